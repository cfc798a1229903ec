"""A making: a lesson's rule at work on a maze. Its timeline records it step by step.

making = Making(maze, make(maze, rng))
making.advance(100)
making.timeline.frame(42).caption
"""

from collections.abc import Callable, Iterator

from mazelib.making.maze import Maze, field_of, step_so_far
from mazelib.making.recording import MakingRecording
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun


def _not_watched() -> None:
    """The lines that run are not watched."""


class Making:
    """A making under way. Each text that the rule yields is the caption of a step.

    ``steps`` makes a step whenever it is asked for the next one, and yields the reason.
    ``lines_run`` returns the lines of the rule that ran in the newest step.
    """

    def __init__(
        self,
        maze: Maze,
        steps: Iterator[object],
        lines_run: Callable[[], LinesRun | None] = _not_watched,
    ) -> None:
        self._step = step_so_far(maze)
        self._steps_to_come = steps
        self._lines_run = lines_run
        self.recording = MakingRecording(field_of(maze), lines_run())
        self.timeline = MakingTimeline(self.recording)

    def advance(self, steps: int, is_due: Callable[[], bool] | None = None) -> None:
        """Make this many steps, or fewer: if none are left, or if after a step an answer is due.

        Only when asked for one more step than there are is it done.
        If the rule raises an exception, that comes through, and the steps before it stay.
        """
        for _ in range(steps):
            if self.timeline.done:
                return
            self._make_step()
            if is_due and is_due():
                return

    def _make_step(self) -> None:
        try:
            why = next(self._steps_to_come)
        except StopIteration:
            self._finish()
        else:
            self._note_step(why if type(why) is str else "")

    def _finish(self) -> None:
        """No step is left. But if something changed after the last yield, that is one more step."""
        if self._step.changes:
            self._note_step("")
        self.recording.note_end()

    def _note_step(self, caption: str) -> None:
        self.recording.note_step(caption, self._step, self._lines_run())
        self._step.begin_next()
