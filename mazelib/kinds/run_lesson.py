"""The base of the kinds of lesson in which a rule does something by itself: walks, or makes."""

import sys
from dataclasses import dataclass
from typing import TypeVar

from mazelib.command_line.options import SeedOption
from mazelib.kinds.lesson import Lesson, Run
from mazelib.kinds.lesson_options import HeadlessOption, LessonOptions, PlayOptions, TraceOption
from mazelib.kinds.trace import trace_named
from mazelib.learner.learner_script import LearnerScript

AnyRun = TypeVar("AnyRun")


@dataclass(frozen=True, kw_only=True)
class RunOptions(TraceOption, LessonOptions, HeadlessOption, PlayOptions, SeedOption):
    """The options of such a lesson."""


class RunLesson(Lesson):
    """A lesson that plays by itself, or runs without a window, and whose seed repeats it."""

    options_class = RunOptions
    options: RunOptions

    def __init__(self, loaded: LearnerScript, options: RunOptions) -> None:
        super().__init__(loaded, options)
        self.seed = options.chosen_seed
        self.trace = trace_named(options.trace)

    @property
    def speed(self) -> float:
        """The speed at the start, in steps a second."""
        return self.options.speed

    @property
    def plays_at_once(self) -> bool:
        """Whether the lesson plays at once, without waiting for Space."""
        return self.options.play

    @property
    def is_headless(self) -> bool:
        """Whether the lesson runs without a window."""
        return self.options.headless

    def print_outcome(self, text: str) -> None:
        """Print the outcome of a run; to standard error if the trace goes to standard output."""
        print(text, end="", file=sys.stderr if self.trace.is_printed else sys.stdout)


def run_as(begun: Run, kind: type[AnyRun]) -> AnyRun:
    """A run that has begun, as one of the kind that a lesson goes on with. TypeError: it is none.

    To begin another run instead would be a lie: a film shows the run whose outcome is printed.
    """
    if not isinstance(begun, kind):
        raise TypeError(f"the lesson goes on with a {kind.__name__}, and not with {begun!r}")
    return begun
