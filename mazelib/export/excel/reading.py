"""Reads a workbook back as a map, even if a learner has drawn in it with Excel or LibreOffice.

Our workbooks have each map three times: drawn, with the answer, and as text. If the drawn map and
the text are the same map, the text is read. Otherwise the one that differs from the answer is read,
because it was changed by hand.
"""

from io import BytesIO
from pathlib import Path

from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.drawn_sheet import read_sheet
from mazelib.export.excel.styles import ANSWER, MAZE, TEXT
from mazelib.maps.files import read_bytes
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.sentences import _, listed


def read_workbook(path: Path, name: str = "") -> Heya:
    """The map on the sheet with this name ("": the first maze). ValueError: there is none."""
    sheets = _sheets_in(path)
    if name:
        return _map_on(name, sheets, path)
    maze = _first_maze([*sheets])
    number = maze.removeprefix(MAZE) if maze.startswith(MAZE) else ""  # of several
    text = f"{TEXT}{number}"
    if text not in sheets:
        return _map_on(maze, sheets, path)
    if maze not in sheets:
        return _map_on(text, sheets, path)
    drawn_map = _map_on(maze, sheets, path)
    text_map = _map_on(text, sheets, path)
    if _is_same_map(drawn_map, text_map):
        return text_map
    answer = sheets.get(f"{ANSWER}{number}")
    changed = _changed_by_hand([drawn_map, text_map], answer, path.name)
    if changed is None:
        sentence = _(
            "{path}: {maze} and {text} are two different mazes."
            ' Say which counts: --sheet "{maze}" or --sheet "{text}"'
        )
        raise ValueError(sentence.format(path=path, maze=maze, text=text))
    return changed


def _map_on(name: str, sheets: dict[str, Sheet], path: Path) -> Heya:
    """The map on a sheet. ValueError: there is no such sheet, or it has a mistake."""
    if name not in sheets:
        sentence = _("{path}: there is no sheet {name!r}. Choose one of these: {sheets}.")
        raise ValueError(sentence.format(path=path, name=name, sheets=listed(sheets)))
    return read_sheet(sheets[name], path.name)


def _sheets_in(path: Path) -> dict[str, Sheet]:
    """The sheets of a workbook by their names. LocatedError: the file is not a workbook."""
    content = BytesIO(read_bytes(path))
    try:
        book = load_workbook(content)
    except Exception:  # A broken file can raise anything.
        what = _("this is not an Excel workbook, or it is damaged.")
        advice = _("Open it in Excel or LibreOffice, and save it again as .xlsx.")
        raise LocatedError(path.name, [Diagnostic(what, advice)]) from None
    return {sheet.title: sheet for sheet in book.worksheets}


def _first_maze(names: list[str]) -> str:
    """The first sheet with a maze of ours, or else the first one that may be drawn by hand."""
    drawn = [name for name in names if not name.startswith((ANSWER, TEXT))]
    for name in drawn:
        if name.startswith(MAZE):
            return name
    return drawn[0] if drawn else MAZE


def _changed_by_hand(maps: list[Heya], answer: Sheet | None, file: str) -> Heya | None:
    """The one map that differs from the answer; None if there is no such map, or no answer."""
    if answer is None:
        return None
    try:
        before = read_sheet(answer, file)
    except ValueError:  # The answer was changed, too.
        return None
    changed = [heya for heya in maps if not _is_same_map(heya, before)]
    return changed[0] if len(changed) == 1 else None


def _is_same_map(one: Heya, other: Heya) -> bool:
    """Whether two maps are the same, whichever signs their walls have.

    The marks include the start and its heading.
    """
    return one.places == other.places and one.floor == other.floor and one.marks == other.marks
