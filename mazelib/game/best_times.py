"""The best times: seconds by size of maze, kept in the user's own folder for data.

{"4 × 3 rooms": 12.34, "6 × 4 rooms": 20.5}
"""

import json
from math import inf
from pathlib import Path
from tempfile import mkdtemp

from mazelib.maps.files import read_text, write_bytes
from mazelib.text.sentences import _

FILE = "best_times.json"


class DamagedError(ValueError):
    """The file does not hold best times."""


def best_time(size: str) -> str:
    """The sentence about the best time for mazes of a size.

    A damaged file is set aside; the sentence then says so, or that the file cannot be read.
    """
    path = _path()
    try:
        best = _best_of(_read(path), size)
    except DamagedError:
        return _set_aside(path)
    except OSError as error:
        return _not_kept(error)
    if best is None:
        return _("No best time yet")
    return _("The best time so far: {seconds:.1f} s").format(seconds=best)


def keep_time(size: str, seconds: float) -> str:
    """Keep the time of a round if it is the best for its size; returns the sentence about that.

    A damaged file is set aside; the sentence then says so, or that the file cannot be written.
    """
    path = _path()
    seconds = round(seconds, 2)
    try:
        times = _read(path)
        best = _best_of(times, size)
        if best is not None and best <= seconds:
            return _("The best time so far: {seconds:.1f} s").format(seconds=best)
        _write(path, {**times, size: seconds})
    except DamagedError:
        return _set_aside(path)
    except OSError as error:
        return _not_kept(error)
    return _("A new best time: {seconds:.1f} s").format(seconds=seconds)


def _path() -> Path:
    """Where the best times are kept."""
    # platformdirs is an extra: only the game needs it.
    from platformdirs import user_data_path

    folder: Path = user_data_path("heya-maze-lessons", appauthor=False)
    return folder / FILE


def _read(path: Path) -> dict[str, object]:
    """All best times, none if there is no file yet. DamagedError: the file is not a table."""
    if not path.exists():
        return {}
    try:
        times = json.loads(read_text(path))
    except (RecursionError, ValueError):
        raise DamagedError from None
    if not isinstance(times, dict):
        raise DamagedError
    return times


def _best_of(times: dict[str, object], size: str) -> float | None:
    """The best time for a size; None if there is none yet. DamagedError: it is not a time."""
    if size not in times:
        return None
    best = times[size]
    if not isinstance(best, float) or not 0 < best < inf:
        raise DamagedError
    return best


def _write(path: Path, times: dict[str, object]) -> None:
    """Write all best times. OSError: they cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, json.dumps(times).encode("utf-8"), force=True)


def _set_aside(path: Path) -> str:
    """Move a damaged file to a new folder beside it, so that nothing is lost, and say so."""
    try:
        folder = mkdtemp(prefix="damaged-", dir=path.parent)
        path.rename(Path(folder, path.name))
    except OSError as error:
        return _not_kept(error)
    return _("The best times were damaged: they were moved aside, and a new list begins")


def _not_kept(error: OSError) -> str:
    return _("Best times cannot be kept: {reason}").format(reason=error)
