"""The cards of the door: every lesson of a folder, with a picture that the stage itself makes.

At once each card has the plain map of its lesson; then, one after the other, what the lesson shows
soon after its start, and beside the map the one thing that tells it from the others.
"""

import ast
import re
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from pygame import Surface

from mazelib.grid.compass import Heading, back_of
from mazelib.kinds.shared.registry import kind_of
from mazelib.learner.learner_script import read_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.workers import Workers
from mazelib.maps.files import read_text
from mazelib.maps.folder import find_map, read_heya
from mazelib.window.lettering import Lettering
from mazelib.window.painters.lesson_picture import draw_plain, draw_scene
from mazelib.window.pen import Pen
from mazelib.window.pictures import Pictures
from mazelib.window.scene import AnyScene
from mazelib.window.scenes import open_scene
from mazelib.window.theme import LIGHT

#: How many ticks, or steps of a maker, a picture shows.
TICKS_SHOWN = 13
STEPS_SHOWN = 60
#: The seed of all chance in pictures.
SEED = 4
#: A picture has this size, and letters of this height, in pixels.
SIZE = (516, 252)
TEXT = 9
_NUMBERED = re.compile(r"0*(\d+)_\w+")


@dataclass(frozen=True)
class LessonCard:
    """A lesson of the folder: its script, its number, and its title."""

    script: Path
    number: int
    title: str
    #: The first map that the script names; "" if it names none.
    map: str = ""


def lesson_cards(folder: Path) -> list[LessonCard]:
    """The numbered scripts of a folder, in the order of their numbers."""
    cards = []
    for path in folder.glob("*.py"):
        numbered = _NUMBERED.fullmatch(path.stem)
        if numbered:
            cards.append(_card_of(path, int(numbered.group(1))))
    return sorted(cards, key=lambda card: (card.number, card.script.name))


def _card_of(path: Path, number: int) -> LessonCard:
    """The card of a script: read, but not run. A broken script has the name of its file."""
    try:
        tree = ast.parse(read_text(path))
    except (SyntaxError, ValueError):
        return LessonCard(path, number, path.stem)
    text = ast.get_docstring(tree) or path.stem
    title = re.sub(r"^[Ll]esson \d+:\s*", "", text.partition("\n")[0]).rstrip(". ")
    return LessonCard(path, number, title[:1].upper() + title[1:], _first_map(tree))


def _first_map(tree: ast.Module) -> str:
    """The first of the ``maps`` that a script gives to show; "" if it gives none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "maps":
            for name in ast.walk(node.value):
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    return name.value
    return ""


class CardPictures:
    """Makes the pictures of lessons, one after the other, a little at a time, and keeps them.

    ``pictures`` has one for each script: at once that of its plain map, later what the lesson
    shows. A lesson that cannot be opened keeps its plain map.
    """

    def __init__(self) -> None:
        self.pictures: dict[Path, Surface] = {}
        #: Those that show more than a plain map.
        self.made = set[Path]()
        self._lettering = Lettering()
        self._own_pictures = Pictures()
        self._making: Generator[None, None, None] | None = None

    def begin(self, cards: Sequence[LessonCard]) -> None:
        """Draw the plain maps, and begin to make the pictures that are not made yet."""
        for card in cards:
            if card.script not in self.pictures:
                self.pictures[card.script] = self._plain(card)
        self._making = self._all([card for card in cards if card.script not in self.made])

    def make_anew(self, script: Path) -> None:
        """Make the picture of a lesson anew at the next begin; it may look different by then."""
        self.made.discard(script)

    def go_on(self) -> bool:
        """Make a part of a picture; False: all are ready."""
        for _pause in self._making or ():
            return True
        return False

    def end(self) -> None:
        """Make no more pictures, and let no worker go on."""
        if self._making:
            self._making.close()

    def _pen(self) -> Pen:
        return Pen(Surface(SIZE), LIGHT, self._lettering, self._own_pictures, TEXT, 1)

    def _plain(self, card: LessonCard) -> Surface:
        """The plain map of a lesson, as far as its script and the map can be read."""
        heya = None
        if card.map:
            with suppress(ValueError, OSError):
                heya = read_heya(find_map(card.map))
        pen = self._pen()
        draw_plain(pen, heya)
        return pen.window

    def _all(self, cards: Sequence[LessonCard]) -> Generator[None, None, None]:
        if not cards:
            return
        with Workers() as workers:
            workers.patience = Patience.OF_A_WINDOW
            for card in cards:
                self.made.add(card.script)
                pen = self._pen()
                with suppress(ValueError, OSError, ModuleNotFoundError):
                    yield from _draw_lesson(workers, card.script, pen)
                    self.pictures[card.script] = pen.window
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
    if scene.says(scene.shown(0), is_asking=False).compass:
        _walk_by_arrows(scene)
    wanted = TICKS_SHOWN if scene.features.has_halves else STEPS_SHOWN
    while scene.last < wanted and not scene.ended and not scene.features.takes_arrows:
        before = scene.last
        scene.advance(wanted - scene.last)
        if scene.last == before:
            yield
    draw_scene(pen, scene, scene.shown(min(wanted, scene.last)))


def _walk_by_arrows(scene: AnyScene) -> None:
    """Press arrow keys, as long as a way goes on without turning back."""
    before: Heading | None = None
    for _step in range(TICKS_SHOWN):
        way = _way_on(scene, before)
        if way is None:
            return
        scene.press(way, scene.last)
        before = way


def _way_on(scene: AnyScene, before: Heading | None) -> Heading | None:
    """The first open way that does not lead back; None if there is none."""
    for way in scene.open_ways(scene.last):
        if before is None or way is not back_of(before):
            return way
    return None
