"""A making: a lesson's rule at work on a maze. Its timeline records it step by step.

making = Making(maze, make(maze, rng))
making.advance(100)
making.timeline.frame(42).caption
"""

from collections.abc import Callable, Iterator

from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.maze_to_ask import field_of, step_so_far
from mazelib.making.open_calls import OpenCalls
from mazelib.making.recording import MakingRecording
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun


def _not_watched() -> None:
    """The lines that run are not watched."""


class Making:
    """A making under way, by one rule or by two. Each text that a rule yields tells why.

    Each of ``parts`` makes a step whenever it is asked for the next one, and yields the caption.
    The second part begins where the first one ends: then the maze is ready. ``lines_run`` returns
    the lines of the rule that ran in the newest step.

    When a Making is made, the first rule goes up to its first yield: that is step 0.
    """

    def __init__(
        self,
        maze: Maze,
        *parts: Iterator[object],
        lines_run: Callable[[], LinesRun | None] = _not_watched,
    ) -> None:
        self._maze = maze
        self._step = step_so_far(maze)
        self._parts = parts
        self._part = 0
        self._lines_run = lines_run
        self._calls = OpenCalls()
        self._failure: Exception | None = None
        self.recording = MakingRecording(field_of(maze), len(parts))
        self.timeline = MakingTimeline(self.recording)
        self._make_step()

    def advance(self, steps: int, is_due: Callable[[], bool] | None = None) -> None:
        """Make this many steps, or fewer: if none are left, or if after a step an answer is due.

        Only when asked for one more step than there are is it done.
        If the rule raises an exception, that comes through, and the steps before it stay. Asked for
        more, the making raises it again: a generator that went wrong would only say that it ended.
        """
        for _ in range(steps):
            if self.timeline.done:
                return
            self._make_step()
            if is_due and is_due():
                return

    def _make_step(self) -> None:
        if self._failure:
            raise self._failure
        try:
            why = next(self._parts[self._part])
        except StopIteration:
            self._end_part()
        except Exception as error:
            self._failure = error
            raise
        else:
            self._note_step(why if type(why) is str else "")

    def _end_part(self) -> None:
        """A rule has ended. If it is the first of two, the maze is ready: that is one more step."""
        if self._part < len(self._parts) - 1:
            begin_next_rule(self._maze)
            self._note_step("")
            self.recording.note_ready(self._maze.floor())
            self._part += 1
            return
        # If something changed after the last yield, that is one more step, too.
        if self._step.changes or not self.recording.has_begun:
            self._note_step("")
        self.recording.note_end()

    def _note_step(self, caption: str) -> None:
        calls = self._calls.of(self._parts[self._part])
        self.recording.note_step(caption, self._step, self._lines_run(), self._part, calls)
        self._step.begin_next()
