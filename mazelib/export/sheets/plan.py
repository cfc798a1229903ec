"""The plan of a print: which sheets there are, and what stands where on each.

    +------------------------------+
    | (oo)  Maze 7     Name ______ |   the head; the name and the date are for whoever solves it
    |       Go home!   Date ______ |
    |   +---------+  +---------+   |
    |   |         |  |         |   |   1, 2, 4 or 6 mazes; their answers come last, 12 a sheet
    |   +---------+  +---------+   |
    |                        7-KQ3 |   the code: the file itself says what it is for
    +------------------------------+

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.export.page_code import PLUS
from mazelib.export.sheets.border import border
from mazelib.export.sheets.certificate import certificate
from mazelib.export.sheets.cover import cover
from mazelib.export.sheets.design import ANSWERS, GRIDS, GRIDS_OF_ANSWERS
from mazelib.export.sheets.ends import theme_on
from mazelib.export.sheets.head import (
    COLOUR_THEM,
    CREATURE,
    FOOT,
    HEAD,
    TITLE,
    HeadWords,
    foot,
    head,
    number_in_disc,
)
from mazelib.export.sheets.labels import LABEL, Label, Labels
from mazelib.export.sheets.maze import DrawnMaze
from mazelib.export.sheets.ornaments import creature
from mazelib.export.sheets.shapes import Box, Shape, Sheet, Words
from mazelib.text.sentences import _, ngettext

#: The empty margins, and the height of the head of answers.
MARGIN = 14.0
HEAD_OF_ANSWERS = 20.0
#: The letters of the number of a page in a book.
NUMBER_IN_BOOK = 4.4
#: The room between two mazes.
GAP = 6.0
#: Smaller rooms are too small for a pencil.
LEAST_ROOM = 4.0
#: Up to how many answers are drawn larger, and how they are laid out then.
FEW_ANSWERS = {count: GRIDS[count] for count in (1, 2, 4, 6)}

#: The instruction above several mazes, each of which has its own.
EACH = _("Draw the way through each maze.")
#: Stands in a title for the number of its maze.
NUMBER = "{number}"

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


def sheets(pages: Sequence[Page]) -> list[Sheet]:
    """All sheets for these pages: the mazes, and then what comes after them."""
    return [*maze_sheets(pages), *sheets_after(pages)]


def sheets_after(pages: Sequence[Page]) -> Iterator[Sheet]:
    """What comes after the mazes: a certificate for each book; the answers."""
    in_a_book = pages[0].design.in_a_book
    for first in range(0, len(pages) if in_a_book else 0, in_a_book or 1):
        book = pages[first : first + in_a_book]
        laid = _laid_for_mazes(book[:1])
        shapes = [*certificate(book, laid.inner)]
        shapes += foot(laid.inner, code_below(pages), has_minutes=False)
        yield Sheet(laid.width, laid.height, tuple(shapes))
    yield from answer_sheets(pages)


def maze_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the mazes."""
    many = pages[0].design.on_a_page
    for first in range(0, len(pages), many):
        group = pages[first : first + many]
        laid = _laid_for_mazes(group)
        if _place_in_book(group[0]) == 1:
            yield _cover(group, laid)
        yield _maze_sheet(group, laid)


def _place_in_book(page: Page) -> int:
    """The place of a maze in its book, from 1; 0: it is in none."""
    many = page.design.in_a_book
    return (page.number - 1) % many + 1 if many else 0


def _cover(pages: Sequence[Page], laid: Laid) -> Sheet:
    """The cover of the book that begins with these pages."""
    design = pages[0].design
    own = "" if NUMBER in design.title else design.title
    themes = design.themes_of_book if theme_on(pages[0]) else ()
    shapes = [*cover(own, themes, laid.inner)]
    shapes += foot(laid.inner, code_below(pages), has_minutes=False)
    return Sheet(laid.width, laid.height, tuple(shapes))


def _laid_for_mazes(group: Sequence[Page]) -> Laid:
    """How a sheet is laid out. If there are fewer mazes on the last one, they are larger there."""
    design = group[0].design
    many = design.on_a_page
    laid = _best(group, design.sizes, GRIDS[many])
    if len(group) == many:
        return laid
    fitting = min(many for many in GRIDS if many >= len(group))
    return _best(group, [(laid.width, laid.height)], GRIDS[fitting])


