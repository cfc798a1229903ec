"""What can be chosen for the paper of a worksheet, besides its mazes."""

from pygame import Rect

from mazelib.export.sheets.design import GRIDS, PAPERS
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.worksheet import ENDINGS
from mazelib.making.makers import makers_of_shapes
from mazelib.text.sentences import _
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

#: Sizes that have a button.
SIZES = ((10, 10), (20, 20), (30, 40))
YES_OR_NO = {True: _("yes"), False: _("no")}


class PaperPanel(Panel[PageShown]):
    """The paper of a worksheet: what is seldom changed."""

    title = _("the paper")
    word = WORD
    key = KEY
    meaning = MEANING
    order_in_help = 1
    share = 0.6

    def draw_title(self, pen: Pen, at: Rect, shown: PageShown) -> None:
        """Draw its title, and the button that leads back to the mazes."""
        super().draw_title(pen, at, shown)
        draw_leaf(pen, at, _("Mazes"))

    def draw(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        """Draw the rows one below the other."""
        draw_rows(pen, area, paper_rows(shown.worksheet), shown)


def paper_rows(sheet: Worksheet) -> list[ChoiceRow]:
    """The rows; what is chosen always has a button, though it may be no usual choice."""
    sizes = list(SIZES)
    if sheet.rooms and sheet.rooms not in sizes:
        sizes[-1] = sheet.rooms
    many = {SheetChoice("on_a_page", many): "" for many in GRIDS}
    makers = {SheetChoice("made_by", maker): maker for maker in makers_of_shapes()}
    answers = {SheetChoice("answers", says): word for says, word in YES_OR_NO.items()}
    papers = {SheetChoice("paper", paper): paper for paper in PAPERS}
    files = {SheetChoice("ending", ending): name for ending, name in ENDINGS.items()}
    return [
        ChoiceRow(_("Sentence"), {}, "line"),
        ChoiceRow(_("Mazes on a sheet"), many, half=True),
        ChoiceRow(_("Answers"), answers, half=True),
        ChoiceRow(_("Rooms"), _sizes(sizes)),
        ChoiceRow(_("Made by"), makers),
        ChoiceRow(_("Paper"), papers, half=True),
        ChoiceRow(_("File"), files, half=True),
    ]


def _sizes(sizes: list[tuple[int, int]]) -> dict[SheetChoice, str]:
    choices = {SheetChoice("rooms", None): _("by stars")}
    for across, down in sizes:
        choices[SheetChoice("rooms", (across, down))] = f"{across} × {down}"
    return choices


PANEL = PaperPanel
