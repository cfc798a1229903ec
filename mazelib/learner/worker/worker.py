"""A worker, as the lesson sees it: it is asked, it answers, and it ends.

    worker = Worker(terminal)
    question = worker.ask(ReadScript(script), script)
    answer = question.answer(patience=0.02)       None: it is still thinking
    worker.end()

Asking never waits, and waiting for an answer takes as long as one says. A worker that thinks for
too long is ended, and one that dies is noticed; both are told with the line that began last.
"""

import sys
from collections.abc import Callable
from time import monotonic
from traceback import format_exception

from mazelib.learner import limits
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.script.words import ended
from mazelib.learner.worker.channel import ChannelError
from mazelib.learner.worker.child_process import Arrival, ChildProcess
from mazelib.learner.worker.endings import Cause, WorkerEnd, error_at
from mazelib.learner.worker.messages import (
    Answer,
    Begin,
    BeginTurns,
    Broken,
    Forget,
    Ready,
    Request,
    Script,
    is_answer_to,
)
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.questions import Question, Questions
from mazelib.text.diagnostics import Explanation


def tell_nobody(line: LineOfFile) -> None:
    """Tell nobody that a rule thinks for long about a line."""


class Worker:
    """A process that answers requests, one after the other.

    It is started when a caller first waits for an answer, or by ``start``. If it thinks for long
    while a caller waits, ``note_slow`` is called with the line that it thinks about.
    """

    def __init__(
        self, terminal: TerminalThread, note_slow: Callable[[LineOfFile], None] = tell_nobody
    ) -> None:
        self._terminal = terminal
        self._note_slow = note_slow
        self._process = ChildProcess(terminal)
        self._questions = Questions()
        #: How it has ended; None as long as it answers.
        self.ended: WorkerEnd | None = None
        #: Whether a newer one has taken its place.
        self.is_replaced = False
        #: Whether it was asked to begin a run.
        self.has_begun_runs = False

    # To ask it.

    def start(self) -> None:
        """Start its process, if that was not done yet. OSError: it cannot be started."""
        if not self.ended:
            self._process.start()

    def ask(self, request: Request, script: Script, longest: float | None = None) -> Question:
        """Give it a request about a script. It never waits.

        The answer may take LONGEST seconds, or so many.
        """
        question = Question(request, script, longest or limits.LONGEST, self._wait_for)
        if isinstance(request, (Begin, BeginTurns)):
            self.has_begun_runs = True
        self._questions.add(question)
        self._process.send(request)
        return question

    def forget(self, number: int) -> None:
        """Let it forget a run. There is no answer to wait for.

        Python may call this at any moment, when nothing refers to the run any more. So it does as
        little as possible.
        """
        self._process.send(Forget(number))

    def _wait_for(self, question: Question, patience: float) -> None:
        """Wait for an answer, at most so many seconds. StrategyError: there will be none.

        OSError: it cannot be started.
        """
        self.start()
        until = monotonic() + patience
        while not question.is_answered:
            if self.ended:
                raise self.ended.error
            next_look_at = min(until, self._questions.next_look_at)
            arrival = self._process.next_message(next_look_at - monotonic())
            if arrival:
                self._note_arrival(arrival)
                continue
            if monotonic() >= self._questions.deadline:
                self._end_for_slowness()
            elif line := self.slow_line:
                self._note_slow(line)
            if monotonic() >= until:
                return

    # What it says.

    def take_arrivals(self) -> None:
        """Note what has arrived while no caller waited: in a window that is paused, say.

        Only this and waiting for an answer change what is known of it. To look at it does not.
        """
        while not self.ended and (arrival := self._process.next_message(0.0)):
            self._note_arrival(arrival)

    def _note_arrival(self, arrival: Arrival) -> None:
        """Note what has arrived: an answer, mostly."""
        match arrival.message:
            case None if arrival.at >= self._questions.deadline:
                # No caller was waiting when it took too long. So it has ended itself (see limits).
                self._end_for_slowness()
            case None:
                self._end_with(ended.died())
            case Ready():
                self._questions.is_ready = True
            case Exception() as error:
                self.end_for(error)
            case answer:
                self._note_answer(answer)
        self._questions.heard_at = arrival.at

    def _note_answer(self, answer: Answer) -> None:
        oldest = self._questions.oldest
        if isinstance(answer, Broken):
            self._end_as_wrong(answer.traceback, is_ours=not answer.has_learners_values)
        elif oldest is None:
            self.end_for(ChannelError(f"an answer to no request: {answer}"))
        elif not is_answer_to(answer, oldest.request):
            self.end_for(ChannelError(f"not an answer to {oldest.request}: {answer}"))
        else:
            self._questions.note_answer(answer)

    @property
    def newest_question(self) -> Question | None:
        """The request that it was given last, if it still owes the answer."""
        return self._questions.newest

    @property
    def slow_line(self) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about one request for long."""
        return self.line_after(limits.SLOW)

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about a request for so many seconds."""
        if self.ended or not self._questions.has_thought_for(seconds):
            return None
        return self._process.last_line

    # How it ends.

    def end(self) -> None:
        """End it, whatever it is doing, with all processes that it has started."""
        self._end_with(ended.ended_by_us())

    def end_for(self, error: Exception) -> WorkerEnd:
        """End it because of an error in what the lesson does with its answer.

        A ValueError says that the answer cannot be: the learner's code has changed what the worker
        says. Any other error is our own.
        """
        told_by_python = "".join(format_exception(error))
        return self._end_as_wrong(told_by_python, is_ours=not isinstance(error, ValueError))

    def _end_as_wrong(self, told_by_python: str, *, is_ours: bool) -> WorkerEnd:
        """End it because our code went wrong, or because the learner's has changed ours.

        The terminal tells where ours went wrong. Learners get no traceback for what they have done
        themselves; with ``python -X dev``, the terminal shows it as well.
        """
        if is_ours or sys.flags.dev_mode:
            self._terminal.write(told_by_python)
        why = ended.we_went_wrong() if is_ours else ended.changed_our_notes()
        return self._end_with(why, Cause.NONSENSE)

    def _end_for_slowness(self) -> None:
        """End it at its deadline."""
        if self._questions.is_ready:
            why = ended.took_too_long(self._questions.longest)
            self._end_with(why, Cause.TOOK_TOO_LONG)
        else:
            self._end_with(ended.did_not_begin())

    def _end_with(self, why: Explanation, cause: Cause = Cause.DIED) -> WorkerEnd:
        """End it, unless it has ended before: the first explanation counts."""
        if self.ended is None:
            line = self._process.last_line
            # It works on the oldest question; the others may be about what was saved since.
            oldest = self._questions.oldest
            error = error_at(line, oldest.script if oldest else None, why, cause)
            self.ended = WorkerEnd(error, line, cause)
            self._questions.clear()
        self._process.kill()
        return self.ended

    @property
    def process_id(self) -> int:
        """The number by which the system knows its process. ValueError: it was not started yet."""
        return self._process.process_id

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, and nothing of its process is there: to join it takes no time."""
        return self.ended is not None and self._process.is_gone

    def join(self) -> None:
        """Wait until it has ended, and nothing of it is left."""
        self._process.join()
