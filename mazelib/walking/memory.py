"""What a strategy keeps: frozen into bytes at a tick, and compared.

Python's pickle does the freezing. It preserves types, order, and which values are shared, so two
equal frozen memories stand for the same memory. Where that is not certain, there is a ``doubt``.

Only plain values are frozen as they are. Of any other value, only the name of its class and its
attributes are. So another process, which does not know the classes of a learner's, can thaw all of
it, and runs none of the learner's code.
"""

import pickle
from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.text.characters import visible
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, not_proven
from mazelib.walking.view import View

#: A frozen memory has at most this many bytes: some 100,000 values.
MOST_BYTES = 1_000_000
#: How pickle writes nan, "not a number": two of them may be the same value or not.
_NOT_A_NUMBER = (b"G\x7f\xf8", b"G\xff\xf8")


class Kept(str):
    """Stands in a frozen memory for a value that is not plain, and names its class: "(Dice)"."""


@dataclass(frozen=True)
class Memory:
    """What a strategy keeps at one moment, frozen (see ``freeze``). Empty bytes: it keeps nothing.

    ``doubt`` says why two equal memories do not prove a circle. It is None if they do.
    """

    frozen: bytes
    doubt: Doubt | None = None


#: The memory of a strategy that keeps nothing.
NOTHING_KEPT = Memory(b"")


def too_much() -> Memory:
    """The memory of a strategy that keeps more than can be looked at."""
    words = _("more than can be looked at")
    return Memory(freeze({"memory": Kept(f"({words})")}).frozen, not_proven(words))


def freeze(*kept: Mapping[str, object]) -> Memory:
    """Names and what they stand for, frozen; ``thaw`` makes names and values of it again."""
    written = BytesIO()
    freezer = _Freezer(written, protocol=5)
    freezer.dump(kept)
    frozen = written.getvalue()
    if len(frozen) > MOST_BYTES:
        return too_much()
    if not freezer.strange and any(sign in frozen for sign in _NOT_A_NUMBER):
        return Memory(frozen, not_proven(_("it keeps nan, which is not a number")))
    if freezer.strange:
        return Memory(frozen, not_proven(_("it keeps a {kind}").format(kind=freezer.strange)))
    return Memory(frozen)


def thaw(frozen: bytes) -> dict[str, object]:
    """The names and values that were frozen; every call makes fresh values."""
    if not frozen:
        return {}
    names: dict[str, object] = {}
    for kept in _Thawer(BytesIO(frozen)).load():
        for name, value in kept.items():
            names[visible(str(name))] = value
    return names


#: The classes of plain values besides those that pickle knows by itself, by module and name.
_CLASSES = {(kind.__module__, kind.__name__): kind for kind in (Heading, Turn, Explored, View, Kept)}
#: Kinds of lists and dicts are written as plain ones.
_KINDS_OF = {deque: list, Counter: dict, defaultdict: dict}


class _Freezer(pickle.Pickler):
    """Pickle, except that what is not plain is written as the name and attributes of its kind."""

    #: The name of the first kind that is not plain; empty while all is plain.
    strange = ""
