"""The memory of a learner's own strategy: its attributes, looked at in every note."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import count
from typing import Any

from mazelib.memory.attributes import attributes
from mazelib.memory.chance import may_surprise
from mazelib.memory.followed import Followed, Form, form_of, kind_of
from mazelib.memory.frozen import Look
from mazelib.memory.outside import Outside
from mazelib.memory.set_order import names_read_in_order


class AnyMemory:
    """A memory log (see memory_log) of whatever attributes a strategy has."""

    def __init__(self, strategy: object) -> None:
        self.provable = not may_surprise(strategy)
        self._strategy = strategy
        self._outside = Outside(strategy)
        self._read_in_order = names_read_in_order(strategy)
        self._numbers = count()
        self._followed: dict[str, Followed] = {}
        self._versions: list[tuple[tuple[str, Followed, int], ...]] = []
        self.note()

    def note(self) -> int:
        """Take in what has changed; the version of the memory as it is now."""
        look = Look()
        seen = attributes(self._strategy)
        for name in [name for name, value in seen.items() if isinstance(value, random.Random)]:
            # Dice are no memory that could be shown, and who has them cannot be foretold.
            look.is_certain = False
            del seen[name]
        for name in [name for name in self._followed if name not in seen]:
            del self._followed[name]
        for name, value in seen.items():
            self._follow(name, value, look)
        self.provable = self.provable and look.is_certain and self._outside.is_untouched()
        version = tuple((name, followed, followed.book.age) for name, followed in self._followed.items())
        # What cannot be compared counts as changed, so that no tick is taken for another.
        if not self.provable or not self._versions or self._versions[-1] != version:
            self._versions.append(version)
        return len(self._versions) - 1

    @property
    def fingerprint(self) -> Hashable:
        """Equal whenever the memory is, and almost never else; never while it is not provable."""
        if not self.provable:
            return ("like no other", next(self._numbers))
        return tuple((name, followed.fingerprint) for name, followed in self._followed.items())

    def at(self, version: int) -> dict[str, Any]:
        """The memory as it was when ``note`` returned this version."""
        return {name: followed.as_of(age) for name, followed, age in self._versions[version]}

    def _follow(self, name: str, value: object, look: Look) -> None:
        followed = self._followed.get(name)
        if followed is None or followed.kind != kind_of(value) or followed.form is not form_of(value):
            followed = self._followed[name] = Followed(value)
        if followed.form is Form.SET and self._may_ask_for_order(name):
            look.is_certain = False
        followed.note(value, look)

    def _may_ask_for_order(self, name: str) -> bool:
        return self._read_in_order is None or name.rpartition(".")[2] in self._read_in_order
