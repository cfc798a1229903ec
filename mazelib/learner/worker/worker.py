"""A worker: the process in which a learner's code runs, as the lesson sees it.

    worker = Worker()
    question = worker.ask(ReadScript(path))
    answer = question.answer(patience=0.02)       None: it is still thinking
    worker.end()

Asking never waits, and waiting for an answer takes as long as one says. A worker that thinks for
too long is ended, and one that dies is noticed; both are told with the line that began last.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from mazelib.learner.guard.last_line import NOBODY_ASKS, LastLine, LineOfFile, remove
from mazelib.learner.worker.channel import ChannelError, receive, send
from mazelib.learner.worker.messages import (
    ANSWERS,
    Answer,
    Broken,
    Failed,
    Forget,
    PrintedText,
    Ready,
    Request,
    Script,
    known_class,
)
from mazelib.learner.worker.terminal_thread import TerminalThread
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _
from mazelib.walking.strategy import StrategyEndedError, StrategyError

#: A worker that has thought about a request for so many seconds is said to be still thinking,
SLOW = 2.0
#: and after so many it is ended.
LONGEST = 10.0
#: It has so many seconds to begin, for machines are slow and busy at times.
LONGEST_START = 60.0
#: How long to wait for the threads of a worker that was ended, in seconds.
LONGEST_END = 2.0

#: What a worker runs. Its arguments are the file of its last line, and the folders of modules.
_START = (
    "import sys; sys.path[:] = sys.argv[2:]; "
    "from mazelib.learner.worker.worker_process import work; work()"
)


def tell_nobody(line: LineOfFile) -> None:
    """Tell nobody that a rule thinks for long about a line."""


class Question:
    """A request that a worker was given, and its answer as soon as there is one."""

    def __init__(self, worker: "Worker", script: Script, longest: float) -> None:
        self.script = script
        #: How many seconds the answer may take.
        self.longest = longest
        self.asked_at = monotonic()
        self._worker = worker
        self._answer: Answer | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the answer is there."""
        return self._answer is not None

    def note(self, answer: Answer) -> None:
        """Here is the answer."""
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

    It is started when somebody first waits for an answer, or by ``start``. Whoever waits while it
    thinks for long hears of it by ``note_slow``, with the line that it thinks about.
    """

    def __init__(
        self, terminal: TerminalThread, note_slow: Callable[[LineOfFile], None] = tell_nobody
    ) -> None:
        self._terminal = terminal
        self._note_slow = note_slow
        self._process: subprocess.Popen[bytes] | None = None
        self._last_line = NOBODY_ASKS
        self._last_line_path = ""
        self._threads: list[threading.Thread] = []
        self._is_ready = False
        #: When its newest message arrived.
        self._heard_at = monotonic()
        self._unanswered: deque[Question] = deque()
        #: Why it answers no more; None while it does.
        self._end: StrategyError | None = None
        self._ended_at: LineOfFile | None = None
        self._requests: queue.SimpleQueue[Request | Forget | None] = queue.SimpleQueue()
        #: Each message with the time of its arrival; None after the last one.
        self._arrived: queue.Queue[tuple[float, object]] = queue.Queue()

    def start(self) -> None:
        """Start the process, if that was not done yet. OSError: it cannot be started."""
        if self._process or self._end:
            return
        self._last_line, self._last_line_path = LastLine.shared()
        try:
            self._process = _started(self._last_line_path)
        except OSError:
            self._last_line.close()
            self._last_line = NOBODY_ASKS
            remove(self._last_line_path)
            raise
        for work in (self._send_requests, self._receive_messages):
            thread = threading.Thread(target=work, args=[self._process], daemon=True)
            thread.start()
            self._threads.append(thread)

    def ask(self, request: Request, script: Script, longest: float | None = None) -> Question:
        """Give it a request about a script. It never waits.

        The answer may take LONGEST seconds, or so many.
        """
        question = Question(self, script, LONGEST if longest is None else longest)
        self._unanswered.append(question)
        self._requests.put(request)
        return question

    def forget(self, number: int) -> None:
        """Let it forget a run. There is no answer to wait for.

        Python may call this at any moment, when nobody needs the run any more; so nothing is done
        here but to put something into a queue that is made for that.
        """
        self._requests.put(Forget(number))

    def wait_for(self, question: Question, patience: float) -> None:
        """Wait for an answer, at most so many seconds. StrategyError: there will be none."""
        self.start()
        until = monotonic() + patience
        while not question.is_answered:
            if self._end:
                raise self._end
            waits_for = max(0.0, min(until, self._slow_or_deadline) - monotonic())
            try:
                self._take(*self._arrived.get(timeout=waits_for))
            except queue.Empty:
                if monotonic() >= self._deadline:
                    raise self._ended_for_slowness() from None
                if self.slow_line:
                    self._note_slow(self.slow_line)
                if monotonic() >= until:
                    return

    def is_thinking(self, patience: float) -> bool:
        """Whether it still owes an answer after so many seconds."""
        with suppress(StrategyError):
            if self._unanswered:
                self.wait_for(self._unanswered[-1], patience)
        return bool(self._unanswered)

    @property
    def slow_line(self) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about one request for long."""
        return self.line_after(SLOW)

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that it thinks about, if it has thought about a request for so many seconds."""
        if self._end or not self._is_ready or not self._unanswered:
            return None
        return self._last_line.read() if monotonic() >= self._began_at + seconds else None

    @property
    def process_id(self) -> int:
        """The number by which the system knows it. ValueError: it was not started yet."""
        if self._process is None:
            raise ValueError("the process was not started")
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it answers no more."""
        return self._end is not None

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, and its process and threads, too: to join it takes no time."""
        return self.has_ended and not any(thread.is_alive() for thread in self._threads)

    @property
    def ended_at(self) -> LineOfFile | None:
        """The line that had begun last when it ended; None if it is still there."""
        return self._ended_at

    @property
    def _deadline(self) -> float:
        """When it will have thought for too long about the oldest request."""
        longest = self._unanswered[0].longest if self._is_ready else LONGEST_START
        return self._began_at + longest

    @property
    def _slow_or_deadline(self) -> float:
        """When it will have thought for long; once it has, its deadline."""
        slow_at = self._began_at + SLOW
        return slow_at if monotonic() < slow_at else self._deadline

    @property
    def _began_at(self) -> float:
        """When it began to work on the oldest request that is not answered."""
        return max(self._heard_at, self._unanswered[0].asked_at)

    def end(self) -> None:
        """End it, whatever it is doing, with all processes that it has started."""
        self._end = self._end or self._error(_("the rule was stopped."), _("Start it again."))
        if self._process:
            _kill(self._process)
            self._requests.put(None)
            remove(self._last_line_path)

    def join(self) -> None:
        """Wait until it has ended, and nothing of it is left."""
        for thread in self._threads:
            thread.join(LONGEST_END)
        if self._process:
            self._last_line.close()
            remove(self._last_line_path)

    def _send_requests(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread of its own: a large request waits until the worker reads it."""
        assert process.stdin
        with suppress(OSError), process.stdin as stream:
            while True:
                request = self._requests.get()
                if request is None:
                    return
                send(stream, request)

    def _receive_messages(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread of its own: take what the worker sends, until it ends."""
        assert process.stdout
        with process.stdout as stream:
            try:
                while True:
                    message = receive(stream, known_class)
                    if isinstance(message, PrintedText):
                        self._terminal.write(message.text)
                    else:
                        self._arrived.put((monotonic(), message))
            except (ChannelError, OSError):
                _kill(process)
        process.wait()
        self._arrived.put((monotonic(), None))

    def _take(self, arrived_at: float, message: object) -> None:
        """Take a message out of the queue."""
        if isinstance(message, Ready):
            self._is_ready = True
        elif isinstance(message, Broken):
            self._end = self._broken(message.traceback)
        elif isinstance(message, ANSWERS) and self._unanswered:
            self._unanswered.popleft().note(message)
        else:
            self._end = self._ended_by_itself()
            self.end()
        self._heard_at = arrived_at

    def _broken(self, traceback: str) -> StrategyError:
        """Our own code went wrong in it, perhaps because a rule has changed what is ours.

        The terminal gets Python's traceback.
        """
        self._terminal.write(traceback)
        return self.unusable_notes()

    def unusable_notes(self) -> StrategyError:
        """What it has sent cannot be used: from now on it is not asked any more.

        The learner's code has changed ours there.
        """
        if self._end:
            return self._end
        what = _("what the rule did here cannot be shown: it has changed our own notes.")
        self._end = self._error(what, _("Use only what the lesson offers."))
        self.end()
        return self._end

    def _ended_for_slowness(self) -> StrategyError:
        if not self._is_ready:
            what = _("Python could not be started for the rule.")
            error = self._error(what, _("Close other programs, and try again."))
        else:
            sentence = _("this takes longer than {seconds:.0f} seconds, and was stopped.")
            advice = _("Does it wait, or count very far? A rule answers at once.")
            error = self._error(sentence.format(seconds=LONGEST), advice)
        self._end = error
        self.end()
        return error

    def _ended_by_itself(self) -> StrategyError:
        what = _("Python itself stopped here.")
        advice = _(
            "Does this line end Python, or need too much memory? Take out what it does not need."
        )
        return self._error(what, advice)

    def _error(self, what: str, advice: str) -> StrategyEndedError:
        """The error with which it ends: at the line that began last."""
        line = self._last_line.read()
        self._ended_at = line
        if line is None:
            name = self._unanswered[0].script.path.name if self._unanswered else ""
            return StrategyEndedError(name, [Diagnostic(what, advice)])
        quoted = self._text_of(line)
        return StrategyEndedError(
            Path(line.path).name, [Diagnostic(what, advice, line.number, quoted=quoted)]
        )

    def _text_of(self, line: LineOfFile) -> str:
        """A line's text, if its file can still be read."""
        text = ""
        # It works on the oldest question; the others may be about what was saved since.
        for question in list(self._unanswered)[:1]:
            if str(question.script.path) == line.path:
                text = question.script.text
        with suppress(LocatedError, IndexError):
            return lines_of(text or read_text(Path(line.path)))[line.number - 1]
        return ""


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process, and those that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        # Its group is still there if it has started other processes and then died itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _started(last_line_path: str) -> subprocess.Popen[bytes]:
    """Python, started as a worker. It finds the modules that we find."""
    folders = [str(Path(__file__).parents[3]), *sys.path]
    start = [sys.executable, "-c", _START, last_line_path, *folders]
    # In every worker a set goes through its texts in the same order. And Python looks for its own
    # modules in no folder of the learner's: 3.13 needs one of them before the first line runs.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}
    pipe = subprocess.PIPE
    # Ctrl-C in the terminal is meant for the lesson, and must not reach the worker.
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return subprocess.Popen(
            start, stdin=pipe, stdout=pipe, env=environment, creationflags=flags
        )
    return subprocess.Popen(start, stdin=pipe, stdout=pipe, env=environment, start_new_session=True)
