"""A workbook read back as a map, whatever was drawn in it by hand, with Excel or with LibreOffice.

    1. A wall between two cells stands where either of them has its border there. A cell that is filled,
       or has a wall's character, is wall. What is white or has the colour of the way is not filled.
    2. Without borders every cell is a place; with borders it is a room, and the places between are read.
    3. Letters are the marks of a map. Sizes of rows and columns say nothing: programs change them.
    4. What is slanted in column A is its note.

A workbook of ours has the map three times: drawn, as text, with the answer. If drawn and text are the same to
walk, the text is read; else the one that differs from the answer, for that one was changed by hand.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from openpyxl import load_workbook

from mazelib.export.excel import ANSWER, MAZE, ROWS_ABOVE, TEXT
from mazelib.export.page import WAY
from mazelib.grid.compass import DELTAS, Place
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import HeyaError, parse
from mazelib.maps.signs import ON_MAPS, WALLS
from mazelib.text.characters import visible

#: Colours that are no wall: white, in the ways that programs say it, and the way of an answer.
NO_WALL = [("rgb", "FFFFFFFF"), ("rgb", "00FFFFFF"), ("rgb", f"FF{WAY}"), ("theme", 0)]
NO_WALL += [("indexed", number) for number in (1, 9, 65)]


def read_workbook(path: Path, name: str = "") -> Heya:
    """The map in the sheet of that name, or else in its first maze; ValueError if there is none."""
    if not path.is_file():
        raise ValueError(f"{path}: there is no such file.")
    try:
        sheets = {sheet.title: sheet for sheet in load_workbook(path).worksheets}
    except Exception as error:  # What is in a broken file nobody knows.
        raise ValueError(f"{path}: this is no Excel workbook (.xlsx): {visible(str(error))[:200]}.") from None
    drawn = [each for each in sheets if not each.startswith((ANSWER, TEXT))]
    maze = next((each for each in drawn if each.startswith(MAZE)), [*drawn, MAZE][0])
    number = maze.removeprefix(MAZE) if maze.startswith(MAZE) else ""  # of many
    chosen = [each for each in ([name] if name else [maze, TEXT + number]) if each in sheets]
    if not chosen:
        raise ValueError(f"{path}: there is no sheet {name or maze!r}. Choose one of {', '.join(sheets)}.")
    maps, before = [_read(sheets[each], path.name) for each in chosen], None
    if _walked(maps[0]) == _walked(maps[-1]):
        return maps[-1]
    with suppress(KeyError, ValueError):  # Without an answer that can be read nobody can tell.
        before = _walked(_read(sheets[ANSWER + number], path.name))
    changed = [heya for heya in maps if _walked(heya) != before]
    if len(changed) == 1:
        return changed[0]
    ways = " or ".join(f'--sheet "{each}"' for each in chosen)
    raise ValueError(f"{path}: {' and '.join(chosen)} are two different mazes. Say which counts: {ways}")


def _walked(heya: Heya) -> object:
    """What decides how a map is walked, whatever its walls are drawn with."""
    return heya.width, heya.floor, heya.start, heya.heading, heya.controls


def _read(sheet: Any, name: str) -> Heya:
    """The map of a sheet; ValueError with the cell where it is wrong."""

    def wrong(x: int, y: int, what: str) -> ValueError:
        cell = sheet.cell((y + 1) // 2, (x + 1) // 2).coordinate
        return ValueError(f"{name}, sheet {sheet.title}, cell {cell}: {visible(what)}")

    if sheet.max_row * sheet.max_column > 1_000_000:  # To read it would take minutes.
        raise wrong(2 * sheet.max_column, 2 * sheet.max_row, "so large a sheet is no map.")
    drawn = _drawn(sheet)
    has_rooms = any(x % 2 or y % 2 for x, y in drawn)
    # How far the maze goes its walls and blanks say; where cells are places, all marks do.
    squares = [at for at, sign in drawn.items() if sign in {*WALLS, *(" " if has_rooms else ON_MAPS)}]
    if not squares:
        raise wrong(2, 2, "no walls are drawn, no borders and no filled cells. Is it another --sheet?")
    ends = [((min(line) + 1) // 2 * 2, max(line) // 2 * 2) for line in zip(*squares, strict=True)]
    # With rooms the places between cells are read, too, and around.
    columns, rows = (range(low - 1, high + 2) if has_rooms else range(low, high + 1, 2) for low, high in ends)
    for (x, y), said in drawn.items():
        is_inside = x in columns and y in rows
        if is_inside and len(said) > 1:
            raise wrong(x, y, f"{said[:20]!r} is no mark of a map: those are S, G, a, b, c and so on.")
        if not is_inside and said in {*ON_MAPS}:
            raise wrong(x, y, f"{said!r} stands outside of the maze.")
    lines = ["".join(drawn.get((x, y), "#" if x % 2 and y % 2 else " ") for x in columns) for y in rows]
    for y, line in zip(rows, lines, strict=True):
        if not line.strip(" "):
            raise wrong(columns[0], y, "a row in which nothing stands would end the map. Draw a wall.")
    note = [str(cell.value or "") for (cell,) in sheet.iter_rows(max_col=1) if cell.font.i]
    try:
        return parse("\n".join([*lines, "", *note]).rstrip("\n") + "\n", name)
    except HeyaError as error:
        y, x = error.first.where()
        raise wrong(columns[x - 1], rows[y - 1], f"{error.first.what} {error.first.advice}") from None


def _drawn(sheet: Any) -> dict[Place, str]:
    """All that is drawn, twice as fine as cells: (2c, 2r) is a cell, (2c + 1, 2r) the edge at its right."""
    # Two merged rows above a maze are its head.
    head = [each for each in sheet.merged_cells.ranges if each.min_row == each.max_row <= ROWS_ABOVE]
    drawn = dict[Place, str]()
    rows = sheet.iter_rows(1 + ROWS_ABOVE if len(head) == ROWS_ABOVE else 1)
    for cell in (cell for row in rows for cell in row if not cell.font.i):
        x, y, border = 2 * cell.column, 2 * cell.row, cell.border
        colour = getattr(cell.fill, "fgColor", None)  # A fill without one goes from one to another.
        is_white = colour and (colour.type, colour.value) in NO_WALL and not colour.tint
        is_filled = cell.fill.fill_type and not is_white
        if is_filled or cell.value is not None:
            said = "" if cell.value is None else str(cell.value).strip(" ")
            drawn[x, y] = said or ("#" if is_filled else " ")
        sides = (border.top, border.right, border.bottom, border.left)
        for (dx, dy), side in zip(DELTAS, sides, strict=True):
            if side and side.style:
                drawn[x + dx, y + dy] = "#"
    return drawn
