"""Checks the rules of a class, a folder of files, and tells the results as a table.

On the screen each file has a row. As CSV each task of each file has one, to be opened by a program
for spreadsheets.
"""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from mazelib.challenges.exercise import NotYet, Passed, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line.options import how_to_repeat
from mazelib.command_line.rule_check import TimeLimit
from mazelib.command_line.terminal import progress
from mazelib.commands.shared.checked_rules import (
    CheckedRule,
    checked_alone,
    checked_side_by_side,
    is_helper,
)
from mazelib.text.characters import visible
from mazelib.text.sentences import _, paragraph

#: A file may take this many seconds.
SECONDS_A_FILE = 30.0
#: Files that were slow side by side are checked again, alone; all of them together take no more.
SECONDS_AGAIN = 30.0
#: How the title row of a CSV file names its columns.
COLUMNS = (
    _("file"),
    _("task"),
    _("passed"),
    _("ticks of all walks"),
    _("tick of the fault"),
    _("what went wrong"),
)
#: What is told of a file that lies beside the rules.
NO_RULE = _("no rule in it")
#: A file of CSV ends like this.
CSV = (".csv",)


def check_class(
    paths: Sequence[Path], seed: int, workers: int | None
) -> tuple[int, list[CheckedRule]]:
    """Check the rules in files, and print a row for each; of those that were slow, a second one.

    Returns the highest status of all, and what was found. No map is kept of any of it.
    """
    all_checked = list[CheckedRule]()
    width = max(len(visible(path.name)) for path in paths)
    for number, exercise in enumerate(EXERCISES, 1):
        print(f"{number}  {exercise.title}")
    print(_title_row(width))
    progress(_how_far(0, len(paths)))
    helpers = [path for path in paths if is_helper(path)]
    rules = [path for path in paths if path not in helpers]
    for path in helpers:
        all_checked.append(CheckedRule(path, is_helper=True))
        print(_row(all_checked[-1], width), flush=True)
    for checked in checked_side_by_side(rules, seed, workers, SECONDS_A_FILE):
        progress("")
        all_checked.append(checked)
        print(_row(checked, width), flush=True)
        progress(_how_far(len(all_checked), len(paths)))
    progress("")
    for number, checked in _checked_again(all_checked, seed):
        print(_("Checked again, alone:"), _row(checked, width), flush=True)
        all_checked[number] = checked
    print(how_to_repeat(seed), flush=True)
    return max(checked.status for checked in all_checked), all_checked


def _how_far(count: int, total: int) -> str:
    """How many files are checked, of how many, and how long the others may take."""
    words = _("{count} of {total} files are checked, in at most {seconds:.0f} seconds each.")
    return words.format(count=count, total=total, seconds=SECONDS_A_FILE)


def _checked_again(
    all_checked: Sequence[CheckedRule], seed: int
) -> Iterator[tuple[int, CheckedRule]]:
    """Check those again that were slow, one by one; yield each that was in time, with its number.

    They may have been slow only because of each other.
    """
    limit = TimeLimit.from_now(SECONDS_AGAIN)
    for number, checked in enumerate(all_checked):
        if checked.was_slow and not limit.is_over:
            again = checked_alone(checked.path, seed, limit.left)
            if not again.was_slow:
                yield number, again


def _title_row(width: int) -> str:
    numbers = " ".join(str(number) for number in range(1, len(EXERCISES) + 1))
    return f"{'':{width}}  {numbers}"


def _row(checked: CheckedRule, width: int) -> str:
    """A file, a sign for each task, and what went wrong first, with the number of its task."""
    name = f"{visible(checked.path.name):{width}}"
    if checked.is_helper:
        return f"{name}  {NO_RULE}"
    signs = " ".join(_sign(result) for result in checked.results)
    if not checked.results:
        signs = " ".join("?" for _exercise in EXERCISES)
    for number, (*_others, words) in enumerate(_cells(checked), 1):
        if words:
            told = _("task {number}: {words}").format(number=number, words=words)
            return f"{name}  {signs}  {words if checked.error else told}"
    return f"{name}  {signs}"


def _sign(result: Result) -> str:
    """x: passed, -: not yet, ?: not checked."""
    if isinstance(result, Passed):
        return "x"
    return "-" if isinstance(result, NotYet) else "?"


def _cells(checked: CheckedRule) -> Iterator[tuple[str, str, str, str, str]]:
    """For each task: its title, whether it is passed, after or at which tick, what went wrong."""
    not_checked = _("not checked")
    if checked.is_helper:
        yield "", "", "", "", NO_RULE
    if checked.error:
        first = checked.error.first
        words = _("{place}: {what}")
        words = words.format(place=first.place_in(checked.error.name), what=first.what)
        for exercise in EXERCISES:
            yield exercise.title, not_checked, "", "", paragraph(words, first.advice)
    for result in checked.results:
        title = result.exercise.title
        if isinstance(result, Passed):
            yield title, _("yes"), str(result.ticks), "", ""
        elif isinstance(result, NotYet):
            yield title, _("no"), "", str(result.fault.tick), result.fault.words
        else:
            yield title, not_checked, "", "", result.why


def csv_of(all_checked: Sequence[CheckedRule]) -> bytes:
    """The table as CSV, in UTF-8 with a mark at its beginning: spreadsheets look for that."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for checked in all_checked:
        name = visible(checked.path.name)
        for cells in _cells(checked):
            writer.writerow([_no_formula(cell) for cell in (name, *cells)])
    return text.getvalue().encode("utf-8-sig")


def _no_formula(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula, whatever a learner has written."""
    return f"\u0027{cell}" if cell.startswith(("=", "+", "-", "@")) else cell
