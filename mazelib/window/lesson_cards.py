"""The cards of the door: every lesson of a folder, with a picture that the stage itself makes."""

import ast
import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pygame import Rect, Surface

from mazelib.kinds.shared.registry import kind_of
from mazelib.learner.learner_script import read_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.workers import Workers
from mazelib.maps.files import read_text
from mazelib.window.lettering import Lettering
from mazelib.window.pen import Pen
from mazelib.window.pictures import Pictures
from mazelib.window.scenes import open_scene
from mazelib.window.theme import LIGHT

#: How many ticks, or steps of a maker, a picture shows.
TICKS_SHOWN = 13
STEPS_SHOWN = 60
#: The seed of all chance in pictures.
SEED = 4
#: A picture is drawn with letters of this height, in pixels.
TEXT = 9
_NUMBERED = re.compile(r"0*(\d+)_\w+")


@dataclass(frozen=True)
class LessonCard:
    """A lesson of the folder: its script, its number, and its title."""

    script: Path
    number: int
    title: str


def lesson_cards(folder: Path) -> list[LessonCard]:
    """The numbered scripts of a folder, in the order of their numbers."""
    cards = []
    for path in folder.glob("*.py"):
        numbered = _NUMBERED.fullmatch(path.stem)
        if numbered:
            cards.append(LessonCard(path, int(numbered.group(1)), _title_of(path)))
    return sorted(cards, key=lambda card: (card.number, card.script.name))


def _title_of(path: Path) -> str:
    """The first line of a lesson's text, without "Lesson 4:"; or else the name of its file."""
    try:
        text = ast.get_docstring(ast.parse(read_text(path))) or path.stem
    except (SyntaxError, ValueError):
        return path.stem
    title = re.sub(r"^[Ll]esson \d+:\s*", "", text.partition("\n")[0]).rstrip(". ")
    return title[:1].upper() + title[1:]


class CardPictures:
    """Makes the pictures of lessons, one after the other, a little at a time.

    ``pictures`` has those that are ready, by their scripts. A lesson that cannot be opened has
    none.
    """

    def __init__(self, cards: Sequence[LessonCard], size: tuple[int, int]) -> None:
        self.pictures: dict[Path, Surface] = {}
        self._size = size
        self._making = self._all(cards)
        self._workers: Workers | None = None

    def go_on(self) -> bool:
        """Make a part of a picture; False: all are ready."""
        for _pause in self._making:
            return True
        return False

    def end(self) -> None:
        """Make no more pictures, and let no worker go on."""
        self._making.close()

    def _all(self, cards: Sequence[LessonCard]) -> Generator[None, None, None]:
        lettering = Lettering()
        pictures = Pictures()
        with Workers() as workers:
            workers.patience = Patience.OF_A_WINDOW
            for card in cards:
                try:
                    picture = Surface(self._size)
                    pen = Pen(picture, LIGHT, lettering, pictures, TEXT, 1)
                    yield from _draw_lesson(workers, card.script, pen)
                    self.pictures[card.script] = picture
                except (ValueError, OSError, ModuleNotFoundError):
                    continue
                yield


def _draw_lesson(workers: Workers, script: Path, pen: Pen) -> Generator[None, None, None]:
    """Draw what a lesson shows soon after its start."""
    loaded = yield from read_script(workers, script)
    kind = kind_of(loaded)
    lesson = kind(loaded, kind.options_class())
    lesson.seed = SEED
    opening = open_scene(lesson)
    scene = None
    while scene is None:
        try:
            next(opening)
            yield
        except StopIteration as opened:
            scene = opened.value
    wanted = TICKS_SHOWN if scene.features.has_halves else STEPS_SHOWN
    while scene.last < wanted and not scene.ended and not scene.features.takes_arrows:
        before = scene.last
        scene.advance(wanted - scene.last)
        if scene.last == before:
            yield
    shown = scene.shown(min(wanted, scene.last))
    pen.window.fill(pen.theme.window)
    scene.draw_map(pen, Rect((0, 0), pen.window.get_size()), shown)
