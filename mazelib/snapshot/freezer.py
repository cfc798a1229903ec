"""All that can be reached from a strategy, frozen into one row of bytes that can be compared.

Python's pickle does it: it keeps kinds and order, and what is shared with what. Here it is told what to
write of objects and classes (all that they hold), of functions (what their code uses by name), and of
what is known (modules, Python's classes, see known): what was written onto it.

What nobody can compare (an open file, an iterator, dice, a clock) leaves a ``doubt``: no two moments
with it are called the same. Nothing of a learner's is asked for: no ``==``, no ``hash``, no ``repr``.
"""

import builtins
import pickle
import random
import sys
import types
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import EnumMeta
from typing import Any, Generic

from mazelib import compass
from mazelib.compass import Heading, Turn
from mazelib.snapshot import known
from mazelib.snapshot.shown import Thing, shown
from mazelib.view import View

_PROTOCOL, _FRAME = b"\x80\x05", b"\x95"
#: The doubt of a strategy that tosses coins.
DICE = "dice"
#: What Python writes into each class that has annotations, is abstract or a dataclass.
_WRITTEN_BY_PYTHON = ("__annotations__", "__dataclass_fields__", "__dataclass_params__", "_abc_impl")
#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000


def first_doubt(*doubts: str) -> str:
    """The doubt that is told, of those that there are: dice go before all else."""
    return DICE if DICE in doubts else next(filter(None, doubts), "")


@dataclass(frozen=True)
class Snapshot:
    """All that can be reached from a strategy at one moment; ``doubt``: why it cannot be compared, if so."""

    frozen: bytes
    doubt: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but code."""
        return not self.doubt and not shown(self.frozen)


class _Written(bytearray):
    """What pickle has written: not without end, and without its notes on lengths, which change with all."""

    def write(self, some: bytes) -> None:
        if len(self) + len(some) > MOST_BYTES:
            raise OverflowError
        if not self:
            some = some[len(_PROTOCOL) :]
        is_frame = some[:1] == _FRAME and int.from_bytes(some[1:9], "little") == len(some) - 9
        self += some[9:] if is_frame else some


class Freezer(pickle.Pickler):
    """Freezes one thing, and all that can be reached from it, into ``written``."""

    def __init__(self) -> None:
        self.written = _Written()
        super().__init__(self.written, protocol=5)
        self.doubt = ""

    def reducer_override(self, value: Any) -> Any:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        kind = type(value)
        if value is Thing:
            return NotImplemented
        if kind is Thing:
            return Thing, value.head
        if kind is Heading or kind is Turn:
            return Thing, (kind.__name__, int(value))
        if kind is types.FunctionType or issubclass(kind, type):
            return self._code(value, self._used(value) if kind is types.FunctionType else self._body(value))
        if kind is types.ModuleType:
            self._ask_for_module(value.__name__)
            return self._code(value, known.written_onto(value))
        if kind is types.BuiltinFunctionType:
            self._ask_for_module(value.__module__ or "builtins")
            return self._code(value, [("<owner>", value.__self__)])
        return self._code(value) if kind in known.DESCRIPTORS else self._object(value, kind)

    def _doubted(self, why: str) -> None:
        self.doubt = first_doubt(self.doubt, why)

    def _ask_for_module(self, name: str) -> None:
        if name not in known.MODULES:
            self._doubted(DICE if name == "random" else f"the module {name}")

    def _code(self, value: Any, uses: Any = ()) -> Any:
        names = [str(getattr(value, name, "")) for name in ("__name__", "__qualname__", "__module__")]
        if names[0] in known.UNPREDICTABLE:
            self._doubted(f"the function {names[0]}")
        return Thing, ("code", type(value).__name__, *names, id(value)), list(uses)

    def _object(self, value: Any, kind: type) -> Any:
        """An object's class, attributes, slots and entries."""
        entries = next((known.ENTRIES[base] for base in kind.__mro__ if base in known.ENTRIES), None)
        own = [base for base in kind.__mro__ if base not in known.ENTRIES and base not in (object, Generic)]
        if not (own or entries) or not all(map(_is_made_in_python, own)):
            is_dice = issubclass(kind, random.Random)
            self._doubted(DICE if is_dice else f"a {kind.__name__}")
            return Thing, ("unknown", "Random" if is_dice else kind.__name__)
        attributes, slots = {}, {}
        with suppress(AttributeError):
            attributes = object.__getattribute__(value, "__dict__")
        for base, name, slot in ((kept, *item) for kept in own for item in vars(kept).items()):
            if type(slot) is types.MemberDescriptorType:
                with suppress(AttributeError):  # A slot may be empty.
                    slots[f"{base.__name__}.{name}" if name in slots else name] = slot.__get__(value)
        held = entries(value) if entries else None
        return Thing, ("object", kind.__name__), (kind, attributes, slots, held)

    def _used(self, function: types.FunctionType) -> Iterator[tuple[str, Any]]:
        """What a function uses, by name; names that begin with < are not shown."""
        code, own_globals = function.__code__, function.__globals__
        is_known = id(own_globals) in known.known_globals()
        for name, value in function.__dict__.items():
            yield f"{function.__name__}.{name}", value
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            with suppress(ValueError):  # The function around may not have given it a value yet.
                yield f"{'<' * is_known}{name}", cell.cell_contents
        if is_known:
            return
        yield "<code>", id(code)
        defaults = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()]
        is_shown = any(type(value) in (list, dict, set) for value in defaults)
        yield "defaults" if is_shown else "<defaults>", defaults
        own_builtins = getattr(function, "__builtins__", vars(builtins))
        for name in _names_in(code):
            # (What dataclasses write has a __hash__ that calls hash.)
            is_harmless = name in known.HARMLESS or (name, function.__name__) == ("hash", "__hash__")
            if (name in known.LEAD_TO_ALL or _is_special(name)) and not is_harmless:
                self._doubted(f"the name {name}")
            if name in own_globals:
                value = own_globals[name]
                is_table = type(value) is tuple and value is vars(compass).get(name)
                yield f"{'<' * is_table}{name}", value
            elif type(own_builtins.get(name)) is types.FunctionType:
                # The sandbox's own print and such: one can write onto them.
                yield f"<{name}>", own_builtins[name].__dict__

    def _body(self, kind: type) -> Iterator[tuple[str, Any]]:
        """What stands in a class, and what it is built on."""
        if known.is_closed(kind):
            self._ask_for_module(kind.__module__)
        elif id(kind) in known.originals():
            for thing in (kind, *(list(kind) if isinstance(kind, EnumMeta) else ())):
                yield from ((f"{kind.__name__}.{name}", value) for name, value in known.written_onto(thing))
        else:
            yield "<bases>", (type(kind), *kind.__mro__[1:])
            for name, value in vars(kind).items():
                if name not in _WRITTEN_BY_PYTHON:
                    yield f"{'<' * (name[0] == '_')}{kind.__name__}.{name}", value


