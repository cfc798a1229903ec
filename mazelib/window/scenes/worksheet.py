"""The scene of a worksheet: the page as it will print; V shows its answer, P saves both."""

from math import ceil
from threading import Thread

from pygame import Rect, Surface, draw

from mazelib.kinds.worksheet import WorksheetLesson
from mazelib.walking.recording import Timeline
from mazelib.window.keys import Command
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen
from mazelib.window.scene import Scene, Why
from mazelib.window.scenes import scene_for
from mazelib.window.theme import INK, PAPER


@scene_for("worksheet")
class PageScene(Scene):
    """Shows the first sheet of a worksheet. Saving has a thread of its own: thirty sheets take seconds."""

    lesson: WorksheetLesson
    commands = frozenset([Command.PRINT, Command.VIEW])

    def __init__(self, lesson: WorksheetLesson) -> None:
        self._sheet = lesson.worksheet
        page, many = next(self._sheet.pages(lesson.seed)), self._sheet.how_many
        name = "{} × {} rooms".format(*page.size)
        super().__init__(lesson, Timeline.still(page.heya), name, page.paper[1:])
        self._pages = page, page.answer()
        what = "this sheet and its answer" if many == 1 else f"{many} sheets and their answers"
        self._said = Why("V: the answer, and back", f"P saves {what} as a file.")

    def carry_out(self, command: Command) -> None:
        if command is Command.PRINT and self._said.heading != "Saving":
            self._progress("")
            Thread(target=self._print).start()

    def _progress(self, said: str) -> None:
        self._said = Why("Saving", said)

    def _print(self) -> None:
        try:
            path = self.lesson.print_sheet(self._sheet, self.seed, self._progress)
            self._said = Why("Saved: open it and print it", str(path))
        except Exception as error:  # Nobody else is told, and the window lives on.
            self._said = Why("Not saved", str(error))

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        return self._said

    def status(self, shown: Shown) -> str:
        return f"{'answer' if shown.other_view else 'worksheet'} · seed {self.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        page, paper = self._pages[shown.other_view], Rect(0, 0, *self.shape).fit(area)
        picture, scale = Surface(paper.size), paper.width / self.shape[0]
        picture.fill(PAPER)
        for colour, left, top, wide, high in page.boxes():
            # Rounded up, they leave no gaps.
            picture.fill(f"#{colour}", (left * scale, top * scale, ceil(wide * scale), ceil(high * scale)))
        for said, x, y, size in page.words():
            words = pen.lettering.text(said, max(4, round(size * scale)), INK)
            picture.blit(words, words.get_rect(center=(x * scale, y * scale)))
        pen.window.blit(picture, paper)
        draw.rect(pen.window, pen.theme.line, paper.inflate(2, 2), 1)
