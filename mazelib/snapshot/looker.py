"""Looks at a strategy: what it keeps now, as one snapshot. Two can be compared, each can be shown."""

from dataclasses import dataclass
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.snapshot.freezer import Freezer, TooMuchError
from mazelib.snapshot.shown import Thing, shown
from mazelib.view import View

#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000


@dataclass(frozen=True)
class Snapshot:
    """All that can be reached from a strategy at one moment; ``doubt``: why it cannot be compared, if so."""

    frozen: bytes
    doubt: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but code."""
        return not self.doubt and not shown(self.frozen)

    def is_same(self, other: "Snapshot") -> bool:
        """Whether two moments are certainly the same: then all that comes after them is so too."""
        return not (self.doubt or other.doubt) and self.frozen == other.frozen


class Looker:
    """Looks at one strategy; a plain one keeps nothing but its attributes (see learner/plain_code)."""

    def __init__(self, strategy: Any, *, is_plain: bool = False) -> None:
        # What a rule has in its hands at every tick belongs to what it can write to.
        self._every = vars(strategy) if is_plain else (strategy, View, Turn, Heading)

    def look(self) -> Snapshot:
        """What the strategy keeps now."""
        try:
            return _snapshot(self._every)
        except (TooMuchError, RecursionError):
            doubt = "more than can be looked at"
            return Snapshot(_snapshot({"memory": Thing("unknown", doubt)}).frozen, doubt)
        except Exception as error:
            return Snapshot(b"", f"a {type(error).__name__}")


def _snapshot(thing: Any) -> Snapshot:
    freezer = Freezer(MOST_BYTES)
    freezer.dump(thing)
    return Snapshot(bytes(freezer.written), freezer.doubt)
