"""A workbook read back as a map, whatever was drawn in it by hand, with Excel or with LibreOffice.

    1. A wall between two cells stands where either of them has its border there. Filled cells are wall.
    2. Without borders every cell is a place; with borders it is a room, and the places between are read.
    3. Letters are the marks of a map. Sizes of rows and columns say nothing: programs change them.
    4. A sheet of characters, one a cell, is a map as it stands.

A workbook of ours has the map twice, drawn and as text: the one that was changed by hand counts.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from openpyxl.utils import get_column_letter, range_boundaries

from mazelib.compass import DELTAS
from mazelib.diagnostics import visible
from mazelib.files import MOST_BYTES
from mazelib.heya import MOST_PLACES, ON_MAPS, WALLS, Heya, HeyaError, parse
from mazelib.sheets.excel import ANSWER, CELLS, MAZE, ROWS_ABOVE, TEXT, fingerprint
from mazelib.sheets.page import WAY

#: What a fill that is no wall looks like: white, and the way of an answer. (Theme 0 is white, too.)
NO_WALL = ("FFFFFFFF", "00FFFFFF", f"FF{WAY}")
WHITE_BY_NUMBER = (1, 9, 65)
Cell = tuple[int, int]


class SheetError(ValueError):
    """A workbook that cannot be read as a map; the message names the cell."""


def read_workbook(path: Path, sheet: str = "") -> Heya:
    """The map in an Excel file: in the sheet of that name, or else in its first maze. Else SheetError."""
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > MOST_BYTES):
            raise ValueError("it is no plain file, or too large")
        book = load_workbook(path)
        names = [each.title for each in book.worksheets]
    except FileNotFoundError:
        raise SheetError(f"{path}: there is no such file.") from None
    except Exception as error:  # What is in a broken file nobody knows.
        why = " ".join(str(error).split())[:200]
        raise SheetError(f"{path}: this is no Excel workbook (.xlsx): {why}.") from None
    if sheet and sheet not in names:
        raise SheetError(f"{path}: there is no sheet {sheet!r}. It has {', '.join(names)}.")
    # A maze is known by the name of its cells, whatever its sheet is called; without one its text is left.
    drawn = [each for each in names if CELLS in book[each].defined_names and not each.startswith(ANSWER)]
    name = sheet or [*drawn, *(each for each in names if each.startswith(TEXT)), *names][0]
    text = name.replace(MAZE, TEXT, 1) if name.startswith(MAZE) else TEXT
    if sheet or text == name or text not in names:
        return _read(book[name], path.name)
    written = (book.properties.keywords or "").split()
    return _changed_one(_read(book[name], path.name), _read(book[text], path.name), written)


def _changed_one(drawn: Heya, text: Heya, written: Sequence[str]) -> Heya:
    """Of a map that stands there twice, the one that was changed since; with the note of the text."""
    if fingerprint(drawn) in (fingerprint(text), *written):
        return text
    if fingerprint(text) not in written:
        what = f"{text.name}: {MAZE} and {TEXT} were both changed by hand. Say which of them counts:"
        raise SheetError(f"{what} --sheet {MAZE} or --sheet {TEXT}.")
    note = f"\n\n{text.note}" if text.note else ""
    return parse("\n".join(_patched(drawn, text)) + note + "\n", text.name)


def _patched(drawn: Heya, text: Heya) -> Sequence[str]:
    """The rows of what was drawn; walls that were not changed keep their characters."""
    if (drawn.width, drawn.height) != (text.width, text.height):
        return drawn.rows
    pairs = (zip(*rows, strict=True) for rows in zip(drawn.rows, text.rows, strict=True))
    return ["".join(b if a in WALLS and b in WALLS else a for a, b in row) for row in pairs]


def _read(sheet: Any, name: str) -> Heya:
    if sheet.max_row * sheet.max_column > MOST_PLACES:
        size = f"{sheet.max_column:,} × {sheet.max_row:,} cells"
        raise SheetError(f"{name}, sheet {sheet.title}: {size} are too many for a map.")
    cells = [cell for row in sheet.iter_rows() for cell in row if cell.value is not None]
    texts = {(cell.column, cell.row): str(cell.value) for cell in cells}
    edges, filled = _drawn(sheet)
    has_walls = any(len(said) == 1 and said in WALLS for said in texts.values())
    if sheet.title.startswith(TEXT) or (has_walls and not edges and not filled):
        return _read_text(sheet, texts, name)
    return _read_drawing(sheet, texts, name, edges, filled)


def _read_text(sheet: Any, texts: dict[Cell, str], name: str) -> Heya:
    """A sheet of characters: up to the first blank row the map, then its note."""
    columns, rows = range(1, max((column for column, _ in texts), default=0) + 1), range(1, sheet.max_row + 1)
    lines = ["".join(texts.get((column, row), " ") for column in columns) for row in rows]
    height = next((row for row, line in enumerate(lines) if not line.strip(" ")), len(lines))
    lines[height:] = [line.rstrip(" ") for line in lines[height:]]
    for (column, row), said in texts.items():
        if row <= height and len(said) != 1:
            raise _wrong(name, sheet, (column, row), f"{said[:20]!r} is more than one character.")
    return _parsed(lines, name, sheet, lambda line, column: (column, line))


def _read_drawing(sheet: Any, texts: dict[Cell, str], name: str, edges: set[Cell], filled: set[Cell]) -> Heya:
    """A sheet of borders, fills and letters, twice as fine as cells: (2c, 2r) is a cell, edges between."""
    letters = {(2 * x, 2 * y): said.strip(" ") for (x, y), said in texts.items() if said.strip(" ")}
    corners = _corners(sheet) or [place for place, said in letters.items() if said in ON_MAPS]
    if not edges and not filled and not _corners(sheet):
        raise SheetError(f"{name}, sheet {sheet.title}: no walls are drawn, no borders and no filled cells.")
    points = [*edges, *filled, *corners]
    xs, ys = ([each[axis] for each in points] for axis in (0, 1))
    first, last = [(min(line) + 1) // 2 for line in (xs, ys)], [max(line) // 2 for line in (xs, ys)]
    # Without borders every cell is a place; else the places between are, and around.
    step, more = (1, 1) if edges else (2, 0)
    columns, rows = (range(2 * a - more, 2 * b + more + 1, step) for a, b in zip(first, last, strict=True))

    def sign(x: int, y: int) -> str:
        is_wall = (x, y) in edges or (x, y) in filled or (x % 2 and y % 2)
        return letters.get((x, y)) or ("#" if is_wall else " ")

    for (x, y), said in letters.items():
        is_inside, what = x in columns and y in rows, f"{said[:20]!r} is no mark of a map"
        if len(said) > 1 and is_inside:
            raise _wrong(name, sheet, (x // 2, y // 2), f"{what}: those are S, G, a, b, c and so on.")
        # (Title and line stand in A1 and A2, and may be one letter.)
        if said in ON_MAPS and not is_inside and (x > 2 or y > 2 * ROWS_ABOVE):
            raise _wrong(name, sheet, (x // 2, y // 2), f"{said!r} stands outside of the maze.")
    lines = ["".join(sign(x, y) for x in columns) for y in rows]
    for line, y in zip(lines, rows, strict=True):
        if not line.strip(" "):
            what = "nothing stands in this row, and a blank row would end the map. Draw a wall there."
            raise _wrong(name, sheet, (columns[0] // 2 or 1, y // 2), what)
    return _parsed(lines, name, sheet, lambda line, column: (columns[column - 1] // 2, rows[line - 1] // 2))


def _drawn(sheet: Any) -> tuple[set[Cell], set[Cell]]:
    """The edges that have a border, and the cells that are filled, both twice as fine as cells."""
    edges, filled = set(), set()
    for cell in (cell for row in sheet.iter_rows() for cell in row if cell.has_style):
        x, y, border = 2 * cell.column, 2 * cell.row, cell.border
        sides = (border.top, border.right, border.bottom, border.left)
        around = [(x + dx, y + dy) for dx, dy in DELTAS]
        edges |= {at for side, at in zip(sides, around, strict=True) if side and side.style}
        if cell.fill.fill_type and not _is_white(getattr(cell.fill, "fgColor", None)):
            filled.add((x, y))
    return edges, filled


def _is_white(colour: Any) -> bool:
    """Whether a fill is none: white, or the way of an answer. (Colours of a theme may be made darker.)"""
    if colour is None:  # It goes from one colour to another.
        return False
    if colour.type == "theme":
        return bool(colour.theme == 0 and colour.tint > -0.04)
    return colour.indexed in WHITE_BY_NUMBER if colour.type == "indexed" else colour.rgb in NO_WALL


def _corners(sheet: Any) -> list[Cell]:
    """Where the maze lies in a sheet of ours; nothing in another."""
    if CELLS not in sheet.defined_names:
        return []
    try:
        left, top, right, bottom = range_boundaries(sheet.defined_names[CELLS].attr_text.rpartition("!")[2])
        return [(2 * left, 2 * top), (2 * right, 2 * bottom)]
    except (TypeError, ValueError):  # Rows were deleted, say: then what is drawn must tell.
        return []


def _parsed(lines: list[str], name: str, sheet: Any, cell_at: Callable[[int, int], Cell]) -> Heya:
    """The map of some lines; its first error with the cell where it is."""
    try:
        return parse("\n".join(lines) + "\n", name)
    except HeyaError as error:
        first = error.first
        cell = cell_at(first.line, first.column) if first.line and first.column else (1, 1)
        raise _wrong(name, sheet, cell, f"{first.what} {first.advice}") from None


def _wrong(name: str, sheet: Any, cell: Cell, what: str) -> SheetError:
    where = f"{get_column_letter(cell[0])}{cell[1]}"
    return SheetError(f"{name}, sheet {sheet.title}, cell {where}: {visible(what)}")