class Looker:
    """Looks at one strategy; a plain one keeps nothing but its attributes (see learner/plain_code)."""

    def __init__(self, strategy: Any, *, is_plain: bool = False) -> None:
        # What a rule has in its hands at every tick belongs to what it can write to.
        self._every = vars(strategy) if is_plain else (strategy, View, Turn, Heading)

    def look(self) -> Snapshot:
        """What the strategy keeps now."""
        try:
            return _snapshot(self._every)
        except (OverflowError, RecursionError):
            doubt = "more than can be looked at"
            return Snapshot(_snapshot({"memory": Thing("unknown", doubt)}).frozen, doubt)
        except Exception as error:
            return Snapshot(b"", f"a {type(error).__name__}")


def _snapshot(thing: Any) -> Snapshot:
    freezer = Freezer()
    freezer.dump(thing)
    return Snapshot(bytes(freezer.written), freezer.doubt)


def _names_in(code: types.CodeType) -> Iterator[str]:
    """The names that a function's code uses, and the code of what is defined inside it."""
    # Names that nobody can write are the sandbox's own (see counting).
    yield from filter(str.isidentifier, code.co_names)
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            yield from _names_in(constant)
        elif type(constant) is str and _is_special(constant):
            yield constant  # For getattr(function, "__globals__").


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _is_made_in_python(kind: type) -> bool:
    """Whether a class was made by a class statement: then it hides nothing in C."""
    name = vars(kind).get("__module__")
    file = getattr(sys.modules.get(name), "__file__", None) if type(name) is str else None
    return not known.is_closed(kind) and type(file) is str and not file.endswith((".so", ".pyd"))
