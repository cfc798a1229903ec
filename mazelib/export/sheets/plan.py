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

from mazelib.export.page import Page
from mazelib.export.sheets.answers import answer_sheets
from mazelib.export.sheets.border import border
from mazelib.export.sheets.certificate import certificate
from mazelib.export.sheets.cover import cover
from mazelib.export.sheets.ends import theme_on
from mazelib.export.sheets.head import (
    COLOUR_THEM,
    HeadWords,
    foot,
    head,
    number_in_disc,
)
from mazelib.export.sheets.labels import Label, Labels
from mazelib.export.sheets.layout import Laid, laid_for_mazes, mazes_in_place
from mazelib.export.sheets.names import (
    NUMBER,
    code_below,
    has_one_title_for_all,
    name_by_number,
    name_of,
)
from mazelib.export.sheets.shapes import Box, Shape, Sheet, Words
from mazelib.text.sentences import _

#: The letters of the number of a page in a book.
NUMBER_IN_BOOK = 4.4
#: The instruction above several mazes, each of which has its own.
EACH = _("Draw the way through each maze.")


def sheets(pages: Sequence[Page]) -> list[Sheet]:
    """All sheets for these pages: the mazes, and then what comes after them."""
    return [*maze_sheets(pages), *sheets_after(pages)]


def sheets_after(pages: Sequence[Page]) -> Iterator[Sheet]:
    """What comes after the mazes: a certificate for each book; the answers."""
    in_a_book = pages[0].design.in_a_book
    for first in range(0, len(pages) if in_a_book else 0, in_a_book or 1):
        book = pages[first : first + in_a_book]
        laid = laid_for_mazes(book[:1])
        shapes = [*certificate(book, laid.inner)]
        shapes += foot(laid.inner, code_below(pages), has_minutes=False)
        yield Sheet(laid.width, laid.height, tuple(shapes))
    yield from answer_sheets(pages)


def maze_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the mazes."""
    many = pages[0].design.on_a_page
    for first in range(0, len(pages), many):
        group = pages[first : first + many]
        laid = laid_for_mazes(group)
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
            labels = _readable([Label(name_of(page)) for page in pages], pages, laid)
        else:
            words = words._replace(instruction=EACH)
        theme = None
    shapes += head(laid.inner, words, first.design.stars, theme)
    if not (labels or first.design.is_single) and has_one_title_for_all(first):
        shapes += number_in_disc(laid.inner, first.number)
    shapes += mazes_in_place(pages, laid, labels)
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
        return name_by_number(pages[0])
    if last == first + 1:
        return _("Mazes {first} and {last}").format(first=first, last=last)
    return _("Mazes {first} to {last}").format(first=first, last=last)


def _readable(labels: Sequence[Label], pages: Sequence[Page], laid: Laid) -> Sequence[Label]:
    """Labels, if their letters are large enough; otherwise with the numbers of the mazes alone.

    A long title of a class stands above all its mazes once.
    """
    if Labels(labels, next(laid.cells(1)).width).are_readable:
        return labels
    names = map(name_by_number, pages)
    return [label._replace(title=name) for label, name in zip(labels, names, strict=True)]


def _label(page: Page) -> Label:
    story = _instruction(page) if page.design.instruction is None else ""
    return Label(name_of(page), story)


def _instruction(page: Page) -> str:
    """What is to be done in the maze of a page."""
    if page.design.instruction is not None:
        return page.design.instruction
    theme = theme_on(page)
    return theme.instruction if theme else ""
