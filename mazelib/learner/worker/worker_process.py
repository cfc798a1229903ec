"""What runs in a worker's process: it takes requests one after the other, and answers each.

A learner's code runs here, and nowhere else. Whatever it does to this process, the lesson can kill
the process and start another one. If the lesson ends, in whatever way, so does this process: a
thread notices that no more requests can come, and where Python lets no thread run, the watchdog
ends it.
"""

import faulthandler
import io
import os
import queue
import signal
import sys
import threading
import traceback
from contextlib import suppress
from typing import IO, NoReturn

from mazelib.learner import limits
from mazelib.learner.guard.last_line import SIZE, LastLine
from mazelib.learner.script.under_check import begin_check, end_check
from mazelib.learner.worker.channel import receive_trusted, send
from mazelib.learner.worker.messages import (
    Answer,
    Broken,
    Failed,
    Forget,
    PrintedText,
    Ready,
    Request,
    is_of_check,
)
from mazelib.learner.worker.printing import Printed
from mazelib.learner.worker.runs import Runs
from mazelib.learner.worker.shared_memory import opened
from mazelib.text.diagnostics import LocatedError

#: The number of the last one of the three standard streams.
STANDARD_ERROR = 2


def work(memory_name: str, longest_alone: float) -> NoReturn:
    """Answer requests until no more can come. (The function that child_process starts.)

    In the memory of that name, the lesson reads which line began last. No request takes longer than
    ``longest_alone`` seconds: then this process ends.
    """
    requests = _arriving(_private(0, os.O_RDONLY, "rb"))
    answers = _private(1, os.O_WRONLY, "wb")
    last_line = LastLine(opened(memory_name, SIZE))
    _limit_memory()
    sys.setrecursionlimit(limits.MOST_CALLS_INSIDE)
    _silence()
    printed = Printed(lambda text: send(answers, PrintedText(text)))
    sys.stdout = printed
    sys.stderr = printed
    runs = Runs(last_line, printed.take_new)
    watchdog = _Watchdog(longest_alone)
    send(answers, Ready())
    while True:
        request = requests.get()
        if isinstance(request, Forget):
            runs.forget(request.number)
            continue
        _send(answers, _answer(request, runs, printed, last_line, watchdog))


def _open_what_is_closed() -> None:
    """Let a standard stream that was closed lead nowhere. Nothing of ours may get its number."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= STANDARD_ERROR:
        pass
    os.close(number)


def _private(number: int, flags: int, mode: str) -> IO[bytes]:
    """A stream of the channel, at a number that no script knows; its old number leads nowhere."""
    _open_what_is_closed()
    stream: IO[bytes] = os.fdopen(os.dup(number), mode)
    os.dup2(os.open(os.devnull, flags), number)
    return stream


def _arriving(stream: IO[bytes]) -> "queue.SimpleQueue[Request | Forget]":
    """The queue of requests. A thread fills it, and ends this process after the last one."""
    requests: queue.SimpleQueue[Request | Forget] = queue.SimpleQueue()

    def take() -> None:
        try:
            while True:
                requests.put(receive_trusted(stream))
        finally:  # However it went: nothing can be asked any more.
            _end()

    threading.Thread(target=take, daemon=True).start()
    return requests


def _end() -> NoReturn:
    """End this process, with the programs that it has started and that are still in its group."""
    if sys.platform != "win32":
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _limit_memory() -> None:
    """Keep a rule from taking all memory of the machine, and from leaving large files."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # Windows has no such module.

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        _least, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (limits.MOST_MEMORY, most))


def _silence() -> None:
    """Let nothing but this worker answer or complain, and let it wait for no typing."""
    if sys.platform != "win32":
        # A copy of this process must not answer, too.
        os.register_at_fork(after_in_child=lambda: os._exit(0))
    sys.unraisablehook = _ignore
    threading.excepthook = _ignore
    os.dup2(os.open(os.devnull, os.O_WRONLY), STANDARD_ERROR)
    sys.stdin = io.StringIO()


def _ignore(error: object) -> None:
    """Do nothing about an error in a ``__del__`` or a thread, which cannot be caught."""


class _Watchdog:
    """Ends this process if a request takes longer than so many seconds, whatever Python is doing.

    Its clock runs in a thread of the module faulthandler, which does not wait for Python's lock: a
    long search for a pattern may hold that to its end. What it writes in the end goes nowhere.

    (A script that stops this clock, or its own process by SIGSTOP, keeps its worker alive until the
    lesson kills it. If the lesson itself is killed first, that worker stays. Linux could end it by
    PR_SET_PDEATHSIG, but that also kills a worker as soon as the thread that started it ends.)
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._nowhere = os.open(os.devnull, os.O_WRONLY)

    def __enter__(self) -> None:
        """A request begins."""
        # Where no memory is left for a thread, the rule will get none either.
        with suppress(RuntimeError):
            faulthandler.dump_traceback_later(self._seconds, exit=True, file=self._nowhere)

    def __exit__(self, *_error: object) -> None:
        """The request is answered."""
        faulthandler.cancel_dump_traceback_later()


def _answer(
    request: Request, runs: Runs, printed: Printed, last_line: LastLine, watchdog: _Watchdog
) -> Answer:
    """The answer to a request, whatever goes wrong. All that was printed for it is passed on."""
    try:
        with watchdog:
            last_line.clear()
            printed.begin(request)
            if is_of_check(request):
                begin_check()
            else:
                end_check()
            try:
                return runs.answer(request)
            finally:
                printed.pass_on()
    except LocatedError as error:
        return Failed.of(error)
    except MemoryError:  # The rule has left none for us: the lesson tells that this ended here.
        _end()
    except BaseException as error:  # Our own code is wrong, or the learner's has changed it.
        return Broken(_told_by_python(error))


def _send(stream: IO[bytes], answer: Answer) -> None:
    """Send an answer; if it is none that can be sent, then why it cannot."""
    try:
        send(stream, answer)
    except OSError:
        raise
    except Exception as error:  # It is too long, or has something of the learner's in it.
        send(stream, Broken(_told_by_python(error), has_learners_values=True))


def _told_by_python(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))
