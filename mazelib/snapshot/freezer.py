"""All that can be reached from a strategy, frozen into one row of bytes that can be compared.

Python's pickle does it: it keeps kinds and order, and what is shared with what (a list under two
names is not two equal lists). Here it is told what to write of things that it would not go into:

    an object       its class, its attributes, and its entries where it is built on a list or the like
    a function      what its code uses by name: globals, closure, defaults, and what was written onto it
    a class         what stands in its body
    a module        of those that can be trusted, what a name of the code leads to

What nobody can compare (an open file, an iterator, dice, a clock) leaves a ``doubt``: no two
moments with it are called the same. Nothing of a learner's is asked for: no ``==``, no ``hash``, no
``repr``. What a metaclass might slip in all the same runs under the guard, as the whole look does.
"""

from __future__ import annotations

import builtins
import pickle
import random
import sys
import types
from abc import ABC
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, EnumMeta, IntFlag
from typing import Any, Generic, Protocol

from mazelib import compass
from mazelib.compass import Heading, Turn
from mazelib.snapshot.shown import Thing
from mazelib.view import View

#: Modules whose functions toss nothing, read no clock and keep nothing from call to call.
_FORETOLD = frozenset([
    "__future__", "_abc", "_bisect", "_collections", "_functools", "_heapq", "_operator", "abc", "bisect",
    "builtins", "cmath", "collections", "copy", "dataclasses", "enum", "functools", "heapq", "itertools",
    "math", "mazelib", "numbers", "operator", "reprlib", "string", "types", "typing",
    "mazelib.compass", "mazelib.view", "mazelib.strategies.right_hand", "mazelib.strategies.left_hand",
    "mazelib.strategies.branch_stack",
])  # fmt: skip
#: Names that lead to everything; and those whose answer nobody can foretell.
_LEAD_TO_ALL = frozenset([
    "__import__", "attrgetter", "compile", "eval", "exec", "f_back", "f_globals", "f_locals", "gi_frame",
    "globals", "locals", "methodcaller",
])  # fmt: skip
_UNFORETOLD = frozenset(["hash", "id", "input", "open"])
#: With these a module can be written to without its names.
_ROUND_NAMES = frozenset(["__dict__", "delattr", "setattr", "vars"])
#: Special names that lead nowhere else than to what is gone through anyway.
_HARMLESS_SPECIAL = frozenset([
    "__class__", "__dict__", "__main__", "__module__", "__name__", "__qualname__", "__call__", "__enter__",
    "__exit__", "__next__", "__bool__",
    *(name for kind in (dict, list, set, int, str) for name in vars(kind)),
]) - {"__doc__", "__getattribute__", "__sizeof__", "__class_getitem__"}  # fmt: skip

#: What they have besides.
_OPTIONS = {defaultdict: vars(defaultdict)["default_factory"], deque: vars(deque)["maxlen"]}
#: What an object of one of Python's kinds holds, besides attributes. The first that fits tells.
_ENTRIES: dict[type, Callable[[Any], Any]] = {
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
    types.GenericAlias: repr,
    types.SimpleNamespace: lambda value: None,
    types.MethodType: lambda value: (value.__func__, value.__self__),
    staticmethod: lambda value: value.__func__,
    classmethod: lambda value: value.__func__,
    property: lambda value: (value.fget, value.fset, value.fdel),
}
_ROOTS = (object, Generic)
#: How Python gets at attributes; the last one is that of named tuples.
_DESCRIPTORS = (
    types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.GetSetDescriptorType, types.MemberDescriptorType, type(vars(namedtuple("_", "x"))["x"]),
)  # fmt: skip


@dataclass(frozen=True)
class _Sample(ABC):
    """Shows, with two more, what Python writes into classes of its own accord."""

    x: int = 0


_WRITTEN_BY_PYTHON = frozenset(
    name
    for kind in (_Sample, Enum("_", "x"), IntFlag("_", "x"), Protocol)
    for name, value in vars(kind).items()
    if name[:1] == name[-1:] == "_" and type(value) is not types.FunctionType
) | {"_abc_impl", "__slots__", "__orig_bases__", "__parameters__", "__type_params__", "__qualname__"}
#: Bits of a class's ``__flags__``: made while the program runs; closed by C for good.
_HEAP_TYPE, _IMMUTABLE_TYPE = 1 << 9, 1 << 8
_OF_CLASSES = (types.FunctionType, property, types.MemberDescriptorType)
_PROTOCOL, _FRAME = b"\x80\x05", b"\x95"
#: The doubt of a strategy that tosses coins.
DICE = "dice"


