"""Rows of buttons, one row for each setting of a worksheet: what is chosen is lit.

    How many
    (book) (1) (6) (12) (24) (30)      the label stands above its buttons, or else beside them

The words of a sheet are no buttons: they are typed.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.export.shaped import has_outline
from mazelib.export.sheets.cover import USUAL_TITLE
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.worksheet import USUAL
from mazelib.making.masks import Mask, read_mask
from mazelib.maps.folder import find_shape
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen, row_of
from mazelib.window.drawing.theme import PAPER, Colour
from mazelib.window.input.clicks import SheetChoice, SheetWords
from mazelib.window.input.keys import PanelKey
from mazelib.window.input.typed_words import CURSOR, words_on
from mazelib.window.painters.choice_picture import (
    draw_outline,
    draw_shape,
    draw_sheet,
    draw_star,
    draw_theme,
)
from mazelib.window.shown import PageShown

#: The two panels with choices share this key.
WORD = _("Choose")
KEY = "C"
MEANING = _("choose what is printed")
CHOICES_KEY = PanelKey(WORD, KEY, MEANING, ("choices", "paper"))
#: The height of a row and of its buttons at most, in heights of text.
ROW = 4.2
BUTTON = 2.3
#: A row that is lower than this, in smallest letters, has its label beside its buttons.
LABEL_ABOVE = 2.3
#: The share of the width for labels beside them at most; the share of a row for its buttons then.
MOST_LABEL = 0.4
LOW_BUTTON = 0.86
#: The part of a row that is left free below its buttons.
FREE = 0.1
#: How wide a button with a picture is, as a part of its height.
PICTURE = 1.0
#: The lowest buttons, as a part of the smallest letters.
LOWEST = 1.25
USUAL_LINE = _("the picture's own sentence")


class ChoiceRow(NamedTuple):
    """What a row is about, and its choices, each with what its button says.

    In place of choices it may have ``typed``: the name of a setting with words. Of two rows that
    are each ``half``, the second stands beside the first.
    """

    label: str
    choices: dict[SheetChoice, str]
    typed: str = ""
    half: bool = False


def draw_rows(pen: Pen, area: Rect, rows: Sequence[ChoiceRow], shown: PageShown) -> None:
    """Draw the rows one below the other."""
    lines = _lines_of(rows)
    height = min(round(ROW * pen.size), area.height // len(lines))
    is_above = height > LABEL_ABOVE * pen.smallest
    if not is_above:
        lines = [[row] for row in rows]
        height = min(height, area.height // len(lines))
    widest = max(pen.lettering.width(row.label, pen.smallest) for row in rows)
    beside = min(widest + pen.smallest // 2, round(MOST_LABEL * area.width))
    for number, line in enumerate(lines):
        at = row_of(area, height, number)
        at.width = (area.width - (len(line) - 1) * pen.size) // len(line)
        for row in line:
            room = _draw_label(pen, at, row.label, 0 if is_above else beside)
            if row.typed:
                _draw_words(pen, room, row.typed, shown)
            else:
                _draw_choices(pen, room, row.choices, shown)
            at.left = at.right + pen.size


def _lines_of(rows: Sequence[ChoiceRow]) -> list[list[ChoiceRow]]:
    """The rows, two halves beside each other."""
    lines = list[list[ChoiceRow]]()
    for row in rows:
        if row.half and lines and lines[-1][-1].half and len(lines[-1]) == 1:
            lines[-1].append(row)
        else:
            lines.append([row])
    return lines


def draw_leaf(pen: Pen, at: Rect, words: str) -> None:
    """Draw the button at the right of a panel's title that shows the other panel of choices."""
    label = f"{words}  {KEY}"
    high = round(1.5 * pen.smallest)
    wide = pen.lettering.width(label, pen.smallest) + round(1.4 * pen.smallest)
    place = Rect(at.right - wide, at.centery - high // 2, wide, high)
    is_hovered = pen.hovered == CHOICES_KEY
    ink = pen.theme.on_accent if is_hovered else pen.theme.accent
    ground = pen.theme.accent if is_hovered else pen.theme.panel
    pen.pill(place, ground, pen.theme.accent)
    pen.can_click(place, CHOICES_KEY)
    pen.write(label, place, ink, pen.smallest, anchor="center")


def _draw_label(pen: Pen, row: Rect, label: str, wide: int) -> Rect:
    """Draw what a row is about: above its buttons, or so wide beside them; return their room."""
    if wide:
        at = Rect(row.left, row.top, wide, row.height)
        label = pen.cut_to_fit(label, wide)
        pen.write(label, at, pen.theme.faint, pen.smallest)
        high = round(LOW_BUTTON * row.height)
        return Rect(row.left + wide, row.top, row.width - wide, high)
    line = pen.lettering.line_height(pen.smallest)
    pen.write(label, row_of(row, line), pen.theme.faint, pen.smallest)
    high = min(row.height - line - round(FREE * row.height), round(BUTTON * pen.size))
    return Rect(row.left, row.top + line, row.width, high)


def _draw_words(pen: Pen, row: Rect, name: str, shown: PageShown) -> None:
    """Draw the field with words that can be typed."""
    height = row.height
    what = SheetWords(name)
    pen.can_click(row, what)
    words = words_on(shown.worksheet, name, shown.number)
    if name == "title" and shown.is_cover and words == words_on(USUAL, name, shown.number):
        words = USUAL_TITLE
    typed_name, typed = shown.typed or ("", "")
    is_typed = typed_name == name
    if is_typed:
        words = f"{typed}{CURSOR}"
    edge = pen.theme.accent if is_typed or pen.hovered == what else pen.theme.line
    pen.rounded(row, pen.theme.window, height // 4, edge, 2)
    inside = row.inflate(-pen.smallest, 0)
    size = _size_in(pen, height)
    while pen.lettering.width(words, size) > inside.width:
        words = words[1:] if is_typed else words[:-1]
    if words:
        pen.write(words, inside, pen.theme.text, size)
    else:
        usual = pen.cut_to_fit(USUAL_LINE, inside.width)
        pen.write(usual, inside, pen.theme.faint, size)


def _size_in(pen: Pen, height: int) -> int:
    """The height of letters in a button of this height."""
    return max(pen.smallest, min(pen.size, round(0.62 * height)))


def _draw_choices(pen: Pen, row: Rect, choices: dict[SheetChoice, str], shown: PageShown) -> None:
    """Draw the buttons of a row, as large as all have room. If that is too small, some are gone."""
    gap = max(3, pen.size // 4)
    height = row.height
    lowest = round(LOWEST * pen.smallest)
    while height > lowest and _width_of(pen, choices, height, gap) > row.width:
        height -= 1
    wide = _widths(pen, choices, height)
    left = row.left
    for choice in _with_room(wide, gap, row.width, shown):
        at = Rect(left, row.centery - height // 2, wide[choice], height)
        pen.can_click(at, choice)
        is_on = shown.is_chosen(choice.name, choice.value)
        if choice.name == "hard":
            _draw_star(pen, at, choice, shown)
            left = at.right
        else:
            _draw_button(pen, at, choice, choices[choice], is_on=is_on)
            left = at.right + gap


def _widths(pen: Pen, choices: dict[SheetChoice, str], height: int) -> dict[SheetChoice, int]:
    """How wide the buttons are at this height."""
    size = _size_in(pen, height)
    padding = min(pen.size, round(0.7 * size))
    wide = {}
    for choice, words in choices.items():
        wide[choice] = round(PICTURE * height)
        if words:
            wide[choice] = max(height, pen.lettering.width(words, size) + padding)
    return wide


def _width_of(pen: Pen, choices: dict[SheetChoice, str], height: int, gap: int) -> int:
    """How wide a row of buttons of this height is."""
    wide = _widths(pen, choices, height)
    return sum(wide.values()) + gap * (len(wide) - 1)


def _draw_button(pen: Pen, at: Rect, choice: SheetChoice, words: str, *, is_on: bool) -> None:
    """Draw a button with its words, or with a picture if it has none."""
    is_picture = choice.name == "theme" and bool(choice.value)
    unlit = PAPER if is_picture else pen.theme.window
    ground = pen.theme.accent if is_on else unlit
    ink = pen.theme.on_accent if is_on else pen.theme.text
    edge = pen.theme.accent if is_on or pen.hovered == choice else pen.theme.line
    pen.pill(at, ground, edge)
    if words:
        pen.write(words, at, ink, _size_in(pen, at.height), anchor="center")
    else:
        _draw_picture(pen, at, choice, ink, ground)


def _draw_star(pen: Pen, at: Rect, choice: SheetChoice, shown: PageShown) -> None:
    """Draw one of the stars: as many are filled as on the sheet."""
    is_filled = int(str(choice.value)) <= (shown.stars or shown.worksheet.hard)
    reach = at.inflate(-at.width // 6, -at.height // 6)
    if pen.hovered == choice:
        reach = at
    ground = pen.theme.accent if is_filled else pen.theme.panel
    draw_star(pen.window, reach, pen.theme.accent, ground)


def _draw_picture(pen: Pen, at: Rect, choice: SheetChoice, ink: Colour, ground: Colour) -> None:
    """Draw what a choice gives: a sheet with so many mazes, or a shape."""
    inside = at.inflate(-at.width * 5 // 12, -at.height * 5 // 12)
    if choice.name == "on_a_page":
        sheet = at.inflate(-at.width // 3, -at.height // 3)
        draw_sheet(pen.window, sheet, int(str(choice.value)), ink, ground)
    elif choice.name == "theme":
        draw_theme(pen.window, at.inflate(-at.width // 4, -at.height // 4), str(choice.value), ink)
    elif choice.value:
        _draw_shape(pen, inside, str(choice.value), ink, ground)
    else:
        draw.rect(pen.window, ink, inside, 2)


def _draw_shape(pen: Pen, at: Rect, shape: str, ink: Colour, ground: Colour) -> None:
    """Draw a shape as it will be on paper."""
    if _has_outline(shape):
        draw_outline(pen.window, at, OUTLINES[shape], ink, ground)
    else:
        draw_shape(pen.window, at, _mask(shape), ink)


@lru_cache(50)
def _has_outline(shape: str) -> bool:
    return has_outline(shape)


@lru_cache(50)
def _mask(shape: str) -> Mask:
    return read_mask(find_shape(shape))


def _with_room(
    wide: dict[SheetChoice, int], gap: int, free: int, shown: PageShown
) -> list[SheetChoice]:
    """The choices for which there is room. Of the others, the last ones go first."""
    kept = list(wide)
    while sum(wide[choice] + gap for choice in kept) - gap > free:
        others = [choice for choice in kept if not shown.is_chosen(choice.name, choice.value)]
        if not others:
            break
        kept.remove(others[-1])
    return kept
