"""A walk by a learner's rule, as the lesson sees it: it takes place in a worker."""

from dataclasses import replace

from mazelib.learner.worker.messages import RunReport, Script, Walked, WalkPlan, of_class
from mazelib.learner.worker.prints import Prints
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.learner.worker.workers import Workers
from mazelib.values.lines_run import LinesRun
from mazelib.walking.batch import WalkBatch
from mazelib.walking.recording import WalkRecording
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkProgress, WalkSoFar


class WorkerWalk(WorkerRun, WalkSoFar):
    """A walk under way in a worker. If it is recorded, batches of its recording come from there.

    As long as it has not ``begun``, its recording has tick 0 alone, and no memory.
    """

    def __init__(self, workers: Workers, script: Script, plan: WalkPlan) -> None:
        self.heya = plan.heya
        self.limit = plan.limit
        self.recording = WalkRecording.still(plan.heya) if plan.recorded else None
        #: What the rule has printed, if the walk is recorded.
        self.prints = Prints()
        self._note_progress(WalkProgress())
        # Without what the map has worked out about itself: the worker does that again, faster.
        super().__init__(workers, script, replace(plan, heya=replace(plan.heya)))

    @property
    def progress(self) -> WalkProgress:
        """How far it has come, as far as is known here."""
        return self._progress

    def _note_progress(self, progress: WalkProgress) -> None:
        self._progress = progress
        self.tick = progress.tick
        self.ending = progress.ending

    def _record(self, report: RunReport) -> None:
        walked = of_class(report, Walked)
        self._check_progress(walked.progress)
        if self.recording:
            self._append(walked, self.recording)
        self._note_progress(walked.progress)

    def _append(self, walked: Walked, recording: WalkRecording) -> None:
        """Append what was recorded in the worker. ValueError: it does not follow on this."""
        batch = walked.batch
        if batch is None:
            raise ValueError("nothing of the walk is recorded")
        _check_agreement(batch, walked.progress)
        recording.append(batch)
        self.prints.append(walked.prints)

    def _check_progress(self, progress: WalkProgress) -> None:
        """ValueError if a walk on this plan cannot have come so far, or cannot end like this."""
        if not 0 <= progress.tick <= self.limit:
            raise ValueError(f"the walk does not come to tick {progress.tick}")
        if progress.ending is not None:
            _check_ending(progress.ending, progress.tick)
        if progress.lap and any(type(name) is not str for name in progress.lap.changing):
            raise ValueError(f"{progress.lap.changing} are not all names")

    def _record_failure(self, lines_run: LinesRun) -> None:
        # What it kept in that turn is not known. What it kept before stays.
        if self.recording:
            self.recording.note_lines_run(lines_run)
            self.recording.note_stop()


def _check_ending(ending: Ending, tick: int) -> None:
    """ValueError if no walk ends like this at a tick."""
    since = ending.since
    if ending.tick != tick or ending.is_for_ever != (since is not None):
        raise ValueError(f"no walk ends like this at tick {tick}: {ending}")
    if since is not None and not 0 <= since < tick:
        raise ValueError(f"tick {tick} is not tick {since} again")


def _check_agreement(batch: WalkBatch, progress: WalkProgress) -> None:
    """ValueError if a batch does not lead to where the walk has come, or not into its circle."""
    last = batch.after + len(batch.decoded_states)
    if last != progress.tick:
        raise ValueError(f"a batch up to tick {last} does not lead to tick {progress.tick}")
    ending = progress.ending
    since = ending.since if ending and ending.verdict is Verdict.CIRCLING else None
    if batch.since != since:
        raise ValueError(f"the walk circles since tick {since}, and not {batch.since}")
