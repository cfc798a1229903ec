"""The scene of a worksheet: the page as it will print; V shows its answer, P saves both."""

from math import ceil
from threading import Thread

from pygame import Rect, Surface, draw

from mazelib.kinds.worksheet import WorksheetLesson
from mazelib.text.sentences import _, ngettext
from mazelib.walking.timeline import Timeline
from mazelib.window.features import Features
from mazelib.window.keys import Command
from mazelib.window.layout import Share
from mazelib.window.pen import Pen
from mazelib.window.scene import Scene
from mazelib.window.shown import PageShown
from mazelib.window.strip import Card, Strip
from mazelib.window.theme import INK, PAPER


class PageScene(Scene[PageShown]):
    """Shows the first sheet of a worksheet.

    Saving runs in its own thread: thirty sheets take seconds.
    """

    lesson: WorksheetLesson
    features = Features(commands=frozenset({Command.PRINT, Command.VIEW}), share=Share.WHOLE)

    def __init__(self, lesson: WorksheetLesson) -> None:
        self._sheet = lesson.worksheet
        page = next(self._sheet.pages(lesson.seed))
        many = self._sheet.how_many
        across, down = page.size
        name = _("{across} × {down} rooms").format(across=across, down=down)
        super().__init__(lesson, Timeline.still(page.heya), name)
        self._page = page
        self._answer = page.answer()
        self._is_saving = False
        self._is_saved = False
        saves = ngettext(
            "P saves this sheet and its answer as a file.",
            "P saves {count} sheets and their answers as a file.",
            many,
        )
        self._strip = Strip(_("V: the answer, and back"), saves.format(count=many))

    def carry_out(self, command: Command) -> None:
        """Show the answer, or hide it; save the sheets, unless they are being saved already."""
        if command is Command.VIEW:
            self.lesson.shows_answer = not self.lesson.shows_answer
        if command is Command.PRINT and not self._is_saving:
            self._is_saving = True
            self._tell_progress("")
            Thread(target=self._save).start()

    def _tell_progress(self, words: str) -> None:
        self._strip = Strip(_("Saving"), words)

    def _save(self) -> None:
        """Save the sheets. An error is told here, since nothing else would catch it."""
        try:
            path = self.lesson.next_path()
            self.lesson.print_sheet(self._sheet, self.seed, path, self._tell_progress)
            self._is_saved = True
            self._strip = Strip(_("Saved: open it and print it"), str(path.absolute()))
        except Exception as error:
            self._strip = Strip(_("Not saved"), str(error))
        finally:
            self._is_saving = False

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> PageShown:
        return PageShown(tick=tick, with_answer=self.lesson.shows_answer)

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether a sheet was saved."""
        return self._is_saved

    def says(self, shown: PageShown, *, is_asking: bool) -> Strip:
        return self._strip

    def status(self, shown: PageShown) -> str:
        if shown.with_answer:
            return _("answer · seed {seed}").format(seed=self.seed)
        return _("worksheet · seed {seed}").format(seed=self.seed)

    def draw_map(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        page = self._answer if shown.with_answer else self._page
        width = page.paper.width
        height = page.paper.height
        paper = Rect(0, 0, width, height).fit(area)
        scale = paper.width / width
        picture = Surface(paper.size)
        picture.fill(PAPER)
        for colour, left, top, wide, high in page.boxes():
            # Rounded up, they leave no gaps.
            box = (left * scale, top * scale, ceil(wide * scale), ceil(high * scale))
            picture.fill(f"#{colour}", box)
        for text, x, y, size in page.words():
            words = pen.lettering.text(text, max(4, round(size * scale)), INK)
            picture.blit(words, words.get_rect(center=(x * scale, y * scale)))
        pen.window.blit(picture, paper)
        draw.rect(pen.window, pen.theme.line, paper.inflate(2, 2), 1)


SCENE = PageScene
