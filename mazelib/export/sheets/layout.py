"""How a sheet is laid out: as many mazes as it is to have, as large as they go.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.export.sheets.design import GRIDS
from mazelib.export.sheets.head import FOOT, HEAD
from mazelib.export.sheets.labels import LABEL, Label, Labels
from mazelib.export.sheets.maze import DrawnMaze
from mazelib.export.sheets.shapes import Box, Shape
from mazelib.text.sentences import _

#: The empty margins, and the height of the head of answers.
MARGIN = 14.0
HEAD_OF_ANSWERS = 20.0
#: The room between two mazes.
GAP = 6.0
#: Smaller rooms are too small for a pencil.
LEAST_ROOM = 4.0

Grids = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Laid:
    """How a sheet is laid out: its width and height, and how many mazes stand across and down."""

    width: float
    height: float
    across: int
    down: int
    head: float
    #: What is left free below the mazes.
    foot: float
    #: Whether words stand above each maze.
    has_labels: bool

    @property
    def inner(self) -> Box:
        """What lies between the margins."""
        return Box(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)

    def cells(self, count: int) -> Iterator[Box]:
        """The places of so many mazes with their labels, row by row; the last row in the middle."""
        inner = self.inner
        wide = (inner.width - (self.across - 1) * GAP) / self.across
        free = inner.height - self.head - self.foot
        high = (free - (self.down - 1) * GAP) / self.down
        for row in range(self.down):
            in_row = min(self.across, max(0, count - row * self.across))
            spare = (self.across - in_row) * (wide + GAP) / 2 if row else 0.0
            for column in range(in_row):
                left = inner.left + spare + column * (wide + GAP)
                yield Box(left, inner.top + self.head + row * (high + GAP), wide, high)

    def place_in(self, cell: Box) -> Box:
        """The place of a maze with its marks: the label stands above it."""
        return cell.without_top(LABEL) if self.has_labels else cell


def laid_for_mazes(group: Sequence[Page]) -> Laid:
    """How a sheet is laid out. If there are fewer mazes on the last one, they are larger there."""
    design = group[0].design
    many = design.on_a_page
    laid = best_layout(group, design.sizes, GRIDS[many])
    if len(group) == many:
        return laid
    fitting = min(many for many in GRIDS if many >= len(group))
    return best_layout(group, [(laid.width, laid.height)], GRIDS[fitting])


def rooms_too_small(pages: Sequence[Page]) -> str:
    """A sentence for mazes whose rooms are too small for a pencil; "": they are large enough."""
    group = pages[: pages[0].design.on_a_page]
    side = _smallest_side(group, laid_for_mazes(group))
    if side >= LEAST_ROOM - 0.05 or not pages[0].has_rooms:
        return ""
    if len(group) > 1:
        sentence = _(
            "The rooms are only {side:.1f} mm wide: too small for a pencil."
            " Put fewer mazes on a sheet, or make smaller ones."
        )
    else:
        sentence = _(
            "The rooms are only {side:.1f} mm wide: too small for a pencil. Make a smaller maze."
        )
    return sentence.format(side=side)


def best_layout(pages: Sequence[Page], sizes: Sequence[tuple[float, float]], grids: Grids) -> Laid:
    """The layout in which the smallest maze is largest."""
    is_answer = bool(pages[0].route)
    top = HEAD_OF_ANSWERS if is_answer else HEAD
    layouts = []
    for width, height in sizes:
        for across, down in grids:
            has_labels = across * down > 1
            layouts.append(Laid(width, height, across, down, top, FOOT, has_labels))

    def side(laid: Laid) -> float:
        return _smallest_side(pages, laid)

    return max(layouts, key=side)


def _smallest_side(pages: Sequence[Page], laid: Laid) -> float:
    """How large the rooms of the maze with the smallest ones are."""
    place = laid.place_in(next(laid.cells(1)))
    return min(DrawnMaze(page, place).side for page in pages)


def mazes_in_place(
    pages: Sequence[Page], laid: Laid, labels: Sequence[Label] | None
) -> Iterator[Shape]:
    """The mazes in the middle of their places. Their labels begin where they do, close above."""
    spare = min(_spare_height(page, laid) for page in pages)
    cells = [cell.without_top(spare) for cell in laid.cells(len(pages))]
    placed = zip(pages, cells, strict=True)
    mazes = [DrawnMaze(page, laid.place_in(cell)) for page, cell in placed]
    for maze in mazes:
        yield from maze.shapes()
    if not labels:
        return
    begins = [maze.left_end - cell.left for maze, cell in zip(mazes, cells, strict=True)]
    drawn = Labels(labels, cells[0].width - max(begins))
    for label, cell, begin in zip(labels, cells, begins, strict=True):
        yield from drawn.words(label, cell.without_left(begin))


def _spare_height(page: Page, laid: Laid) -> float:
    """How far down a maze is moved, so that it is in the middle of its place."""
    place = laid.place_in(next(laid.cells(1)))
    return (place.bottom - DrawnMaze(page, place).bottom) / 2
