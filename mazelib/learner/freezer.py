"""What a learner's strategy keeps, frozen into bytes that can be compared and shown again.

Python's pickle does it (see walking.memory). Plain values are written as they are, an object of the
learner's as its attributes. Whatever else is kept (an iterator, a function, dice) leaves a
``doubt``: no two moments with it are called the same. No code of the learner's is run for it.
"""

import pickle
import random
from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from io import BytesIO

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.text.sentences import _
from mazelib.walking.doubt import DICE, Doubt, not_comparable
from mazelib.walking.memory import Kept, Memory, freeze
from mazelib.walking.view import View

#: Bytes that are written of a strategy at the most: some 100,000 values.
MOST_BYTES = 1_000_000
#: The doubt about a memory that is too large, or lies too deep.
TOO_MUCH = not_comparable(_("more than can be looked at"))
#: Classes that pickle writes by their names, and their objects as it always does.
_PLAIN = (
    Heading,
    Turn,
    Explored,
    View,
    Kept,
    Counter,
    defaultdict,
    deque,
    bool,
    int,
    float,
    str,
    list,
    dict,
    set,
)
#: How pickle is told to make a value again: what to call, with which arguments, and its attributes.
_Written = tuple[type, tuple[object, ...]] | tuple[type, tuple[object, ...], object]
#: The answer that leaves a value to pickle.
_AS_USUAL: _Written = NotImplemented
#: How pickle writes "not a number": two of them may be one thing or two.
_NOT_A_NUMBER = (b"G\x7f\xf8", b"G\xff\xf8")


def frozen_memory(*kept: Mapping[str, object], own: Sequence[type] = ()) -> Memory:
    """What is kept, by name, and all behind it; objects of the classes ``own`` are looked into."""
    written = BytesIO()
    freezer = _Freezer(written, own)
    try:
        freezer.dump(kept)
    except KeyboardInterrupt:
        raise
    except BaseException:  # It lies too deep, say, or a __dict__ is a property that never ends.
        return _too_much()
    frozen = written.getvalue()
    if len(frozen) > MOST_BYTES:
        return _too_much()
    if not freezer.doubt and any(sign in frozen for sign in _NOT_A_NUMBER):
        return Memory(frozen, not_comparable(_("a number that is none")))
    return Memory(frozen, freezer.doubt)


def _too_much() -> Memory:
    return Memory(freeze({"memory": Kept(f"({TOO_MUCH.words})")}), TOO_MUCH)


class _Freezer(pickle.Pickler):
    """Pickle, but for objects of the learner's and for what cannot be compared."""

    def __init__(self, written: BytesIO, own: Sequence[type]) -> None:
        super().__init__(written, protocol=5)
        self.doubt: Doubt | None = None
        self._own = own

    def reducer_override(self, value: object) -> _Written:
        """What to write of a value that is none of the plainest kinds; called by pickle."""
        # These are kept most, and Python's own way takes longer.
        if type(value) is Heading or type(value) is Turn:
            return type(value), (int(value),)
        kind = type(value)
        in_words = f"({kind.__name__})"
        # Compared by "is": an == may be the learner's.
        if any(each is kind for each in self._own):
            return Kept, (in_words,), (vars(value), {"number": id(kind)})
        if any(each is kind or each is value for each in _PLAIN):
            return _AS_USUAL
        self.doubt = self.doubt or _doubt_about(kind)
        return Kept, (in_words,)


def _doubt_about(kind: type) -> Doubt:
    if issubclass(kind, random.Random):
        return DICE
    return not_comparable(_("a {kind}").format(kind=kind.__name__))
