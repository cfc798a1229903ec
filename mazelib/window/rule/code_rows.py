"""The rows of the code panel: the lines of a rule as they stand in their file, and which ran.

Comments are left out: those at line ends are what the strip says, and those on lines of their own
are for the one who edits the file. The numbers of the lines are those of the file all the same.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mazelib.learner.script.source import Piece, Source, without_comment
from mazelib.text.characters import visible
from mazelib.values.lines_run import Line, LinesRun
from mazelib.window.rule.problem import SavedCode

#: Lines that Python itself does not run: they are marked when something in their block ran.
BEGIN_BLOCKS = ("else:", "try:", "finally:")
#: How high a blank row is, in heights of a row.
BLANK_ROW = 0.4


class CodeRow(NamedTuple):
    """A line of source with how it is marked; a row without a line is blank.

    ``decided`` is true where it is marked strong (see Source.strong), ``is_wrong`` where there is a
    mistake, ``begins_turn`` where the turn of a class begins, ``rests`` in a rule that is not at
    work now. ``is_to_change`` marks the one line that a class is told to change.
    """

    text: str
    line: Line | None = None
    ran: bool = False
    decided: bool = False
    is_wrong: bool = False
    begins_turn: bool = False
    rests: bool = False
    is_to_change: bool = False

    @property
    def height(self) -> float:
        """How high it is, in heights of a row."""
        return 1.0 if self.text.strip() else BLANK_ROW


def rows_of(source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    """The rows of the rule itself; of another file where the rule decided there.

    A rule may import what it is made of from other files: those have rows only while one of their
    lines decides.
    """
    if not source.pieces:
        return []
    file = source.pieces[0].file
    if lines_run and lines_run.decided[0] in {piece.file for piece in source.pieces}:
        file = lines_run.decided[0]
    rows = list[CodeRow]()
    for piece in source.pieces:
        if piece.file == file:
            if rows:
                rows.append(CodeRow(""))
            rows += _rows_of_piece(piece, source, lines_run)
    return rows


def rows_as_saved(saved: SavedCode, wrong: int) -> list[CodeRow]:
    """The rows around a wrong line, as they were saved: nothing of them has run.

    They are those of the function, class or call in which it stands.
    """
    first = wrong
    while first > 1 and not _begins_part(saved.lines, first):
        first -= 1
    end = wrong + 1
    while end <= len(saved.lines) and not _begins_part(saved.lines, end):
        end += 1
    rows = list[CodeRow]()
    for number in range(first, end):
        text = saved.lines[number - 1]
        if number == wrong or not text.lstrip().startswith("#"):
            shown = without_comment(visible(text))
            rows.append(CodeRow(shown, (saved.path, number), is_wrong=number == wrong))
    while not rows[-1].text.strip() and not rows[-1].is_wrong:
        rows.pop()
    return rows


def _begins_part(lines: Sequence[str], number: int) -> bool:
    """Whether a part of a file begins in a line: it is at the left, below a blank one."""
    text = lines[number - 1]
    is_at_left = bool(text.strip()) and not text.startswith((" ", "\t", "#"))
    return is_at_left and (number == 1 or not lines[number - 2].strip())


def _rows_of_piece(piece: Piece, source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    rows = list[CodeRow]()
    strong = source.strong(lines_run) if lines_run else None
    for number, text in enumerate(piece.lines, piece.first):
        line = (piece.file, number)
        if line in source.comment_lines:
            continue
        row = CodeRow(
            source.without_comment(line, text), line, begins_turn=number == piece.turn
        )
        if lines_run:
            row = row._replace(ran=source.ran(line, lines_run), decided=line == strong)
        rows.append(row)
    for at, row in enumerate(rows):
        if row.text.strip() in BEGIN_BLOCKS:
            rows[at] = row._replace(ran=any(inner.ran for inner in _block_of(rows[at:])))
    return rows


def _block_of(rows: Sequence[CodeRow]) -> Iterator[CodeRow]:
    """The rows of the block that the first of these rows begins."""
    first, *others = rows
    for row in others:
        if row.text.strip() and _indent(row) <= _indent(first):
            return
        yield row


def _indent(row: CodeRow) -> int:
    return len(row.text) - len(row.text.lstrip())


def turn_in(rows: Sequence[CodeRow]) -> int:
    """The number of the row where the turn of a class begins; 0 if none does."""
    return next((number for number, row in enumerate(rows) if row.begins_turn), 0)


def columns_of(rows: Sequence[CodeRow]) -> int:
    """How many columns the widest row takes."""
    return max((len(row.text) for row in rows), default=0)


def digits_of(rows: Sequence[CodeRow]) -> int:
    """How many digits the largest line number has, at least two."""
    last = max((row.line[1] for row in rows if row.line), default=0)
    return max(2, len(str(last)))


def height_of(rows: Sequence[CodeRow]) -> float:
    """How high rows are together, in heights of a row."""
    return sum(row.height for row in rows)


def part_in_sight(rows: Sequence[CodeRow], room: float, first: int | None = None) -> range:
    """The numbers of the rows that are shown in a room of this height, in heights of a row.

    If not all have room: those from the ``first`` one asked for; or those from where the turn of a
    class begins, as long as they show all that ran; or the first rows if they do. Otherwise those
    around the line that decided.
    """
    parts = parts_of(rows, room)
    if not parts:
        return range(0)
    if first is not None:
        return parts[min(first, len(parts) - 1)]
    ran = [number for number, row in enumerate(rows) if row.ran]
    home = parts[min(turn_in(rows), len(parts) - 1)]
    if all(number in home for number in ran):
        return home
    decided = next((number for number in reversed(ran) if rows[number].decided), ran[0])
    if ran[-1] in parts[0]:
        return parts[0]

    def worth(part: range) -> tuple[int, int]:
        in_sight = [number for number in ran if number in part]
        return len(in_sight), -abs(part.start + len(part) // 2 - decided)

    with_decided = [part for part in parts if decided in part]
    return max(with_decided, key=worth)


def parts_of(rows: Sequence[CodeRow], room: float) -> list[range]:
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
