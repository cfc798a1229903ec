"""What is known of kinds of things: which are Python's own, what they hold, and which names lead where."""

from __future__ import annotations

import sys
import types
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, IntFlag
from typing import Any, Generic, Protocol

from mazelib.compass import Heading, Turn
from mazelib.view import View

#: Modules whose functions toss nothing, read no clock and keep nothing from call to call.
PREDICTABLE = frozenset([
    "__future__", "_abc", "_bisect", "_collections", "_functools", "_heapq", "_operator", "abc", "bisect",
    "builtins", "cmath", "collections", "copy", "dataclasses", "enum", "functools", "heapq", "itertools",
    "math", "mazelib", "numbers", "operator", "reprlib", "string", "types", "typing",
    "mazelib.compass", "mazelib.view", "mazelib.strategies.right_hand", "mazelib.strategies.left_hand",
    "mazelib.strategies.branch_stack",
])  # fmt: skip
#: Names that lead to everything; and those whose answer nobody can predict.
LEAD_TO_ALL = frozenset([
    "__import__", "attrgetter", "compile", "eval", "exec", "f_back", "f_globals", "f_locals", "gi_frame",
    "globals", "locals", "methodcaller",
])  # fmt: skip
UNPREDICTABLE = frozenset(["hash", "id", "input", "open"])
#: With these a module can be written to without its names.
ROUND_NAMES = frozenset(["__dict__", "delattr", "setattr", "vars"])
#: Special names that lead nowhere else than to what is gone through anyway.
HARMLESS_SPECIAL = frozenset([
    "__class__", "__dict__", "__main__", "__module__", "__name__", "__qualname__", "__call__", "__enter__",
    "__exit__", "__next__", "__bool__",
    *(name for kind in (dict, list, set, int, str) for name in vars(kind)),
]) - {"__doc__", "__getattribute__", "__sizeof__", "__class_getitem__"}  # fmt: skip

#: What makes the new entries of a defaultdict, and how many a deque holds at the most.
OPTIONS = {defaultdict: vars(defaultdict)["default_factory"], deque: vars(deque)["maxlen"]}
#: What an object of one of Python's kinds holds, besides attributes. The first that fits tells.
ENTRIES: dict[type, Callable[[Any], Any]] = {
    OrderedDict: lambda value: dict(OrderedDict.items(value)),
    defaultdict: lambda value: dict(dict.items(value)),
    dict: lambda value: dict(dict.items(value)),
    set: lambda value: list(set.__iter__(value)),
    frozenset: lambda value: list(frozenset.__iter__(value)),
    deque: lambda value: list(deque.__iter__(value)),
    list: lambda value: list(list.__iter__(value)),
    tuple: lambda value: list(tuple.__iter__(value)),
    int: int.__int__,
    float: float.__float__,
    complex: repr,
    bytearray: bytes,
    type(...): repr,
    type(NotImplemented): repr,
    str: str.__str__,
    range: lambda value: (value.start, value.stop, value.step),
    slice: lambda value: (value.start, value.stop, value.step),
    types.GenericAlias: repr,
    types.SimpleNamespace: lambda value: None,
    types.MethodType: lambda value: (value.__func__, value.__self__),
    staticmethod: lambda value: value.__func__,
    classmethod: lambda value: value.__func__,
    property: lambda value: (value.fget, value.fset, value.fdel),
}
ROOTS = (object, Generic)
#: How Python gets at attributes; the last one is that of named tuples.
DESCRIPTORS = (
    types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.GetSetDescriptorType, types.MemberDescriptorType, type(vars(namedtuple("_", "x"))["x"]),
)  # fmt: skip


@dataclass(frozen=True)
class _Sample:
    """Shows, with some more, what Python writes into classes of its own accord."""

    x: int = 0


WRITTEN_BY_PYTHON = frozenset(
    name
    for kind in (_Sample, Enum("_", "x"), IntFlag("_", "x"), Protocol)
    for name, value in vars(kind).items()
    if name[:1] == name[-1:] == "_" and type(value) is not types.FunctionType
) | {"_abc_impl", "__slots__", "__orig_bases__", "__parameters__", "__type_params__", "__qualname__"}
#: The classes that a rule has in its hands at every tick, and all that stands on them.
OURS = {kind: frozenset(vars(kind)) for kind in (View, Turn, Heading)}
WRITTEN_ON_MEMBERS = frozenset(vars(Turn.LEFT))
#: Bits of a class's ``__flags__``: made while the program runs; closed by C for good.
_HEAP_TYPE, _IMMUTABLE_TYPE = 1 << 9, 1 << 8
OF_CLASSES = (types.FunctionType, property, types.MemberDescriptorType)


def names_in(code: types.CodeType) -> Iterator[str]:
    """The names that a function's code uses, and the code of what is defined inside it."""
    # Names that nobody can write are the sandbox's own (see counting).
    yield from filter(str.isidentifier, code.co_names)
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            yield from names_in(constant)
        elif type(constant) is str and constant.startswith("__") and constant.endswith("__"):
            yield constant  # For getattr(function, "__globals__").


def is_predictable(thing: Any) -> bool:
    """Whether a function or class is Python's or the sandbox's: known by being it, not by what it says."""
    is_function = type(thing) is types.FunctionType
    name = thing.__globals__.get("__name__") if is_function else vars(thing).get("__module__")
    module = sys.modules.get(name) if type(name) is str and name in PREDICTABLE else None
    if is_function:
        return module is not None and vars(module) is thing.__globals__
    return module is not None and vars(module).get(thing.__name__) is thing


def is_closed(kind: type) -> bool:
    """Whether nobody can write onto a class, as onto Python's own int and list."""
    return not kind.__flags__ & _HEAP_TYPE or bool(kind.__flags__ & _IMMUTABLE_TYPE)


def is_made_in_python(kind: type) -> bool:
    """Whether a class was made by a class statement: then it hides nothing in C."""
    name = vars(kind).get("__module__")
    file = getattr(sys.modules.get(name), "__file__", None) if type(name) is str else None
    return not is_closed(kind) and type(file) is str and not file.endswith((".so", ".pyd"))
