"""What a learner's strategy keeps, frozen into bytes that can be compared and shown again.

Python's pickle does the freezing (see walking.memory). Plain values are written as they are, and an
object of the learner's as its attributes. Anything else (an iterator, a function, dice) leaves a
``doubt``: then no two moments are called the same. None of the learner's code runs for this.
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

#: A frozen memory has at most this many bytes: some 100,000 values.
MOST_BYTES = 1_000_000
#: The doubt about a memory that is too large, or nested too deeply.
TOO_MUCH = not_comparable(_("more than can be looked at"))
#: Classes that pickle writes by name, and whose objects it writes in its usual way.
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
#: How pickle writes nan, "not a number": two of them may be the same value or not.
_NOT_A_NUMBER = (b"G\x7f\xf8", b"G\xff\xf8")


def frozen_memory(*kept: Mapping[str, object], own: Sequence[type] = ()) -> Memory:
    """The values kept, by name, frozen with all that they hold.

    Objects of the classes ``own`` are written with their attributes.
    """
    written = BytesIO()
    freezer = _Freezer(written, own)
    try:
        freezer.dump(kept)
    except KeyboardInterrupt:
        raise
    except BaseException:  # It is nested too deeply, or a __dict__ is an endless property.
        return _too_much()
    frozen = written.getvalue()
    if len(frozen) > MOST_BYTES:
        return _too_much()
    if not freezer.doubt and any(sign in frozen for sign in _NOT_A_NUMBER):
        return Memory(frozen, not_comparable(_("nan, which is not a number")))
    return Memory(frozen, freezer.doubt)


def _too_much() -> Memory:
    return Memory(freeze({"memory": Kept(f"({TOO_MUCH.words})")}), TOO_MUCH)


class _Freezer(pickle.Pickler):
    """Pickle, except for the learner's objects and for values that cannot be compared."""

    def __init__(self, written: BytesIO, own: Sequence[type]) -> None:
        super().__init__(written, protocol=5)
        self.doubt: Doubt | None = None
        self._own = own

    def reducer_override(self, value: object) -> _Written:
        """What to write for a value that is not of the plainest kinds. Pickle calls this."""
        # Rules keep these most often, and Python's own way takes longer.
        if type(value) is Heading or type(value) is Turn:
            return type(value), (int(value),)
        kind = type(value)
        in_words = f"({kind.__name__})"
        # Compared by "is": the learner may have written the ==.
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