def rooms_too_small(pages: Sequence[Page]) -> str:
    """A sentence for mazes whose rooms are too small for a pencil; "": they are large enough."""
    group = pages[: pages[0].design.on_a_page]
    side = _smallest_side(group, _laid_for_mazes(group))
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


def answer_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the answers: the paper lies as the mazes do."""
    if not pages[0].design.answers:
        return
    mazes = _laid_for_mazes(pages[: pages[0].design.on_a_page])
    grids: Grids = GRIDS_OF_ANSWERS
    for count, layouts in sorted(FEW_ANSWERS.items(), reverse=True):
        if len(pages) <= count:
            grids = layouts
    for first in range(0, len(pages), ANSWERS):
        group = [page.answer() for page in pages[first : first + ANSWERS]]
        laid = _best(group, [(mazes.width, mazes.height)], grids)
        titles = [_name_of(page) for page in pages[first : first + ANSWERS]]
        yield _answer_sheet(group, titles, laid, code_below(pages) or pages[0].design.foot)


def _best(pages: Sequence[Page], sizes: Sequence[tuple[float, float]], grids: Grids) -> Laid:
    """The layout in which the smallest maze is largest."""
    is_answer = bool(pages[0].route)
    top = HEAD_OF_ANSWERS if is_answer else HEAD
    layouts = []
    for width, height in sizes:
        for across, down in grids:
            has_labels = is_answer or across * down > 1
            layouts.append(Laid(width, height, across, down, top, FOOT, has_labels))

    def side(laid: Laid) -> float:
        return _smallest_side(pages, laid)

    return max(layouts, key=side)


def _smallest_side(pages: Sequence[Page], laid: Laid) -> float:
    """How large the rooms of the maze with the smallest ones are."""
    place = laid.place_in(next(laid.cells(1)))
    return min(DrawnMaze(page, place).side for page in pages)


def _maze_sheet(pages: Sequence[Page], laid: Laid) -> Sheet:
    """The sheet with these mazes."""
    first = pages[0]
    labels = None
    theme = theme_on(first)
    is_told = bool(theme) and first.design.instruction is None
    words = HeadWords(first.title, _instruction(first), COLOUR_THEM if is_told else "")
    motifs = [each.motif() for each in map(theme_on, pages) if each]
    shapes = list[Shape](border(laid.width, laid.height, motifs) if motifs else ())
    if laid.has_labels:
        words = words._replace(title=_title_of_several(pages))
        labels = _readable([_label(page) for page in pages], pages, laid)
        stories = {label.story for label in labels}
        if len(stories) == 1:  # It is that of the head.
            labels = _readable([Label(_name_of(page)) for page in pages], pages, laid)
        else:
            words = words._replace(instruction=EACH)
        theme = None
    shapes += head(laid.inner, words, first.design.stars, theme)
    if not (labels or first.design.is_single) and _has_one_title_for_all(first):
        shapes += number_in_disc(laid.inner, first.number)
    shapes += _mazes(pages, laid, labels)
    shapes += _number_in_book(first, laid.inner)
    shapes += foot(laid.inner, code_below(pages), has_minutes=not laid.has_labels)
    return Sheet(laid.width, laid.height, tuple(shapes))


def _number_in_book(page: Page, inner: Box) -> Iterator[Words]:
    """The number of a page in its book, in the middle of its foot; nothing if it is in none."""
    place = _place_in_book(page)
    if place:
        words = _("{number} of {total}").format(number=place, total=page.design.in_a_book)
        at = (inner.middle, inner.bottom)
        yield Words(words, at, NUMBER_IN_BOOK, inner.width / 6, side="middle", is_bold=True)


def _title_of_several(pages: Sequence[Page]) -> str:
    """The title of a sheet: the class's own, or else one that says which mazes are on it."""
    first = pages[0].number
    last = pages[-1].number
    own = pages[0].design.title
    if own:
        return own.replace(NUMBER, _("{first}–{last}").format(first=first, last=last))
    if first == last:
        return _name_by_number(pages[0])
    if last == first + 1:
        return _("Mazes {first} and {last}").format(first=first, last=last)
    return _("Mazes {first} to {last}").format(first=first, last=last)


def _readable(labels: Sequence[Label], pages: Sequence[Page], laid: Laid) -> Sequence[Label]:
    """Labels, if their letters are large enough; otherwise with the numbers of the mazes alone.

    A long title of a class stands above all its mazes once.
    """
    if Labels(labels, next(laid.cells(1)).width).are_readable:
        return labels
    names = map(_name_by_number, pages)
    return [label._replace(title=name) for label, name in zip(labels, names, strict=True)]


