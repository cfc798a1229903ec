"""The line tracer: which lines of a rule ran in one turn, and which of them decided. Python itself tells.

    tracer = LineTracer(source.files)
    tracer.traced(strategy.turn)(view, place, heading)      the same answer as the strategy's
    tracer.ran.lines             ((file, 29), (file, 31), (file, 32))
    tracer.ran.decided           (file, 32), the line that gave the answer
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import CO_GENERATOR
from types import FrameType
from typing import Any, NamedTuple, TypeVar

Answer = TypeVar("Answer")

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]

#: After so many lines in one turn no more are marked, only the one that decides: tracing an endless
#: loop to its end would hold up the window.
MOST_EVENTS = 10_000


class Ran(NamedTuple):
    """What ran in one turn.

    ``lines`` are the lines that ran, each once, in the order in which they first did; ``decided``
    is the line that gave the answer: the last one to run in the rule's own function, or the
    ``yield`` of a maker. Where the rule raised, it is the line that it had come to there.
    """

    lines: tuple[Line, ...]
    decided: Line


class LineTracer:
    """Sees which lines of some files run in a call.

    ``ran`` tells of the last call, also of one that failed. Equal calls give the very same object,
    so a recording of them is small.
    """

    def __init__(self, files: frozenset[str]) -> None:
        self.ran: Ran | None = None
        self._files = files
        self._known: dict[Ran, Ran] = {}

    def traced(self, call: Callable[..., Answer]) -> Callable[..., Answer]:
        """The same as ``call``, traced."""
        files = self._files
        seen: dict[Line, None] = {}
        decided: Line = ("", 0)
        left, has_moved = MOST_EVENTS, True

        def in_file(frame: FrameType, event: str, _: Any) -> Any:
            nonlocal decided, left, has_moved
            if event == "line":
                seen[frame.f_code.co_filename, frame.f_lineno] = None
                left, has_moved = left - 1, True
                # From here on Python tells of this function only its return.
                frame.f_trace_lines = left > 0
            elif event == "return" and (has_moved or not frame.f_code.co_flags & CO_GENERATOR):
                # The function called first returns last; of generators the innermost has the word.
                decided, has_moved = (frame.f_code.co_filename, frame.f_lineno), False
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
                ran = Ran(tuple(seen), decided)
                self.ran = self._known.setdefault(ran, ran)

        return answer
