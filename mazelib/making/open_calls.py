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
from collections.abc import Iterator
from gc import get_referents
from inspect import GEN_SUSPENDED, getgeneratorstate
from types import CodeType, GeneratorType
from typing import Any, TypeAlias
from weakref import ReferenceType, ref

#: So many calls are looked at, since a rule may call itself a thousand times.
MOST_CALLS_COUNTED = 40

_Call: TypeAlias = "GeneratorType[Any, Any, Any]"


class OpenCalls:
    """Counts the open calls of the rules of one making.

    One step mostly differs from the one before by the innermost few calls. So all are kept: as long
    as one of them is open, those that wait for it are.
    """

    def __init__(self) -> None:
        #: The open calls, the innermost last. The rule may drop each of them at any time.
        self._calls: list[ReferenceType[_Call]] = []
        #: For each of them: of which function it is; and what is answered as long as it is the
        #: innermost one.
        self._codes: list[CodeType] = []
        self._answers: list[int] = []

    def of(self, rule: Iterator[object]) -> int:
        """How many calls of one and the same function are open, of the one that is open most often.

        The call of a function that never calls itself is none, unless it is open twice all the
        same. ``rule`` yields the steps, and has just yielded one. No more than MOST_CALLS_COUNTED
        are counted.
        """
        innermost = self._innermost()
        call = _called_by(innermost) if innermost else _generator(rule)
        while call is not None and len(self._calls) < MOST_CALLS_COUNTED:
            self._add(call)
            call = _called_by(call)
        return self._answers[-1] if self._answers else 0

    def _innermost(self) -> _Call | None:
        """The innermost call that is still open; those that have ended are forgotten."""
        while self._calls:
            call = self._calls[-1]()
            if call is not None and _is_open(call):
                return call
            self._calls.pop()
            self._codes.pop()
            self._answers.pop()
        return None

    def _add(self, call: _Call) -> None:
        """One more call is open."""
        code = call.gi_code
        before = self._answers[-1] if self._answers else 0
        self._calls.append(ref(call))
        self._codes.append(code)
        most = max(before, self._codes.count(code))
        is_called_by_itself = most > 1 or any(map(_says_its_name, self._codes))
        self._answers.append(most if is_called_by_itself else 0)


def _is_open(call: _Call) -> bool:
    """Whether a call has begun, and not ended."""
    if sys.version_info >= (3, 11):
        return call.gi_suspended
    return getgeneratorstate(call) == GEN_SUSPENDED


def _generator(rule: Iterator[object]) -> _Call | None:
    """The outermost call; None if the rule is no generator."""
    return rule if type(rule) is GeneratorType else None


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
