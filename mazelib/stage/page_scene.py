"""The scene of a worksheet: the page as it will print and its answer side by side; P writes them."""

from threading import Thread

from pygame import Rect

from mazelib.program import Program
from mazelib.stage.page_painter import PagePainter
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Why
from mazelib.stage.walk_scene import WalkScene

#: Between the two papers, as a part of their width.
GAP = 0.03


class PageScene(WalkScene):
    """Shows the first sheet of a worksheet. Printing has a thread of its own: thirty sheets take seconds."""

    def __init__(self, program: Program) -> None:
        self._sheet, self._program = program.worksheet, program
        page = next(self._sheet.pages(program.seed))
        super().__init__(page.heya, None, program)
        across, down = page.size
        paper = page.paper
        self.name, self.note = f"{across} × {down} rooms", ""
        self.shape = (2 + GAP) * paper.width, paper.height
        self._pages = PagePainter(page), PagePainter(page.answer())
        many = self._sheet.how_many
        what = "One sheet with its answer goes" if many == 1 else f"{many} sheets with their answers go"
        self._said = Why("P writes it", f"{what} into a file.")

    def print_out(self) -> None:
        """Begin to write the worksheet, unless it is being written."""
        if self._said.heading != "Printing":
            self._progress(0)
            Thread(target=self._print).start()

    def _progress(self, done: int) -> None:
        self._said = Why("Printing", f"{done} of {3 * self._sheet.how_many} sheets are done.")

    def _print(self) -> None:
        try:
            self._said = Why("Printed", f"It is in {self._program.print_sheet(self._progress)}")
        except ValueError as error:
            self._said = Why("Not printed", str(error))
        except OSError as error:
            self._said = Why("Not printed", f"It cannot be written: {error}")

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What P does, or has done."""
        return self._said

    def status(self, shown: Shown) -> str:
        """What makes the same sheets once more."""
        return f"seed {self._program.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the two papers."""
        wide = round(min(area.width, area.height * self.shape[0] / self.shape[1]))
        half = Rect(area.centerx - wide // 2, area.top, round(wide / (2 + GAP)), area.height)
        for page, left in zip(self._pages, (half.left, half.left + wide - half.width), strict=True):
            page.draw(pen, Rect(left, area.top, half.width, area.height))
