"""Reads the map that is drawn on one sheet of a workbook, by us or by hand.

1. There is a wall between two cells if either of them has a border on that side. A cell is wall if
   it is filled, or holds the character of a wall. White and the colour of the way do not count.
2. If the sheet has no borders, every cell is a place. If it has borders, every cell is a room, and
   the places between rooms are read, too. Then there is wall on all sides of a cell of wall.
3. Letters are the marks of the map. Sizes of rows and columns mean nothing: programs change them.
4. Slanted text in column A is the map's note.
"""

from collections.abc import Iterator

from openpyxl.cell import Cell
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.styles import ROWS_ABOVE
from mazelib.export.page import WAY_COLOUR
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps import mistakes
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import HeyaError, is_blank, parse
from mazelib.maps.signs import ON_MAPS, PLAIN_FLOOR, PLAIN_WALL, WALLS
from mazelib.text.characters import visible
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: Reading a sheet with more cells would take minutes.
MOST_CELLS = 1_000_000
#: Colours that do not mean wall: white, as various programs write it, and the way of an answer.
COLOURS_OF_NO_WALL = [
    ("rgb", "FFFFFFFF"),
    ("rgb", "00FFFFFF"),
    ("rgb", f"FF{WAY_COLOUR}"),
    ("theme", 0),
    ("indexed", 1),
    ("indexed", 9),
    ("indexed", 65),
]
#: At most this many characters of a cell are quoted.
MOST_QUOTED = 20


def is_edge(place: Place) -> bool:
    """Whether a place of a sheet is an edge of cells, or a corner (see DrawnSheet)."""
    x, y = place
    return x % 2 == 1 or y % 2 == 1


def is_corner(place: Place) -> bool:
    """Whether a place of a sheet is a corner of four cells."""
    x, y = place
    return x % 2 == 1 and y % 2 == 1


def read_sheet(sheet: Sheet, file: str) -> Heya:
    """The map on a sheet. ValueError: it has a mistake; names the file, the sheet and the cell."""
    return DrawnSheet(sheet, file).heya()


