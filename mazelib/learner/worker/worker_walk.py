"""A walk by a learner's rule, as the lesson sees it: it takes place in a worker."""

from dataclasses import replace

from mazelib.learner.worker.messages import BeginWalk, RunReport, Script, Walked, WalkPlan
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.values.lines_run import LinesRun
from mazelib.walking.doubt import Doubt
from mazelib.walking.lap import Lap
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending
from mazelib.walking.walk_batch import WalkBatch
from mazelib.walking.walk_so_far import WalkProgress, WalkSoFar

#: The tick after which a batch with everything begins.
BEFORE_TICK_0 = -1
#: See WalkBatch.
BYTES_OF_A_STATE = 8


class WorkerWalk(WorkerRun, WalkSoFar):
    """A walk under way in a worker. ValueError: the map has no control point.

    As long as it has not ``begun``, its timeline has tick 0 alone, and no memory.
    """

    def __init__(self, workers: Workers, script: Script, plan: WalkPlan) -> None:
        self.heya = plan.heya
        self.limit = plan.limit
        self.timeline = Timeline.still(plan.heya) if plan.recorded else None
        self._take(WalkProgress())
        # Without what the map has worked out about itself: the worker does that again, faster.
        self._plan = replace(plan, heya=replace(plan.heya))
        self._frozen_memory = b""
        super().__init__(workers, script)

    def _request_to_begin(self, number: int) -> BeginWalk:
        after = self.tick if self.begun else BEFORE_TICK_0
        return BeginWalk(number, self._script, self._plan, after)

    @property
    def doubt(self) -> Doubt | None:
        """Why it is not watched for circles, as far as it has come; None if it is."""
        return self._progress.doubt

    @property
    def keeps_nothing(self) -> bool:
        """Whether the rule keeps nothing."""
        return self._progress.keeps_nothing

    @property
    def newest_lap(self) -> Lap | None:
        """The lap that is walked again at the limit, where nothing is recorded; otherwise None."""
        return self._progress.newest_lap

    @property
    def _last(self) -> int:
        return self.tick

    @property
    def _is_over(self) -> bool:
        return self.ending is not None

    def _take(self, progress: WalkProgress) -> None:
        self._progress = progress
        self.tick = progress.tick
        self.ending = progress.ending

    def _come_to(self, report: RunReport) -> int:
        assert isinstance(report, Walked)
        return report.progress.tick

    def _record(self, report: RunReport) -> None:
        assert isinstance(report, Walked)
        progress = report.progress
        if not _is_sound(progress):
            raise TypeError(f"not the progress of a walk: {progress}")
        if self.timeline is not None and report.batch is not None:
            self._append(self.timeline, report.batch)
        self._take(progress)

    def _append(self, timeline: Timeline, batch: WalkBatch) -> None:
        if batch.after == BEFORE_TICK_0:
            # Where the walker stands at tick 0 is recorded already; what is kept then is not.
            batch = batch._replace(after=0, states=batch.states[BYTES_OF_A_STATE:])
        timeline.append(batch)
        for _tick, frozen in batch.memory[-1:]:
            self._frozen_memory = frozen

    def _record_failure(self, lines_run: LinesRun) -> None:
        if self.timeline is not None:
            self.timeline.note_failed_turn(lines_run, self._frozen_memory)


def _is_sound(progress: WalkProgress) -> bool:
    """Whether the fields are what they should be: they come from where a learner's code runs."""
    return (
        isinstance(progress, WalkProgress)
        and isinstance(progress.tick, int)
        and isinstance(progress.ending, Ending | None)
        and isinstance(progress.doubt, Doubt | None)
        and isinstance(progress.newest_lap, Lap | None)
    )
