"""The sheets of a worksheet, as far as they are made, and which of them belong together."""

from collections.abc import Iterator, Mapping

from mazelib.export.page import Page
from mazelib.export.sheets.design import ANSWERS
from mazelib.export.sheets.plan import maze_sheets, sheets_after
from mazelib.export.sheets.shapes import Sheet
from mazelib.export.worksheet import Worksheet


class SheetRecording:
    """The sheets, as far as they are made: first those with mazes, then those with answers.

    To make many takes seconds, so they are made maze by maze.
    """

    def __init__(self, pages: Iterator[Page], sheet: Worksheet) -> None:
        self._coming = pages
        self._pages: list[Page] = []
        self._on_a_page = sheet.on_a_page
        self._has_answers = sheet.answers
        #: For each sheet with mazes, the number of the first one among the pages.
        self._firsts: list[int] = []
        self._covers = set[int]()
        self.sheets: list[Sheet] = []
        self.is_complete = False
        while not self.sheets:
            self.make_one()

    @property
    def last(self) -> int:
        """The number of the last sheet so far."""
        return len(self.sheets) - 1

    def traced(self, tick: int) -> Mapping[str, object]:
        """Nothing: sheets have no trace."""
        return {}

    @property
    def first_pages(self) -> list[Page]:
        """The pages of the mazes on the first sheet."""
        return self._pages[: self._on_a_page]

    @property
    def first_page(self) -> Page:
        """The page of the first maze."""
        return self._pages[0]

    def page_on(self, number: int) -> Page:
        """The page of the first maze on the sheet of this number, or answered there."""
        if number >= len(self._firsts):
            number = self.answered_by(number) or 0
        return self._pages[self._firsts[number]]

    def is_cover(self, number: int) -> bool:
        """Whether the sheet of this number is the cover of a book."""
        return number in self._covers

    def has_mazes(self, number: int) -> bool:
        """Whether there are mazes to be solved on the sheet of this number."""
        return number < len(self._firsts) and number not in self._covers

    @property
    def answers_begin(self) -> int | None:
        """The number of the first sheet with answers; None: there are none, or not yet."""
        if not (self.is_complete and self._has_answers):
            return None
        return len(self.sheets) - -(-len(self._pages) // ANSWERS)

    def answer_to(self, number: int) -> int | None:
        """The number of the sheet with the answers to the sheet of this number, if it has any."""
        begin = self.answers_begin
        if begin is None or number >= len(self._firsts):
            return None
        return begin + self._firsts[number] // ANSWERS

    def answered_by(self, number: int) -> int | None:
        """The number of the first sheet whose answers are on the sheet of this number."""
        for maze in range(len(self._firsts)):
            if self.answer_to(maze) == number:
                return maze
        return None

    def make_one(self) -> None:
        """Make one more maze; after the last one, the answers."""
        if self.is_complete:
            return
        page = next(self._coming, None)
        if page is not None:
            self._pages.append(page)
        begun = len(self._pages) % self._on_a_page
        if page is None and begun:
            self._lay_out(begun)
        if page is None:
            self.sheets += sheets_after(self._pages)
            self.is_complete = True
        elif not begun:
            self._lay_out(self._on_a_page)

    def _lay_out(self, count: int) -> None:
        """Lay out the sheet with the newest pages; before it may come a cover."""
        first = len(self._pages) - count
        *covers, with_mazes = maze_sheets(self._pages[first:])
        self._covers |= {len(self.sheets) + number for number in range(len(covers))}
        self.sheets += [*covers, with_mazes]
        self._firsts += [first] * (len(covers) + 1)
