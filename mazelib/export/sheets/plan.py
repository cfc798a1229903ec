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
from typing import NamedTuple

from mazelib.export.page import Page
from mazelib.export.page_code import PLUS
from mazelib.export.sheets.design import ANSWERS, GRIDS, GRIDS_OF_ANSWERS, Design
from mazelib.export.sheets.ends import openings, theme_on
from mazelib.export.sheets.maze import DrawnMaze
from mazelib.export.sheets.ornaments import creature, stars
from mazelib.export.sheets.shapes import GREY, Box, Line, Shape, Sheet, Words
from mazelib.export.sheets.themes import Theme
from mazelib.grid.compass import Heading
from mazelib.text.sentences import _, ngettext

#: The empty margins, and the height of the head and of the foot between them.
MARGIN = 14.0
HEAD = 31.0
HEAD_OF_ANSWERS = 20.0
FOOT = 6.0
#: The room between two mazes, and that of the words above one of several.
GAP = 7.0
#: Smaller rooms are too small for a pencil.
LEAST_ROOM = 4.0
LABEL = 6.5
#: Letters: the title, the instruction, labels, small print.
TITLE = 9.0
INSTRUCTION = 5.2
LABELS = 4.2
STORY = 3.7
SMALL = 3.0
NAMES = 3.6
TIME = 3.6
#: The creature, and the lines for name and date.
CREATURE = 17.0
LINES = 66.0
#: How large a star is.
STAR = 4.6
#: Up to how many answers are drawn larger, and how they are laid out then. One is small, too.
FEW_ANSWERS = {4: GRIDS[4], 6: GRIDS[6]}

#: The instruction above several mazes, each of which has its own.
EACH = _("Draw the way through each maze.")
MINUTES = _("I needed _________ minutes.")

Grids = Sequence[tuple[int, int]]


class Label(NamedTuple):
    """What stands above one of several mazes."""

    title: str = ""
    story: str = ""


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

    def cells(self, count: int) -> Iterator[Box]:
        """The places of so many mazes with their labels, row by row; the last row in the middle."""
        inner = self.inner
        wide = (inner.width - (self.across - 1) * GAP) / self.across
        free = inner.height - self.head - FOOT
        high = (free - (self.down - 1) * GAP) / self.down
        for row in range(self.down):
            in_row = min(self.across, max(0, count - row * self.across))
            spare = (self.across - in_row) * (wide + GAP) / 2 if row else 0.0
            for column in range(in_row):
                left = inner.left + spare + column * (wide + GAP)
                yield Box(left, inner.top + self.head + row * (high + GAP), wide, high)


def sheets(pages: Sequence[Page]) -> list[Sheet]:
    """All sheets for these pages: the mazes, and then the answers, which are numbered alike."""
    if not pages[0].design.answers:
        return list(maze_sheets(pages))
    return [*maze_sheets(pages), *answer_sheets(pages)]


def maze_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the mazes."""
    design = pages[0].design
    many = design.on_a_page
    for first in range(0, len(pages), many):
        group = pages[first : first + many]
        laid = _laid_for_mazes(group)
        yield _maze_sheet(group, laid)


def _laid_for_mazes(group: Sequence[Page]) -> Laid:
    """How a sheet is laid out. If there are fewer mazes on the last one, they are larger there."""
    design = group[0].design
    many = design.on_a_page
    laid = _best(group, design.sizes, GRIDS[many], HEAD, has_labels=many > 1)
    if len(group) == many:
        return laid
    fitting = min(many for many in GRIDS if many >= len(group))
    size = [(laid.width, laid.height)]
    return _best(group, size, GRIDS[fitting], HEAD, has_labels=fitting > 1)


def rooms_too_small(pages: Sequence[Page]) -> str:
    """A sentence for mazes whose rooms are too small for a pencil; "": they are large enough."""
    group = pages[: pages[0].design.on_a_page]
    side = _smallest_side(group, _laid_for_mazes(group))
    if side >= LEAST_ROOM or not pages[0].has_rooms:
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

def answer_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the answers: the paper lies as the mazes do."""
    size = _size_of_paper(pages)
    grids: Grids = GRIDS_OF_ANSWERS
    for count, layouts in sorted(FEW_ANSWERS.items(), reverse=True):
        if len(pages) <= count:
            grids = layouts
    foot = how_to_print_again(pages)
    for first in range(0, len(pages), ANSWERS):
        group = [page.answer() for page in pages[first : first + ANSWERS]]
        laid = _best(group, [size], grids, HEAD_OF_ANSWERS, has_labels=True)
        yield _answer_sheet(group, [page.title for page in pages[first:]], laid, foot)


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
        return _smallest_side(pages, laid)

    return max(layouts, key=side)


