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
    """The file of best times holds something else."""


def best_time(size: str, seconds: float = inf) -> str:
    """What there is to say of the best time for mazes of a size.

    If these ``seconds`` are better, they are kept. A file that is damaged is set aside. That it
    was, or that it cannot be written, is said instead.
    """
    # platformdirs is an extra: only who plays the game needs it.
    from platformdirs import user_data_path

    path: Path = user_data_path("heya-maze-lessons", appauthor=False) / FILE
    try:
        return _kept(path, size, round(seconds, 2))
    except DamagedError:
        return _set_aside(path)
    except OSError as error:
        return _not_kept(error)


def _kept(path: Path, size: str, seconds: float) -> str:
    """Keep a time if it is the best; what there is to say. DamagedError, OSError."""
    times = _read(path)
    best = times.get(size, inf)
    if type(best) is not float or not best > 0:
        raise DamagedError
    if seconds < best:
        path.parent.mkdir(parents=True, exist_ok=True)
        content = json.dumps({**times, size: seconds})
        write_bytes(path, content.encode("utf-8"), force=True)
        return _("A new best time: {seconds:.1f} s").format(seconds=seconds)
    if best == inf:
        return _("No best time yet")
    return _("The best time so far: {seconds:.1f} s").format(seconds=best)


def _read(path: Path) -> dict[str, object]:
    """All that is in the file; nothing where there is none yet. DamagedError: it is no table."""
    if not path.exists():
        return {}
    try:
        times = json.loads(read_text(path, "file of best times"))
    except (RecursionError, ValueError):
        raise DamagedError from None
    if not isinstance(times, dict):
        raise DamagedError
    return times


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