class TooMuchError(Exception):
    """There is more than may be looked at in one tick."""


class _Written(bytearray):
    """What pickle has written: not without end, and without its notes on lengths, which change with all."""

    most = 0

    def write(self, some: bytes) -> None:
        if len(self) + len(some) > self.most:
            raise TooMuchError
        if not self:
            some = some[len(_PROTOCOL) :]
        is_frame = some[:1] == _FRAME and int.from_bytes(some[1:9], "little") == len(some) - 9
        self += some[9:] if is_frame else some


class Freezer(pickle.Pickler):
    """Freezes one thing, and all that can be reached from it, into ``written``.

    ``names`` are all that the code is known to use; those that it does use are in ``used_names``.
    """

    def __init__(self, names: set[str], most_bytes: int) -> None:
        self.written = _Written()
        self.written.most = most_bytes
        super().__init__(self.written, protocol=5)
        self.doubt = ""
        self.names = names
        self.used_names: set[str] = set()

    def reducer_override(self, value: Any) -> Any:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        kind = type(value)
        if value is Thing:
            return NotImplemented
        if kind is Thing:
            return Thing, value.head
        if kind is Heading or kind is Turn:
            return Thing, (kind.__name__, int(value))
        if kind is types.FunctionType:
            return self._code(value, self._used(value))
        if issubclass(kind, type):
            return self._code(value, self._body(value))
        if kind is types.ModuleType:
            return self._code(value, self._led_to(value))
        if kind in _DESCRIPTORS:
            if value is set.pop:
                self.doubted("set.pop")
            return self._code(value, ())
        if kind is types.BuiltinFunctionType:
            owner = value.__self__
            if value.__name__ == "pop" and isinstance(owner, set):
                self.doubted("set.pop")
            if owner is not None and type(owner) is not types.ModuleType:
                return self._code(value, [("<owner>", owner)])
            self._ask_for_module(value.__module__ or "builtins")
            return self._code(value, ())
        return self._object(value, kind)

    def doubted(self, why: str) -> None:
        """Remember why nothing can be proven; dice go before all else."""
        self.doubt = why if why == DICE else self.doubt or why

    def _code(self, value: Any, uses: Iterable[tuple[str, Any]]) -> Any:
        names = [str(getattr(value, name, "")) for name in ("__name__", "__qualname__", "__module__")]
        return Thing, ("code", type(value).__name__, *names, id(value)), list(uses)

    def _object(self, value: Any, kind: type) -> Any:
        """An object's class, attributes, slots and entries."""
        mro = kind.__mro__
        entries = next((_ENTRIES[base] for base in mro if base in _ENTRIES), None)
        own = [base for base in mro if base not in _ENTRIES and base not in _ROOTS]
        if not all(map(_is_made_in_python, own)) or (kind in _ROOTS and kind is not object):
            self.doubted(DICE if issubclass(kind, random.Random) else f"a {kind.__name__}")
            return Thing, ("unknown", "Random" if issubclass(kind, random.Random) else kind.__name__)
        try:
            attributes = object.__getattribute__(value, "__dict__")
        except AttributeError:
            attributes = {}
        slots = {}
        for name, slot in (item for base in own for item in vars(base).items()):
            if type(slot) is types.MemberDescriptorType:
                try:
                    slots[name] = slot.__get__(value)
                except AttributeError:  # A slot may be empty.
                    continue
        for base, option in _OPTIONS.items():
            if base in mro:
                slots["<option>"] = option.__get__(value)
        held = entries(value) if entries else None
        return Thing, ("object", kind.__name__), (kind, attributes, slots, held)

    def _used(self, function: types.FunctionType) -> Iterator[tuple[str, Any]]:
        """What a function uses, by name."""
        code, is_foretold = function.__code__, _is_foretold(function)
        hidden = "<" if is_foretold or code.co_filename.startswith("<") else ""
        for name, value in function.__dict__.items():
            yield f"{function.__name__}.{name}", value
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            try:
                yield hidden + name, cell.cell_contents
            except ValueError:  # The function around has not given it a value yet.
                continue
        if is_foretold:
            return
        yield "<code>", id(code)
        defaults = function.__defaults__ or ()
        named = zip(code.co_varnames[code.co_argcount - len(defaults) :], defaults, strict=False)
        for name, value in (*named, *(function.__kwdefaults__ or {}).items()):
            is_plain = type(value) in (bool, int, str, type(None))
            yield "<" * is_plain + hidden + name, value
        is_learners = getattr(function, "__builtins__", None) is not vars(builtins)
        for name in _names_in(code):
            self.used_names.add(name)
            is_special = name.startswith("__") and name.endswith("__") and name not in _HARMLESS_SPECIAL
            # A learner's file is told when these are called (see surroundings): no need to guess.
            is_unforetold = name in _UNFORETOLD and not is_learners
            # What Python writes itself, for a frozen dataclass say, is known.
            if (is_special or name in _LEAD_TO_ALL or is_unforetold) and not hidden:
                self.doubted(f"the name {name}")
            if name in function.__globals__:
                value = function.__globals__[name]
                if value is not vars(compass).get(name) or type(value) is not tuple:
                    yield hidden + name, value

    def _body(self, kind: type) -> Iterator[tuple[str, Any]]:
        """What stands in a class, what it is built on, and what was written onto members of an Enum."""
        if not kind.__flags__ & _HEAP_TYPE or kind.__flags__ & _IMMUTABLE_TYPE:
            self._ask_for_module(kind.__module__)
            return
        body = vars(kind)
        members = body.get("_member_map_", {}) if isinstance(kind, EnumMeta) else {}
        is_foretold, is_ours = _is_foretold(kind), kind in (View, Turn, Heading)
        if not is_foretold:
            yield "<bases>", (type(kind), *kind.__mro__[1:])
        for name, value in list(body.items()):
            # Of ours all is seen that somebody wrote there, of Python's what the code has names for.
            is_seen = type(value) not in _OF_CLASSES if is_ours else name in self.names or not is_foretold
            if is_seen and name not in members and name not in _WRITTEN_BY_PYTHON:
                yield f"{kind.__name__}.{name}", value
        for name, member in members.items():
            for key, value in vars(member).items():
                if key not in ("_name_", "__objclass__", "_sort_order_"):
                    yield f"{kind.__name__}.{name}.{key}", value

    def _led_to(self, module: types.ModuleType) -> Iterator[tuple[str, Any]]:
        """What names of the code lead to in a module."""
        self._ask_for_module(module.__name__)
        if module is builtins or self.names & _ROUND_NAMES:
            self.doubted(f"the module {module.__name__} and a way round its names")
        for name in sorted(self.names & vars(module).keys()):
            yield f"{module.__name__}.{name}", vars(module)[name]

    def _ask_for_module(self, name: str) -> None:
        if name not in _FORETOLD:
            self.doubted(DICE if name == "random" else f"the module {name}")


