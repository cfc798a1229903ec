"""Checks a rule by the exercises, and prints the results: this is what ``--check`` does."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from mazelib.challenges.checking import checking
from mazelib.challenges.exercise import NotChecked, NotYet, Passed, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.kept_maps import keep_map
from mazelib.challenges.walks import RuleToCheck
from mazelib.command_line.options import how_to_repeat
from mazelib.command_line.terminal import FINE, NOT_ARRIVED
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _

#: A check ends after this many seconds: a rule that is slow in every tick would take hours.
MOST_SECONDS = 60.0


def tell_check(rule: RuleToCheck, seed: int) -> int:
    """Print for each exercise whether a rule passes; return FINE if it passes at least one.

    The last line says how to repeat the check.
    """
    status = NOT_ARRIVED
    told = set[str]()
    for result in results_of_check(rule, seed):
        if result:
            tell_result(result, told)
        if isinstance(result, Passed):
            status = FINE
    print(how_to_repeat(seed), flush=True)
    return status


@dataclass(frozen=True)
class TimeLimit:
    """How many seconds a check may take, and when they are over."""

    seconds: float
    until: float

    @classmethod
    def from_now(cls, seconds: float | None = None) -> "TimeLimit":
        """So many seconds from now on, or MOST_SECONDS."""
        most = MOST_SECONDS if seconds is None else seconds
        return cls(most, monotonic() + most)

    @property
    def left(self) -> float:
        """How many seconds are left; 0 or less if the time is over."""
        return self.until - monotonic()

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        return self.left < 0


def results_of_check(
    rule: RuleToCheck, seed: int, limit: TimeLimit | None = None
) -> Iterator[Result | None]:
    """Check a rule as far as time allows: yield a Result for each exercise, None in between.

    The time is that of the limit, or MOST_SECONDS from now on.
    """
    limit = limit or TimeLimit.from_now()
    count = 0
    for result in checking(rule, seed):
        yield result
        if result:
            count += 1
        elif limit.is_over:
            yield from _not_in_time(count, limit.seconds)
            return


def _not_in_time(count: int, seconds: float) -> Iterator[Result]:
    """The results of the exercises after the first ``count``: there is no time left for them."""
    sentence = _("{seconds:.0f} seconds are over. The rule is slow, or the computer is busy.")
    for exercise in EXERCISES[count:]:
        yield NotChecked(exercise, sentence.format(seconds=seconds), was_slow=True)


def tell_result(result: Result, told: set[str]) -> None:
    """Print a result. A map on which the rule goes wrong is printed and kept.

    ``told`` are the words of the results that were printed above: what stopped the rule there is
    not told again.
    """
    mark = "x" if isinstance(result, Passed) else " "
    sentence = _("[{mark}] {task}: {result}")
    words = _in_short(result) if result.words in told else ""
    told.add(result.words)
    shown = words or result.words
    print(sentence.format(mark=mark, task=result.exercise.title, result=shown), flush=True)
    if isinstance(result, NotYet) and not words:
        _print_map(result.heya, keep_map(result))


def _in_short(result: Result) -> str:
    """What is told of a result whose words stand above; "" if they are about another map."""
    if isinstance(result, NotChecked):
        return _("Not checked, for the same reason.")
    is_stopped = isinstance(result, NotYet) and result.fault.advice
    return _("Not yet. It stopped at a mistake that is told above.") if is_stopped else ""


def _print_map(heya: Heya, path: Path | None) -> None:
    """Print a map on which a rule goes wrong and, if it is kept, how to look at it."""
    for row in heya.rows:
        print(f"        {row}")
    if path:
        sentence = _("Look at it: --map {map}")
        print("    " + sentence.format(map=f"{path.parent.name}/{path.stem}"))
