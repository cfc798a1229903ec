"""Checks many files of rules by the exercises, several of them side by side.

Each file has a worker of its own. The results are printed in the order of the files.
"""

import ast
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from mazelib.challenges.exercise import NotChecked, Passed, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line.options import how_to_repeat
from mazelib.command_line.rule_check import TimeLimit, results_of_check, tell_result
from mazelib.command_line.terminal import BAD_INPUT, FINE, NOT_ARRIVED, progress, tell_thinking
from mazelib.kinds.walk import read_walker
from mazelib.learner.learner_script import saved_file
from mazelib.learner.limits import Patience
from mazelib.learner.script.borrowed import first_borrowed_by_script
from mazelib.learner.script.files_beside import HERE
from mazelib.learner.worker.workers import Workers
from mazelib.text.characters import visible
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError, StrategySlowError

#: The answers that a rule may take in one exercise or another.
ALLOWED_BY_ANY = frozenset(name for exercise in EXERCISES for name in exercise.allowed_answers)


@dataclass(frozen=True)
class CheckedRule:
    """A file, and how its rule does each exercise. With an ``error``, there is no rule to check.

    A file that ``is_helper`` lies beside the rules of a class, and has no rule of its own.
    """

    path: Path
    results: tuple[Result, ...] = ()
    error: LocatedError | None = None
    is_helper: bool = False

    @property
    def was_slow(self) -> bool:
        """Whether something is not known of it only because it was slow, or the machine busy."""
        if isinstance(self.error, StrategySlowError):
            return True
        return any(isinstance(result, NotChecked) and result.was_slow for result in self.results)

    @property
    def passed(self) -> int:
        """How many exercises its rule passes."""
        return sum(1 for result in self.results if isinstance(result, Passed))

    @property
    def status(self) -> int:
        """The exit status that this file alone would have."""
        if self.is_helper:
            return FINE
        if self.error and not isinstance(self.error, StrategyError):
            return BAD_INPUT
        return FINE if self.passed else NOT_ARRIVED


def check_rules(paths: Sequence[Path], seed: int) -> int:
    """Check the rules in files, print the results, and return the highest status of all.

    The last line says how to repeat the check.
    """
    if not paths:
        return FINE
    status = FINE
    progress(how_far(0, len(paths)))
    for number, checked in enumerate(checked_side_by_side(paths, seed), 1):
        progress("")
        _tell(checked)
        progress(how_far(number, len(paths)))
        status = max(status, checked.status)
    progress("")
    print(how_to_repeat(seed), flush=True)
    return status


def how_far(count: int, total: int) -> str:
    """How many files are checked, of how many."""
    return _("{count} of {total} files are checked.").format(count=count, total=total)


def checked_side_by_side(
    paths: Sequence[Path], seed: int, workers: int | None = None, seconds: float | None = None
) -> Iterator[CheckedRule]:
    """Check so many files at once, or as many as the machine has cores; yield them in their order.

    Each may take so many seconds, or as long as results_of_check lets it.

    What a rule prints is shown only if there is a single file: that of several would be a jumble.
    """
    is_over = Event()
    is_alone = len(paths) == 1

    def check(path: Path) -> CheckedRule:
        return _checked(path, seed, is_over, seconds, shows_prints=is_alone)

    with ThreadPoolExecutor(workers or os.cpu_count()) as threads:
        try:
            yield from threads.map(check, paths)
        finally:
            is_over.set()  # After Ctrl-C, the other checks end soon.


def checked_alone(path: Path, seed: int, seconds: float) -> CheckedRule:
    """Check one file while nothing else is checked, for at most so many seconds."""
    return _checked(path, seed, Event(), seconds, shows_prints=False)


def _checked(
    path: Path, seed: int, is_over: Event, seconds: float | None, *, shows_prints: bool
) -> CheckedRule:
    """Check the rule in a file, in a thread of its own. What no exercise allows is never run."""
    limit = TimeLimit.from_now(seconds)
    try:
        refused = first_borrowed_by_script(path, ALLOWED_BY_ANY)
    except LocatedError as error:
        return CheckedRule(path, error=error)
    if refused:
        return CheckedRule(path, tuple(NotChecked(each, refused.words) for each in EXERCISES))
    results = list[Result]()
    with Workers(tell_thinking, are_for_checks=True) as workers:
        workers.patience = Patience.OF_A_SEARCH
        if not shows_prints:
            workers.leave_out_prints()
        try:
            script = finished(read_walker(workers, path))
        except LocatedError as error:
            return CheckedRule(path, error=error)
        for result in results_of_check(script, seed, limit):
            if is_over.is_set():
                break
            if result:
                results.append(result)
    return CheckedRule(path, tuple(results))


#: What only makes names for other files, and does nothing else.
_NAMING = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)


def is_helper(path: Path) -> bool:
    """Whether a file has no rule: it is ours, or only makes names for other files."""
    file = saved_file(path)
    if path.stem == HERE or file is None:
        return path.stem == HERE
    statements = file.program.body
    if ast.get_docstring(file.program) is not None:
        statements = statements[1:]
    return all(isinstance(statement, _NAMING) for statement in statements)


def _tell(checked: CheckedRule) -> None:
    """Print what was found in a file: a line with its name, and a line for each exercise."""
    if checked.error:
        print(checked.error, flush=True)
        return
    sentence = _("{file} passes {passed} of {count} exercises.")
    name = visible(str(checked.path))
    print(sentence.format(file=name, passed=checked.passed, count=len(checked.results)))
    told = set[str]()
    for result in checked.results:
        tell_result(result, told)