class DrawnSheet:
    """What is drawn on a sheet: its ``signs`` by their places, two places to a cell each way.

    (2c, 2r) is the cell in column c and row r. (2c + 1, 2r) is the edge at its right, and
    (2c, 2r + 1) is the edge below it.
    """

    def __init__(self, sheet: Sheet, file: str) -> None:
        self._file = file
        self._sheet = sheet
        if sheet.max_row * sheet.max_column > MOST_CELLS:
            last_cell = 2 * sheet.max_column, 2 * sheet.max_row
            what = _("this sheet is too large for a map.")
            raise self._error(last_cell, Explanation(what, _("Is it another --sheet?")))
        self.signs = dict[Place, str]()
        for cell in _cells_below_head(sheet):
            if not cell.font.i:
                self._note_cell(cell)
        self._has_rooms = any(is_edge(place) for place in self.signs)
        if self._has_rooms:
            self._close_cells_of_wall()

    def heya(self) -> Heya:
        """The map that is drawn."""
        columns, rows = self._area()
        self._check_marks(columns, rows)
        lines = [self._line(columns, y) for y in rows]
        text = "\n".join([*lines, "", *self._note()])
        try:
            return parse(text.rstrip("\n") + "\n", self._file)
        except HeyaError as error:
            row, column = error.first.position
            # What is wrong with the note lies below all rows.
            place = columns[column - 1], rows[min(row, len(rows)) - 1]
            raise self._error(place, error.first) from None

    def _note_cell(self, cell: Cell) -> None:
        """Note the content of a cell and the borders around it."""
        place = 2 * cell.column, 2 * cell.row
        is_filled = _is_filled(cell)
        words = "" if cell.value is None else str(cell.value).strip(PLAIN_FLOOR)
        if is_filled:
            self.signs[place] = words or PLAIN_WALL
        elif cell.value is not None:
            self.signs[place] = words or PLAIN_FLOOR
        border = cell.border
        sides = (border.top, border.right, border.bottom, border.left)
        for heading, side in zip(Heading, sides, strict=True):
            if side and side.style:
                self.signs[stepped(place, heading)] = PLAIN_WALL

    def _close_cells_of_wall(self) -> None:
        """Note wall on all sides of each cell that is wall, so that no way leads to it."""
        walls = [place for place, sign in self.signs.items() if sign in {*WALLS}]
        for place in walls:
            if is_edge(place):
                continue
            for heading in Heading:
                self.signs[stepped(place, heading)] = PLAIN_WALL

    def _area(self) -> tuple[range, range]:
        """The columns and rows of the maze.

        They reach as far as its walls and blanks and, if cells are places, its marks.
        """
        limits = {*WALLS, PLAIN_FLOOR} if self._has_rooms else {*WALLS, *ON_MAPS}
        places = [place for place, sign in self.signs.items() if sign in limits]
        if not places:
            what = _("no walls are drawn: there are no borders and no filled cells.")
            raise self._error((2, 2), Explanation(what, _("Is it another --sheet?")))
        columns = self._range([x for x, y in places])
        rows = self._range([y for x, y in places])
        return columns, rows

    def _range(self, numbers: list[int]) -> range:
        """From the first cell to the last; with rooms, the places between and around them, too."""
        first = (min(numbers) + 1) // 2 * 2
        last = max(numbers) // 2 * 2
        if self._has_rooms:
            return range(first - 1, last + 2)
        return range(first, last + 1, 2)

    def _check_marks(self, columns: range, rows: range) -> None:
        """ValueError: a text is no mark of a map, or a mark is outside the maze."""
        for (x, y), sign in self.signs.items():
            is_inside = x in columns and y in rows
            if is_inside and len(sign) > 1:
                what = _("{words!r} is not a mark of a map.").format(words=sign[:MOST_QUOTED])
                advice = _("The marks of a map are S, G, a, b, c and so on.")
                raise self._error((x, y), Explanation(what, advice))
            if not is_inside and len(sign) == 1 and sign in ON_MAPS:
                what = _("{sign!r} is outside the maze.").format(sign=sign)
                advice = _("Move it inside the walls, or delete it.")
                raise self._error((x, y), Explanation(what, advice))

    def _line(self, columns: range, y: int) -> str:
        """A row of the map. ValueError: it is blank."""
        line = "".join(self._sign((x, y)) for x in columns)
        if is_blank(line):
            raise self._error((columns[0], y), mistakes.empty_row())
        return line

    def _sign(self, place: Place) -> str:
        """The sign at a place: what is drawn there, or else floor. A corner of cells is wall."""
        return self.signs.get(place, PLAIN_WALL if is_corner(place) else PLAIN_FLOOR)

    def _note(self) -> list[str]:
        """The slanted text in column A, line by line."""
        first_column = [cell for (cell,) in self._sheet.iter_rows(max_col=1)]
        return [str(cell.value or "") for cell in first_column if cell.font.i]

    def _error(self, place: Place, mistake: Explanation) -> ValueError:
        """The error for a mistake at a place: it names the cell, and says what to do."""
        x, y = place
        gaps = {
            "file": self._file,
            "sheet": self._sheet.title,
            "cell": f"{get_column_letter((x + 1) // 2)}{(y + 1) // 2}",
            "what": visible(mistake.what),
            "advice": mistake.advice,
        }
        sentence = _("{file}, sheet {sheet}, cell {cell}: {what} {advice}")
        return ValueError(sentence.format(**gaps))


def _cells_below_head(sheet: Sheet) -> Iterator[Cell]:
    """All cells below the head, which is two merged rows above the maze."""
    merged_above = 0
    for area in sheet.merged_cells.ranges:
        if area.min_row == area.max_row <= ROWS_ABOVE:
            merged_above += 1
    first_row = 1 + ROWS_ABOVE if merged_above == ROWS_ABOVE else 1
    for row in sheet.iter_rows(first_row):
        yield from row


def _is_filled(cell: Cell) -> bool:
    """Whether a cell is filled with a colour that means wall."""
    if not cell.fill.fill_type:
        return False
    colour = getattr(cell.fill, "fgColor", None)
    if colour is None:  # It is a gradient.
        return True
    is_white = (colour.type, colour.value) in COLOURS_OF_NO_WALL and not colour.tint
    return not is_white
