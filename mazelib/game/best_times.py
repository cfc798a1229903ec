"""The best times: seconds by size of maze, kept in the user's own folder for data.

{"4 × 3 rooms": 12.34, "6 × 4 rooms": 20.5}
"""

import json
from dataclasses import dataclass
from math import inf
from pathlib import Path
from tempfile import mkdtemp

from mazelib.maps.files import read_text, write_bytes
from mazelib.text.sentences import _

FILE = "best_times.json"


class DamagedError(ValueError):
    """The file does not hold best times."""


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
    path = _path()
    try:
        return BestTime(_read(path).get(_key(rooms)))
    except DamagedError:
        return _set_aside(path)
    except OSError as error:
        return BestTime(problem=str(error))


def keep_time(rooms: tuple[int, int], seconds: float) -> BestTime:
    """Keep the time of a round if it is the best for its size. Returns the best time then."""
    before = best_time(rooms)
    seconds = round(seconds, 2)
    is_best = before.seconds is None or seconds < before.seconds
    if before.problem is not None or not is_best:
        return before
    path = _path()
    try:
        _write(path, {**_read(path), _key(rooms): seconds})
    except (DamagedError, OSError) as error:
        return BestTime(problem=str(error))
    return BestTime(seconds, is_new=True)


def _path() -> Path:
    """Where the best times are kept."""
    # platformdirs is an extra: only the game needs it.
    from platformdirs import user_data_path

    folder: Path = user_data_path("heya-maze-lessons", appauthor=False)
    return folder / FILE


def _key(rooms: tuple[int, int]) -> str:
    """What the file calls a size of maze, in every language."""
    across, down = rooms
    return f"{across} × {down} rooms"


def _read(path: Path) -> dict[str, float]:
    """All best times; none if there is no file. DamagedError: the file holds something else."""
    if not path.exists():
        return {}
    try:
        times = json.loads(read_text(path))
    except (RecursionError, ValueError):
        raise DamagedError(path.name) from None
    if not isinstance(times, dict) or not all(_is_time(time) for time in times.values()):
        raise DamagedError(path.name)
    return times


def _is_time(value: object) -> bool:
    """Whether a value is a time as this module writes it: a number with a decimal point."""
    return isinstance(value, float) and 0 < value < inf


def _write(path: Path, times: dict[str, float]) -> None:
    """Write all best times. OSError: they cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, json.dumps(times).encode("utf-8"), force=True)


def _set_aside(path: Path) -> BestTime:
    """Move a damaged file to a new folder beside it, so that nothing is lost."""
    try:
        folder = mkdtemp(prefix="damaged-", dir=path.parent)
        path.rename(Path(folder, path.name))
    except OSError as error:
        return BestTime(problem=str(error))
    return BestTime(was_damaged=True)
