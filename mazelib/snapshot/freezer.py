"""What a strategy keeps, frozen into one row of bytes that can be compared and shown again.

Python's pickle does it: it keeps kinds and order, and what is shared with what. Here it is told what to
write of objects. Whatever is of no simple kind (an iterator, an open file, dice, a function that keeps
something) leaves a ``doubt``: no two moments with it are called the same. Nothing of a learner's is asked
for: no ``==``, no ``hash``, no ``repr``.
"""

import pickle
import random
import types
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import EnumMeta
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.snapshot.shown import Code, Thing
from mazelib.view import View

#: The doubt of a strategy that tosses coins.
DICE = "dice"
#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000
#: What a module calls itself that is the learner's own script.
MAIN = "__main__"

#: Classes that pickle writes as it always does, and their objects too.
_BY_PICKLE = (Counter, defaultdict, deque, Heading, Turn, Thing, Code)
#: Modules that keep nothing which a file could change.
KEEP_NOTHING = ("collections", "enum", "here", "itertools", "math", "random")
#: Of what code is made, and the parts that may keep something. (The guard sees who gives it an attribute.)
_CODE: dict[type, Callable[[Any], Any]] = {
    types.FunctionType: lambda of: _kept_by(of),
    types.MethodType: lambda of: (of.__func__, of.__self__),
    types.BuiltinFunctionType: lambda of: (of.__self__,),
    staticmethod: lambda of: (of.__func__,),
    classmethod: lambda of: (of.__func__,),
    property: lambda of: (of.fget, of.fset, of.fdel),
    types.ModuleType: lambda of: () if of.__name__ in KEEP_NOTHING else (of.__dict__,),
}
#: Values that nobody can change, only exchange.
_FIXED = (bool, int, float, str, bytes, type(None), Heading, Turn, View)


@dataclass(frozen=True)
class Snapshot:
    """What a strategy keeps at one moment; ``doubt``: why it cannot be compared, if so."""

    frozen: bytes
    doubt: str = ""


def first_doubt(*doubts: str) -> str:
    """The doubt that is told, of those that there are: dice go before all else."""
    return DICE if DICE in doubts else next(filter(None, doubts), "")


def look(*kept: Mapping[str, Any]) -> Snapshot:
    """What is kept, by name, and all that can be reached from it. Of two of one name the last is shown."""
    freezer = Freezer()
    try:
        freezer.dump(kept)
        return Snapshot(bytes(freezer.written), freezer.doubt)
    except Exception:
        doubt = "more than can be looked at"
        return Snapshot(look({"memory": Thing(f"({doubt})")}).frozen, doubt)


def data_in(names: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the names that stand for no code."""
    return {name: value for name, value in names.items() if not is_code(value)}


def in_classes(strategy: Any) -> dict[str, Any]:
    """What stands in the classes of a learner's strategy, by name."""
    kinds = [kind for kind in reversed(type(strategy).__mro__) if is_own(kind)]
    return {name: value for kind in kinds for name, value in _body(kind).items()}


def strange_in(strategy: Any, names: Mapping[str, Any]) -> list[str]:
    """The names of functions and classes that keep something of their own: there nobody looks."""
    code = {**names, **in_classes(strategy), "the rule": strategy}
    kinds = [] if is_code(strategy) else type(strategy).__mro__
    strange = [kind.__name__ for kind in kinds if not _is_plain(kind)]
    return strange + [name for name, value in code.items() if is_code(value) and not is_fixed(value)]


def attributes(value: Any) -> Any:
    """The attributes of an object, by name."""
    with suppress(AttributeError):
        return object.__getattribute__(value, "__dict__")
    return {}


def is_fixed(value: Any) -> bool:
    """Whether a thing can keep nothing, unless somebody gives it an attribute: a function, a class, text."""
    if type(value) in _CODE:
        return all(map(is_fixed, _CODE[type(value)](value)))
    if isinstance(value, type) and is_own(value):
        members = value.__members__.values() if isinstance(value, EnumMeta) else ()
        return all(map(_is_plain, value.__mro__)) and all(map(is_fixed, (*members, *_body(value).values())))
    if type(value) is tuple:
        return all(map(is_fixed, value))
    if isinstance(type(value), EnumMeta):
        return is_fixed(value.value)
    return is_code(value) or type(value) in _FIXED


def is_code(value: Any) -> bool:
    """Whether it is a function, a class, a module or the like, type hints too."""
    return type(value) in _CODE or isinstance(value, type) or type(value).__module__ == "typing"


def is_own(kind: type) -> bool:
    """Whether a class was made by the learner."""
    return vars(kind).get("__module__") == MAIN


def _kept_by(function: types.FunctionType) -> tuple[Any, ...]:
    """What a function keeps, or may keep: names of the function around it, defaults."""
    says_super = function.__code__.co_freevars == ("__class__",)
    cells = () if says_super else function.__closure__ or ()
    if function.__globals__.get("__name__") != MAIN or function.__code__.co_filename == "<string>":
        # Python's or ours: it keeps what it was given, and of that only a function may change.
        given = [cell.cell_contents for cell in cells]
        return tuple(each for each in given if type(each) is types.FunctionType)
    return (*cells, *(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values())


def _is_plain(kind: type) -> bool:
    """Whether objects of a class keep all in their attributes: the learner's, ours, an Enum."""
    is_ours = kind is object or isinstance(kind, EnumMeta) or str(kind.__module__).startswith("mazelib.")
    return is_own(kind) or is_ours


def _body(kind: type) -> dict[str, Any]:
    """What stands in a class of the learner's, by name; of an Enum only code. (Python adds ``__names__``.)"""
    body, is_enum = vars(kind).items(), isinstance(kind, EnumMeta)
    return {name: value for name, value in body if is_code(value) or not (is_enum or name[:2] == "__")}


class _Written(bytearray):
    """What pickle has written, but not without end."""

    def write(self, some: bytes) -> None:
        if len(self) + len(some) > MOST_BYTES:
            raise OverflowError
        self += some


class Freezer(pickle.Pickler):
    """Freezes one thing, and all that can be reached from it, into ``written``."""

    def __init__(self) -> None:
        self.written = _Written()
        super().__init__(self.written, protocol=5)
        self.doubt = ""

    def reducer_override(self, value: Any) -> Any:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        kind = type(value)
        if kind is Heading or kind is Turn:
            return kind, (int(value),)
        if kind is Thing:
            return Thing, (value.name,)
        if any(value is each or kind is each for each in _BY_PICKLE):
            return NotImplemented
        if kind is types.MethodType:
            return Code, (f"({value.__name__})",), ((value.__func__, value.__self__), None)
        if (is_code(value) or isinstance(kind, EnumMeta)) and is_fixed(value):
            if is_code(value):
                # A function made anew in a turn may have the place in memory of one before.
                where = id(value.__code__) if kind is types.FunctionType else id(value)
                return Code, (f"({getattr(value, '__name__', kind.__name__)})",), (where, None)
            return Thing, (f"{kind.__name__}.{value.name}",), (id(value), None)
        if not is_code(value) and all(map(_is_plain, kind.__mro__)):
            return Thing, (kind.__name__,), (kind, attributes(value))
        is_dice = issubclass(kind, random.Random)
        self.doubt = first_doubt(self.doubt, DICE if is_dice else f"a {kind.__name__}")
        return Code if is_dice or is_code(value) else Thing, (f"({kind.__name__})",)
