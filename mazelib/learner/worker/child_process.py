"""The process of a worker: how it is started, spoken to through pipes, and killed.

    send(request)     ->  a queue  ->  a thread writes      ->  its standard input
    next_message()    <-  a queue  <-  a thread reads       <-  its standard output

So the lesson never waits for a pipe, neither to write a large request nor to read an answer.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from mazelib.learner import limits
from mazelib.learner.guard.last_line import SIZE, LastLine
from mazelib.learner.script.files_beside import folders_of_modules
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.channel import ChannelClosedError, ChannelError, receive, send
from mazelib.learner.worker.messages import (
    Answer,
    Forget,
    Message,
    PrintedText,
    Ready,
    Request,
)
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.shared_memory import SharedMemory
from mazelib.learner.worker.soundness import demand_sound, known_class

#: What a worker runs. Its arguments are those of worker_process.work, and the folders of modules.
_START = (
    "import sys; memory_name, longest_alone, *sys.path = sys.argv[1:]; "
    "from mazelib.learner.worker.worker_process import work; "
    "work(memory_name, float(longest_alone))"
)


class Arrival(NamedTuple):
    """A message of the worker, and when it arrived.

    An error tells why a message could not be taken. After the last one comes None.
    """

    at: float
    message: Ready | Answer | Exception | None


class ChildProcess:
    """The process of a worker. It takes requests even before it is started.

    What it prints goes to the ``terminal``.
    """

    def __init__(self, terminal: TerminalThread) -> None:
        self._terminal = terminal
        self._process: subprocess.Popen[bytes] | None = None
        #: Once the system may give its number to another program, that number must not be killed.
        self._may_kill = threading.Lock()
        self._is_over = False
        #: None before it is started.
        self._last_line: LastLine | None = None
        self._threads: list[threading.Thread] = []
        self._requests: queue.SimpleQueue[Request | Forget | None] = queue.SimpleQueue()
        self._arrivals: queue.Queue[Arrival] = queue.Queue()

    def start(self) -> None:
        """Start it, if that was not done yet. OSError: it cannot be started."""
        if self._process:
            return
        shared = SharedMemory(SIZE)
        last_line = LastLine(shared.memory)
        try:
            self._process = _started(shared)
        except OSError:
            last_line.close()
            raise
        finally:
            shared.hand_over()
        self._last_line = last_line
        for work in (self._send_requests, self._receive_messages):
            thread = threading.Thread(target=work, args=[self._process], daemon=True)
            thread.start()
            self._threads.append(thread)

    def send(self, request: Request | Forget) -> None:
        """Let it have a request. This only puts the request into a queue."""
        self._requests.put(request)

    def next_message(self, patience: float) -> Arrival | None:
        """Wait for its next message, at most so many seconds; None if none has come."""
        with suppress(queue.Empty):
            return self._arrivals.get(timeout=max(0.0, patience))
        return None

    @property
    def last_line(self) -> LineOfFile | None:
        """The learner's line that began last; None if none has begun."""
        return self._last_line.read() if self._last_line else None

    @property
    def process_id(self) -> int:
        """The number by which the system knows it. ValueError: it was not started yet."""
        if self._process is None:
            raise ValueError("the process was not started")
        return self._process.pid

    @property
    def is_gone(self) -> bool:
        """Whether nothing of it is there: to join it takes no time."""
        return not any(thread.is_alive() for thread in self._threads)

    def kill(self) -> None:
        """Kill it, whatever it is doing, with the programs that it has started (see _kill)."""
        if self._process:
            with self._may_kill:
                if not self._is_over:
                    _kill(self._process)
            self._requests.put(None)

    def join(self) -> None:
        """Wait until it has ended, and nothing of it is left."""
        for thread in self._threads:
            thread.join(limits.LONGEST_END)
        if self._last_line:
            self._last_line.close()
            self._last_line = None

    def _send_requests(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread of its own: send one request after the other, up to None.

        One that cannot be sent closes the pipe, and so ends the worker.
        """
        assert process.stdin
        with suppress(OSError, ChannelError), process.stdin as stream:
            while (request := self._requests.get()) is not None:
                send(stream, request)

    def _receive_messages(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread of its own: take what the worker sends, until it ends."""
        assert process.stdout
        try:
            with process.stdout as stream:
                while True:
                    self._pass_on(demand_sound(receive(stream, known_class)))
        except (ChannelClosedError, OSError):
            pass  # It has ended.
        except Exception as error:  # It is no message, or our own code is wrong.
            self._arrivals.put(Arrival(monotonic(), error))
        finally:
            with self._may_kill:
                _kill(process)
                self._is_over = True
            process.wait()
            self._arrivals.put(Arrival(monotonic(), None))

    def _pass_on(self, message: Message) -> None:
        if isinstance(message, PrintedText):
            self._terminal.write_printed(message.text)
        else:
            self._arrivals.put(Arrival(monotonic(), message))


def _started(shared: SharedMemory) -> subprocess.Popen[bytes]:
    """Python, started as a worker."""
    arguments = [shared.name, str(limits.LONGEST_ALONE), *folders_of_modules()]
    start = [sys.executable, "-c", _START, *arguments]
    # A loop over a set of texts takes them in the same order in every worker. And Python looks for
    # its own modules in no folder of the learner's: 3.13 needs one before the first line runs.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}
    pipe = subprocess.PIPE
    # Ctrl-C in the terminal is meant for the lesson, and must not reach the worker.
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return subprocess.Popen(
            start, stdin=pipe, stdout=pipe, env=environment, creationflags=flags
        )
    return subprocess.Popen(
        start,
        stdin=pipe,
        stdout=pipe,
        env=environment,
        start_new_session=True,
        pass_fds=shared.descriptors,
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process, with the programs that it has started and that are still in its group.

    A program that a rule has started in a session of its own goes on, as it does if the learner
    starts it without us. So does every program on Windows, which knows no such groups.
    """
    if sys.platform == "win32":
        process.kill()
    else:
        # Its group is still there if it has started other processes and then died itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
