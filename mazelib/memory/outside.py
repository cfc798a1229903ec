"""Has a strategy written to what is not its own: to a class, a function, a module?

    class Shared:                   def turn(self, view, place, heading):
        count = 0                       Shared.count += 1

Such a thing is no part of the memory that is compared. Methods do write to attributes, and
their code does not tell to whose. So whatever their code can reach is kept an eye on, under the
names that they write: as long as nothing has changed there, nothing is hidden there.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, EnumMeta
from types import FunctionType, ModuleType
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.memory.reach import READS, own_kinds, reached, steps
from mazelib.view import View

_ABSENT = object()
_WRITES = ("STORE_ATTR", "DELETE_ATTR")


class Outside:
    """Where else than to its own object a strategy might write, as it stood at the beginning."""

    def __init__(self, strategy: object) -> None:
        found = [*own_kinds(strategy), View, Turn, Heading, *reached(strategy)]
        functions = [value for value in found if isinstance(value, FunctionType)]
        read = {name for function in functions for name in _names(function, READS)}
        written = {name for function in functions for name in _names(function, _WRITES)}
        self._before = [
            (names, name, names.get(name, _ABSENT))
            for names in map(vars, _holders(found, read))
            for name in written
        ]

    def is_untouched(self) -> bool:
        """Whether all of that is as it was."""
        return all(names.get(name, _ABSENT) is value for names, name, value in self._before)


def _holders(found: list[Any], read: set[str]) -> list[Any]:
    """What of it can be written to, and what its modules and Enums lead to; ``read`` by these names."""
    holders: dict[int, Any] = {}
    waiting = list(found)
    while waiting:
        value = waiting.pop()
        is_writable = isinstance(value, (type, FunctionType, ModuleType, Enum))
        if id(value) in holders or not is_writable or getattr(value, "__module__", "") == "builtins":
            continue
        holders[id(value)] = value
        if isinstance(value, ModuleType):
            waiting += [vars(value)[name] for name in read & vars(value).keys()]
        elif isinstance(value, EnumMeta):
            waiting += value
    return list(holders.values())


def _names(function: FunctionType, how: tuple[str, ...]) -> Iterator[str]:
    return (step.argval for step in steps(function.__code__) if step.opname in how)
