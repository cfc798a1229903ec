"""The making of a maze by a learner's rule, as the lesson sees it: it takes place in a worker."""

from collections.abc import Iterable

from mazelib.learner.worker.messages import (
    BeginMaking,
    Made,
    MakingPlan,
    RunReport,
    Script,
    of_class,
)
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.making.field import Field
from mazelib.making.recording import MakingBatch, MakingRecording
from mazelib.making.step import Step
from mazelib.making.timeline import MakingTimeline


class WorkerMaking(WorkerRun):
    """A making under way in a worker."""

    def __init__(self, workers: Workers, script: Script, plan: MakingPlan) -> None:
        self.recording = MakingRecording(Field(plan.width, plan.height))
        self.timeline = MakingTimeline(self.recording)
        self._plan = plan
        super().__init__(workers, script)

    def _request_to_begin(self, number: int) -> BeginMaking:
        return BeginMaking(number, self._script, self._plan, self.timeline.last)

    @property
    def _last(self) -> int:
        return self.timeline.last

    @property
    def _is_over(self) -> bool:
        return self.timeline.done

    def _come_to(self, report: RunReport) -> int:
        batch = of_class(report, Made).batch
        return batch.after + len(batch.steps)

    def _record(self, report: RunReport) -> None:
        batch = of_class(report, Made).batch
        self._check(batch)
        self.recording.append(batch)

    def _check(self, batch: MakingBatch) -> None:
        """ValueError if a batch does not follow on what is recorded, or not for this maze."""
        last = self.recording.step(self.recording.last)
        steps = [Step(*plain) for plain in batch.steps]
        if len(batch.lines_run) != len(steps):
            raise ValueError("not each step has the lines that ran in it")
        if any(type(step.caption) is not str for step in steps):
            raise ValueError("a caption is no text")
        _check_counts((step.changes_until for step in steps), last.changes_until, batch.changes)
        _check_counts((step.marks_until for step in steps), last.marks_until, batch.marks)
        if any(type(value) is not int for _index, value in batch.changes):
            raise ValueError("a change writes no whole number")
        if any(type(mark) is not tuple or type(mark[0]) is not str for mark in batch.marks):
            raise ValueError("a mark is no letter with the index of its place")
        self._check_places(step.worker_index for step in steps if step.worker_index is not None)
        self._check_places(index for index, _value in batch.changes)
        self._check_places(index for _letter, index in batch.marks)
        self._check_ready(batch)

    def _check_places(self, indexes: Iterable[int]) -> None:
        """ValueError if one of these is not the index of a place of the maze."""
        count = self.timeline.field.places.count
        for index in indexes:
            if type(index) is not int or not 0 <= index < count:
                raise ValueError(f"{index!r} is no place of the maze")

    def _check_ready(self, batch: MakingBatch) -> None:
        """ValueError if the maze became ready in another step, or has another floor."""
        if batch.said_ready_at is None:
            return
        if not batch.after < batch.said_ready_at <= batch.after + len(batch.steps):
            raise ValueError(f"step {batch.said_ready_at} is not in the batch")
        if len(batch.ready_floor) != self.timeline.field.places.count:
            raise ValueError(f"{batch.ready_floor!r} is no floor of the maze")


def _check_counts(counts: Iterable[int], before: int, added: tuple[object, ...]) -> None:
    """ValueError if these counts do not lead step by step to all that is ``added``."""
    now = before
    for count in counts:
        if type(count) is not int or count < now:
            raise ValueError(f"{count!r} is no count after {now}")
        now = count
    if now != before + len(added):
        raise ValueError(f"the steps have {now - before} of {len(added)}")
