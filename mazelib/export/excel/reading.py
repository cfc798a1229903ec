"""Reads a workbook back as a map, even if a learner has drawn in it with Excel or LibreOffice.

Our workbooks have each map three times: drawn, with the answer, and as text. If the drawn map and
the text are the same map, the text is read. Otherwise the one that differs from the answer is read,
because it was changed by hand. If there are several mazes, the one that was changed is read; if
several were, the user has to say which.
"""

import re
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.changes import changes_in_words
from mazelib.export.excel.drawn_sheet import DrawnSheet
from mazelib.export.excel.limits import check_size
from mazelib.export.excel.styles import ANSWER, MAZE, TEXT
from mazelib.maps.files import read_bytes
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.sentences import _, listed

#: So many cells outside a maze are named.
MOST_NAMED = 10


def read_workbook(path: Path, name: str = "") -> Heya:
    """The map on the sheet with this name ("": the maze that counts). ValueError: there is none."""
    return WorkbookReader(path).heya(name)


def read_with_remarks(path: Path, name: str = "") -> tuple[Heya, list[str]]:
    """The same, and what there is to say: what was changed, and what lies outside the maze."""
    reader = WorkbookReader(path)
    heya = reader.heya(name)
    return heya, reader.remarks


class WorkbookReader:
    """One workbook that is read; afterwards there are ``remarks``, a sentence each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._sheets = _sheets_in(path)
        #: The maps that were read already, by the names of their sheets.
        self._maps: dict[str, Heya] = {}
        self.remarks: list[str] = []

    def heya(self, name: str) -> Heya:
        """The map on the sheet with this name ("": the maze that counts)."""
        if name:
            number = name.removeprefix(MAZE).removeprefix(TEXT) if name in self._sheets else ""
            return self._with_remarks(self._map_on(name), number, name)
        maze = self._maze_that_counts()
        number = maze.removeprefix(MAZE) if maze.startswith(MAZE) else ""  # of several
        text = f"{TEXT}{number}"
        if text not in self._sheets:
            return self._with_remarks(self._map_on(maze), number, maze)
        if maze not in self._sheets:
            return self._with_remarks(self._map_on(text), number, text)
        drawn_map = self._map_on(maze)
        text_map = self._map_on(text)
        if _is_same_map(drawn_map, text_map):
            return self._with_remarks(text_map, number, maze)
        changed = _changed_by_hand([drawn_map, text_map], self._answer(number))
        if changed is None:
            sentence = _(
                "{path}: {maze} and {text} are two different mazes."
                ' Say which counts: --sheet "{maze}" or --sheet "{text}"'
            )
            raise ValueError(sentence.format(path=self._path, maze=maze, text=text))
        return self._with_remarks(changed, number, maze)

    def _maze_that_counts(self) -> str:
        """The first maze; or of several the one that was changed by hand.

        ValueError: several were.
        """
        changed = [maze for maze in self._numbered_mazes() if self._is_changed(maze)]
        if len(changed) > 1:
            sentence = _(
                "{path}: several mazes were changed: {mazes}. Say which one to read:"
                ' --sheet "{first}"'
            )
            first = changed[0]
            gaps = {"path": self._path, "mazes": listed(changed), "first": first}
            raise ValueError(sentence.format(**gaps))
        if changed:
            return changed[0]
        return _first_maze([*self._sheets])

    def _numbered_mazes(self) -> list[str]:
        """The sheets with our mazes, if there are several."""
        return [name for name in self._sheets if re.fullmatch(rf"{MAZE} \d+", name)]

    def _is_changed(self, maze: str) -> bool:
        """Whether a maze or its text differs from its answer; a mistake on them is a change."""
        number = maze.removeprefix(MAZE)
        answer = self._answer(number)
        if answer is None:
            return False
        names = [name for name in (maze, f"{TEXT}{number}") if name in self._sheets]
        for name in names:
            try:
                if not _is_same_map(self._map_on(name), answer):
                    return True
            except ValueError:
                return True
        return False

    def _answer(self, number: str) -> Heya | None:
        """The map of an answer; None if there is none, or if it was changed, too."""
        name = f"{ANSWER}{number}"
        if name not in self._sheets:
            return None
        try:
            return self._map_on(name)
        except ValueError:
            return None

    def _map_on(self, name: str) -> Heya:
        """The map on a sheet. ValueError: there is no such sheet, or it has a mistake."""
        if name not in self._sheets:
            sentence = _("{path}: there is no sheet {name!r}. Choose one of these: {sheets}.")
            names = listed(self._sheets)
            raise ValueError(sentence.format(path=self._path, name=name, sheets=names))
        if name not in self._maps:
            self._maps[name] = DrawnSheet(self._sheets[name], self._path.name).heya()
        return self._maps[name]

    def _with_remarks(self, heya: Heya, number: str, name: str) -> Heya:
        """The map that is read; notes what is to be said about it."""
        answer = self._answer(number)
        if answer is not None:
            self.remarks.append(changes_in_words(name, answer, heya))
        if outside := DrawnSheet(self._sheets[name], self._path.name).cells_outside:
            sentence = _("Not read, because it's outside the maze on sheet {sheet}: {cells}.")
            cells = outside[:MOST_NAMED]
            if len(outside) > MOST_NAMED:
                cells.append("...")
            self.remarks.append(sentence.format(sheet=name, cells=listed(cells)))
        return heya


def _sheets_in(path: Path) -> dict[str, Sheet]:
    """The sheets of a workbook by their names. ValueError: it is none, or is too large."""
    content = read_bytes(path)
    damaged = LocatedError(
        path.name,
        [
            Diagnostic(
                _("this isn't an Excel workbook, or it's damaged."),
                _("Open it in Excel or LibreOffice, and save it again as .xlsx."),
            )
        ],
    )
    try:
        check_size(content, path.name)
    except (BadZipFile, OSError, RuntimeError, NotImplementedError, EOFError):
        raise damaged from None
    try:
        book = load_workbook(BytesIO(content))
    except Exception:  # A broken file can raise anything.
        raise damaged from None
    return {sheet.title: sheet for sheet in book.worksheets}


def _first_maze(names: list[str]) -> str:
    """The first sheet with a maze of ours, or else the first one that may be drawn by hand."""
    drawn = [name for name in names if not name.startswith((ANSWER, TEXT))]
    for name in drawn:
        if name.startswith(MAZE):
            return name
    return drawn[0] if drawn else MAZE


def _changed_by_hand(maps: list[Heya], answer: Heya | None) -> Heya | None:
    """The one map that differs from the answer; None if there is no such map, or no answer."""
    if answer is None:
        return None
    changed = [heya for heya in maps if not _is_same_map(heya, answer)]
    return changed[0] if len(changed) == 1 else None


def _is_same_map(one: Heya, other: Heya) -> bool:
    """Whether two maps are the same, whichever signs their walls have.

    The marks include the start and its heading.
    """
    return one.places == other.places and one.floor == other.floor and one.marks == other.marks
