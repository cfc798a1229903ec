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
    """What a strategy keeps at one moment.

    ``frozen`` is all that can be reached from it. ``doubt`` says in a few words why no two such
    moments can be called the same, if so.
    """

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
    """Looks at one strategy, again and again.

    Of a plain one it is known that it keeps nothing but its attributes (see learner/plain_code).
    """

    def __init__(self, strategy: Any, *, is_plain: bool = False) -> None:
        self._own = strategy
        self._is_plain = False
        if is_plain:
            # What stands in the class and in the file stays as it is: one look is enough.
            found = shown(self.look().frozen)
            self._constants = {name: value for name, value in found.items() if name not in vars(strategy)}
            self._is_plain = True

    def look(self) -> Snapshot:
        """What the strategy keeps now."""
        # What a rule has in its hands at every tick belongs to what it can write to.
        every = {**self._constants, **vars(self._own)} if self._is_plain else (self._own, View, Turn, Heading)
        try:
            freezer = _frozen(every)
        except (TooMuchError, RecursionError):
            return Snapshot(self._in_parts(), "more than can be looked at")
        except Exception as error:
            return Snapshot(b"", f"a {type(error).__name__}")
        return Snapshot(bytes(freezer.written), freezer.doubt)

    def _in_parts(self) -> bytes:
        """The attributes one by one; what is too large or too deep is shown as its kind."""
        parts = {}
        for name, value in getattr(self._own, "__dict__", {}).items():
            try:
                _frozen(value)
                parts[name] = value
            except (TooMuchError, RecursionError):
                parts[name] = Thing("unknown", type(value).__name__)
        return bytes(_frozen(parts, 1 << 40).written)


def _frozen(thing: Any, most: int = MOST_BYTES) -> Freezer:
    freezer = Freezer(most)
    freezer.dump(thing)
    return freezer
