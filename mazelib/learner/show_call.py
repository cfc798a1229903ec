"""What a script gives to ``show``, and who takes it while the script is only read.

When a user starts a script, ``show`` opens a lesson. When the script is only read (to see what its
rule is, and again after every save), ``show`` opens nothing, and whoever reads it takes the call.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import TypeVar

from mazelib.learner.given import Given, describe

AnyGiven = TypeVar("AnyGiven")


@dataclass(frozen=True)
class ShowCall:
    """A call of ``show``, described in plain values; mazelib.lesson.show says what each means."""

    given: Given = None
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    map: str = "first"
    hand: str = ""
    ask: Mapping[str, str] = field(default_factory=dict)
    kind: str = ""
    #: The line of the script in which it begins; None if there is no call.
    line: int | None = field(default=None, compare=False)

    def given_as(self, kind: type[AnyGiven]) -> AnyGiven:
        """What was given, where it is known to be of this class. TypeError: it is not."""
        if not isinstance(self.given, kind):
            raise TypeError(f"show was not given a {kind.__name__}, but {self.given!r}")
        return self.given


@dataclass(frozen=True)
class Shown:
    """A call of ``show``, and the value that was given to it: the learner's own function, say."""

    call: ShowCall
    value: object

    @classmethod
    def of(cls, value: object) -> "Shown":
        """The call that a file would make which only has a rule. RefusedError: it cannot be."""
        return cls(ShowCall(describe(value)), value)


#: The name under which a guarded script has, among Python's own names, a function that takes its
#: calls of ``show``. Nobody can write such a name in Python.
TAKES_CALLS = "<takes calls of show>"


def taker_of_calls() -> Callable[[Shown], None] | None:
    """What takes a call of ``show``; None if Python itself runs the script.

    The call may stand in the script, in a file that it imports, or in a thread that it starts.
    """
    for frame in sys._current_frames().values():
        around: FrameType | None = frame
        while around is not None:
            if TAKES_CALLS in around.f_builtins:
                taker: Callable[[Shown], None] = around.f_builtins[TAKES_CALLS]
                return taker
            around = around.f_back
    return None
