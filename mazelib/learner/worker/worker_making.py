"""The making of a maze by a learner's rule, as the lesson sees it: it takes place in a worker."""

from mazelib.learner.worker.messages import Made, MakingPlan, RunReport, Script, of_class
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.making.field import Field
from mazelib.making.recording import MakingRecording
from mazelib.making.step import Step, step_of
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun


class WorkerMaking(WorkerRun):
    """A making under way in a worker."""

    def __init__(self, workers: Workers, script: Script, plan: MakingPlan) -> None:
        self.recording = MakingRecording(Field(plan.width, plan.height))
        self.timeline = MakingTimeline(self.recording)
        super().__init__(workers, script, plan)

    def _record(self, report: RunReport) -> None:
        batch = of_class(report, Made).batch
        for plain in batch.steps:
            self._check(step_of(plain))
        self.recording.append(batch)

    def _record_failure(self, lines_run: LinesRun) -> None:
        """No panel shows a step that was not made."""

    def _check(self, step: Step) -> None:
        """ValueError if a step is not about places of this maze."""
        count = self.timeline.field.places.count
        indexes = [index for _letter, index in step.marks]
        if step.worker_index is not None:
            indexes.append(step.worker_index)
        indexes += [index for index, _value in step.changes]
        if any(not 0 <= index < count for index in indexes):
            raise ValueError(f"{indexes} are not all places of the maze")
        floor = step.ready_floor
        if floor is not None and (type(floor) is not bytes or len(floor) != count):
            raise ValueError(f"{floor!r} is no floor of the maze")
