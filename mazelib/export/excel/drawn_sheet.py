"""Reads the map that is drawn on one sheet of a workbook, by us or by hand.

1. There is a wall between two cells if either of them has a border on that side. A cell is wall if
   it is filled, or holds the character of a wall. White and the colour of the way do not count.
   Merged cells are filled alike, and have no walls between them.
2. If the sheet has no borders, every cell is a place. If it has borders, every cell is a room, and
   the places between rooms are read, too. Then there is wall on all sides of a cell of wall.
3. Letters are the marks of the map. Sizes of rows and columns mean nothing: programs change them.
4. Slanted text in column A is the map's note.
5. The largest block is the maze; what lies apart from it is outside (see blocks).
"""

from collections.abc import Iterator, Sequence

from openpyxl.cell import Cell
from openpyxl.styles.colors import Color
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.blocks import largest_block
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

#: White, as various programs write it.
WHITE: list[tuple[str, str | int]] = [
    ("rgb", "FFFFFFFF"),
    ("rgb", "00FFFFFF"),
    ("theme", 0),
    ("indexed", 1),
    ("indexed", 9),
    ("indexed", 65),
]
#: Colours of cells that do not mean wall: white, and the way of an answer.
COLOURS_OF_NO_WALL = [*WHITE, ("rgb", f"FF{WAY_COLOUR}")]
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


class DrawnSheet:
    """What is drawn on a sheet: its ``signs`` by their places, two places to a cell each way.

    (2c, 2r) is the cell in column c and row r. (2c + 1, 2r) is the edge at its right, and
    (2c, 2r + 1) is the edge below it.
    """

    def __init__(self, sheet: Sheet, file: str) -> None:
        self._file = file
        self._sheet = sheet
        self.signs = dict[Place, str]()
        self._merged_into = _merged_cells(sheet)
        for cell in _cells_below_head(sheet):
            if not cell.font.i:
                self._note_cell(cell)
        #: What lies apart from the maze, and was left out.
        self._outside = self._leave_out_what_lies_apart()
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
        first = self._merged_into.get((cell.column, cell.row))
        is_filled = _is_filled(self._sheet.cell(first[1], first[0]) if first else cell)
        words = "" if cell.value is None else str(cell.value).strip()
        if is_filled:
            self.signs[place] = words or PLAIN_WALL
        elif cell.value is not None:
            self.signs[place] = words or PLAIN_FLOOR
        border = cell.border
        sides = (border.top, border.right, border.bottom, border.left)
        for heading, side in zip(Heading, sides, strict=True):
            beside = stepped((cell.column, cell.row), heading)
            is_within = first is not None and self._merged_into.get(beside) == first
            if side and side.style and not is_within and not _is_white(side.color):
                self.signs[stepped(place, heading)] = PLAIN_WALL

    def _leave_out_what_lies_apart(self) -> dict[Place, str]:
        """Keep only the signs of the largest block, and the texts around; return the others.

        A letter alone is no block: that it lies outside is a mistake that is told.
        """
        drawn = {place for place, sign in self.signs.items() if sign in {*WALLS, *ON_MAPS}}
        if not drawn:
            return {}
        apart = drawn - largest_block(drawn)
        if not any(self.signs[place] in {*WALLS} for place in apart):
            return {}
        return {place: self.signs.pop(place) for place in sorted(apart)}

    @property
    def cells_outside(self) -> list[str]:
        """The names of the cells that lie apart from the maze and were left out, row by row."""
        cells = set()
        for (x, y), sign in self._outside.items():
            if sign != PLAIN_FLOOR:
                # An edge belongs to the cell at its left, or above it.
                cells.add((max(1, y // 2), max(1, x // 2)))
        return [f"{get_column_letter(column)}{row}" for row, column in sorted(cells)]

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
            what = _("there are no walls here: no borders and no filled cells.")
            advice = _("Are they on another sheet? Then add --sheet.")
            raise self._error((2, 2), Explanation(what, advice))
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
                sentence = _("{words!r} doesn't mean anything on a map.")
                what = sentence.format(words=sign[:MOST_QUOTED])
                advice = _("Write S, G, a, b, c and so on.")
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
    return not _is_one_of(colour, COLOURS_OF_NO_WALL)


def _is_white(colour: Color | None) -> bool:
    """Whether a border has a colour that is not seen on paper; without a colour it is black."""
    # 65 stands for "automatic": that is white for cells, but black for borders.
    seen = [white for white in WHITE if white != ("indexed", 65)]
    return colour is not None and _is_one_of(colour, seen)


def _is_one_of(colour: Color, colours: Sequence[tuple[str, str | int]]) -> bool:
    return (colour.type, colour.value) in colours and not colour.tint


def _merged_cells(sheet: Sheet) -> dict[Place, Place]:
    """For each merged cell, as (column, row), the first one of those that it is merged with."""
    merged = {}
    for area in sheet.merged_cells.ranges:
        for row in range(area.min_row, area.max_row + 1):
            for column in range(area.min_col, area.max_col + 1):
                merged[column, row] = (area.min_col, area.min_row)
    return merged
