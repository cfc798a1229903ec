"""What a strategy keeps, frozen into one row of bytes that can be compared and shown again.

Python's pickle does it: it keeps kinds and order, and what is shared with what. Plain values are written as
they are, an object of the learner's as its attributes. Whatever else is kept (an iterator, a function, dice)
leaves a ``doubt``: no two moments with it are called the same. Nothing of a learner's is asked for.
"""

import pickle
import random
from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.snapshot.shown import Thing
from mazelib.view import View

#: The doubt of a strategy that tosses coins.
DICE = "dice"
#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000
#: What a module calls itself that is the learner's own script.
MAIN = "__main__"
#: Values that nobody can change, only exchange.
FIXED = (bool, int, float, str, bytes, type(None), Heading, Turn)
#: Classes that pickle writes by their names; the objects of the first five, too, as it always does.
_BY_PICKLE = (Counter, defaultdict, deque, Thing, View, Heading, Turn, bool, int, float, str, list, dict, set)
#: How "not a number" is written: two of them may be one thing or two.
_NAN = (b"G\x7f\xf8", b"G\xff\xf8")


@dataclass(frozen=True)
class Snapshot:
    """What a strategy keeps at one moment; ``doubt``: why it cannot be compared, if so."""

    frozen: bytes
    doubt: str = ""


def first_doubt(*doubts: str) -> str:
    """The doubt that is told, of those that there are: dice go before all else."""
    return DICE if DICE in doubts else next(filter(None, doubts), "")


def look(*kept: Mapping[str, Any], own: Sequence[type] = ()) -> Snapshot:
    """What is kept, by name, and all behind it; ``own`` are the classes whose objects may be looked into."""
    freezer = _Freezer(own)
    try:
        freezer.dump(kept)
    except Exception:
        doubt = "more than can be looked at"
        return Snapshot(look({"memory": Thing(f"({doubt})")}).frozen, doubt)
    frozen = bytes(freezer.written)
    is_nan = any(nan in frozen for nan in _NAN)
    return Snapshot(frozen, freezer.doubt or ("a number that is none" if is_nan else ""))


def is_own(kind: type) -> bool:
    """Whether a class was made by the learner."""
    return vars(kind).get("__module__") == MAIN


def is_code(value: Any) -> bool:
    """Whether it is a function, a class, a module that keeps nothing, but for what classes hold."""
    match value:
        case FunctionType():
            given = (*(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values())
            keeps = value.__closure__ or any(type(each) not in FIXED for each in given)
            return not keeps or value.__module__ != MAIN
        case BuiltinFunctionType() | MethodType():
            return issubclass(type(value.__self__), (ModuleType, random.Random))
        case type():
            return not is_own(value) or (type(value) is type and value.__bases__ == (object,))
    return isinstance(value, ModuleType)


def in_body(kind: type) -> dict[str, Any]:
    """What stands in a class besides its functions, by name; names in two underscores are Python's."""
    body = [(name, value) for name, value in vars(kind).items() if not name[:2] == "__" == name[-2:]]
    return {name: value for name, value in body if type(value) is not FunctionType or not is_code(value)}


class _Written(bytearray):
    """What pickle has written, but not without end."""

    def write(self, some: bytes) -> None:
        if len(self) + len(some) > MOST_BYTES:
            raise OverflowError
        self += some


class _Freezer(pickle.Pickler):
    def __init__(self, own: Sequence[type]) -> None:
        self.written, self.doubt, self._own = _Written(), "", own
        super().__init__(self.written, protocol=5)

    def reducer_override(self, value: Any) -> Any:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        kind = type(value)
        if kind is Heading or kind is Turn:
            return kind, (int(value),)
        if any(each is value for each in _BY_PICKLE) or any(each is kind for each in _BY_PICKLE[:5]):
            return NotImplemented
        if any(each is kind for each in self._own):
            return Thing, (f"({kind.__name__})",), (vars(value), {"number": id(kind)})
        doubt = DICE if issubclass(kind, random.Random) else f"a {kind.__name__}"
        self.doubt = first_doubt(self.doubt, doubt)
        return Thing, (f"({kind.__name__})",)