def _smallest_side(pages: Sequence[Page], laid: Laid) -> float:
    """How large the rooms of the maze with the smallest ones are."""
    return min(DrawnMaze(page, _place_of(page, next(laid.cells(1)), laid.has_labels)).side
               for page in pages)


def _maze_sheet(pages: Sequence[Page], laid: Laid) -> Sheet:
    """The sheet with these mazes."""
    design = pages[0].design
    title = pages[0].title
    if laid.has_labels:
        sentence = _("Mazes {first} to {last}")
        title = sentence.format(first=pages[0].number, last=pages[-1].number)
    instruction = _instruction(pages[0])
    if laid.has_labels and design.instruction is None:
        instruction = EACH
    theme = None if laid.has_labels else theme_on(pages[0])
    shapes = _ornament(laid.inner, theme)
    shapes += [*_head(laid.inner, title, instruction, design), *_name_and_date(laid.inner)]
    for page, cell in zip(pages, laid.cells(len(pages)), strict=True):
        label = Label()
        if laid.has_labels:
            story = _instruction(page) if design.instruction is None else ""
            label = Label(page.title, story)
        shapes += _maze(page, cell, label)
    shapes += _foot(laid.inner, how_to_print_again(pages))
    return Sheet(laid.width, laid.height, tuple(shapes))


def _instruction(page: Page) -> str:
    """What is to be done in the maze of a page."""
    if page.design.instruction is not None:
        return page.design.instruction
    theme = theme_on(page)
    return theme.instruction if theme else ""


def _answer_sheet(
    answers: Sequence[Page], titles: Sequence[str], laid: Laid, foot: str
) -> Sheet:
    """A sheet of answers, each with the title of its maze and the length of the way."""
    inner = laid.inner
    shapes: list[Shape] = list(creature((inner.left + CREATURE / 3, inner.top + 6.0), 12.0))
    base = (inner.left + CREATURE * 0.85, inner.top + 9.0)
    heading = ngettext("The answer", "Answers", len(answers))
    shapes.append(Words(heading, base, TITLE, inner.width - CREATURE, is_bold=True))
    for answer, title, cell in zip(answers, titles, laid.cells(len(answers)), strict=False):
        shapes += _maze(answer, cell, Label(_label_of_answer(answer, title)))
    shapes.append(_small_print(inner, foot))
    return Sheet(laid.width, laid.height, tuple(shapes))


def _label_of_answer(answer: Page, title: str) -> str:
    if not answer.route:
        return answer.title
    sentence = ngettext("{title}: {count:,} step", "{title}: {count:,} steps", answer.steps)
    return sentence.format(title=title, count=answer.steps)


def _ornament(inner: Box, theme: Theme | None) -> list[Shape]:
    """The picture in the corner: who waits at the start of the one maze, or the creature."""
    middle = (inner.left + CREATURE / 2, inner.top + CREATURE / 2 - 1)
    if theme:
        return theme.start().placed(middle, CREATURE)
    return creature(middle, CREATURE)


