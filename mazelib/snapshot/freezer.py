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
import types
from collections.abc import Iterable, Iterator
from enum import EnumMeta
from typing import Any

from mazelib import compass
from mazelib.compass import Heading, Turn
from mazelib.snapshot.kinds import (
    DESCRIPTORS,
    ENTRIES,
    HARMLESS_SPECIAL,
    LEAD_TO_ALL,
    OF_CLASSES,
    OPTIONS,
    OURS,
    PREDICTABLE,
    ROOTS,
    ROUND_NAMES,
    UNPREDICTABLE,
    WRITTEN_BY_PYTHON,
    WRITTEN_ON_MEMBERS,
    is_closed,
    is_made_in_python,
    is_predictable,
    names_in,
)
from mazelib.snapshot.shown import Thing

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
        if kind in DESCRIPTORS:
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
        entries = next((ENTRIES[base] for base in mro if base in ENTRIES), None)
        own = [base for base in mro if base not in ENTRIES and base not in ROOTS]
        if not all(map(is_made_in_python, own)) or (kind in ROOTS and kind is not object):
            self.doubted(DICE if issubclass(kind, random.Random) else f"a {kind.__name__}")
            return Thing, ("unknown", "Random" if issubclass(kind, random.Random) else kind.__name__)
        try:
            attributes = object.__getattribute__(value, "__dict__")
        except AttributeError:
            attributes = {}
        slots = {}
        for owner, name, slot in ((base, *item) for base in own for item in vars(base).items()):
            if type(slot) is types.MemberDescriptorType:
                try:
                    slots[f"{owner.__name__}.{name}" if name in slots else name] = slot.__get__(value)
                except AttributeError:  # A slot may be empty.
                    continue
        for base, option in OPTIONS.items():
            if base in mro:
                slots["<option>"] = option.__get__(value)
        held = entries(value) if entries else None
        return Thing, ("object", kind.__name__), (kind, attributes, slots, held)

    def _used(self, function: types.FunctionType) -> Iterator[tuple[str, Any]]:
        """What a function uses, by name."""
        code, is_known = function.__code__, is_predictable(function)
        hidden = "<" if is_known or code.co_filename.startswith("<") else ""
        for name, value in function.__dict__.items():
            yield f"{function.__name__}.{name}", value
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            try:
                yield hidden + name, cell.cell_contents
            except ValueError:  # The function around has not given it a value yet.
                continue
        if is_known:
            return
        yield "<code>", id(code)
        defaults = function.__defaults__ or ()
        named = zip(code.co_varnames[code.co_argcount - len(defaults) :], defaults, strict=False)
        for name, value in (*named, *(function.__kwdefaults__ or {}).items()):
            is_plain = type(value) in (bool, int, str, type(None))
            yield "<" * is_plain + hidden + name, value
        for name in names_in(code):
            self.used_names.add(name)
            yield from ((hidden + key, value) for key, value in self._named(name, function, not hidden))

    def _named(self, name: str, function: types.FunctionType, is_written: bool) -> Iterator[tuple[str, Any]]:
        """What a name of a function's code stands for. What Python itself has written is never a doubt."""
        own_builtins = getattr(function, "__builtins__", vars(builtins))
        is_learners = own_builtins is not vars(builtins)
        is_special = name.startswith("__") and name.endswith("__") and name not in HARMLESS_SPECIAL
        # A learner's file is told when these are called (see surroundings): no need to guess.
        is_unpredictable = name in UNPREDICTABLE and not is_learners
        if is_written and (is_special or is_unpredictable or name in LEAD_TO_ALL):
            self.doubted(f"the name {name}")
        if name in function.__globals__:
            value = function.__globals__[name]
            if value is not vars(compass).get(name) or type(value) is not tuple:
                yield name, value
        elif is_learners and type(own_builtins.get(name)) is types.FunctionType:
            # Some of Python's own names are the sandbox's functions there: one can write onto them.
            yield f"{name}.", own_builtins[name].__dict__

    def _body(self, kind: type) -> Iterator[tuple[str, Any]]:
        """What stands in a class, what it is built on, and what was written onto members of an Enum."""
        if is_closed(kind):
            self._ask_for_module(kind.__module__)
            return
        body, names = vars(kind), set(vars(kind))
        members = body.get("_member_map_", {}) if isinstance(kind, EnumMeta) else {}
        if kind in OURS:
            # All that somebody wrote there; and what the code has names for may have been written anew.
            names = names - OURS[kind] | names & self.names
            names = {name for name in names if type(body[name]) not in OF_CLASSES}
        elif is_predictable(kind):
            names &= self.names
        else:
            yield "<bases>", (type(kind), *kind.__mro__[1:])
        for name in body:
            if name in names and name not in members and name not in WRITTEN_BY_PYTHON:
                yield f"{kind.__name__}.{name}", body[name]
        for name, member in members.items():
            for key in vars(member).keys() - WRITTEN_ON_MEMBERS if kind in OURS else vars(member):
                if key not in WRITTEN_ON_MEMBERS or key == "_value_":
                    yield f"{kind.__name__}.{name}.{key}", vars(member)[key]

    def _led_to(self, module: types.ModuleType) -> Iterator[tuple[str, Any]]:
        """What names of the code lead to in a module."""
        self._ask_for_module(module.__name__)
        if module is builtins or self.names & ROUND_NAMES:
            self.doubted(f"the module {module.__name__} and a way round its names")
        for name in sorted(self.names & vars(module).keys()):
            yield f"{module.__name__}.{name}", vars(module)[name]

    def _ask_for_module(self, name: str) -> None:
        if name not in PREDICTABLE:
            self.doubted(DICE if name == "random" else f"the module {name}")
