"""A run of a learner's rule, as the lesson sees it: it goes on in a worker, and is recorded here.

    BEGINNING      a worker makes the rule ready
    RUNNING        the worker goes on as far as the lesson asks; what it sends is recorded
    CATCHING_UP    the worker has ended on the way, and what it had not sent is lost: a second one
                   begins the same run, and repeats what is recorded
    ONE_BY_ONE     the second one goes on by one tick or step at a time: so it is known in which of
                   them the rule goes wrong
    OVER           the run has ended, or the rule went wrong

Whatever goes wrong comes to one function, WorkerRun._go_wrong: there it is decided what follows.

This is the base of walks and makings.
"""

import itertools
import weakref
from abc import ABC, abstractmethod
from contextlib import suppress
from enum import Enum, auto
from time import monotonic

from mazelib.learner import limits
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.endings import Cause, WorkerEnd
from mazelib.learner.worker.messages import Answer, Begin, GoOn, Plan, RunReport, Script, of_class
from mazelib.learner.worker.questions import Question
from mazelib.learner.worker.workers import Workers
from mazelib.values.lines_run import LinesRun
from mazelib.values.pausing import Pausing
from mazelib.walking.strategy import StrategyError

#: The worker was asked to begin, and has not answered yet.
NOT_BEGUN = -1
#: Every run in a worker has a number of its own.
_numbers = itertools.count()


class RunState(Enum):
    """What a run is at (see the top of this file)."""

    BEGINNING = auto()
    RUNNING = auto()
    CATCHING_UP = auto()
    ONE_BY_ONE = auto()
    OVER = auto()


