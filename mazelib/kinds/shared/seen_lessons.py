"""The lessons of a folder: which one follows, and which were seen to an end on this computer.

["01_heya", "04_right_hand"]

They are kept where the best times are kept. Without the package platformdirs there is no such
place: then no lesson is known to be seen.
"""

import json
from contextlib import suppress
from pathlib import Path

from mazelib.maps.files import read_text, write_bytes

FILE = "seen_lessons.json"


def following_script(script: Path) -> Path | None:
    """The numbered script that follows another one in its folder; None after the last."""
    following = [path for path in script.parent.glob("[0-9]*_*.py") if path.name > script.name]
    return min(following, default=None)


def seen_lessons() -> frozenset[str]:
    """The names of the scripts that were seen to an end; none if that cannot be read."""
    path = _path()
    if path is None or not path.is_file():
        return frozenset()
    with suppress(OSError, ValueError, RecursionError):
        names = json.loads(read_text(path))
        if isinstance(names, list):
            return frozenset(name for name in names if isinstance(name, str))
    return frozenset()


def keep_seen(script: Path) -> None:
    """Keep that a script was seen to an end; where that cannot be kept, a tick is missing."""
    path = _path()
    seen = seen_lessons()
    if path is None or script.stem in seen:
        return
    content = json.dumps(sorted(seen | {script.stem})).encode("utf-8")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, content, force=True)


def _path() -> Path | None:
    """Where the names are kept; None without platformdirs, which only the game needs."""
    try:
        from platformdirs import user_data_path
    except ModuleNotFoundError:
        return None
    folder: Path = user_data_path("heya-maze-lessons", appauthor=False)
    return folder / FILE
