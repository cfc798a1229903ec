"""What a strategy keeps: frozen into bytes at a tick, and compared.

Python's pickle does the freezing. It preserves types, order, and which values are shared, so two
equal frozen memories stand for the same memory. Where that is not certain, there is a ``doubt``.

Plain values are frozen as they are. Of any other value, only the name of its class is, and perhaps
its own attributes. So another process can thaw all of it without the learner's classes, and no code
of the learner's runs for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, not_proven
from mazelib.walking.freezer import Freezer, TooMuchError, Unseen, Written


@dataclass(frozen=True)
class Memory:
    """What a strategy keeps at one moment, frozen (see ``freeze``). Empty bytes: it keeps nothing.

    ``doubt`` says why two equal memories do not prove a circle. It is None if they do.
    """

    frozen: bytes
    doubt: Doubt | None = None


#: The memory of a strategy that keeps nothing.
NOTHING_KEPT = Memory(b"")
#: How pickle writes nan, "not a number": two of them may be the same value or not.
_NOT_A_NUMBER = (b"G\x7f\xf8", b"G\xff\xf8")


def freeze(*kept: Mapping[str, object]) -> bytes:
    """Names and their plain values, as bytes; ``thaw`` makes names and values of them again."""
    return memory_of(*kept).frozen


def _is_never(kind: type) -> bool:
    return False


def memory_of(
    *kept: Mapping[str, object], is_own_class: Callable[[type], bool] = _is_never
) -> Memory:
    """Names and what they stand for, frozen, and the doubt if not all of it is plain.

    ``is_own_class`` says whether a class is the learner's own: the attributes of its objects are
    frozen, too.
    """
    written = Written()
    freezer = Freezer(written, is_own_class)
    try:
        freezer.dump(kept)
    except TooMuchError:
        return too_much()
    frozen = bytes(written.content)
    if freezer.first_odd_kind is not None:
        words = _("it remembers {kind}").format(kind=freezer.first_odd_kind)
        return Memory(frozen, not_proven(words))
    if any(sign in frozen for sign in _NOT_A_NUMBER):
        return Memory(frozen, not_proven(_("it remembers nan, which isn't a number")))
    return Memory(frozen)


def too_much() -> Memory:
    """The memory of a strategy that keeps more than can be looked at."""
    words = _("more than can be looked at")
    return Memory(freeze({"memory": Unseen(f"({words})")}), not_proven(words))
