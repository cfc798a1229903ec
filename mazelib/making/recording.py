"""A making: a lesson's rule at work on a maze, recorded step by step.

    making = Making(maze, make(maze, rng))
    making.advance(100)
    making.frame(42).caption

A making only grows. You can ask for any frame at any time: asking changes nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.frame import MakingFrame
from mazelib.making.made_map import made_heya
from mazelib.making.maze import Maze, workings_of
from mazelib.maps.heya import Heya
from mazelib.text.lines_run import LinesRun


class _RecordedStep(NamedTuple):
    """A step as it is kept. ``until`` is the length of the maze's log after it.

    (It is a named tuple: one is made for each step, and three times as fast as a frozen dataclass.)
    """

    until: int
    caption: str
    worker_index: int | None
    lines_run: LinesRun | None


def _not_watched() -> None:
    """Nobody watches the lines that run."""


class Making:
    """A maze and the steps that make it. Each text that the rule yields is the caption of a step.

    ``steps`` makes a step whenever it is asked for the next one, and yields the reason.
    ``lines_run`` tells which lines of the rule ran in the newest step. All steps run in a context
    that ``batch_context`` makes.

    ``done`` says that no step is left. ``ready_at`` is the step that made the maze, None before it.
    """

    def __init__(
        self,
        maze: Maze,
        steps: Iterator[object],
        lines_run: Callable[[], LinesRun | None] = _not_watched,
        batch_context: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.maze = maze
        self.done = False
        self.ready_at: int | None = None
        self._workings = workings_of(maze)
        self._steps_to_come = steps
        self._lines_run_in_newest = lines_run
        self._batch_context = batch_context
        self._steps = [_RecordedStep(len(self._workings.log), "", None, lines_run())]

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return len(self._steps) - 1

    @property
    def marks(self) -> Mapping[str, Place]:
        """The letters that the rule has marked, and their places."""
        return self.maze.marks

    def advance(self, steps: int) -> None:
        """Make this many steps, or as many as are left: asking for one more tells that none is.

        If the rule raises an exception, that comes through, and the steps before it stay.
        """
        with self._batch_context():
            for _ in range(steps):
                if self.done:
                    return
                self._make_step()

    def _make_step(self) -> None:
        try:
            why = next(self._steps_to_come)
        except StopIteration:
            self._finish()
        else:
            self._record(why if type(why) is str else "")

    def _finish(self) -> None:
        """No step is left. But if something changed after the last yield, that is one more step."""
        self.done = True
        if len(self._workings.log) > self._steps[-1].until:
            self._record("")
        if self.ready_at is None:
            self.ready_at = self.last

    def _record(self, caption: str) -> None:
        workings = self._workings
        changed = workings.log.indexes
        before = self._steps[-1]
        worker = workings.worker_index
        if worker is None:
            worker = changed[-1] if len(changed) > before.until else before.worker_index
        workings.worker_index = None  # It is said anew in each step.
        step = _RecordedStep(len(changed), caption, worker, self._lines_run_in_newest())
        self._steps.append(step)
        if workings.ready_floor and self.ready_at is None:
            self.ready_at = self.last

    def frame(self, step: int) -> MakingFrame:
        """The frame after a step, from 0 to ``last``. IndexError: there is no such step."""
        if not 0 <= step <= self.last:
            raise IndexError(f"there is no step {step}: the steps are 0 to {self.last}.")
        recorded = self._steps[step]
        return MakingFrame(
            step=step,
            caption=recorded.caption,
            worker=self._worker(recorded),
            lines_run=recorded.lines_run,
            is_made=self.ready_at is not None and step >= self.ready_at,
            maze=self.maze,
            log=self._workings.log,
            since=self._steps[max(0, step - 1)].until,
            until=recorded.until,
        )

    def changes(self, since: int, step: int) -> Iterator[tuple[int, int]]:
        """The changes that lead from one step to another, forwards or back.

        Each is the index of a place and its new value, to be applied in this order. So a painter
        can keep cells of its own and follow the steps.
        """
        return self._workings.log.changes(self._steps[since].until, self._steps[step].until)

    def traced(self, step: int) -> dict[str, int | None]:
        """A step as a line of a trace tells it, with the same keys as the trace of a walk."""
        worker = self._worker(self._steps[step])
        x, y = worker if worker else (None, None)
        return {"tick": step, "x": x, "y": y, "heading": None, "target": None}

    def _worker(self, recorded: _RecordedStep) -> Place | None:
        """Where the class should look after a step."""
        if recorded.worker_index is None:
            return None
        return self.maze.places.place(recorded.worker_index)

    def heya(self, note: str = "") -> Heya:
        """The map of the maze as it was when it was ready; if it is not yet, as it is now.

        Raises MakerError if a room is still wall.
        """
        floor = self._workings.ready_floor or self.maze.floor()
        return made_heya(self._workings.size, floor, note)
