"""The rows of the code panel: the lines of a rule as they are shown, and which lines ran.

One-line docstrings and comments at line ends are left out: the comments are the captions. Indents
are half as wide as in the file, so that a rule fits into a narrow panel in large letters.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import NamedTuple

from mazelib.learner.script.source import Piece, Source
from mazelib.values.lines_run import Line, LinesRun

#: Columns before a row.
MARGIN = 1
#: A row is wrapped to no fewer columns than these.
FEWEST_COLUMNS = 16
#: How much further in a wrapped row goes on, in columns.
HANGING_INDENT = 2
#: How high a blank row is, in heights of a row.
BLANK_ROW = 1 / 3
DOCSTRING_OF_ONE_LINE = re.compile(r'\s*""".*"""\s*')


class CodeRow(NamedTuple):
    """A line of source with how it is marked; a row without a line is blank.

    ``begins_turn`` is true where the turn of a class begins.
    """

    text: str
    line: Line | None = None
    ran: bool = False
    decided: bool = False
    begins_turn: bool = False

    @property
    def height(self) -> float:
        """How high it is, in heights of a row."""
        return 1.0 if self.text.strip() else BLANK_ROW


def marked_rows(source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    """All rows of a rule, with those marked that ran."""
    rows = list[CodeRow]()
    for piece in source.pieces:
        if rows:
            rows.append(CodeRow(""))
        rows += _rows_of(piece, source, lines_run)
    return rows


def own_rows(source: Source) -> list[CodeRow]:
    """The rows of the rule itself, without what it imports from other files."""
    own_files = [piece.file for piece in source.pieces[:1]]
    own_pieces = [piece for piece in source.pieces if piece.file in own_files]
    return marked_rows(replace(source, pieces=tuple(own_pieces)), None)


def _rows_of(piece: Piece, source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    rows = list[CodeRow]()
    for number, text in enumerate(piece.lines, piece.first):
        if DOCSTRING_OF_ONE_LINE.fullmatch(text):
            continue
        line = (piece.file, number)
        code = narrowed(source.without_comment(line, text))
        row = CodeRow(code, line, begins_turn=number == piece.turn)
        if lines_run:
            is_decided = line == lines_run.decided
            row = row._replace(ran=line in lines_run.lines, decided=is_decided)
        rows.append(row)
    return rows


def narrowed(code: str) -> str:
    """A line of code, indented half as far as in its file."""
    indent = len(code) - len(code.lstrip())
    return code[indent // 2 :]


def widest_of(rows: Sequence[CodeRow]) -> int:
    """How many columns the widest row takes."""
    return MARGIN + max((len(row.text) for row in rows), default=0)


def height_of(rows: Sequence[CodeRow]) -> float:
    """How high rows are together, in heights of a row."""
    return sum(row.height for row in rows)


def all_wrapped(rows: Sequence[CodeRow], columns: int) -> list[CodeRow]:
    """Rows wrapped to a panel of this many columns, its margin included."""
    parts = list[CodeRow]()
    for row in rows:
        parts += wrapped(row, columns - MARGIN)
    return parts


def wrapped(row: CodeRow, columns: int) -> list[CodeRow]:
    """A row wrapped between words to this many columns (at least 16), with a hanging indent."""
    columns = max(FEWEST_COLUMNS, columns)
    if len(row.text) <= columns:
        return [row]
    own_indent = len(row.text) - len(row.text.lstrip())
    # However deep the row is indented, what follows has room for a word.
    indent = min(own_indent + HANGING_INDENT, columns - FEWEST_COLUMNS // 2)
    texts = wrap(row.text, columns, subsequent_indent=" " * indent, break_on_hyphens=False)
    return [row._replace(text=text) for text in texts]


def best_part(rows: list[CodeRow], room: float) -> list[CodeRow]:
    """The part of the rows that shows most of those that ran, the deciding one near the middle.

    ``room`` is the height that there is, in heights of a row. As long as the first rows show all
    that ran, these are shown: the panel stands still.
    """
    ran = [number for number, row in enumerate(rows) if row.ran]
    if not ran:
        return _part_before_a_turn(rows, room)
    decided = next((number for number in ran if rows[number].decided), ran[0])
    parts = _parts_of(rows, room)
    if ran[-1] in parts[0]:
        return _rows_in(parts[0], rows)

    def worth(part: range) -> tuple[int, int]:
        in_sight = [number for number in ran if number in part]
        return len(in_sight), -abs(part.start + len(part) // 2 - decided)

    with_decided = [part for part in parts if decided in part]
    return _rows_in(max(with_decided, key=worth), rows)


def _part_before_a_turn(rows: list[CodeRow], room: float) -> list[CodeRow]:
    """The part to show before the rule thinks: all of the rule itself, or the turn of a class."""
    if not rows:
        return []
    parts = _parts_of(rows, room)
    own = [number for number, row in enumerate(rows) if _is_in_file_of(row, rows[0])]
    turns = [number for number in own if rows[number].begins_turn]
    if not turns or own[-1] in parts[0]:
        return _rows_in(parts[0], rows)
    return _rows_in(parts[min(turns[0], len(parts) - 1)], rows)


def _is_in_file_of(row: CodeRow, other: CodeRow) -> bool:
    return row.line is not None and other.line is not None and row.line[0] == other.line[0]


def _parts_of(rows: list[CodeRow], room: float) -> list[range]:
    """For each row, as long as there are more below: the numbers of the rows that fit from there.

    The last part ends with the last row. Every part has at least one row.
    """
    parts = list[range]()
    for first in range(len(rows)):
        end = first + 1
        height = rows[first].height
        while end < len(rows) and height + rows[end].height <= room:
            height += rows[end].height
            end += 1
        parts.append(range(first, end))
        if end == len(rows):
            break
    return parts


def _rows_in(part: range, rows: list[CodeRow]) -> list[CodeRow]:
    return rows[part.start : part.stop]
