"""A walk by a learner's rule, as the lesson sees it: it takes place in a worker."""

from dataclasses import replace

from mazelib.learner.worker.messages import (
    BareWalked,
    BeginWalk,
    RunReport,
    Script,
    Walked,
    WalkPlan,
    of_class,
)
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.values.lines_run import LinesRun
from mazelib.walking.doubt import Doubt
from mazelib.walking.lap import Lap
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline
from mazelib.walking.walk_so_far import RecordedWalk, WalkProgress, WalkSoFar

#: The tick after which a batch with everything begins.
BEFORE_TICK_0 = -1
#: See WalkBatch.
BYTES_OF_A_STATE = 8


class BareWorkerWalk(WorkerRun, WalkSoFar):
    """A walk under way in a worker, of which nothing is recorded."""

    def __init__(self, workers: Workers, script: Script, plan: WalkPlan) -> None:
        self.heya = plan.heya
        self.limit = plan.limit
        self._take(WalkProgress())
        # Without what the map has worked out about itself: the worker does that again, faster.
        self._plan = replace(plan, heya=replace(plan.heya))
        super().__init__(workers, script)

    def _request_to_begin(self, number: int) -> BeginWalk:
        after = self.tick if self.begun else BEFORE_TICK_0
        return BeginWalk(number, self._script, self._plan, after)

    @property
    def doubt(self) -> Doubt | None:
        """Why it is not watched for circles, as far as it has come; None if it is."""
        return self._progress.doubt

    def seen_lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at the limit, whatever the tick; None before."""
        return self._progress.lap

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
        return of_class(report, BareWalked).progress.tick

    def _record(self, report: RunReport) -> None:
        self._take(of_class(report, BareWalked).progress)


class WorkerWalk(BareWorkerWalk, RecordedWalk):
    """A walk under way in a worker, whose ``timeline`` holds every moment that has come from there.

    As long as it has not ``begun``, the timeline has tick 0 alone, and no memory.
    """

    def __init__(self, workers: Workers, script: Script, plan: WalkPlan) -> None:
        self.recording = WalkRecording.still(plan.heya)
        self.timeline = Timeline(self.recording)
        super().__init__(workers, script, plan)

    def seen_lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick."""
        return self.timeline.seen_lap(tick)

    def _record(self, report: RunReport) -> None:
        walked = of_class(report, Walked)
        batch = walked.batch
        if batch.after == BEFORE_TICK_0:
            # Where the walker stands at tick 0 is recorded already; what is kept then is not.
            batch = batch._replace(after=0, states=batch.states[BYTES_OF_A_STATE:])
        self.recording.append(batch)
        self._take(walked.progress)

    def _record_failure(self, lines_run: LinesRun) -> None:
        # What it kept in that turn is not known. What it kept before stays.
        self.recording.note_lines_run(lines_run)
        self.recording.note_failure()
