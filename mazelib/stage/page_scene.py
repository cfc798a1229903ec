"""The scene of a worksheet: the page as it will print; V shows its answer, P saves both."""

from dataclasses import replace
from threading import Thread

from pygame import Rect

from mazelib.program import Program
from mazelib.stage.page_painter import PagePainter
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Why
from mazelib.stage.walk_scene import WalkScene


class PageScene(WalkScene):
    """Shows the first sheet of a worksheet. Saving has a thread of its own: thirty sheets take seconds."""

    def __init__(self, program: Program) -> None:
        self._sheet, self._program, self._number = program.worksheet, program, program.seed
        page = next(self._sheet.pages(program.seed))
        super().__init__(page.heya, None, program)
        across, down = page.size
        self.name, self.note = f"{across} × {down} rooms", ""
        self.shape = page.paper.width, page.paper.height
        self._pages = PagePainter(page), PagePainter(page.answer())
        many = self._sheet.how_many
        what = "this sheet and its answer" if many == 1 else f"{many} sheets and their answers"
        self._said = Why("V: the answer, and back", f"P saves {what} as a file.")

    def print_out(self) -> None:
        """Begin to write the worksheet, unless it is being written."""
        if self._said.heading != "Saving":
            self._progress("")
            Thread(target=self._print).start()

    def _progress(self, said: str) -> None:
        self._said = Why("Saving", said)

    def _print(self) -> None:
        try:
            path = self._program.print_sheet(self._sheet, self._number, self._progress)
            self._said = Why("Saved: open it and print it", str(path))
        except Exception as error:  # Nobody else is told, and the window lives on.
            self._said = Why("Not saved", str(error))

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What P does, or has done."""
        return self._said

    def status(self, shown: Shown) -> str:
        """What is shown, and what makes the same sheets once more."""
        return f"{'answer' if self._program.from_above else 'worksheet'} · seed {self._number}"

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown: the page, or its answer."""
        return replace(super().shown(tick, thinks, phase), game=(self._program.from_above, False))

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the paper."""
        self._pages[shown.game[0]].draw(pen, area)