def _head(inner: Box, title: str, instruction: str, design: Design) -> Iterator[Shape]:
    """The title, the stars, and the instruction."""
    left = inner.left + CREATURE + 4
    most = inner.right - LINES - 6 - left
    # Without stars, the title stands in the middle of the creature.
    base = inner.top + (7.6 if design.stars else 10.6)
    yield Words(title, (left, base), TITLE, most, lines=2, is_bold=True)
    if design.stars:
        yield from stars((left, inner.top + 13.4), STAR, design.stars)
    below = (inner.left, inner.top + 25.5)
    yield Words(instruction, below, INSTRUCTION, inner.width)


def _name_and_date(inner: Box) -> Iterator[Shape]:
    """The lines on which name and date are written by hand."""
    left = inner.right - LINES
    for words, down in ((_("Name"), 5.5), (_("Date"), 15.5)):
        base = inner.top + down
        yield Words(words, (left, base), NAMES, 14.0, colour=GREY)
        yield Line(((left + 13.0, base + 0.6), (inner.right, base + 0.6)), 0.25, GREY)


def _foot(inner: Box, foot: str) -> Iterator[Words]:
    """The lowest line of a sheet with mazes."""
    base = (inner.left, inner.bottom + 2.0)
    yield Words(MINUTES, base, TIME, inner.width / 2, colour=GREY)
    yield _small_print(inner, foot)


def how_to_print_again(pages: Sequence[Page]) -> str:
    """The lowest line: how to print pages again; without a code, what else is to stand there."""
    design = pages[0].design
    if not design.code:
        return design.foot
    sentence = _("To print this again: --code {code}")
    return sentence.format(code=f"{_code_of(pages)}{design.words_with_code}")


def _code_of(pages: Sequence[Page]) -> str:
    """The code of one sheet, 7-KQ3W, or of several with their answers, KQ3W+30."""
    many = pages[0].design.on_a_page
    first = pages[0].number
    last = pages[-1].number
    code = pages[0].design.code
    if last - first >= many:
        return f"{code}{PLUS}{last}"
    sheet = f"{(first - 1) // many + 1}-{code}"
    is_full = last % many == 0
    return sheet if is_full else f"{sheet}{PLUS}{last}"


def _small_print(inner: Box, words: str) -> Words:
    base = (inner.right, inner.bottom + 2.0)
    return Words(words, base, SMALL, inner.width / 2, side="right", colour=GREY)


def _maze(page: Page, cell: Box, label: Label) -> Iterator[Shape]:
    """A maze in the middle of its place, with its label close above it."""
    room = _place_of(page, cell, has_label=bool(label.title))
    spare = (room.bottom - DrawnMaze(page, room).bottom) / 2
    drawn = DrawnMaze(page, room.without_top(spare))
    if label.title:
        is_beside = _is_label_beside(page)
        band = drawn.free_band if is_beside else cell.without_top(spare)
        yield from _label(label, band, is_beside=is_beside)
    yield from drawn.shapes()


def _label(label: Label, band: Box, *, is_beside: bool) -> Iterator[Words]:
    """The title of one of several mazes, and its story: beside its picture, or above the maze."""
    if not is_beside:
        base = (band.middle, band.top + 0.7 * LABEL)
        yield Words(label.title, base, LABELS, band.width, side="middle", is_bold=True)
        return
    left = band.left + 2
    most = band.width - 2
    low = band.top + band.height - 2.2
    if not label.story:
        yield Words(label.title, (left, low - 1.4), LABELS, most, is_bold=True)
        return
    yield Words(label.title, (left, low - 4.6), LABELS, most, is_bold=True)
    yield Words(label.story, (left, low), STORY, most)


def _place_of(page: Page, cell: Box, has_label: bool) -> Box:
    """The place of a maze with its marks: the label stands above it, or beside its mark."""
    if not has_label or _is_label_beside(page):
        return cell
    return cell.without_top(LABEL)


def _is_label_beside(page: Page) -> bool:
    """Whether the label has room beside the picture above the maze."""
    if page.route or not theme_on(page):
        return False
    return any(opening.heading is Heading.UP for opening in openings(page))
