"""The timeline of a making: every step, recorded. To step back or jump, no code runs again."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.change_log import ChangeLog
from mazelib.making.field import WALL, Field, is_floor
from mazelib.making.frame import MakingFrame
from mazelib.making.made_map import made_heya
from mazelib.making.step import IndexedMark, MakingBatch, Step, step_of
from mazelib.maps.heya import Heya
from mazelib.values.lines_run import LinesRun


class _RecordedStep(NamedTuple):
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


class MakingTimeline:
    """The recording of one making. It only grows; a frame of it never changes.

    It begins with step 0, when all is wall. A making notes the steps while it makes them. Or they
    come in batches from another timeline, which may grow in another process.
    """

    def __init__(self, field: Field, lines_run: LinesRun | None = None) -> None:
        self.field = field
        self._log = ChangeLog(field.places.count, WALL)
        self._marks: list[IndexedMark] = []
        self._steps = [_RecordedStep("", None, lines_run)]
        self._said_ready_at: int | None = None
        self._ready_floor = b""
        self._done = False

    # To write: what happens, in its order.

    def note_step(self, step: Step) -> None:
        """Record the next step."""
        self._log.note_changes(step.changes)
        self._marks.extend(step.marks)
        recorded = _RecordedStep(
            step.caption,
            step.worker_index,
            step.lines_run,
            len(self._log),
            len(self._marks),
            self._index_to_look_at(step),
        )
        self._steps.append(recorded)
        if step.ready_floor is not None and self._said_ready_at is None:
            self._said_ready_at = self.last
            self._ready_floor = step.ready_floor

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
        self._done = True

    def append(self, batch: MakingBatch) -> None:
        """Record what another timeline has recorded. ValueError: it does not follow on this one."""
        if batch.after != self.last:
            raise ValueError(f"a batch after step {batch.after} does not follow step {self.last}")
        for plain in batch.steps:
            self.note_step(step_of(plain))
        if batch.done:
            self.note_end()

    # To read.

    def batch(self, after: int) -> MakingBatch:
        """All that was recorded after a step, as plain data. Step 0 is in no batch."""
        steps = [self._step(number).plain for number in range(after + 1, self.last + 1)]
        return MakingBatch(after, tuple(steps), self._done)

    def _step(self, number: int) -> Step:
        """A step as it was noted; not step 0, which nobody notes.

        What was floor when the rule said again that the maze is ready does not count.
        """
        before = self._steps[number - 1]
        recorded = self._steps[number]
        return Step(
            caption=recorded.caption,
            worker_index=recorded.worker_index,
            changes=tuple(self._log.changes(before.changes_until, recorded.changes_until)),
            marks=tuple(self._marks[before.marks_until : recorded.marks_until]),
            ready_floor=self._ready_floor if number == self._said_ready_at else None,
            lines_run=recorded.lines_run,
        )

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return len(self._steps) - 1

    @property
    def done(self) -> bool:
        """Whether no step is left."""
        return self._done

    @property
    def ready_at(self) -> int | None:
        """The step that made the maze: the one in which the rule said so, or else the last one.

        None as long as that is not known.
        """
        if self._said_ready_at is None and self._done:
            return self.last
        return self._said_ready_at

    @property
    def has_goal(self) -> bool:
        """Whether the rule marked a goal in its first step: it makes a maze, and then solves it."""
        return self.frame(min(1, self.last)).goal is not None

    @cached_property
    def rooms(self) -> tuple[Place, ...]:
        """All rooms of the maze, in reading order."""
        return tuple(self.field.places.place(index) for index in self.field.room_indexes())

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
            is_ready=self._said_ready_at is not None and step >= self._said_ready_at,
            field=self.field,
            log=self._log,
            since=self._steps[max(0, step - 1)].changes_until,
            until=recorded.changes_until,
            all_marks=self._marks,
            marks_until=recorded.marks_until,
        )

    def changes(self, since: int, step: int) -> Iterator[tuple[int, int]]:
        """The changes that lead from one step to another, forwards or back.

        Each is the index of a place and its new value, to be applied in this order. So a painter
        can keep cells of its own and follow the steps.
        """
        changes_before = self._steps[since].changes_until
        return self._log.changes(changes_before, self._steps[step].changes_until)

    def traced(self, step: int) -> dict[str, int | None]:
        """A step as a line of a trace tells it, with the same keys as the trace of a walk."""
        worker = self._worker(self._steps[step])
        x, y = worker if worker else (None, None)
        return {"tick": step, "x": x, "y": y, "heading": None, "target": None}

    def _worker(self, recorded: _RecordedStep) -> Place | None:
        """Where the class should look after a step."""
        if recorded.index_to_look_at is None:
            return None
        return self.field.places.place(recorded.index_to_look_at)

    def heya(self, note: str = "") -> Heya:
        """The map of the maze as it was when it was ready; if it is not yet, as it is now.

        Raises MakerError if a room is still wall.
        """
        return made_heya(self.field, self._ready_floor or self._newest_floor(), note)

    def _newest_floor(self) -> bytes:
        """All places after the last step, as in ``Heya.floor``."""
        length = len(self._log)
        values = [self._log.value(index, length) for index in range(self.field.places.count)]
        return bytes(is_floor(value) for value in values)
