"""A worker, as the lesson sees it: it is asked, it answers, and it ends.

    worker = Worker(terminal)
    question = worker.ask(ReadScript(script), script)
    answer = question.answer(patience=0.02)       None: it is still thinking
    worker.end()

Asking never waits, and waiting for an answer takes as long as one says. A worker that thinks for
too long is ended, and one that dies is noticed; both are told with the line that began last.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic
from traceback import format_exception

from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker import endings, limits
from mazelib.learner.worker.channel import ChannelError
from mazelib.learner.worker.child_process import Arrival, ChildProcess
from mazelib.learner.worker.messages import (
    Answer,
    BeginMaking,
    BeginWalk,
    Broken,
    Failed,
    Forget,
    Ready,
    Request,
    Script,
    is_answer_to,
)
from mazelib.learner.worker.printing import TerminalThread
from mazelib.text.diagnostics import Explanation
from mazelib.walking.strategy import StrategyError


def tell_nobody(line: LineOfFile) -> None:
    """Tell nobody that a rule thinks for long about a line."""


class Question:
    """A request that a worker was given, and its answer as soon as there is one.

    ``script`` is the script that it is about. It may be thought about for ``longest`` seconds.
    """

    def __init__(self, worker: "Worker", request: Request, script: Script, longest: float) -> None:
        self.request = request
        self.script = script
        self.longest = longest
        self.asked_at = monotonic()
        self._worker = worker
        self._answer: Answer | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the answer is there."""
        return self._answer is not None

    def note(self, answer: Answer) -> None:
        """Keep the answer: it has arrived."""
        self._answer = answer

    def answer(self, patience: float) -> Answer | None:
        """The answer; None if there is none yet after ``patience`` seconds.

        StrategyError: the learner's code went wrong, or the worker thought for too long, or died.
        """
        self._worker.wait_for(self, patience)
        if isinstance(self._answer, Failed):
            raise self._answer.error()
        return self._answer


