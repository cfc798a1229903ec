"""The best times: seconds by size of maze and way of seeing, kept in the user's folder for data.

{"4 × 3 rooms, eyes": 12.34, "4 × 3 rooms, torch": 9.5}
"""

from math import inf
from typing import TypeGuard

from mazelib.game.seeing import Seeing
from mazelib.maps.kept_files import DamagedError, locked, read_kept, set_aside, write_kept
from mazelib.text.sentences import _

FILE = "best_times.json"


class BestTimes:
    """The best times, as far as they are known: those of the file, and those of this session.

    Where there is no file, because the package platformdirs or the folder is missing, those of this
    session count. ``news`` is what has gone wrong, in a sentence, and is to be said once.
    """

    def __init__(self) -> None:
        self._times: dict[str, float] = {}
        self.news = ""
        self._has_complained = False
        self.read_again()

    def best(self, rooms: tuple[int, int], seeing: Seeing) -> float | None:
        """The best time for mazes with these rooms across and down; None if there is none."""
        return self._times.get(_name(rooms, seeing))

    def is_won(self, rooms: tuple[int, int]) -> bool:
        """Whether a maze of this size was ever won in a way of seeing that counts."""
        return any(self.best(rooms, seeing) is not None for seeing in Seeing if seeing.counts)

    def keep(self, rooms: tuple[int, int], seeing: Seeing, seconds: float) -> bool:
        """Keep the time of a round if it is the best one; return whether it is.

        Another game may have kept times since: no time of either is lost.
        """
        self.read_again()
        before = self.best(rooms, seeing)
        seconds = round(seconds, 2)
        if before is not None and seconds >= before:
            return False
        self._times[_name(rooms, seeing)] = seconds
        try:
            with locked(FILE):
                self._take(_kept_times())
                write_kept(FILE, self._times)
        except (DamagedError, OSError, ModuleNotFoundError) as error:
            self._complain(error)
        return True

    def read_again(self) -> None:
        """Take what the file holds now; what cannot be read of it is set aside, and told."""
        try:
            kept = _kept_times()
        except (DamagedError, OSError, ModuleNotFoundError) as error:
            self._complain(error)
            return
        unsound = [name for name, time in kept.items() if not _is_time(time)]
        self._take(kept)
        if not unsound:
            return
        self.news = _("Some best times could not be read. They were moved aside; the others stay.")
        try:
            set_aside(FILE)
            write_kept(FILE, self._times)
        except OSError as error:
            self._complain(error)

    def _take(self, kept: dict[str, object]) -> None:
        """Take the better time of the two, for every name."""
        for name, time in kept.items():
            if _is_time(time):
                self._times[name] = min(time, self._times.get(name, inf))

    def _complain(self, error: Exception) -> None:
        """Say once why times cannot be kept, or each time that a list was damaged."""
        if isinstance(error, DamagedError):
            self.news = _("The list of best times was damaged. It was moved aside.")
            return
        if self._has_complained:
            return
        self._has_complained = True
        if isinstance(error, ModuleNotFoundError):
            self.news = _("Best times are not kept: the package platformdirs is missing.")
        else:
            self.news = _("Best times cannot be kept: {problem}.").format(problem=error)


def _name(rooms: tuple[int, int], seeing: Seeing) -> str:
    """What the file calls a size of maze and a way of seeing, in every language."""
    across, down = rooms
    return f"{across} × {down} rooms, {seeing.value}"


def _kept_times() -> dict[str, object]:
    """What the file holds; nothing if there is none. DamagedError: it is no table at all."""
    return read_kept(FILE, _is_table) or {}


def _is_table(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _is_time(value: object) -> TypeGuard[float]:
    """Whether a value is a time as this module writes it: a number above 0."""
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return False
    return 0 < value < inf
