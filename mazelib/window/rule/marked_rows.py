"""The rows of a rule with all their marks: what ran, what is wrong, and the one line to change."""

from collections.abc import Container, Sequence
from dataclasses import replace
from pathlib import Path

from mazelib.learner.script.source import Source
from mazelib.window.rule.code_rows import CodeRow, rows_as_saved, rows_of
from mazelib.window.rule.problem import Problem
from mazelib.window.shown import MakingShown, Shown
from mazelib.window.tasks.first_step import only_line


def marked_rows(shown: Shown, source: Source, *, names_line: bool) -> list[CodeRow]:
    """The rows of a source, with all their marks.

    Where the rule fails, and in a maker, no comment is read. A file with a mistake is shown as it
    was saved, and not as the old rule that still runs. With ``names_line``, the only line that
    there is to change is marked, too.
    """
    if shown.problem and shown.problem.saved and shown.problem.line:
        return rows_as_saved(shown.problem.saved, shown.problem.line)
    lines_run = shown.lines_run
    if lines_run and (shown.problem or isinstance(shown, MakingShown)):
        lines_run = replace(lines_run, spoken_lines=())
    slips = {slip.line for slip in source.slips}
    rows = rows_of(source, lines_run)
    rows = [_with_mistake(_with_slip(row, slips), shown.problem) for row in rows]
    return _with_line_to_change(rows, source) if names_line else rows


def _with_line_to_change(rows: Sequence[CodeRow], source: Source) -> list[CodeRow]:
    """The rows; if there is only one line to change, it is marked."""
    number = only_line(source)
    marked = list[CodeRow]()
    for row in rows:
        is_it = row.line is not None and row.line[1] == number
        marked.append(row._replace(is_to_change=is_it))
    return marked


def _with_slip(row: CodeRow, slips: Container[int]) -> CodeRow:
    """The row, marked as wrong if it has a slip, whether it has run or not."""
    return row._replace(is_wrong=row.line is not None and row.line[1] in slips)


def _with_mistake(row: CodeRow, problem: Problem | None) -> CodeRow:
    """The row, marked as wrong if the problem is in its line; it has no other mark then.

    A rule stops in the line that was to answer.
    """
    if problem is None or problem.is_of_file or row.line is None:
        return row
    path, number = row.line
    is_named = (Path(path).name, number) == (problem.file, problem.line)
    if is_named or row.decided:
        return row._replace(is_wrong=True, ran=False, decided=False)
    return row


def only_mistakes(rows: Sequence[CodeRow]) -> Sequence[CodeRow]:
    """The rows as if only those with a mistake had run, if there are any: they are to be seen."""
    if not any(row.is_wrong for row in rows):
        return rows
    return [row._replace(ran=row.is_wrong, decided=row.is_wrong) for row in rows]
