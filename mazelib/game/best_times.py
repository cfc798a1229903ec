"""The best times, in the user's own folder for data: {"4 × 3 rooms": 12.34}, seconds by size of maze."""

import json
from contextlib import suppress
from itertools import count
from math import inf
from pathlib import Path

from mazelib.files import read_text, write_bytes


def folder() -> Path:
    """The user's own folder for what these lessons keep."""
    from platformdirs import user_data_path  # an extra

    return Path(user_data_path("heya-maze-lessons", appauthor=False))


def best_time(folder: Path, size: str, seconds: float = inf) -> float:
    """The best time for mazes of a size, in seconds; a new one is kept if it is better. With none, infinity.

    OSError: the file cannot be read or written. ValueError: it was damaged, and is kept under another name.
    """
    path, times = folder / "best_times.json", _read(folder / "best_times.json")
    if seconds < times.get(size, inf):
        times[size] = max(0.01, round(seconds, 2))
        folder.mkdir(parents=True, exist_ok=True)
        write_bytes(path, json.dumps(times).encode("utf-8"), force=True)
    return times.get(size, inf)


def _read(path: Path) -> dict[str, float]:
    if not path.exists():
        return {}
    with suppress(AttributeError, RecursionError, ValueError):  # no dictionary, too deep, no JSON
        times: dict[str, float] = json.loads(read_text(path, "file of best times"))
        if all(type(seconds) is float and 0 < seconds < 1e6 for seconds in times.values()):
            return times
    names = (path.with_name(f"damaged-{number}-{path.name}") for number in count(1))
    aside = path.rename(next(name for name in names if not name.exists()))
    raise ValueError(f"The best times were damaged. They are kept as {aside}, and new ones begin.")
