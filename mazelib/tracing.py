"""Which lines of a strategy ran in one turn, and which of them decided: seen by Python itself.

    watch = Watched(strategy, trace=True)
    watch.decide(view)          the same answer as the strategy's
    watch.ran.lines             ((file, 29), (file, 31), (file, 32))
    watch.ran.decided           (file, 32), the line that gave the answer

Lines are told by file and number, as a strategy may be written in more than one (see source).
Python calls the tracer only inside the call, so without one there is nothing to pay.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType, FunctionType
from typing import Any, TypeVar

from mazelib.compass import Turn
from mazelib.learner.guard import MOST_LINES, code_of, guard_of
from mazelib.source import source_of
from mazelib.strategies.rule import Strategy

Answer = TypeVar("Answer")

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]

#: After so many lines in one turn no more are marked, only the one that decides: tracing an endless
#: loop to its end would hold up the window.
MOST_EVENTS = 10_000


@dataclass(frozen=True)
class Ran:
    """What ran in one turn.

    ``lines`` are the lines that ran, each once, in the order in which they first did; ``decided``
    is the line that gave the answer: the last one to run in the strategy's own function. Where
    the strategy raised, it is the line that it had come to there.
    """

    __slots__ = ("decided", "lines")

    lines: tuple[Line, ...]
    decided: Line


def guarded_decide(strategy: Strategy) -> Callable[..., Turn] | None:
    """A learner's strategy under its guard; None for a strategy that needs none."""
    return None if guard_of(strategy) is None else Watched(strategy).decide


class Watched:
    """A strategy, guarded if it is a learner's, and traced if asked for.

    ``decide`` is called as the strategy itself is, with a view, or with view, place and heading.
    It is the strategy's very own function where there is nothing to watch. A learner's raises
    StrategyError, and nothing else, for whatever goes wrong.

    ``ran`` tells of the last turn, also of one that failed; None before the first turn and
    without tracing. Equal turns give the very same object, so a recording of them is small.
    """

    def __init__(self, strategy: Strategy, *, trace: bool = False, most_lines: int = MOST_LINES) -> None:
        own: Any = strategy if isinstance(strategy, FunctionType) else strategy.turn  # type: ignore[union-attr]
        self.decide: Callable[..., Turn] = own
        self._tracer = Tracer(source_of(strategy).files) if trace else None
        if self._tracer:
            self.decide = self._tracer.traced(own)
        guard = guard_of(strategy)
        if guard is not None:
            guard.most_lines = most_lines
            self.decide = guard.guarded(self.decide, code_of(own))

    @property
    def ran(self) -> Ran | None:
        """What ran in the last turn."""
        return self._tracer.ran if self._tracer else None


class Tracer:
    """Sees which lines of some files run in a call. ``ran`` tells of the last call."""

    def __init__(self, files: frozenset[str]) -> None:
        self.ran: Ran | None = None
        self._files = files
        self._known: dict[tuple[tuple[Line, ...], Line], Ran] = {}

    def traced(self, call: Callable[..., Answer]) -> Callable[..., Answer]:
        """The same as ``call``, traced."""
        files = self._files
        seen: dict[Line, None] = {}
        decided: Line = ("", 0)
        left = MOST_EVENTS

        def in_file(frame: FrameType, event: str, _: Any) -> Any:
            nonlocal decided, left
            if event == "line":
                seen[frame.f_code.co_filename, frame.f_lineno] = None
                left -= 1
                # From here on Python tells of this function only its return.
                frame.f_trace_lines = left > 0
            elif event == "return":
                # The function called first returns last.
                decided = (frame.f_code.co_filename, frame.f_lineno)
            return in_file

        def anywhere(frame: FrameType, event: str, _: Any) -> Any:
            return in_file if left > 0 and frame.f_code.co_filename in files else None

        def answer(*sensed: Any) -> Answer:
            nonlocal decided, left
            seen.clear()
            decided, left = ("", 0), MOST_EVENTS
            # A debugger or a coverage run may be tracing already: it gets its place back.
            before = sys.gettrace()
            sys.settrace(anywhere)
            try:
                return call(*sensed)
            finally:
                sys.settrace(before)
                if decided[1]:
                    seen[decided] = None
                self.ran = self._interned(tuple(seen), decided)

        return answer

    def _interned(self, lines: tuple[Line, ...], decided: Line) -> Ran:
        ran = self._known.get((lines, decided))
        if ran is None:
            ran = self._known[lines, decided] = Ran(lines, decided)
        return ran
