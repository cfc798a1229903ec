"""The best times, in the user's own folder for data: written whole or not at all, and never a reason to stop.

    {"4 × 3 rooms, first person": 12.34}      seconds, by the kind of a round
"""

import json
from contextlib import suppress
from itertools import count
from pathlib import Path

from mazelib.extras import needed
from mazelib.files import read_text, write_bytes


def folder() -> Path:
    """The user's own folder for what these lessons keep; ValueError where platformdirs is missing."""
    return Path(needed("platformdirs", "platformdirs").user_data_path("heya-maze-lessons", appauthor=False))


class BestTimes:
    """The best times in a folder; ``told`` says in one line what went wrong with them, if anything did."""

    def __init__(self, folder: Path) -> None:
        self._path, self.told = folder / "best_times.json", ""
        self._times = self._read()

    def best(self, kind: str) -> float | None:
        """The best time of a kind of round, in seconds."""
        return self._times.get(kind)

    def keep(self, kind: str, seconds: float) -> bool:
        """Keep a time if it is the best of its kind; whether it is."""
        self._times = self._read()  # Another window may have written a better one.
        if seconds >= self._times.get(kind, seconds + 1):
            return False
        self._times[kind] = max(0.01, round(seconds, 2))
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            for left in self._path.parent.glob("*.part"):
                left.unlink()  # By a game that was killed while it wrote.
            text = json.dumps(self._times, ensure_ascii=False, indent=1)
            write_bytes(self._path, text.encode("utf-8"), force=True)
        except OSError as error:
            self.told = f"The best time cannot be kept in {self._path}: {error.strerror or error}."
        return True

    def _read(self) -> dict[str, float]:
        """The times as the file has them now. A damaged file gets another name, and none is lost."""
        try:
            if not self._path.exists():
                return {}
            with suppress(AttributeError, RecursionError, ValueError):  # no dictionary, too deep, no JSON
                times: dict[str, float] = json.loads(read_text(self._path, "file of best times"))
                if all(type(seconds) in (int, float) and 0 < seconds < 1e6 for seconds in times.values()):
                    return times
            names = (self._path.with_name(f"best_times.damaged-{number}.json") for number in count(1))
            aside = next(path for path in names if not path.exists())
            self._path.rename(aside)
            self.told = f"The best times were damaged. That file is kept as {aside}, and a new one begins."
        except OSError as error:
            self.told = f"The best times in {self._path} cannot be read: {error.strerror or error}."
        return {}
