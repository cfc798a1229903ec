"""What can be chosen for a worksheet: rows of buttons, one for each of its settings."""

from functools import lru_cache

from pygame import Rect, draw

from mazelib.export import hardness
from mazelib.export.shaped import has_outline
from mazelib.export.sheets.design import GRIDS, PAPERS
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.sheets.themes import IN_TURN, THEMES
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.worksheet import ENDINGS
from mazelib.making.makers import MAKERS
from mazelib.making.masks import Mask, read_mask
from mazelib.maps import folder
from mazelib.maps.folder import find_shape
from mazelib.text.sentences import _
from mazelib.window.clicks import SheetChoice, SheetWords
from mazelib.window.painters.choice_picture import (
    draw_outline,
    draw_shape,
    draw_sheet,
    draw_star,
    draw_theme,
)
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.shown import PageShown
from mazelib.window.theme import Colour
from mazelib.window.typed_words import CURSOR, words_on

#: The height of a row, if there is room, and of a button in it.
ROW = 2.3
BUTTON = 0.82
#: How wide a button with a picture is, as a part of its height.
PICTURE = 0.92
#: The share of the width for what a row is about, at least; and the space after it, in pixels.
LABEL = 0.24
AFTER_LABEL = 8
#: Counts and sizes that have a button.
COUNTS = (1, 6, 12, 24, 30)
SIZES = ((10, 10), (20, 20), (30, 40))
#: Words that can be typed, each with what its row is about; and what stands there without any.
WORDS = {"title": _("Title"), "line": _("Line")}
USUAL_LINE = _("by picture")
YES_OR_NO = {True: _("yes"), False: _("no")}
#: At most so many shapes have a button.
MOST_SHAPES = 9

#: A row: what it is about, and its choices, each with what its button says.
Row = tuple[str, dict[SheetChoice, str]]


