"""The options of sheets to print, in lesson 11 and in ``python -m mazelib print``."""

import argparse
from dataclasses import dataclass, field

from mazelib.command_line.options import PrintOption, RoomsOptions
from mazelib.command_line.parser import described
from mazelib.export import hardness
from mazelib.export.book import MAZES
from mazelib.export.page_code import PageCode, read_code
from mazelib.export.sheets.design import GRIDS, MARKS, PAPERS, TURNS
from mazelib.export.sheets.themes import THEMES
from mazelib.export.worksheet import Setting, Worksheet
from mazelib.export.worksheet_of_code import worksheet_of
from mazelib.making.makers import makers_of_shapes
from mazelib.text.sentences import _, one_of

YES = "yes"
NO = "no"


def code_on_paper(text: str) -> PageCode:
    """Read the code of a sheet. ArgumentTypeError: it is none."""
    try:
        return read_code(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


@dataclass(frozen=True, kw_only=True)
class SheetOptions(RoomsOptions, PrintOption):
    """Which mazes are printed, how many, and on which paper; None: as the script says."""

    hard: int | None = field(
        default=None,
        metadata=described(
            _("how hard the mazes are, {least} to {most}").format(
                least=hardness.LEAST, most=hardness.MOST
            ),
            "STARS",
            read=int,
        ),
    )
    made_by: str | None = field(
        default=None, metadata=described(_("how the mazes are made"), choices=makers_of_shapes())
    )
    count: int | None = field(
        default=None,
        metadata=described(_("the number of different mazes; answers at the end"), "N", read=int),
    )
    on_a_page: int | None = field(
        default=None,
        metadata=described(
            _("mazes on one sheet: {numbers}").format(numbers=one_of(map(str, GRIDS))),
            "N",
            read=int,
        ),
    )
    paper: str | None = field(
        default=None, metadata=described(_("the paper"), choices=tuple(PAPERS))
    )
    turn: str | None = field(
        default=None, metadata=described(_("which way up the paper is"), choices=TURNS)
    )
    marks: str | None = field(
        default=None,
        metadata=described(_("what marks the way in and the way out"), choices=MARKS),
    )
    theme: str | None = field(
        default=None,
        metadata=described(_("the pictures at both ends of all mazes"), choices=tuple(THEMES)),
    )
    answers: str | None = field(
        default=None,
        metadata=described(_("whether there are sheets with answers"), choices=(YES, NO)),
    )
    book: str | None = field(
        default=None,
        metadata=described(
            _("a book to take home: six mazes, harder and harder, and a certificate"),
            choices=(YES, NO),
        ),
    )
    title: str | None = field(
        default=None, metadata=described(_("the title; {number} is that of the maze"), "TEXT")
    )
    line: str | None = field(
        default=None, metadata=described(_("the line below the title"), "TEXT")
    )
    code: PageCode | None = field(
        default=None,
        metadata=described(
            _("print the sheet with this code at the bottom: 7-KQ3W"),
            "CODE",
            read=code_on_paper,
        ),
    )

    @property
    def sheet(self) -> int:
        """The number of the one sheet that is asked for by its code; 0: all sheets are."""
        return self.code.sheet if self.code else 0

    def changed(self, sheet: Worksheet) -> Worksheet:
        """A worksheet with what these options say. ExplainedError: something of it is wrong.

        A code says which mazes there are: what else is said of them does not count.
        """
        given = self._looks(sheet)
        if self.code:
            sheet = worksheet_of(self.code)
        else:
            given |= self._mazes(sheet)
        return sheet.changed({name: value for name, value in given.items() if value is not None})

    def _mazes(self, sheet: Worksheet) -> dict[str, Setting]:
        """What is said of the mazes; None: nothing."""
        rooms = None
        if self.width is not None or self.height is not None:
            rooms = self.rooms(sheet.rooms or hardness.ROOMS[sheet.hard])
        return {
            "rooms": rooms,
            "mask": self.mask,
            "hard": self.hard,
            "made_by": self.made_by,
            "on_a_page": self.on_a_page,
        }

    def _how_many(self, sheet: Worksheet) -> int | None:
        """How many mazes are asked for: without a word about it, as many as a sheet has room for.

        None: nothing is said, and the worksheet or the code has enough of them.
        """
        if self.count is not None:
            return self.count
        if self.book == YES:
            return MAZES
        if self.code or self.on_a_page is None or self.on_a_page <= sheet.how_many:
            return None
        return self.on_a_page

    def _looks(self, sheet: Worksheet) -> dict[str, Setting]:
        """What is said of the sheets; None: nothing."""
        return {
            "how_many": self._how_many(sheet),
            "paper": self.paper,
            "turn": self.turn,
            "marks": self.marks,
            "theme": self.theme,
            "title": self.title,
            "line": self.line,
            "answers": None if self.answers is None else self.answers == YES,
            "book": None if self.book is None else self.book == YES,
        }
