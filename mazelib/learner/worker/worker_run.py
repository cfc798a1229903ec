"""A run of a learner's rule, as the lesson sees it: it goes on in a worker, and is recorded here.

    asked to go on      ->  the worker goes on for a moment
    its answer is taken <-  what it has recorded is appended to a recording of our own

The base of walks and makings.
"""

import itertools
import weakref
from time import monotonic
from typing import NoReturn

from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker import limits
from mazelib.learner.worker.messages import (
    BeginMaking,
    BeginWalk,
    GoOn,
    RunReport,
    Script,
    of_class,
)
from mazelib.learner.worker.worker import Question
from mazelib.learner.worker.workers import Workers
from mazelib.values.lines_run import LinesRun
from mazelib.values.pausing import Pausing
from mazelib.walking.strategy import StrategyError

#: Where a worker is that was asked to begin, and has not answered yet.
NOT_BEGUN = -1
#: Every run in a worker has a number of its own.
_numbers = itertools.count()


class WorkerRun:
    """A run under way in a worker.

    It has ``begun`` as soon as the worker has made the rule ready. It is asked to go on only when
    the worker has answered the last time. If the worker thinks for longer than the patience of its
    ``workers``, the run has come less far than it was asked to, and that is all.

    A worker that ends on the way takes with it what it has not sent. Then another one begins the
    same run, catches up with what is recorded, and from there goes on one tick or step at a time:
    so it is known in which of them the rule went wrong.
    """

    def __init__(self, workers: Workers, script: Script) -> None:
        self._workers = workers
        self._script = script
        self._number = next(_numbers)
        self._failure: StrategyError | None = None
        #: Why the first worker has ended, and at which line; None if it is still at work.
        self._first_end: StrategyError | None = None
        self._first_ended_at: LineOfFile | None = None
        #: The tick or step to which the worker has come; while it catches up, not yet ``_last``.
        self._worker_at = NOT_BEGUN
        self._worker = workers.now()
        self._question: Question | None = None
        self.begun = False

    def begin(self) -> None:
        """Ask a worker to begin the run: the first one, or one that is to catch up. It never waits.

        OSError: no worker can be started.
        """
        request = self._request_to_begin(self._number)
        self._worker = self._workers.now()
        self._worker_at = NOT_BEGUN
        self._question = self._worker.ask(request, self._script)
        weakref.finalize(self, self._worker.forget, self._number)

    # What a walk and a making do in their own ways.

    def _request_to_begin(self, number: int) -> BeginWalk | BeginMaking:
        """The request to begin the run under this number; what is recorded of it is known."""
        raise NotImplementedError

    @property
    def _last(self) -> int:
        """How many ticks or steps are recorded."""
        raise NotImplementedError

    @property
    def _is_over(self) -> bool:
        """Whether there are no more to come."""
        raise NotImplementedError

    def _come_to(self, report: RunReport) -> int:
        """The tick or step to which the worker has come, as it says itself."""
        raise NotImplementedError

    def _record(self, report: RunReport) -> None:
        """Append what a worker has sent."""
        raise NotImplementedError

    def _record_failure(self, lines_run: LinesRun) -> None:
        """Record that the rule went wrong in the next tick or step, after these lines ran in it."""

    # To go on.

    def beginning(self) -> Pausing[None]:
        """Wait until it has begun. StrategyError: the rule cannot be made ready."""
        self.advance(0)
        while not self.begun:
            yield
            self.advance(0)

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that the rule thinks about, if it has thought about it for so many seconds."""
        return self._worker.line_after(seconds) if self._question else None

    def advance(self, count: int) -> None:
        """Go on for this many ticks or steps, or fewer.

        StrategyError: the rule went wrong. The run says the same again if it is to go on.
        """
        until = monotonic() + self._patience
        goal = self._last + count
        while not self._is_over and (self._last < goal or self._question):
            if self._failure:
                raise self._failure
            if self._question is None:
                self._question = self._asked_to_go_on(goal)
            self._take_answer(self._question, max(0.0, until - monotonic()))
            if self._question and monotonic() >= until:
                return

    @property
    def _patience(self) -> float:
        """How many seconds to wait for an answer.

        If it is awaited for the second time, it takes long: a window waits no more.
        """
        if self._question and not self._workers.waits:
            return limits.PATIENCE_NEXT_TIME
        return self._workers.patience

    def _asked_to_go_on(self, goal: int) -> Question:
        """Ask the worker to go on up to a tick or step, or less far if it is the second one."""
        count = goal - self._worker_at
        longest = limits.LONGEST
        if self._worker_at < self._last:
            # It catches up.
            count = self._last - self._worker_at
        elif self._first_end:
            # It is where the first one was when it ended.
            count = 1
            longest = limits.LONGEST_NEXT_TIME
        request = GoOn(self._number, count, self._last)
        return self._worker.ask(request, self._script, longest)

    def _take_answer(self, question: Question, patience: float) -> None:
        """Wait for what the worker sends, and record it."""
        try:
            report = question.answer(patience)
        except StrategyError as error:
            if not self._can_begin_afresh:
                self._fail_as_worker_ended(error)
            self._first_end = error
            self._first_ended_at = self._worker.ended_at
            self.begin()
            return
        if report is None:
            return
        self._question = None
        try:
            self._take_report(of_class(report, RunReport))
        except Exception as error:  # The learner's code has changed what the worker notes, mostly.
            self._fail(self._worker.end_for_its_notes(error), self._worker.ended_at)
        if self._failure:
            raise self._failure

    def _take_report(self, report: RunReport) -> None:
        """Record what is new in a report; nothing is, as long as the worker catches up."""
        came_from = self._worker_at
        self._worker_at = self._come_to(report)
        self._failure = report.failure.error() if report.failure else None
        if self._worker_at >= self._last:
            self._record(report)
            self.begun = True
        elif self._first_end is None:
            raise ValueError(f"a run does not go back from {self._last} to {self._worker_at}")
        elif self._worker_at <= came_from:
            # The rule does not do the same as the first time, and its run is over sooner.
            self._failure = self._failure or self._first_end

    @property
    def _can_begin_afresh(self) -> bool:
        """Whether its worker has ended, and another one may be led to the same place.

        If a newer worker is at work already, then for what was saved since.
        """
        is_lost = self._worker.has_ended and not self._worker.is_replaced
        return is_lost and self.begun and self._first_end is None

    def _fail_as_worker_ended(self, error: StrategyError) -> NoReturn:
        """The run is over, because of this error or of what ended the first worker.

        The second one is given less time. If that is too little, what the first one met is told.
        """
        if self._first_end and self._worker.took_too_long:
            self._fail(self._first_end, self._first_ended_at)
        self._fail(error, self._worker.ended_at)

    def _fail(self, error: StrategyError, last: LineOfFile | None) -> NoReturn:
        """The run is over. If a worker ended, its last line is all that is known of the turn."""
        self._question = None
        self._failure = error
        if self.begun and last:
            line = (last.path, last.number)
            self._record_failure(LinesRun((line,), line))
        raise error