class Worker:
    """A process that answers requests, one after the other.

    It is started when somebody first waits for an answer, or by ``start``. If it thinks for long
    while somebody waits, ``note_slow`` is called with the line that it thinks about.
    """

    def __init__(
        self, terminal: TerminalThread, note_slow: Callable[[LineOfFile], None] = tell_nobody
    ) -> None:
        self._terminal = terminal
        self._note_slow = note_slow
        self._process = ChildProcess(terminal)
        self._is_ready = False
        #: When its newest message arrived.
        self._heard_at = monotonic()
        self._unanswered: deque[Question] = deque()
        #: Why it answers no more; None while it does.
        self._end: StrategyError | None = None
        #: Whether a newer one has taken its place.
        self.is_replaced = False
        #: Whether it was asked to begin a run.
        self.has_begun_runs = False
        self._ended_at: LineOfFile | None = None
        #: Whether it was ended because it took too long.
        self.took_too_long = False

    # To ask it.

    def start(self) -> None:
        """Start its process, if that was not done yet. OSError: it cannot be started."""
        if self._end is None:
            self._process.start()

    def ask(self, request: Request, script: Script, longest: float | None = None) -> Question:
        """Give it a request about a script. It never waits.

        The answer may take LONGEST seconds, or so many.
        """
        question = Question(self, request, script, longest or limits.LONGEST)
        if isinstance(request, (BeginWalk, BeginMaking)):
            self.has_begun_runs = True
        self._unanswered.append(question)
        self._process.take(request)
        return question

    def forget(self, number: int) -> None:
        """Let it forget a run. There is no answer to wait for.

        Python may call this at any moment, when nobody needs the run any more. So it does as little
        as possible.
        """
        self._process.take(Forget(number))

    def wait_for(self, question: Question, patience: float) -> None:
        """Wait for an answer, at most so many seconds. StrategyError: there will be none."""
        self.start()
        until = monotonic() + patience
        while not question.is_answered:
            if self._end:
                raise self._end
            arrival = self._process.next_message(min(until, self._next_look_at) - monotonic())
            if arrival:
                self._take(arrival)
                continue
            if monotonic() >= self._deadline:
                raise self._end_for_slowness()
            if line := self.slow_line:
                self._note_slow(line)
            if monotonic() >= until:
                return

    def _take(self, arrival: Arrival) -> None:
        """Take what has arrived: an answer, mostly."""
        message = arrival.message
        if isinstance(message, Ready):
            self._is_ready = True
        elif isinstance(message, ChannelError):
            self.end_for_its_notes(message)
        elif message is not None and self._unanswered:
            self._note_answer(message)
        elif arrival.at >= self._deadline:
            # Nobody was waiting when it took too long. So it has ended itself (see limits).
            self._end_for_slowness()
        else:
            self._end_with(endings.died())
        self._heard_at = arrival.at

    def _note_answer(self, answer: Answer) -> None:
        if isinstance(answer, Broken):
            # Our own code went wrong in it: the terminal gets Python's traceback.
            self._terminal.write(answer.traceback)
            self._end_with(endings.changed_our_notes())
            return
        request = self._unanswered[0].request
        if is_answer_to(answer, request):
            self._unanswered.popleft().note(answer)
        else:
            self.end_for_its_notes(TypeError(f"not an answer to {request}: {answer}"))

    # How long it thinks.

    @property
    def newest_question(self) -> Question | None:
        """The request that it was given last, if it still owes the answer."""
        return self._unanswered[-1] if self._unanswered else None

    @property
    def slow_line(self) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about one request for long."""
        return self.line_after(limits.SLOW)

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about a request for so many seconds."""
        self._take_what_has_arrived()
        if self._end or not self._is_ready or not self._unanswered:
            return None
        return self._process.last_line if monotonic() >= self._began_at + seconds else None

    def _take_what_has_arrived(self) -> None:
        """Nobody may be waiting for an answer: in a window that is paused, say."""
        while not self._end and (arrival := self._process.next_message(0.0)):
            self._take(arrival)

    @property
    def _began_at(self) -> float:
        """When it began to work on the oldest request that is not answered."""
        return max(self._heard_at, self._unanswered[0].asked_at)

    @property
    def _longest(self) -> float:
        """How many seconds it may take to begin, or for the oldest request that is not answered."""
        return self._unanswered[0].longest if self._is_ready else limits.LONGEST_START

    @property
    def _deadline(self) -> float:
        """When it will have taken too long."""
        return self._began_at + self._longest

    @property
    def _next_look_at(self) -> float:
        """When it will have thought for long, if that is still to come; or else its deadline."""
        slow_at = self._began_at + limits.SLOW
        return min(slow_at, self._deadline) if monotonic() < slow_at else self._deadline

    def _end_for_slowness(self) -> StrategyError:
        """End it at its deadline."""
        if not self._is_ready:
            return self._end_with(endings.did_not_begin())
        self.took_too_long = True
        return self._end_with(endings.took_too_long(self._longest))

    # How it ends.

    @property
    def has_ended(self) -> bool:
        """Whether it answers no more."""
        return self._end is not None

    @property
    def ended_at(self) -> LineOfFile | None:
        """The line that had begun last when it ended; None if it is still there."""
        return self._ended_at

    @property
    def process_id(self) -> int:
        """The number by which the system knows its process. ValueError: it was not started yet."""
        return self._process.process_id

    def end(self) -> None:
        """End it, whatever it is doing, with all processes that it has started."""
        self._end_with(endings.ended_by_us())

    def end_for_its_notes(self, error: Exception) -> StrategyError:
        """End it because what it has sent cannot be used. The error that is returned tells so.

        Mostly the learner's code has changed it. If our own is wrong, the terminal tells where.
        """
        self._terminal.write("".join(format_exception(error)))
        return self._end_with(endings.changed_our_notes())

    def _end_with(self, explanation: Explanation) -> StrategyError:
        """End it, and return the error for all that it was asked. The first explanation counts."""
        if self._end is None:
            self._ended_at = self._process.last_line
            # It works on the oldest question; the others may be about what was saved since.
            script = self._unanswered[0].script if self._unanswered else None
            self._end = endings.error_at(self._ended_at, script, explanation)
        self._process.kill()
        return self._end

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, and nothing of its process is there: to join it takes no time."""
        return self.has_ended and self._process.is_gone

    def join(self) -> None:
        """Wait until it has ended, and nothing of it is left."""
        self._process.join()
