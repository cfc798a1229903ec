"""The workers of a lesson: one is at work, and a fresh one stands ready to replace it."""

from collections.abc import Callable
from types import TracebackType

from mazelib.learner import limits
from mazelib.learner.limits import Patience
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker, tell_nobody
from mazelib.values.pausing import Pausing


class Workers:
    """Starts workers, and ends all of them in the end. OSError: none can be started.

    ``patience`` says how long a caller waits for an answer. If a rule thinks for long meanwhile,
    ``tell_slow`` is called, once for each line that it thinks about; but a window says that itself.

        with Workers() as workers:
            workers.now().ask(...)
    """

    def __init__(
        self, tell_slow: Callable[[LineOfFile], None] = tell_nobody, *, are_for_checks: bool = False
    ) -> None:
        #: Whether scripts are read only to be checked.
        self.are_for_checks = are_for_checks
        self.patience = Patience.UNTIL_ANSWERED
        self._tell_slow = tell_slow
        self._slow_lines = set[LineOfFile]()
        self._terminal = TerminalThread()
        #: All whose processes may still be there: the end of the lesson waits for them.
        self._all: list[Worker] = []
        self._now = self._new()
        self._ready: Worker | None = None
        #: The one whose runs are still shown while a newer one reads a script.
        self._former: Worker | None = None
        #: The one beside the one at work, if one is needed.
        self._other: Worker | None = None

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.end()

    def leave_out_prints(self) -> None:
        """From now on leave out what the learner's code prints."""
        self._terminal.takes_prints = False

    @property
    def waits(self) -> bool:
        """Whether a caller waits for an answer as long as it takes."""
        return self.patience is Patience.UNTIL_ANSWERED

    def take_arrivals(self) -> None:
        """Note what has arrived: do it once a frame. All that a frame shows changes only here."""
        self._now.take_arrivals()
        if self._former:
            self._former.take_arrivals()

    @property
    def slow_line(self) -> LineOfFile | None:
        """The line that the one at work thinks about, if it has thought about it for long."""
        return self._now.slow_line

    def asking_whether_thinking(self) -> Pausing[bool]:
        """Wait a moment, and say whether the one at work still owes an answer."""
        question = self._now.newest_question
        if question is None:
            return False
        yield from question.arriving(self.patience, limits.MOMENT)
        return not question.is_answered and not self._now.ended

    def asking_whether_used(self) -> Pausing[bool]:
        """Whether a script that was saved needs a fresh one.

        It does if a run was begun in the one at work, for the rule may have changed anything there;
        or if that one thinks, perhaps for ever: a new request would have to wait.
        """
        return self._now.has_begun_runs or (yield from self.asking_whether_thinking())

    def renew_if_thinking(self) -> Pausing[None]:
        """If the one at work thinks, take a fresh one. OSError: it cannot be started."""
        if (yield from self.asking_whether_thinking()):
            self.renew()

    def now(self) -> Worker:
        """The one at work; a fresh one if it has ended. OSError: none can be started."""
        self._now.take_arrivals()  # It may have died when it had nothing to do.
        if self._now.ended:
            self._now = self._fresh()
        return self._now

    def keep_one_ready(self) -> None:
        """Start a fresh one, unless one stands ready. This takes a moment: do it between keys.

        It also clears away what is left of those that have ended. OSError: none can be started. A
        fresh one that could not be started, or has died, is replaced only when one is needed.
        """
        for worker in [worker for worker in self._all if worker.is_gone]:
            worker.join()
            self._all.remove(worker)
        if self._ready is None:
            self._ready = self._new()
            self._ready.start()

    def renew(self) -> None:
        """From now on a fresh one is at work. Runs of the former go on until ``end_former``.

        OSError: none can be started. Then the one at work stays.
        """
        fresh = self._fresh()
        self._now.is_replaced = True
        if self._former:
            self._now.end()  # Nothing of it has ever been shown.
        else:
            self._former = self._now
        self._now = fresh

    def other(self) -> Worker:
        """A fresh one beside the one at work, for walks that must know nothing of those before.

        The one that was it before ends. OSError: none can be started.
        """
        if self._other:
            self._other.end()
        self._other = self._fresh()
        return self._other

    def end_former(self) -> None:
        """Nothing of the one before is shown any more."""
        if self._former:
            self._former.end()
            self._former = None

    def end(self) -> None:
        """End all of them, and wait until they have ended."""
        for worker in self._all:
            worker.end()
        for worker in self._all:
            worker.join()
        self._terminal.end()

    def _fresh(self) -> Worker:
        """One that was started and has not been asked yet. OSError: none can be started."""
        if self._ready:
            self._ready.take_arrivals()  # It may have died: no fault of the learner's.
        if self._ready is None or self._ready.ended:
            self._ready = self._new()
        fresh = self._ready
        fresh.start()
        self._ready = None
        return fresh

    def _new(self) -> Worker:
        worker = Worker(self._terminal, self._note_slow)
        self._all.append(worker)
        return worker

    def _note_slow(self, line: LineOfFile) -> None:
        """A worker has thought about a line for long: tell the caller, once."""
        is_new = line not in self._slow_lines
        if is_new and self.patience is not Patience.OF_A_WINDOW:
            self._slow_lines.add(line)
            self._tell_slow(line)