class WorkerRun(ABC):
    """A run under way in a worker. It has ``begun`` as soon as the worker has made the rule ready.

    The worker is asked to go on only when it has answered the last time. If it thinks for longer
    than the patience of its ``workers``, the run comes less far than the lesson asks.
    """

    def __init__(self, workers: Workers, script: Script, plan: Plan) -> None:
        self._workers = workers
        self._script = script
        self._plan = plan
        self._number = next(_numbers)
        self._worker = workers.now()
        self._question: Question | None = None
        self._state = RunState.BEGINNING
        self.begun = False
        #: The tick or step up to which all is recorded.
        self._recorded = 0
        #: The one to which a second worker has come while it catches up.
        self._repeated_to = NOT_BEGUN
        #: How the first worker has ended; None while it is at work.
        self._first_end: WorkerEnd | None = None
        #: Why the run is over, if the rule went wrong.
        self._failure: StrategyError | None = None

    # What a walk and a making do in their own ways.

    @abstractmethod
    def _record(self, report: RunReport) -> None:
        """Append what a worker has sent. ValueError: that cannot be, so nothing is recorded."""

    @abstractmethod
    def _record_failure(self, lines_run: LinesRun) -> None:
        """Record that the rule went wrong in the next tick or step, after these lines ran in it."""

    # What the lesson asks.

    def begin(self) -> None:
        """Ask a worker to begin the run. It never waits. OSError: no worker can be started."""
        self._worker = self._workers.now()
        self._repeated_to = NOT_BEGUN
        request = Begin(self._number, self._script, self._plan)
        self._question = self._worker.ask(request, self._script)
        weakref.finalize(self, self._worker.forget, self._number)

    def beginning(self) -> Pausing[None]:
        """Wait until it has begun.

        StrategyError: the rule cannot be made ready. OSError: the worker cannot be started.
        """
        if self._question:
            yield from self._question.arriving(self._workers.patience)
        # A window may have asked for ticks meanwhile. If the rule went wrong in one of these, the
        # run has begun all the same.
        if not self.begun:
            self.advance(0)

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that the rule thinks about, if it has thought for this many seconds."""
        return self._worker.line_after(seconds) if self._question else None

    def advance(self, count: int) -> None:
        """Go on for this many ticks or steps, or fewer; for 0, only take an answer that has come.

        StrategyError: the rule went wrong. The run says the same again if it is to go on. OSError:
        the worker cannot be started. Asked again, the run tries again.
        """
        goal = self._recorded + count
        patience = self._workers.patience
        until = monotonic() + (patience.seconds_again if self._question else patience.seconds)
        while self._state is not RunState.OVER and (self._recorded < goal or self._question):
            question = self._question or self._asked_to_go_on(goal)
            self._question = question
            try:
                answer = question.answer(max(0.0, until - monotonic()))
            except StrategyError as error:  # Without a report. The worker may have ended.
                self._question = None
                self._go_wrong(error, self._worker.ended)
                continue
            if answer is None:
                return
            self._question = None
            self._note_answer(answer)
        if self._failure:
            raise self._failure

    def _asked_to_go_on(self, goal: int) -> Question:
        """Ask the worker to go on: how far, and for how long, depends on the state."""
        count = goal - self._recorded
        longest = limits.LONGEST
        if self._state is RunState.CATCHING_UP:
            count = self._recorded - self._repeated_to
        elif self._state is RunState.ONE_BY_ONE:
            count = 1
            longest = limits.LONGEST_NEXT_TIME
        request = GoOn(self._number, count, self._recorded)
        return self._worker.ask(request, self._script, longest)

    # What the worker answers.

    def _note_answer(self, answer: Answer) -> None:
        """The worker has answered how far it has come."""
        try:
            report = of_class(answer, RunReport)
            if self._state is RunState.CATCHING_UP:
                self._catch_up(report)
            else:
                self._record_news(report)
        except Exception as error:  # Either nonsense was sent, or our own code is wrong.
            end = self._worker.end_for(error)
            self._go_wrong(end.error, end)
            return
        if report.failure:
            self._go_wrong(report.failure.error(), None)

    def _record_news(self, report: RunReport) -> None:
        """Record what is new. ValueError: that cannot be."""
        if report.came_to < self._recorded:
            raise ValueError(f"a run does not go back from {self._recorded} to {report.came_to}")
        self._record(report)
        self.begun = True
        self._recorded = report.came_to
        if self._state is RunState.BEGINNING:
            self._state = RunState.RUNNING
        if report.is_over:
            self._state = RunState.OVER

    def _catch_up(self, report: RunReport) -> None:
        """The second worker repeats what is recorded already, so nothing of it is recorded."""
        came_from = self._repeated_to
        self._repeated_to = report.came_to
        if self._repeated_to >= self._recorded:
            self._state = RunState.ONE_BY_ONE
        elif self._repeated_to <= came_from and self._first_end and not report.failure:
            # The rule does not do the same as the first time, and its run is over sooner.
            self._go_wrong(self._first_end.error, self._first_end)

    def _go_wrong(self, error: StrategyError, end: WorkerEnd | None) -> None:
        """Decide what follows if something goes wrong; ``end`` is how the worker has ended.

            the rule failed (no end)             OVER: the error names its line
            the worker died or took too long:
                RUNNING                          CATCHING_UP: a second one begins the same run
                                                 (OVER if none can be started)
                in any other state               OVER
            the worker sent nonsense             OVER

        If the worker has ended and the run is over, all that is known of that turn or step is the
        line that began last. That is recorded.
        """
        if end and self._may_be_repeated(end):
            with suppress(OSError):  # If none can be started, the first one's end is told.
                self.begin()
                self._first_end = end
                self._state = RunState.CATCHING_UP
                return
        if end and end.cause is Cause.TOOK_TOO_LONG and self._first_end:
            # The second worker has less time. The error tells what the first one met.
            end = self._first_end
            error = end.error
        if end and end.line and self.begun:
            line = (end.line.path, end.line.number)
            self._record_failure(LinesRun((line,), line))
        self._failure = error
        self._state = RunState.OVER

    def _may_be_repeated(self, end: WorkerEnd) -> bool:
        """Whether a second worker may find the very turn or step in which the first one ended."""
        # (A newer worker reads what was saved since, and is not to begin this run.)
        return (
            self._state is RunState.RUNNING
            and end.cause is not Cause.NONSENSE
            and not self._worker.is_replaced
        )
