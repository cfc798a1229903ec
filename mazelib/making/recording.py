"""The recording of a making: what every step did, written down while a rule makes a maze."""

from collections.abc import Sequence

from mazelib.making.batch import MakingBatch, steps_of
from mazelib.making.change_log import ChangeLog
from mazelib.making.field import WALL, Field
from mazelib.making.step import IndexedMark, Step, StepSoFar
from mazelib.values.lines_run import LinesRun, lines_run_of


class MakingRecording:
    """What happened in one making. It only grows; what was once recorded never changes.

    It begins with step 0, when all is wall. A making notes the steps while it makes them. Or they
    come in batches from another recording, which may grow in another process. It is read by a
    timeline.
    """

    def __init__(self, field: Field, lines_run: LinesRun | None = None) -> None:
        self.field = field
        #: Every change of a place, in order.
        self.log = ChangeLog(field.places.count, WALL)
        #: The step in which the rule said that the maze is ready; None if it has not said so.
        self.said_ready_at: int | None = None
        #: What was floor then, as in ``Heya.floor``; b"" before.
        self.ready_floor = b""
        #: Whether no step is left.
        self.done = False
        self._marks: list[IndexedMark] = []
        self._steps = [Step("")]
        self._lines_run = [lines_run]

    # To write: what happens, in its order.

    def note_step(self, caption: str, step: StepSoFar, lines_run: LinesRun | None = None) -> None:
        """Record the next step: its caption, what the rule did in it, and which lines ran."""
        self.log.note_changes(step.changes)
        self._marks.extend(step.marks)
        worker_index = self._index_to_look_at(step)
        self._steps.append(Step(caption, worker_index, len(self.log), len(self._marks)))
        self._lines_run.append(lines_run)
        if step.ready_floor is not None and self.said_ready_at is None:
            self.said_ready_at = self.last
            self.ready_floor = step.ready_floor

    def _index_to_look_at(self, step: StepSoFar) -> int | None:
        """Where the worker is; if the rule does not say so, where it changed something last."""
        if step.worker_index is not None:
            return step.worker_index
        if step.changes:
            index, _value = step.changes[-1]
            return index
        return self._steps[-1].worker_index

    def note_end(self) -> None:
        """Record that no step is left."""
        self.done = True

    def append(self, batch: MakingBatch) -> None:
        """Record what another recording has.

        ValueError: it does not follow on this one, or is not what it should be (see ``steps_of``).
        """
        if batch.after != self.last:
            raise ValueError(f"a batch after step {batch.after} does not follow step {self.last}")
        # If something in it is wrong, nothing is recorded at all.
        steps = steps_of(batch, self._steps[-1], self.field)
        lines_runs = [None if plain is None else lines_run_of(plain) for plain in batch.lines_run]
        self.log.note_changes(batch.changes)
        self._marks.extend(batch.marks)
        self._steps.extend(steps)
        self._lines_run.extend(lines_runs)
        if batch.said_ready_at is not None:
            self.said_ready_at = batch.said_ready_at
            self.ready_floor = batch.ready_floor
        self.done = batch.done

    # To read.

    def batch(self, after: int) -> MakingBatch:
        """All that was recorded after a step, as plain data. Step 0 is in no batch."""
        before = self._steps[after]
        lines_runs = self._lines_run[after + 1 :]
        is_ready_since = self.said_ready_at is not None and self.said_ready_at > after
        return MakingBatch(
            after=after,
            steps=tuple(step[:] for step in self._steps[after + 1 :]),
            lines_run=tuple(None if each is None else each.plain for each in lines_runs),
            changes=tuple(self.log.changes(before.changes_until, len(self.log))),
            marks=tuple(self._marks[before.marks_until :]),
            said_ready_at=self.said_ready_at if is_ready_since else None,
            ready_floor=self.ready_floor if is_ready_since else b"",
            done=self.done,
        )

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return len(self._steps) - 1

    @property
    def marks(self) -> Sequence[IndexedMark]:
        """All marks that were drawn, in order."""
        return self._marks

    def step(self, number: int) -> Step:
        """A step by its number. IndexError: there is no such step."""
        if not 0 <= number <= self.last:
            raise IndexError(f"there is no step {number}: the steps are 0 to {self.last}.")
        return self._steps[number]

    def lines_run_in(self, number: int) -> LinesRun | None:
        """Which lines of the rule ran in a step; None if they were not watched."""
        return self._lines_run[number]
