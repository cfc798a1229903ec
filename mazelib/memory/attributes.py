"""What a strategy keeps: its attributes, wherever Python puts them, and the code that they carry."""

from __future__ import annotations

import dataclasses
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from types import FunctionType, MemberDescriptorType
from typing import Any

from mazelib.memory.frozen import DEEPEST, DICTIONARIES, SETS, never_changes

#: Class attributes of these kinds count as memory, so they hide nothing.
FOLLOWED = (
    int, float, complex, str, bytes, type(None), type(...), Enum,
    tuple, list, deque, dict, set, frozenset,
)  # fmt: skip
#: What Python itself writes into the body of a class.
NAMES_OF_CLASSES = frozenset([
    "__abstractmethods__", "__annotate__", "__annotate_func__", "__annotations__", "__annotations_cache__",
    "__dataclass_fields__", "__dataclass_params__", "__dict__", "__doc__", "__firstlineno__", "__hash__",
    "__match_args__", "__module__", "__orig_bases__", "__parameters__", "__qualname__", "__slots__",
    "__static_attributes__", "__type_params__", "__weakref__", "_abc_impl",
])  # fmt: skip


def attributes(strategy: object) -> dict[str, Any]:
    """All that an object keeps, by name: in its own attributes, its slots and its class's data.

    Data of a class that an attribute of the same name hides is called "Class.name", where it can
    change. A plain function keeps nothing.
    """
    if isinstance(strategy, FunctionType):
        return {}
    kept: dict[str, Any] = dict(getattr(strategy, "__dict__", ()))
    for kind in type(strategy).__mro__[:-1]:
        for name, value in vars(kind).items():
            if isinstance(value, MemberDescriptorType):
                with suppress(AttributeError):  # A slot may be empty.
                    kept.setdefault(name, value.__get__(strategy, kind))
            elif _is_kept(name, value):
                hidden = name in kept and not never_changes(value)
                kept.setdefault(f"{kind.__name__}.{name}" if hidden else name, value)
    return kept


def _is_kept(name: str, value: object) -> bool:
    """Whether a name in the body of a class is data that all objects of the class share."""
    return isinstance(value, FOLLOWED) and name not in NAMES_OF_CLASSES and name != "foretold"


def code_within(value: Any, depth: int = 0) -> Iterator[Any]:
    """The classes of cards and of members of an Enum in a value, and what makes its new entries.

    Whoever holds such a value can run their code without naming them.
    """
    is_card = dataclasses.is_dataclass(value) and not isinstance(value, type)
    if is_card or isinstance(value, Enum):
        yield type(value)
    if isinstance(value, defaultdict):
        yield value.default_factory
    inside: Any = ()
    if type(value) in DICTIONARIES:
        inside = value.items()
    elif type(value) in (tuple, list, deque, *SETS):
        inside = value
    elif is_card:
        inside = getattr(value, "__dict__", {}).values()
    if depth < DEEPEST:
        for part in inside:
            yield from code_within(part, depth + 1)
