"""The memory of a strategy, whatever it is: followed from tick to tick, and found again later.

Nothing has to be added to a strategy for this. Its attributes are its memory: dictionaries,
lists and sets are followed entry by entry, all else value by value, and every change goes into
a journal (see notebook). So a timeline can show the memory of any tick, and a walk can prove
that a memory is the same as it was before.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Hashable, Iterable
from types import FunctionType
from typing import Any, Protocol

from mazelib.strategies.notebook import Notebook
from mazelib.strategies.rule import Strategy

#: What a strategy keeps at one moment: attribute name -> its value, frozen.
Memory = dict[str, Any]


class MemoryLog(Protocol):
    """What one strategy keeps, followed over the ticks of one walk."""

    #: False where the same view and the same memory need not give the same answer.
    provable: bool

    def note(self) -> int:
        """Take in what has changed; the version of the memory as it is now."""

    @property
    def fingerprint(self) -> Hashable:
        """Equal whenever the memory is, and almost never else; never while it is not provable."""

    def at(self, version: int) -> Memory:
        """The memory as it was when ``note`` returned this version."""


class MemoryTicks:
    """From which tick on the memory had which version. Most ticks change nothing, so it is short."""

    def __init__(self, memory: MemoryLog) -> None:
        self._memory = memory
        self._ticks, self._versions = array("q"), array("q")

    def note(self, tick: int, version: int) -> None:
        """From this tick on the memory has this version."""
        self._ticks.append(tick)
        self._versions.append(version)

    def at(self, tick: int) -> Memory:
        """The memory after a tick; empty for a strategy of which none was noted."""
        number = bisect_right(self._ticks, tick) - 1
        return self._memory.at(self._versions[number]) if number >= 0 else {}


def memory_log(strategy: Strategy) -> MemoryLog:
    """Begin to follow the memory of a strategy."""
    kind = type(strategy)
    slots: tuple[str, ...] = tuple(vars(kind).get("__slots__", ()))
    # Only a rule of our own is known to keep to its one notebook and to toss no coin.
    if _is_ours(kind) and len(slots) == 1:
        notebook = getattr(strategy, slots[0], None)
        if isinstance(notebook, Notebook):
            return _OneNotebook(slots[0], notebook)
    if isinstance(strategy, FunctionType):
        return _Nothing(strategy)
    # Only for who needs it: lessons start sooner without.
    from mazelib.memory.any_memory import AnyMemory

    return AnyMemory(strategy)


def _is_ours(written: type | FunctionType) -> bool:
    return written.__module__.startswith("mazelib.strategies.")


def same_memory(one: Memory, other: Memory) -> bool:
    """Whether two memories are certainly equal, the order of their entries included."""
    from mazelib.memory.frozen import Opaque

    return (
        one == other
        # Their words tell apart what Python calls equal: other orders of keys, 1 and True.
        and all(repr(one[name]) == repr(other[name]) for name in one if not isinstance(one[name], set))
        and not any(isinstance(part, Opaque) for value in one.values() for part in _parts(value))
    )


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return (*value, *value.values())
    return value if isinstance(value, (list, set)) else (value,)


class _OneNotebook:
    """The memory of a strategy that can keep nothing but one notebook: nothing to compare."""

    provable = True

    def __init__(self, name: str, notebook: Notebook[Any, Any]) -> None:
        self._name = name
        self._notebook = notebook
        # Called at every tick of the fastest walks: straight to the notebook.
        self.note = notebook.count_changes

    @property
    def fingerprint(self) -> Hashable:
        return self._notebook.fingerprint

    def at(self, version: int) -> Memory:
        return {self._name: self._notebook.as_of(version)}


class _Nothing:
    """The memory of a plain function: it keeps nothing."""

    fingerprint = ()

    def __init__(self, strategy: FunctionType) -> None:
        self.provable = True
        if not _is_ours(strategy):
            # Our own rules toss no coin without dice: their lessons start sooner without this.
            from mazelib.memory.chance import may_surprise

            self.provable = not may_surprise(strategy)

    def note(self) -> int:
        return 0

    def at(self, version: int) -> Memory:
        return {}
