"""The scene of a worksheet: the page as it will print; V shows its answer, P saves both."""

from threading import Thread

from pygame import Rect, Surface, draw, transform

from mazelib.compass import DELTAS
from mazelib.learner.loading import LoadedRule
from mazelib.program import Program
from mazelib.sheets.page import HEAD, LINE, MARGIN, TITLE, WALL, WAY, Page
from mazelib.stage.keys import Command
from mazelib.stage.lettering import Face, Lettering
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene, Why
from mazelib.stage.theme import INK, PAPER
from mazelib.timeline import Timeline

#: Pixels of a millimetre on the picture of a page, before it is fitted.
FINE = 5


class PageScene(Scene):
    """Shows the first sheet of a worksheet. Saving has a thread of its own: thirty sheets take seconds."""

    commands = frozenset([Command.PRINT, Command.VIEW])

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        self._sheet = program.worksheet
        page = next(self._sheet.pages(program.seed))
        (across, down), shape = page.size, (page.paper.width, page.paper.height)
        super().__init__(program, Timeline.still(page.heya), f"{across} × {down} rooms", shape)
        self._pages, self._pictures = (page, page.answer()), dict[bool, Surface]()
        many = self._sheet.how_many
        what = "this sheet and its answer" if many == 1 else f"{many} sheets and their answers"
        self._said = Why("V: the answer, and back", f"P saves {what} as a file.")

    def carry_out(self, command: Command) -> None:
        """Begin to write the worksheet, unless it is being written."""
        if command is Command.PRINT and self._said.heading != "Saving":
            self._progress("")
            Thread(target=self._print).start()

    def _progress(self, said: str) -> None:
        self._said = Why("Saving", said)

    def _print(self) -> None:
        try:
            path = self.program.print_sheet(self._sheet, self.seed, self._progress)
            self._said = Why("Saved: open it and print it", str(path))
        except Exception as error:  # Nobody else is told, and the window lives on.
            self._said = Why("Not saved", str(error))

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What P does, or has done."""
        return self._said

    def status(self, shown: Shown) -> str:
        """What is shown, and what makes the same sheets once more."""
        return f"{'answer' if shown.other_view else 'worksheet'} · seed {self.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the paper in the middle of the area, as large as it fits."""
        if shown.other_view not in self._pictures:
            self._pictures[shown.other_view] = painted(self._pages[shown.other_view], pen.lettering)
        (width, height), picture = self.shape, self._pictures[shown.other_view]
        scale = min(area.width / width, area.height / height)
        fitted = max(1, round(width * scale)), max(1, round(height * scale))
        at = Rect((0, 0), fitted)
        at.center = area.center
        pen.window.blit(transform.smoothscale(picture, fitted), at)
        draw.rect(pen.window, pen.theme.line, at.inflate(2, 2), 1)


def painted(page: Page, lettering: Lettering) -> Surface:
    """The picture of a page, as it will print: paper with its squares."""
    paper = page.paper
    picture = Surface((round(paper.width * FINE), round(paper.height * FINE)))
    picture.fill(PAPER)
    for said, top, most, face in ((page.title, 0.0, TITLE, Face.BOLD), (page.line, 0.5, LINE, Face.TEXT)):
        line = lettering.text(said, round(page.letter_height(said, most) * FINE), INK, face)
        picture.blit(line, (MARGIN * FINE, (MARGIN + HEAD * top) * FINE))
    thick = max(2, min(round(paper.side / 8 * FINE), FINE))  # at most a millimetre
    for column, row, square in page.squares():
        left, right = (round((paper.left + each * paper.side) * FINE) for each in (column, column + 1))
        top, bottom = (round((paper.top + each * paper.side) * FINE) for each in (row, row + 1))
        at = Rect(left, top, right - left, bottom - top)
        if square.is_wall or square.is_way:
            picture.fill(f"#{WALL if square.is_wall else WAY}", at)
        for is_wall, (dx, dy) in zip(square.walls, DELTAS, strict=True):
            if is_wall:
                edge = at.move(dx * at.width, dy * at.height).clip(at.inflate(2, 2))
                draw.rect(picture, INK, edge.inflate(thick - 1, thick - 1))
        if square.letter:
            letter = lettering.text(square.letter, max(4, round(paper.side * FINE * 0.7)), INK, Face.BOLD)
            picture.blit(letter, letter.get_rect(center=at.center))
    return picture
