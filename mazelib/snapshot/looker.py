"""Looks at a strategy: what it keeps now, as one snapshot. Two can be compared, each can be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.snapshot.freezer import Freezer, TooMuchError
from mazelib.snapshot.shown import Thing, shown
from mazelib.view import View

#: Bytes that are written of a learner's strategy at the most: some 20,000 values.
MOST_BYTES = 200_000


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

    def is_same(self, other: Snapshot) -> bool:
        """Whether two moments are certainly the same: then all that comes after them is so too."""
        return not (self.doubt or other.doubt) and self.frozen == other.frozen


class Looker:
    """Looks at one strategy, again and again.

    Of the sandbox's own rules it is known that they keep nothing but their attributes:
    ``is_ours`` leaves the code out, and the limit.
    """

    def __init__(self, strategy: Any, *, is_ours: bool = False, is_plain: bool = False) -> None:
        self._own = strategy
        self._is_plain, self._constants = False, {}
        # What a rule has in its hands at every tick belongs to what it can write to.
        self._strategy = vars(strategy) if is_ours else (strategy, View, Turn, Heading)
        self._most = 1 << 40 if is_ours else MOST_BYTES
        self._names: set[str] = set()
        if is_plain:
            # What stands in the class and in the file stays as it is: it is looked at only once.
            found = shown(self.look().frozen)
            self._constants = {name: value for name, value in found.items() if name not in vars(strategy)}
            self._is_plain = True

    def look(self) -> Snapshot:
        """What the strategy keeps now."""
        try:
            thing = {**self._constants, **vars(self._own)} if self._is_plain else self._strategy
            freezer = self._frozen(thing, self._most)
            if not freezer.used_names <= self._names:
                # What the names lead to in modules is seen in a second look.
                self._names |= freezer.used_names
                return self.look()
        except (TooMuchError, RecursionError):
            return Snapshot(self._in_parts(), "more than can be looked at")
        except Exception as error:
            return Snapshot(b"", f"a {type(error).__name__}")
        return Snapshot(bytes(freezer.written), freezer.doubt)

    def _frozen(self, thing: Any, most: int) -> Freezer:
        freezer = Freezer(self._names, most)
        freezer.dump(thing)
        return freezer

    def _in_parts(self) -> bytes:
        """The attributes one by one; what is too large or too deep is shown as its kind."""
        left, parts = self._most, {}
        for name, value in getattr(self._own, "__dict__", {}).items():
            try:
                left -= len(self._frozen(value, left // 2).written)
                parts[name] = value
            except (TooMuchError, RecursionError):
                left //= 2
                parts[name] = Thing("unknown", type(value).__name__)
        return bytes(self._frozen(parts, self._most).written)
