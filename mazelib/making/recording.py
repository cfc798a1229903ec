"""The recording of a making: what every step did, written down while somebody makes a maze."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.making.change_log import ChangeLog
from mazelib.making.field import WALL, Field
from mazelib.making.step import IndexedMark, PlainStep, Step, step_of
from mazelib.values.lines_run import LinesRun


class MakingBatch(NamedTuple):
    """What was recorded after step ``after``.

    One process can make a maze and send batches; another one appends them to a recording of its
    own, which then tells the same. All fields are plain data, so ``tuple(batch)`` and
    ``MakingBatch(*data)`` lead to any channel and back. ``done`` says that no step is left.
    """

    after: int
    steps: tuple[PlainStep, ...]
    done: bool


class RecordedStep(NamedTuple):
    """A step as it is kept. Its changes and marks lie in the logs of all steps.

    ``changes_until`` and ``marks_until`` are how many there were by its end. ``index_to_look_at``
    is that of the place where the class should look, None while nothing has changed yet. All else
    is as in the step.
    """

    caption: str
    worker_index: int | None
    lines_run: LinesRun | None
    changes_until: int = 0
    marks_until: int = 0
    index_to_look_at: int | None = None


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
        #: What was floor then, as in ``Heya.floor``.
        self.ready_floor = b""
        #: Whether no step is left.
        self.done = False
        self._marks: list[IndexedMark] = []
        self._steps = [RecordedStep("", None, lines_run)]

    # To write: what happens, in its order.

    def note_step(self, step: Step) -> None:
        """Record the next step."""
        self.log.note_changes(step.changes)
        self._marks.extend(step.marks)
        recorded = RecordedStep(
            step.caption,
            step.worker_index,
            step.lines_run,
            len(self.log),
            len(self._marks),
            self._index_to_look_at(step),
        )
        self._steps.append(recorded)
        if step.ready_floor is not None and self.said_ready_at is None:
            self.said_ready_at = self.last
            self.ready_floor = step.ready_floor

    def _index_to_look_at(self, step: Step) -> int | None:
        """Where the worker is; if the rule does not say so, where it changed something last."""
        if step.worker_index is not None:
            return step.worker_index
        if step.changes:
            index, _value = step.changes[-1]
            return index
        return self._steps[-1].index_to_look_at

    def note_end(self) -> None:
        """Record that no step is left."""
        self.done = True

    def append(self, batch: MakingBatch) -> None:
        """Record what another recording has. ValueError: it does not follow on this one."""
        if batch.after != self.last:
            raise ValueError(f"a batch after step {batch.after} does not follow step {self.last}")
        for plain in batch.steps:
            self.note_step(step_of(plain))
        if batch.done:
            self.note_end()

    # To read.

    def batch(self, after: int) -> MakingBatch:
        """All that was recorded after a step, as plain data. Step 0 is in no batch."""
        steps = [self._noted(number).plain for number in range(after + 1, self.last + 1)]
        return MakingBatch(after, tuple(steps), self.done)

    def _noted(self, number: int) -> Step:
        """A step as it was noted; not step 0, which nobody notes.

        What was floor when the rule said again that the maze is ready does not count.
        """
        before = self._steps[number - 1]
        recorded = self._steps[number]
        return Step(
            caption=recorded.caption,
            worker_index=recorded.worker_index,
            changes=tuple(self.log.changes(before.changes_until, recorded.changes_until)),
            marks=tuple(self._marks[before.marks_until : recorded.marks_until]),
            ready_floor=self.ready_floor if number == self.said_ready_at else None,
            lines_run=recorded.lines_run,
        )

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return len(self._steps) - 1

    @property
    def marks(self) -> Sequence[IndexedMark]:
        """All marks that were drawn, in order."""
        return self._marks

    def recorded_step(self, step: int) -> RecordedStep:
        """A step as it is kept. IndexError: there is no such step."""
        if not 0 <= step <= self.last:
            raise IndexError(f"there is no step {step}: the steps are 0 to {self.last}.")
        return self._steps[step]
