"""What can be chosen for the mazes of a worksheet; its paper is chosen beside it."""

from pygame import Rect

from mazelib.export import hardness
from mazelib.export.sheets.themes import IN_TURN, THEMES
from mazelib.export.worksheet import Worksheet
from mazelib.maps import folder
from mazelib.text.sentences import _, ngettext
from mazelib.window.drawing.pen import Pen
from mazelib.window.input.clicks import SheetChoice
from mazelib.window.painters.choice_rows import (
    KEY,
    MEANING,
    WORD,
    ChoiceRow,
    draw_leaf,
    draw_rows,
)
from mazelib.window.panel import Panel
from mazelib.window.shown import PageShown

#: Counts that have a button.
COUNTS = (1, 6, 12, 24, 30)
#: At most so many shapes have a button.
MOST_SHAPES = 9


class ChoicesPanel(Panel[PageShown]):
    """The mazes of a worksheet: how hard they are, how many, in what shape, with which pictures."""

    title = _("the mazes")
    word = WORD
    key = KEY
    meaning = MEANING
    share = 0.6

    def draw_title(self, pen: Pen, at: Rect, shown: PageShown) -> None:
        """Draw its title, and the button that leads to the paper."""
        super().draw_title(pen, at, shown)
        draw_leaf(pen, at, _("Paper"))

    def draw(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        """Draw the rows one below the other."""
        draw_rows(pen, area, maze_rows(shown.worksheet), shown)


def maze_rows(sheet: Worksheet) -> list[ChoiceRow]:
    """The rows; what is chosen always has a button, though it may be no usual choice."""
    counts = sorted({*COUNTS, sheet.how_many})
    shapes = [path.stem for path in folder.maps_in(folder.SHAPES_FOLDER)][: MOST_SHAPES - 1]
    if sheet.mask and sheet.mask not in shapes:
        shapes[-1:] = [sheet.mask]
    return [
        ChoiceRow(_("Title"), {}, "title"),
        ChoiceRow(_how_hard(sheet), {SheetChoice("hard", hard): "" for hard in hardness.ROOMS}),
        ChoiceRow(_("How many"), _how_many(counts)),
        ChoiceRow(_("Shape"), {SheetChoice("mask", shape): "" for shape in ("", *shapes)}),
        ChoiceRow(
            _("Pictures"), {SheetChoice("theme", theme): "" for theme in (IN_TURN, *THEMES)}
        ),
    ]


def _how_hard(sheet: Worksheet) -> str:
    """What the row of stars is about: in a book, each maze has its own."""
    if not sheet.book:
        return _("How hard")
    sentence = ngettext(
        "How hard (the last maze has {count} star)",
        "How hard (the last maze has {count} stars)",
        sheet.hard,
    )
    return sentence.format(count=sheet.hard)


def _how_many(counts: list[int]) -> dict[SheetChoice, str]:
    """How many mazes, all as hard; or a book, in which they become harder."""
    choices = {SheetChoice("book", True): _("a book")}
    for count in counts:
        choices[SheetChoice("how_many", count)] = str(count)
    return choices


PANEL = ChoicesPanel
