"""The rows of lines to put in order: a place of the rule, empty or filled, and a line that is left.

All rows begin their code in the same column, so that indents can be compared.
"""

from enum import Enum, auto
from typing import NamedTuple

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import INK, Colour, mixed
from mazelib.window.input.clicks import Click

#: The largest letters, in heights of text; the smallest, in pixels.
LARGEST = 26 / 21
SMALLEST = 16
#: The height of a row, in heights of its letters: at least.
LEAST_ROW_HEIGHT = 1.11
#: The width of a column, in heights of letters, where a long line needs the room.
LEAST_COLUMN = 0.55
#: The room for the number of a line, and between the edge of a box and its code, in heights of
#: text; and where a long line needs the room.
GUTTER = 1.5
BEFORE_CODE = 0.35
LEAST_GUTTER = 1.05
LEAST_BEFORE_CODE = 0.15
#: Where the middle between the tallest letter and the underscore is, from the top of a line.
MIDDLE_OF_LETTERS = 0.58
#: The gap between two cards, in what a row is higher than the least one; the shadow of a card, in
#: its heights.
BETWEEN_CARDS = 0.3
SHADOW = 0.08
#: How strong the colours of boxes are.
PALE = 0.14
MARK_OF_RAN = 0.3
HOVERED = 0.24


class Look(Enum):
    """How a line in the rule looks: chosen, wrong; of a rule that walks, whether it ran."""

    CHOSEN = auto()
    WRONG = auto()
    RIGHT = auto()
    RAN = auto()
    DECIDED = auto()


class PlacedLine(NamedTuple):
    """A line in the rule: its number there, from 1, its text, and how it looks."""

    number: int
    text: str
    look: Look


class LineLetters(NamedTuple):
    """How lines are written, in pixels: their height, a column, and the room for numbers.

    ``before`` is the room between the edge of a box and its code.
    """

    size: int
    column: int
    gutter: int
    before: int


def least_row(pen: Pen) -> int:
    """The least height of a row, in pixels."""
    return round(LEAST_ROW_HEIGHT * min(pen.smallest, SMALLEST))


