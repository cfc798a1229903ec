"""Finds the first line that cannot stand where a class has put it.

A line can stand there if the lines up to it begin some order that passes. Nobody tries all orders:
the first lines are completed by those that are left, as the file has them, in a few ways that may
pass, and each of the rules that come out is checked by the exercise itself. So any order that
passes is right, and the lines of two blocks may change places.
"""

from collections import Counter
from collections.abc import Iterator

from mazelib.challenges.checking import ExerciseCheck
from mazelib.challenges.exercise import Exercise, Passed
from mazelib.kinds.shared.lines_in_order import GivenLines, LinesInOrder, rule_of_lines
from mazelib.kinds.shared.why_wrong import why_wrong
from mazelib.learner.worker.workers import Workers
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import ngettext
from mazelib.values.pausing import Pausing


def find_first_wrong(
    lines: LinesInOrder, exercise: Exercise, workers: Workers, seed: int
) -> Pausing[None]:
    """Note in the lines which is the first wrong one, and why. Nothing is noted if they pass."""
    chosen = lines.chosen
    search = _Search(lines.given, exercise, workers, seed)
    if not (yield from search.can_begin([])):
        return  # The file itself has no rule that passes.
    right = 0
    wrong = len(chosen) + 1
    while right + 1 < wrong:
        middle = (right + wrong) // 2
        if (yield from search.can_begin(chosen[:middle])):
            right = middle
        else:
            wrong = middle
    if wrong <= len(chosen):
        lines.first_wrong = wrong
        lines.why = _why(lines, wrong)


def _why(lines: LinesInOrder, number: int) -> str | None:
    """Why the line of this number cannot stand where it does; None if only a walk shows it."""
    why = why_wrong(lines.chosen[:number], lines.given.of_rule)
    if why is not None or lines.rule is not None:
        return why
    if number == lines.wrong_at:
        return lines.wrong
    sentence = ngettext(
        "No rule that starts with this line passes the task.",
        "No rule that starts with these {count} lines passes the task.",
        number,
    )
    return sentence.format(count=number)


class _Search:
    """Looks for orders of the given lines that pass an exercise."""

    def __init__(self, given: GivenLines, exercise: Exercise, workers: Workers, seed: int) -> None:
        self._given = given
        self._exercise = exercise
        self._workers = workers
        self._seed = seed
        #: Which orders pass, of those that were checked.
        self._known: dict[tuple[str, ...], bool] = {}

    def can_begin(self, first: list[str]) -> Pausing[bool]:
        """Whether some order passes that begins with these lines."""
        for order in _orders(first, self._given):
            known = tuple(order)
            if known not in self._known:
                self._known[known] = yield from self._passes(order)
            if self._known[known]:
                return True
        return False

    def _passes(self, order: list[str]) -> Pausing[bool]:
        try:
            rule = yield from rule_of_lines(self._workers, order)
        except LocatedError:
            return False
        check = ExerciseCheck(self._exercise, rule, self._seed, makes_smaller=False)
        return isinstance((yield from check.result()), Passed)


def _orders(first: list[str], given: GivenLines) -> Iterator[list[str]]:
    """Orders that begin with these lines and may pass."""
    left = Counter(given.of_rule) - Counter(first)
    missing = given.wanted - len(first)
    rest = [line for line in given.of_rule if left[line]]
    for completed in _rests(first, rest, given):
        # Where a line that does not belong was chosen, one of the rule is left out.
        if len(completed) == missing:
            yield first + completed
        else:
            for number in range(len(completed)):
                yield first + completed[:number] + completed[number + 1 :]


def _rests(first: list[str], rest: list[str], given: GivenLines) -> Iterator[list[str]]:
    """What is left, in the order of the file; then with the block first that was begun."""
    yield rest
    if not first or first[-1] not in given.of_rule:
        return
    number = given.of_rule.index(first[-1])
    following = given.of_rule[number + 1 :]
    for deepest in (_indent(first[-1]) + 1, _indent(first[-1])):
        block = list[str]()
        for line in following:
            if _indent(line) < deepest:
                break
            if line in rest:
                block.append(line)
        if block and block != rest[: len(block)]:
            yield block + [line for line in rest if line not in block]


def _indent(line: str) -> int:
    """How far a line begins to the right."""
    return len(line) - len(line.lstrip())
