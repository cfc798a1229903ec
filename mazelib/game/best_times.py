"""The best times, in the user's own folder for data: {"4 × 3 rooms": 12.34}, seconds by size of maze."""

import json
from math import inf
from pathlib import Path
from tempfile import mkdtemp

from mazelib.maps.files import read_text, write_bytes


def best_time(size: str, seconds: float = inf) -> str:
    """What there is to say of the best time for mazes of a size; if these seconds are better, they are kept.

    A file that is damaged is set aside. That it was, or that it cannot be written, is said instead.
    """
    from platformdirs import user_data_path  # an extra

    path: Path = user_data_path("heya-maze-lessons", appauthor=False) / "best_times.json"
    seconds = round(seconds, 2)
    try:
        try:
            times = json.loads(read_text(path, "file of best times")) if path.exists() else {}
            best = times.get(size, inf)
            if type(best) is not float or not best > 0:
                raise ValueError
        except (AttributeError, RecursionError, ValueError):  # no dictionary, no JSON, no time
            path.rename(Path(mkdtemp(prefix="damaged-", dir=path.parent), path.name))
            return "The best times were damaged: they are set aside, and new ones begin"
        if seconds < best:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, json.dumps({**times, size: seconds}).encode("utf-8"), force=True)
            return f"A new best time: {seconds:.1f} s"
    except OSError as error:
        return f"No best time is kept: {error}"
    return "No best time yet" if best == inf else f"The best time so far: {best:.1f} s"
