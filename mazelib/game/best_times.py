"""The best times: seconds by size of maze, kept in the user's own folder for data.

{"4 × 3 rooms": 12.34, "6 × 4 rooms": 20.5}
"""

from dataclasses import dataclass
from math import inf
from typing import TypeGuard

from mazelib.maps.kept_files import DamagedError, read_kept, write_kept
from mazelib.text.sentences import _

FILE = "best_times.json"


@dataclass(frozen=True)
class BestTime:
    """The best time for mazes of one size, or why it is not known.

    ``seconds`` is None if there is no time yet; ``is_new`` means that it was reached just now.
    ``was_damaged`` means that the file held something else, and has been set aside. ``problem`` is
    the system's reason why times cannot be kept; None if they can.
    """

    seconds: float | None = None
    is_new: bool = False
    was_damaged: bool = False
    problem: str | None = None

    @property
    def words(self) -> str:
        """The sentence about it."""
        if self.problem is not None:
            return _("Best times cannot be kept: {problem}.").format(problem=self.problem)
        if self.was_damaged:
            return _("The best times were damaged: they were moved aside, and a new list begins.")
        if self.seconds is None:
            return _("No best time yet.")
        sentence = _("The best time so far: {seconds:.1f} s.")
        if self.is_new:
            sentence = _("A new best time: {seconds:.1f} s.")
        return sentence.format(seconds=self.seconds)


def best_time(rooms: tuple[int, int]) -> BestTime:
    """The best time for mazes with these rooms across and down. A damaged file is set aside."""
    try:
        return BestTime(_kept().get(_key(rooms)))
    except DamagedError:
        return BestTime(was_damaged=True)
    except OSError as error:
        return BestTime(problem=str(error))


def keep_time(rooms: tuple[int, int], seconds: float) -> BestTime:
    """Keep the time of a round if it is the best for its size. Returns the best time then."""
    before = best_time(rooms)
    seconds = round(seconds, 2)
    is_best = before.seconds is None or seconds < before.seconds
    if before.problem is not None or not is_best:
        return before
    try:
        write_kept(FILE, {**_kept(), _key(rooms): seconds})
    except (DamagedError, OSError) as error:
        return BestTime(problem=str(error))
    return BestTime(seconds, is_new=True)


def _key(rooms: tuple[int, int]) -> str:
    """What the file calls a size of maze, in every language."""
    across, down = rooms
    return f"{across} × {down} rooms"


def _kept() -> dict[str, float]:
    """All best times; none if there is no file. DamagedError: it held something else."""
    return read_kept(FILE, _are_times) or {}


def _are_times(value: object) -> TypeGuard[dict[str, float]]:
    """Whether a value is a dict of times as this module writes them: with a decimal point."""
    if not isinstance(value, dict):
        return False
    return all(isinstance(time, float) and 0 < time < inf for time in value.values())
