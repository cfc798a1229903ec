"""The best times, in the user's own folder for data: seconds by size of maze.

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
    """What there is to say of the best time for mazes of a size.

    A file that is damaged is set aside. That it was, or that it cannot be read, is said instead.
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
    """Keep the time of a round if it is the best for mazes of its size; what there is to say then.

    A file that is damaged is set aside. That it was, or that it cannot be written, is said instead.
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
    """All best times in the file; none where there is no file yet. DamagedError: it is no table."""
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
    """The best time for a size; None where there is none yet. DamagedError: it is not a time."""
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
    """Move a damaged file to a folder beside it, so that nothing is lost; and say so."""
    try:
        folder = mkdtemp(prefix="damaged-", dir=path.parent)
        path.rename(Path(folder, path.name))
    except OSError as error:
        return _not_kept(error)
    return _("The best times were damaged: they are set aside, and new ones begin")


def _not_kept(error: OSError) -> str:
    return _("No best time is kept: {reason}").format(reason=error)
