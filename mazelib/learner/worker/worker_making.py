"""The making of a maze by a learner's rule, as the lesson sees it: it takes place in a worker."""

from mazelib.learner.worker.messages import Made, MakingPlan, RunReport, Script, of_class
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.making.field import Field
from mazelib.making.recording import MakingRecording
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun


class WorkerMaking(WorkerRun):
    """A making under way in a worker."""

    def __init__(self, workers: Workers, script: Script, plan: MakingPlan) -> None:
        field = Field(plan.width, plan.height, plan.mask)
        self.recording = MakingRecording(field, plan.rules)
        self.timeline = MakingTimeline(self.recording)
        super().__init__(workers, script, plan)

    def _record(self, report: RunReport) -> None:
        self.recording.append(of_class(report, Made).batch)

    def _record_failure(self, lines_run: LinesRun) -> None:
        """No panel shows a step that was not made."""