class ChoicesPanel(Panel[PageShown]):
    """The settings of a worksheet, each a row of buttons; those that are chosen are marked."""

    title = _("what to print")
    word = _("Choose")
    key = "C"
    meaning = _("choose what is printed")
    is_pressed = True
    share = 0.6

    def draw(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        """Draw the rows one below the other."""
        rows = rows_of(shown.worksheet)
        labels = [*WORDS.values(), *(label for label, _choices in rows)]
        height = min(round(ROW * pen.size), area.height // len(labels))
        widest = max(pen.lettering.width(label, pen.smallest) for label in labels)
        wide = max(round(LABEL * area.width), widest + AFTER_LABEL)
        for number, label in enumerate(labels):
            at = row_of(area, height, number)
            pen.write(label, Rect(at.left, at.top, wide, height), pen.theme.faint, pen.smallest)
        for number, name in enumerate(WORDS):
            _draw_words(pen, without(row_of(area, height, number), left=wide), name, shown)
        for number, (_label, choices) in enumerate(rows, len(WORDS)):
            _draw_choices(pen, without(row_of(area, height, number), left=wide), choices, shown)


def _draw_words(pen: Pen, row: Rect, name: str, shown: PageShown) -> None:
    """Draw the field with words that can be typed."""
    height = round(BUTTON * row.height)
    field = Rect(row.left, row.centery - height // 2, row.width, height)
    what = SheetWords(name)
    pen.can_click(field, what)
    words = words_on(shown.worksheet, name)
    typed_name, typed = shown.typed or ("", "")
    is_typed = typed_name == name
    if is_typed:
        words = f"{typed}{CURSOR}"
    edge = pen.theme.accent if is_typed or pen.hovered == what else pen.theme.line
    pen.rounded(field, pen.theme.window, height // 4, edge, 2)
    inside = field.inflate(-pen.smallest, 0)
    while pen.lettering.width(words, pen.smallest) > inside.width:
        words = words[1:] if is_typed else words[:-1]
    if words:
        pen.write(words, inside, pen.theme.text, pen.smallest)
    else:
        pen.write(USUAL_LINE, inside, pen.theme.faint, pen.smallest)


def rows_of(sheet: Worksheet) -> list[Row]:
    """The rows; what is chosen always has a button, though it may be no usual choice."""
    counts = sorted({*COUNTS, sheet.how_many})
    sizes = list(SIZES)
    if sheet.rooms and sheet.rooms not in sizes:
        sizes[-1] = sheet.rooms
    shapes = [path.stem for path in folder.maps_in(folder.SHAPES_FOLDER)][: MOST_SHAPES - 1]
    if sheet.mask and sheet.mask not in shapes:
        shapes[-1:] = [sheet.mask]
    return [
        (_("Stars"), {SheetChoice("hard", hard): "" for hard in hardness.ROOMS}),
        (_("Mazes"), _how_many(counts)),
        (_("On a sheet"), {SheetChoice("on_a_page", many): "" for many in GRIDS}),
        (_("Size"), _sizes(sizes)),
        (_("Shape"), _shapes(shapes)),
        (_("Pictures"), {SheetChoice("theme", theme): "" for theme in (IN_TURN, *THEMES)}),
        (_("Answers"), {SheetChoice("answers", says): word for says, word in YES_OR_NO.items()}),
        (_("Made by"), {SheetChoice("made_by", maker): maker for maker in MAKERS}),
        (_("Paper"), {SheetChoice("paper", paper): paper for paper in PAPERS}),
        (_("File"), {SheetChoice("ending", ending): name for ending, name in ENDINGS.items()}),
    ]


def _how_many(counts: list[int]) -> dict[SheetChoice, str]:
    """How many mazes, all as hard; or a book, in which they become harder."""
    choices = {SheetChoice("book", True): _("book")}
    for count in counts:
        choices[SheetChoice("how_many", count)] = str(count)
    return choices


def _sizes(sizes: list[tuple[int, int]]) -> dict[SheetChoice, str]:
    choices = {SheetChoice("rooms", None): _("by stars")}
    for across, down in sizes:
        choices[SheetChoice("rooms", (across, down))] = f"{across} × {down}"
    return choices


def _shapes(shapes: list[str]) -> dict[SheetChoice, str]:
    return {SheetChoice("mask", shape): "" for shape in ("", *shapes)}


def _draw_choices(pen: Pen, row: Rect, choices: dict[SheetChoice, str], shown: PageShown) -> None:
    """Draw the buttons of a row, as wide as their words. What has no room has no button."""
    height = round(BUTTON * row.height)
    padding = min(pen.size, round(0.7 * pen.smallest))
    gap = max(3, pen.size // 4)
    wide = {}
    for choice, words in choices.items():
        wide[choice] = round(PICTURE * height)
        if words:
            wide[choice] = max(height, pen.lettering.width(words, pen.smallest) + padding)
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


def _draw_button(pen: Pen, at: Rect, choice: SheetChoice, words: str, *, is_on: bool) -> None:
    """Draw a button with its words, or with a picture if it has none."""
    ground = pen.theme.accent if is_on else pen.theme.window
    ink = pen.theme.on_accent if is_on else pen.theme.text
    edge = pen.theme.accent if is_on or pen.hovered == choice else pen.theme.line
    pen.pill(at, ground, edge)
    if words:
        pen.write(words, at, ink, pen.smallest, anchor="center")
    else:
        _draw_picture(pen, at, choice, ink, ground)


def _draw_star(pen: Pen, at: Rect, choice: SheetChoice, shown: PageShown) -> None:
    """Draw one of the stars: all up to the chosen one are filled."""
    is_filled = int(str(choice.value)) <= shown.worksheet.hard
    reach = at.inflate(-at.width // 4, -at.height // 4)
    if pen.hovered == choice:
        reach = at.inflate(-at.width // 8, -at.height // 8)
    draw_star(pen.window, reach, pen.theme.accent)
    if not is_filled:
        draw_star(pen.window, reach.inflate(-6, -6), pen.theme.panel)


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


PANEL = ChoicesPanel
