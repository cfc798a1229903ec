"""The plan of a print: which sheets there are, and what stands where on each.

    +------------------------------+
    | (oo)  Maze 7     Name ______ |   the head; the name and the date are for whoever solves it
    |       *****      Date ______ |
    | Find the way through.        |
    |   +---------+  +---------+   |   1, 2, 4 or 6 mazes; after all mazes their answers, 12 a
    |   |         |  |         |   |   sheet
    |   +---------+  +---------+   |
    |                        7-KQ3 |   the code that gives the same sheet again
    +------------------------------+

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.export.sheets.design import ANSWERS, GRIDS, GRIDS_OF_ANSWERS, Design
from mazelib.export.sheets.maze import DrawnMaze
from mazelib.export.sheets.ornaments import creature, stars
from mazelib.export.sheets.shapes import GREY, Box, Line, Shape, Sheet, Words
from mazelib.text.sentences import _, ngettext

#: The empty margins, and the height of the head and of the foot between them.
MARGIN = 14.0
HEAD = 31.0
HEAD_OF_ANSWERS = 20.0
FOOT = 6.0
#: The room between two mazes, and that of the words above one of several.
GAP = 7.0
LABEL = 6.5
#: Letters: the title, the instruction, labels, small print.
TITLE = 9.0
INSTRUCTION = 5.2
LABELS = 4.2
SMALL = 3.6
#: The creature, and the lines for name and date.
CREATURE = 17.0
LINES = 66.0
#: How large a star is.
STAR = 4.6
#: Up to how many answers are drawn larger, and how they are laid out then.
FEW_ANSWERS = {1: ((1, 1),), 2: GRIDS[2], 4: GRIDS[4], 6: GRIDS[6]}

Grids = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Laid:
    """How a sheet is laid out: its width and height, and how many mazes stand across and down."""

    width: float
    height: float
    across: int
    down: int
    head: float
    #: Whether words stand above each maze.
    has_labels: bool

    @property
    def inner(self) -> Box:
        """What lies between the margins."""
        return Box(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)

    def cells(self) -> Iterator[Box]:
        """The places of the mazes with their labels, row by row."""
        inner = self.inner
        wide = (inner.width - (self.across - 1) * GAP) / self.across
        free = inner.height - self.head - FOOT
        high = (free - (self.down - 1) * GAP) / self.down
        for row in range(self.down):
            for column in range(self.across):
                left = inner.left + column * (wide + GAP)
                yield Box(left, inner.top + self.head + row * (high + GAP), wide, high)

    @property
    def place_of_maze(self) -> Box:
        """The place of the first maze, without its label."""
        return _below_label(next(self.cells()), has_label=self.has_labels)


def sheets(pages: Sequence[Page]) -> list[Sheet]:
    """All sheets for these pages: the mazes, and then the answers, which are numbered alike."""
    return [*maze_sheets(pages), *answer_sheets(pages)]


def maze_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the mazes."""
    design = pages[0].design
    many = design.on_a_page
    for first in range(0, len(pages), many):
        group = pages[first : first + many]
        laid = _best(group, design.sizes, GRIDS[many], HEAD, has_labels=many > 1)
        yield _maze_sheet(group, laid, (group[0].number - 1) // many + 1)


def answer_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the answers: the paper lies as the mazes do."""
    size = _size_of_paper(pages)
    grids: Grids = GRIDS_OF_ANSWERS
    for count, layouts in sorted(FEW_ANSWERS.items(), reverse=True):
        if len(pages) <= count:
            grids = layouts
    for first in range(0, len(pages), ANSWERS):
        group = [page.answer() for page in pages[first : first + ANSWERS]]
        laid = _best(group, [size], grids, HEAD_OF_ANSWERS, has_labels=True)
        yield _answer_sheet(group, [page.title for page in pages[first:]], laid)


def _size_of_paper(pages: Sequence[Page]) -> tuple[float, float]:
    design = pages[0].design
    many = design.on_a_page
    laid = _best(pages[:many], design.sizes, GRIDS[many], HEAD, has_labels=many > 1)
    return laid.width, laid.height


def _best(
    pages: Sequence[Page],
    sizes: Sequence[tuple[float, float]],
    grids: Grids,
    head: float,
    *,
    has_labels: bool,
) -> Laid:
    """The layout in which the smallest maze is largest."""
    layouts = []
    for width, height in sizes:
        for across, down in grids:
            layouts.append(Laid(width, height, across, down, head, has_labels))

    def side(laid: Laid) -> float:
        return min(DrawnMaze(page, laid.place_of_maze).side for page in pages)

    return max(layouts, key=side)


def _maze_sheet(pages: Sequence[Page], laid: Laid, number: int) -> Sheet:
    """The sheet of this number."""
    design = pages[0].design
    title = pages[0].title
    if design.on_a_page > 1:
        sentence = ngettext("Maze {first}", "Mazes {first} to {last}", len(pages))
        title = sentence.format(first=pages[0].number, last=pages[-1].number)
    shapes = [*_head(laid.inner, title, design), *_name_and_date(laid.inner)]
    for page, cell in zip(pages, laid.cells(), strict=False):
        shapes += _maze(page, cell, page.title if laid.has_labels else "")
    words = f"{number}-{design.code}" if design.code else design.foot
    shapes.append(_small_print(laid.inner, words))
    return Sheet(laid.width, laid.height, tuple(shapes))


def _answer_sheet(answers: Sequence[Page], titles: Sequence[str], laid: Laid) -> Sheet:
    """A sheet of answers, each with the title of its maze and the length of the way."""
    inner = laid.inner
    design = answers[0].design
    shapes: list[Shape] = list(creature((inner.left + CREATURE / 3, inner.top + 6.0), 12.0))
    base = (inner.left + CREATURE * 0.85, inner.top + 9.0)
    heading = ngettext("The answer", "Answers", len(answers))
    shapes.append(Words(heading, base, TITLE, inner.width - CREATURE, is_bold=True))
    for answer, title, cell in zip(answers, titles, laid.cells(), strict=False):
        shapes += _maze(answer, cell, _label_of_answer(answer, title))
    shapes.append(_small_print(inner, design.code or design.foot))
    return Sheet(laid.width, laid.height, tuple(shapes))


def _label_of_answer(answer: Page, title: str) -> str:
    if not answer.route:
        return answer.title
    sentence = ngettext("{title}: {count:,} step", "{title}: {count:,} steps", answer.steps)
    return sentence.format(title=title, count=answer.steps)


def _head(inner: Box, title: str, design: Design) -> Iterator[Shape]:
    """The creature, the title, the stars, and the instruction."""
    yield from creature((inner.left + CREATURE / 2, inner.top + CREATURE / 2 - 1), CREATURE)
    left = inner.left + CREATURE + 4
    most = inner.right - LINES - 6 - left
    # Without stars, the title stands in the middle of the creature.
    base = inner.top + (7.6 if design.stars else 10.6)
    yield Words(title, (left, base), TITLE, most, is_bold=True)
    if design.stars:
        yield from stars((left, inner.top + 13.4), STAR, design.stars)
    below = (inner.left, inner.top + 25.5)
    yield Words(design.instruction, below, INSTRUCTION, inner.width)


def _name_and_date(inner: Box) -> Iterator[Shape]:
    """The lines on which name and date are written by hand."""
    left = inner.right - LINES
    for words, down in ((_("Name"), 5.5), (_("Date"), 15.5)):
        base = inner.top + down
        yield Words(words, (left, base), SMALL, 14.0, colour=GREY)
        yield Line(((left + 13.0, base + 0.6), (inner.right, base + 0.6)), 0.25, GREY)


def _small_print(inner: Box, words: str) -> Words:
    base = (inner.right, inner.bottom + 2.0)
    return Words(words, base, SMALL, inner.width, side="right", colour=GREY)


def _maze(page: Page, cell: Box, label: str) -> Iterator[Shape]:
    """A maze in the middle of its place, with its label close above it."""
    room = _below_label(cell, has_label=bool(label))
    drawn = DrawnMaze(page, room)
    spare = (room.bottom - drawn.bottom) / 2
    if label:
        base = (cell.middle, cell.top + spare + 0.7 * LABEL)
        yield Words(label, base, LABELS, cell.width, side="middle", is_bold=True)
    yield from DrawnMaze(page, room.without_top(spare)).shapes()


def _below_label(cell: Box, *, has_label: bool) -> Box:
    return cell.without_top(LABEL) if has_label else cell