def _label(page: Page) -> Label:
    story = _instruction(page) if page.design.instruction is None else ""
    return Label(_name_of(page), story)


def _name_of(page: Page) -> str:
    """What tells a maze from the others: its title, unless that is the same for all."""
    return _name_by_number(page) if _has_one_title_for_all(page) else page.title


def _name_by_number(page: Page) -> str:
    return _("Maze {number}").format(number=page.number)


def _has_one_title_for_all(page: Page) -> bool:
    """Whether all mazes that are printed with this one have the same title."""
    own = page.design.title
    return bool(own) and NUMBER not in own


def _instruction(page: Page) -> str:
    """What is to be done in the maze of a page."""
    if page.design.instruction is not None:
        return page.design.instruction
    theme = theme_on(page)
    return theme.instruction if theme else ""


def _mazes(
    pages: Sequence[Page], laid: Laid, labels: Sequence[Label] | None
) -> Iterator[Shape]:
    """The mazes in the middle of their places, with their labels close above them."""
    cells = list(laid.cells(len(pages)))
    spare = min(_spare_height(page, laid) for page in pages)
    for page, cell in zip(pages, cells, strict=True):
        yield from DrawnMaze(page, laid.place_in(cell.without_top(spare))).shapes()
    if not labels:
        return
    drawn = Labels(labels, cells[0].width)
    for label, cell in zip(labels, cells, strict=True):
        yield from drawn.words(label, cell.without_top(spare))


def _spare_height(page: Page, laid: Laid) -> float:
    """How far down a maze is moved, so that it is in the middle of its place."""
    place = laid.place_in(next(laid.cells(1)))
    return (place.bottom - DrawnMaze(page, place).bottom) / 2


def _answer_sheet(
    answers: Sequence[Page], titles: Sequence[str], laid: Laid, small_print: str
) -> Sheet:
    """A sheet of answers, each with the title of its maze and the length of the way."""
    inner = laid.inner
    shapes: list[Shape] = list(creature((inner.left + CREATURE / 3, inner.top + 6.0), 12.0))
    base = (inner.left + CREATURE * 0.85, inner.top + 9.0)
    heading = ngettext("The answer", "Answers", len(answers))
    shapes.append(Words(heading, base, TITLE, inner.width - CREATURE, is_bold=True))
    labels = [Label(_label_of_answer(*each)) for each in zip(answers, titles, strict=True)]
    if not Labels(labels, next(laid.cells(1)).width).are_readable:
        titles = [_name_by_number(answer) for answer in answers]
        labels = [Label(_label_of_answer(*each)) for each in zip(answers, titles, strict=True)]
    shapes += _mazes(answers, laid, labels)
    shapes += foot(inner, small_print, has_minutes=False)
    return Sheet(laid.width, laid.height, tuple(shapes))


def _label_of_answer(answer: Page, title: str) -> str:
    if not answer.route:
        return answer.title
    sentence = ngettext("{title}: {count:,} step", "{title}: {count:,} steps", answer.steps)
    return sentence.format(title=title, count=answer.steps)


def code_below(pages: Sequence[Page]) -> str:
    """The lowest line of a sheet: its code alone; "": it has none."""
    return _code_of(pages) if pages[0].design.code else ""


def how_to_print_again(pages: Sequence[Page]) -> str:
    """How to print all again, as it stands in what a file says of itself; "": there is no way."""
    design = pages[0].design
    if not design.code:
        return ""
    sentence = _("To print this again: python3 lessons print --code {code}")
    return sentence.format(code=f"{_code_of(pages)}{design.words_with_code}")


def _code_of(pages: Sequence[Page]) -> str:
    """The code of one sheet, 7-KQ3W, or of all with their answers, KQ3W or KQ3W+30."""
    design = pages[0].design
    many = design.on_a_page
    first = pages[0].number
    last = pages[-1].number
    if design.is_single:
        return design.code if many == 1 else f"{design.code}{PLUS}1"
    if last - first >= many:
        return f"{design.code}{PLUS}{last}"
    sheet = f"{(first - 1) // many + 1}-{design.code}"
    is_full = last % many == 0
    return sheet if is_full else f"{sheet}{PLUS}{last}"
