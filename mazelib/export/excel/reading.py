"""A workbook read back as a map, whatever was drawn in it by hand, with Excel or with LibreOffice.

A workbook of ours has the map three times: drawn, as text, and with the answer. If the first two
are the same to walk, the text is read. Else the one is read that differs from the answer, for that
one was changed by hand.
"""

from pathlib import Path

from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.drawn import read_sheet
from mazelib.export.excel.sheets import ANSWER, MAZE, TEXT
from mazelib.maps.heya import Heya
from mazelib.text.characters import clipped, visible
from mazelib.text.sentences import _

#: So many characters are quoted of what openpyxl says about a broken file.
MOST_QUOTED = 200


def read_workbook(path: Path, name: str = "") -> Heya:
    """The map in the sheet of that name, or else in its first maze; ValueError if there is none."""
    sheets = _sheets_in(path)
    maze = name or _first_maze([*sheets])
    number = maze.removeprefix(MAZE) if maze.startswith(MAZE) else ""  # of many
    wanted = [name] if name else [maze, TEXT + number]
    chosen = [each for each in wanted if each in sheets]
    if not chosen:
        sentence = _("{path}: there is no sheet {name!r}. Choose one of {sheets}.")
        raise ValueError(sentence.format(path=path, name=maze, sheets=", ".join(sheets)))
    maps = {each: read_sheet(sheets[each], path.name) for each in chosen}
    drawn = maps[chosen[0]]
    text = maps[chosen[-1]]
    if _is_same_to_walk(drawn, text):
        return text
    changed = _changed_by_hand([drawn, text], sheets.get(ANSWER + number), path.name)
    if changed is not None:
        return changed
    sentence = _(
        "{path}: {maze} and {text} are two different mazes."
        ' Say which counts: --sheet "{maze}" or --sheet "{text}"'
    )
    raise ValueError(sentence.format(path=path, maze=chosen[0], text=chosen[1]))


def _sheets_in(path: Path) -> dict[str, Sheet]:
    """The sheets of a workbook by their names; ValueError if it is none."""
    if not path.is_file():
        raise ValueError(_("{path}: there is no such file.").format(path=path))
    try:
        book = load_workbook(path)
    except Exception as error:  # What is in a broken file nobody knows.
        reason = clipped(visible(str(error)), MOST_QUOTED)
        sentence = _("{path}: this is no Excel workbook (.xlsx): {reason}.")
        raise ValueError(sentence.format(path=path, reason=reason)) from None
    return {sheet.title: sheet for sheet in book.worksheets}


def _first_maze(names: list[str]) -> str:
    """The name of the first sheet with a maze; or of the first that may have one, drawn by hand."""
    drawn = [name for name in names if not name.startswith((ANSWER, TEXT))]
    for name in drawn:
        if name.startswith(MAZE):
            return name
    return drawn[0] if drawn else MAZE


def _changed_by_hand(maps: list[Heya], answer: Sheet | None, file: str) -> Heya | None:
    """The one map that differs from the answer; None where that cannot be told."""
    if answer is None:
        return None
    try:
        before = read_sheet(answer, file)
    except ValueError:  # The answer was changed, too.
        return None
    changed = [heya for heya in maps if not _is_same_to_walk(heya, before)]
    return changed[0] if len(changed) == 1 else None


def _is_same_to_walk(one: Heya, other: Heya) -> bool:
    """Whether two maps are walked the same way, whatever their walls are drawn with."""
    return (
        one.width == other.width
        and one.floor == other.floor
        and one.start == other.start
        and one.heading == other.heading
        and one.controls == other.controls
    )
