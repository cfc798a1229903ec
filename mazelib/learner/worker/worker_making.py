"""The making of a maze by a learner's rule, as the lesson sees it: it takes place in a worker."""

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
from mazelib.making.recording import MakingRecording
from mazelib.making.step import Step, step_of
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
        for plain in batch.steps:
            self._check(step_of(plain))
        self.recording.append(batch)

    def _check(self, step: Step) -> None:
        """ValueError if a step is not about places of this maze, or writes no whole number."""
        count = self.timeline.field.places.count
        indexes = [index for _letter, index in step.marks]
        if step.worker_index is not None:
            indexes.append(step.worker_index)
        for index, value in step.changes:
            indexes.append(index)
            if type(value) is not int:
                raise ValueError(f"{value!r} cannot be written at a place")
        if any(not 0 <= index < count for index in indexes):
            raise ValueError(f"{indexes} are not all places of the maze")
        floor = step.ready_floor
        if floor is not None and (type(floor) is not bytes or len(floor) != count):
            raise ValueError(f"{floor!r} is no floor of the maze")