def _names_in(code: types.CodeType) -> Iterator[str]:
    """The names that a function's code uses, and the code of what is defined inside it."""
    # Names that nobody can write are the sandbox's own (see counting).
    yield from filter(str.isidentifier, code.co_names)
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            yield from _names_in(constant)
        elif type(constant) is str and constant.startswith("__") and constant.endswith("__"):
            yield constant  # For getattr(function, "__globals__").


def _is_foretold(thing: Any) -> bool:
    """Whether a function or class is Python's or the sandbox's: known by being it, not by what it says."""
    is_function = type(thing) is types.FunctionType
    name = thing.__globals__.get("__name__") if is_function else vars(thing).get("__module__")
    module = sys.modules.get(name) if type(name) is str and name in _FORETOLD else None
    if is_function:
        return module is not None and vars(module) is thing.__globals__
    return module is not None and vars(module).get(thing.__name__) is thing


def _is_made_in_python(kind: type) -> bool:
    """Whether a class was made by a class statement: then it hides nothing in C."""
    name = vars(kind).get("__module__")
    file = getattr(sys.modules.get(name), "__file__", None) if type(name) is str else None
    is_closed = not kind.__flags__ & _HEAP_TYPE or kind.__flags__ & _IMMUTABLE_TYPE
    return not is_closed and type(file) is str and not file.endswith((".so", ".pyd"))