def letters_for(pen: Pen, width: int, row: int, columns: int) -> LineLetters:
    """The largest letters that suit rows of this height, and so many columns in this width."""
    least = min(pen.smallest, SMALLEST)
    box = row - _gap_in(pen, row)
    size = max(least, min(round(LARGEST * pen.size), int(box / LEAST_ROW_HEIGHT)))
    gutter = round(GUTTER * pen.size)
    before = round(BEFORE_CODE * pen.size)
    if columns * pen.lettering.mono_width(size) > width - gutter - 2 * before:
        gutter = round(LEAST_GUTTER * pen.size)
        before = round(LEAST_BEFORE_CODE * pen.size)
    room = max(1, width - gutter - before)
    while size > least and columns * round(LEAST_COLUMN * size) > room:
        size -= 1
    column = min(pen.lettering.mono_width(size), max(1, room // max(1, columns)))
    return LineLetters(size, column, gutter, before)


def draw_slot(pen: Pen, at: Rect, number: int, letters: LineLetters, *, is_next: bool) -> None:
    """Draw an empty place of the rule with its number; the one that is filled next has an edge."""
    ink = pen.theme.accent if is_next else pen.theme.faint
    _draw_number(pen, at, number, letters, ink, Face.BOLD_CODE if is_next else Face.CODE)
    box = _box_of(pen, at, letters)
    ground = mixed(pen.theme.panel, pen.theme.window, 0.5)
    if is_next:
        ground = mixed(pen.theme.panel, pen.theme.accent, PALE)
    pen.rounded(box, ground, _radius(pen), ink if is_next else None, max(2, pen.size // 10))


def draw_chosen(pen: Pen, at: Rect, line: PlacedLine, letters: LineLetters, what: Click) -> None:
    """Draw a line in the rule with its number; a click takes it out."""
    theme = pen.theme
    look = line.look
    grounds = {
        Look.CHOSEN: mixed(theme.panel, theme.accent, PALE),
        Look.WRONG: mixed(theme.panel, theme.wrong, PALE),
        Look.RIGHT: mixed(theme.panel, theme.good, PALE),
        Look.RAN: mixed(theme.panel, theme.mark, MARK_OF_RAN),
        Look.DECIDED: theme.mark,
    }
    edges = {Look.WRONG: theme.wrong}
    inks = {Look.WRONG: theme.wrong, Look.DECIDED: INK}
    ink = inks.get(look, theme.text)
    ground = grounds[look]
    if pen.hovered == what:
        ground = mixed(ground, ink, HOVERED if pen.pressed else PALE)
    box = _box_of(pen, at, letters)
    _draw_shadow(pen, box)
    pen.rounded(box, ground, _radius(pen), edges.get(look), max(2, pen.size // 10))
    beside = theme.wrong if look is Look.WRONG else theme.faint
    _draw_number(pen, at, line.number, letters, beside, Face.BOLD_CODE)
    face = Face.BOLD_CODE if look is Look.DECIDED else Face.CODE
    _draw_code(pen, box, line.text, letters, ink, face)
    pen.can_click(at, what)


def draw_left(pen: Pen, at: Rect, text: str, letters: LineLetters, what: Click) -> None:
    """Draw a line that is left, as a button: a click puts it into the rule."""
    box = _box_of(pen, at, letters)
    ground = pen.theme.panel
    edge = pen.theme.line
    if pen.hovered == what:
        ground = mixed(ground, pen.theme.accent, HOVERED if pen.pressed else PALE)
        edge = pen.theme.accent
    _draw_shadow(pen, box)
    pen.rounded(box, ground, _radius(pen), edge, 2)
    _draw_code(pen, box, text, letters, pen.theme.text, Face.CODE)
    pen.can_click(at, what)


def draw_taken(pen: Pen, at: Rect, letters: LineLetters) -> None:
    """Draw the pale place of a line that was taken."""
    ground = mixed(pen.theme.panel, pen.theme.window, 0.3)
    pen.rounded(_box_of(pen, at, letters), ground, _radius(pen))


def _draw_shadow(pen: Pen, box: Rect) -> None:
    """Draw the shadow below a card, as far as there is a gap for it."""
    pen.rounded(box.move(0, round(SHADOW * box.height)), pen.theme.line, _radius(pen))


def _draw_number(
    pen: Pen, at: Rect, number: int, letters: LineLetters, ink: Colour, face: Face
) -> None:
    size = min(letters.size, pen.smallest)
    column = min(pen.lettering.mono_width(size), letters.gutter // 2)
    words = str(number)
    left = at.left + 2 * column - len(words) * column
    box = Rect(left, at.top, len(words) * column, at.height - _gap_in(pen, at.height))
    box.top = _top_of_letters(box, size)
    pen.write_columns(words, box, size, ink, column, face)


def _draw_code(
    pen: Pen, box: Rect, text: str, letters: LineLetters, ink: Colour, face: Face
) -> None:
    room = without(box, left=letters.before)
    room.top = _top_of_letters(box, letters.size)
    pen.write_columns(text, room, letters.size, ink, letters.column, face)


def _box_of(pen: Pen, at: Rect, letters: LineLetters) -> Rect:
    """The box of a row beside its number; it ends a little beyond the last letter."""
    box = without(at, left=letters.gutter)
    beyond = min(letters.before, round(LEAST_BEFORE_CODE * pen.size))
    return Rect(box.left, box.top, box.width + beyond, box.height - _gap_in(pen, at.height))


def _gap_in(pen: Pen, row: int) -> int:
    """The gap below a card in a row of this height, in pixels."""
    return max(1, int(BETWEEN_CARDS * (row - least_row(pen))))


def _radius(pen: Pen) -> int:
    return pen.size // 4


def _top_of_letters(at: Rect, size: int) -> int:
    """Where a line begins whose letters and underscores are in the middle of a row."""
    return round(at.centery - MIDDLE_OF_LETTERS * size)
