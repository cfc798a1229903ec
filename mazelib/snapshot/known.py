"""What is known of things that are not the learner's: how they were before any learner's file ran.

Of Python's and our own things nothing need be looked at but what somebody has written onto them since.
"""

import types
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterator
from enum import EnumMeta
from functools import cache
from importlib import import_module
from typing import Any

#: The modules of ours that learners use.
OURS = (
    "mazelib", "mazelib.compass", "mazelib.view", "mazelib.strategies.right_hand",
    "mazelib.strategies.left_hand", "mazelib.strategies.branch_stack",
)  # fmt: skip
#: Modules whose functions toss nothing, read no clock and keep nothing from call to call.
MODULES = (
    *OURS, "__future__", "_abc", "_bisect", "_collections", "_functools", "_heapq", "_operator", "abc",
    "bisect", "builtins", "cmath", "collections", "copy", "dataclasses", "enum", "functools", "heapq",
    "itertools", "math", "numbers", "operator", "reprlib", "string", "types", "typing",
)  # fmt: skip
#: What such functions answer nobody can predict (of a set's entries only the set knows the next).
UNPREDICTABLE = ("hash", "id", "open", "pop")
#: Names that lead to everything, past what is looked at; and those that nobody can predict.
LEAD_TO_ALL = frozenset([
    "__import__", "attrgetter", "compile", "eval", "exec", "f_back", "f_globals", "f_locals", "gi_frame",
    "globals", "hash", "id", "locals", "methodcaller", "open",
])  # fmt: skip
#: Special names that lead nowhere else than to what is gone through anyway.
HARMLESS = frozenset([
    "__class__", "__dict__", "__main__", "__module__", "__name__", "__qualname__", "__call__", "__enter__",
    "__exit__", "__next__", "__bool__", "__setattr__", "__delattr__",
    *(name for kind in (dict, list, set, int, str) for name in vars(kind)),
]) - {"__doc__", "__getattribute__", "__sizeof__", "__class_getitem__"}  # fmt: skip
#: What an object of one of Python's kinds holds, besides attributes. The first that fits tells.
ENTRIES: dict[type, Callable[[Any], Any]] = {
    OrderedDict: lambda value: dict(OrderedDict.items(value)),
    defaultdict: lambda value: (dict(dict.items(value)), vars(defaultdict)["default_factory"].__get__(value)),
    dict: lambda value: dict(dict.items(value)),
    deque: lambda value: (list(deque.__iter__(value)), value.maxlen),
    set: lambda value: list(set.__iter__(value)),
    frozenset: lambda value: list(frozenset.__iter__(value)),
    list: lambda value: list(list.__iter__(value)),
    tuple: lambda value: list(tuple.__iter__(value)),
    int: int.__int__,
    str: str.__str__,
    range: lambda value: (value.start, value.stop, value.step),
    types.MethodType: lambda value: (value.__func__, value.__self__),
    staticmethod: lambda value: value.__func__,
    classmethod: lambda value: value.__func__,
    property: lambda value: (value.fget, value.fset, value.fdel),
}
#: How Python gets at attributes; the last one is that of named tuples.
DESCRIPTORS = (
    types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.GetSetDescriptorType, types.MemberDescriptorType, type(vars(namedtuple("_", "x"))["x"]),
)  # fmt: skip
#: Bits of a class's ``__flags__``: made while the program runs; closed by C for good.
_HEAP_TYPE, _IMMUTABLE_TYPE = 1 << 9, 1 << 8


def is_closed(kind: type) -> bool:
    """Whether nobody can write onto a class, as onto Python's own int and list."""
    return not kind.__flags__ & _HEAP_TYPE or bool(kind.__flags__ & _IMMUTABLE_TYPE)


@cache
def originals(modules: tuple[str, ...] = MODULES) -> dict[int, tuple[Any, dict[str, Any]]]:
    """By ``id``: known modules, their classes, functions and Enum members, and what stood on each."""
    found: dict[int, tuple[Any, dict[str, Any]]] = {}
    for module in map(import_module, modules):
        for thing in (module, *vars(module).values()):
            is_class = isinstance(thing, type) and not is_closed(thing)
            if is_class or type(thing) in (types.ModuleType, types.FunctionType):
                members: tuple[Any, ...] = tuple(thing) if isinstance(thing, EnumMeta) else ()
                found |= {id(each): (each, dict(vars(each))) for each in (thing, *members)}
    return found


@cache
def known_globals() -> frozenset[int]:
    """The ``id`` of the global names of every known module: what its functions have as theirs."""
    return frozenset(id(vars(import_module(name))) for name in MODULES)


def written_onto(thing: Any) -> Iterator[tuple[str, Any]]:
    """What somebody wrote onto a known thing (nothing, mostly), by name; modules in a module do not count."""
    original = originals().get(id(thing), (thing, vars(thing)))[1]
    for name, value in vars(thing).items():
        if original.get(name, original) is not value and type(value) is not types.ModuleType:
            yield name, value
