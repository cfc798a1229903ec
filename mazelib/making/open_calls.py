"""The calls of a rule that are open between two steps: what recursion looks like.

    def fill(room):                 yielded by the rule    open calls
        ...
        yield "grows"               by the first call      1
        yield from fill(next_room)  by the one it made     2

Each call of a generator function is a generator, and one that waits for another one holds it: with
``yield from``, and with ``for why in fill(...)``, too. So the rule's source need not be read.

They are counted at every step, so this must be fast.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from gc import get_referents
from inspect import GEN_SUSPENDED, getgeneratorstate
from types import CodeType, GeneratorType
from typing import Any, TypeAlias
from weakref import ref

#: So many calls are looked at, since a rule may call itself a thousand times.
MOST_CALLS_COUNTED = 40

_Call: TypeAlias = "GeneratorType[Any, Any, Any]"


def _no_call() -> None:
    """Before anything is counted, no call is known."""


class OpenCalls:
    """Counts the open calls of the rules of one making."""

    def __init__(self) -> None:
        #: What was counted last, and the innermost call then. As long as it waits and has not
        #: called another one, the same calls are open. The rule may drop it at any time.
        self._count = 0
        self._innermost: Callable[[], _Call | None] = _no_call

    def of(self, rule: Iterator[object]) -> int:
        """How many calls of one and the same function are open, of the one that is open most often.

        The call of a function that never calls itself is none, unless it is open twice all the
        same. ``rule`` yields the steps, and has just yielded one. No more than MOST_CALLS_COUNTED
        are counted.
        """
        innermost = self._innermost()
        if innermost is None or not _is_open(innermost) or _called_by(innermost):
            self._count_anew(rule)
        return self._count

    def _count_anew(self, rule: Iterator[object]) -> None:
        codes: list[CodeType] = []
        call: _Call | None = rule if type(rule) is GeneratorType else None
        while call is not None and len(codes) < MOST_CALLS_COUNTED:
            codes.append(call.gi_code)
            self._innermost = ref(call)
            call = _called_by(call)
        self._count = max(Counter(map(id, codes)).values(), default=0)
        if self._count == 1 and not any(map(_says_its_name, codes)):
            self._count = 0


def _is_open(call: _Call) -> bool:
    """Whether a call has begun, and not ended."""
    return getgeneratorstate(call) == GEN_SUSPENDED


def _called_by(call: _Call) -> _Call | None:
    """The open call for which another one waits, or that it holds, perhaps in a loop."""
    waits_for = call.gi_yieldfrom
    if type(waits_for) is GeneratorType:
        return waits_for
    # In Python 3.10 it is the frame that holds what a call has.
    held = get_referents(call if sys.version_info >= (3, 11) else call.gi_frame)
    if GeneratorType in map(type, held):
        for each in held:
            # Not isinstance: an object of the learner's may claim to be a generator.
            if type(each) is GeneratorType and each is not call and _is_open(each):
                return each
    return None


def _says_its_name(code: CodeType) -> bool:
    """Whether a function says its own name, as one does that calls itself.

    If it only asks a maze for something of that name, it seems so, too: one call is open then.
    """
    return code.co_name in code.co_names or code.co_name in code.co_freevars
