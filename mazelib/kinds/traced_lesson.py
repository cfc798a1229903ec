"""The base of the kinds of lesson whose every tick can be written to a trace."""

import sys
from dataclasses import dataclass
from pathlib import Path

from mazelib.kinds.lesson import Lesson
from mazelib.kinds.lesson_options import LessonOptions, TraceOption
from mazelib.kinds.trace import STANDARD_OUTPUT, Traceable, TraceWriter
from mazelib.learner.learner_script import LearnerScript


@dataclass(frozen=True, kw_only=True)
class TracedOptions(TraceOption, LessonOptions):
    """The options of a lesson that can be traced."""


class TracedLesson(Lesson):
    """A lesson with a ``trace``: None if there is none to write, or none any more."""

    options_class = TracedOptions
    options: TracedOptions

    def __init__(self, loaded: LearnerScript, options: TracedOptions) -> None:
        super().__init__(loaded, options)
        self.trace: TraceWriter | None = TraceWriter(options.trace) if options.trace else None

    def check_files(self) -> None:
        """Check that trace and film can be written; ValueError: one of them cannot."""
        if self.trace:
            self.trace.check(force=self.options.force)
        super().check_files()

    def files_to_write(self) -> list[Path]:
        """The paths of film and trace."""
        paths = super().files_to_write()
        if self.trace and self.trace.path:
            paths.append(self.trace.path.resolve())
        return paths

    def print_outcome(self, text: str) -> None:
        """Print the outcome of a run; to standard error if the trace goes to standard output."""
        trace_is_printed = self.options.trace == STANDARD_OUTPUT
        print(text, end="", file=sys.stderr if trace_is_printed else sys.stdout)

    def write_trace(self, recording: Traceable) -> None:
        """Write new ticks to the trace. An error ends the trace."""
        if self.trace is None:
            return
        try:
            self.trace.follow(recording)
        except (ValueError, OSError):
            self.trace.close()
            self.trace = None
            raise
