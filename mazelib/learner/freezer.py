"""What a strategy keeps, frozen into one row of bytes that can be compared and shown again.

Python's pickle does it: it keeps kinds and order, and what is shared with what. Plain values are written as
they are, an object of the learner's as its attributes. Whatever else is kept (an iterator, a function, dice)
leaves a ``doubt``: no two moments with it are called the same. Nothing of a learner's is asked for.
"""

import pickle
import random
from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from io import BytesIO
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from mazelib.grid.compass import Heading, Turn
from mazelib.walking.memory import DICE, Kept, Memory
from mazelib.walking.view import View

#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000
#: What a module calls itself that is the learner's own script.
MAIN = "__main__"
#: Values that nobody can change, only exchange.
FIXED = (bool, int, float, str, bytes, type(None), Heading, Turn)
#: Classes that pickle writes by their names, and their objects as it always does.
_BY_PICKLE = (Heading, Turn, View, Kept, Counter, defaultdict, deque, bool, int, float, str, list, dict, set)
#: How "not a number" is written: two of them may be one thing or two.
_NAN = (b"G\x7f\xf8", b"G\xff\xf8")


def look(*kept: Mapping[str, Any], own: Sequence[type] = ()) -> Memory:
    """What is kept, by name, and all behind it; ``own`` are the classes whose objects may be looked into."""
    written = BytesIO()
    freezer = _Freezer(written, own)
    try:
        freezer.dump(kept)
        frozen = written.getvalue()
        if len(frozen) > MOST_BYTES:
            raise OverflowError
    except KeyboardInterrupt:
        raise
    except BaseException:  # It lies too deep, say, or a __dict__ is a property that never ends.
        doubt = "more than can be looked at"
        return Memory(look({"memory": Kept(f"({doubt})")}).frozen, doubt)
    is_nan = any(nan in frozen for nan in _NAN)
    return Memory(frozen, freezer.doubt or ("a number that is none" if is_nan else ""))


def is_own(value: Any) -> bool:
    """Whether it is a class that the learner made."""
    return isinstance(value, type) and vars(value).get("__module__") == MAIN


def is_code(value: Any) -> bool:
    """Whether it is a function, a class, a module that keeps nothing, but for what classes hold."""
    match value:
        case FunctionType():
            keeps = any(type(each) not in FIXED for each in value.__defaults__ or ())
            return value.__module__ != MAIN or not (keeps or value.__closure__ or value.__kwdefaults__)
        case type():
            return not is_own(value) or (type(value) is type and value.__bases__ == (object,))
        case BuiltinFunctionType():
            return isinstance(value.__self__, ModuleType)
    return isinstance(value, ModuleType)


def named(space: Mapping[Any, Any]) -> dict[str, Any]:
    """What stands in a module or a class, by name; names in two underscores are Python's, but for one."""
    names = [(str(name), value) for name, value in space.items()]
    return {name: value for name, value in names if name == "__init__" or not name[:2] == "__" == name[-2:]}


def in_body(kind: type) -> dict[str, Any]:
    """What stands in a class besides its functions."""
    body = named(vars(kind)).items()
    return {name: value for name, value in body if type(value) is not FunctionType or not is_code(value)}


class _Freezer(pickle.Pickler):
    def __init__(self, written: BytesIO, own: Sequence[type]) -> None:
        super().__init__(written, protocol=5)
        self.doubt, self._own = "", own

    def reducer_override(self, value: Any) -> Any:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        kind = type(value)
        if kind is Heading or kind is Turn:  # These are kept most; Python's own way takes longer.
            return kind, (int(value),)
        if any(each is kind for each in self._own):
            return Kept, (f"({kind.__name__})",), (vars(value), {"number": id(kind)})
        if any(each is kind or each is value for each in _BY_PICKLE):
            return NotImplemented
        self.doubt = self.doubt or (DICE if issubclass(kind, random.Random) else f"a {kind.__name__}")
        return Kept, (f"({kind.__name__})",)
