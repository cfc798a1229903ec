"""What a learner's code prints: the worker catches it, and the lesson writes it to the terminal.

in the worker    print("here")  ->  Printed  ->  a message
in the lesson                                    a message  ->  TerminalThread  ->  the terminal

What a recorded walk prints is also noted by its ticks (see prints): a window shows it.
"""

import io
import queue
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from mazelib.learner import limits
from mazelib.learner.worker.messages import AskTurns, Begin, GoOn, ReadScript, Request
from mazelib.text.sentences import _


class Printed(io.TextIOBase):
    """Stands for standard output and standard error in a worker.

    ``pass_on`` is called with each text, in this or in another thread. What a run prints too much
    is left out: the same on every machine, for only characters are counted.
    """

    encoding = "utf-8"

    def __init__(self, pass_on: Callable[[str], None]) -> None:
        super().__init__()
        self._pass_on = pass_on
        self._lock = threading.RLock()
        self._parts: list[str] = []
        #: How many characters each run has printed; None: a script that is only read.
        self._characters = Counter[int | None]()
        self._run: int | None = None
        #: What no walk has noted yet, and whether it comes from a script that was just read.
        self._new: list[str] = []
        self._has_read = False
        self._has_printed = threading.Event()
        threading.Thread(target=self._pass_on_now_and_then, daemon=True).start()

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, text: str) -> int:
        """Keep a text, to be passed on soon. TypeError: it is no text."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        most = limits.MOST_CHARACTERS_PRINTED
        with self._lock:
            before = self._characters[self._run]
            self._characters[self._run] += len(text)
            kept = text[: max(0, most - before)]
            if kept:
                self._parts.append(kept)
                self._new.append(kept)
            if before <= most < self._characters[self._run]:
                left_out = "…\n" + _("(More was printed, and is left out.)") + "\n"
                self._parts.append(left_out)
                self._new.append(left_out)
            self._has_printed.set()
        return len(text)

    def begin(self, request: Request) -> None:
        """A request begins: what is printed from now on belongs to its run."""
        with self._lock:
            if not (self._has_read and isinstance(request, Begin)):
                self._new = []  # It belongs to another run.
            self._has_read = isinstance(request, ReadScript)
            self._run = request.number
            if not isinstance(request, (GoOn, AskTurns)):
                self._characters[self._run] = 0

    def take_new(self) -> str:
        """What was printed since this was asked last, in this request."""
        with self._lock:
            text = "".join(self._new)
            self._new = []
        return text

    def pass_on(self) -> None:
        """Pass on what is there. (``flush`` does nothing: a learner may call it very often.)"""
        with self._lock:
            text = "".join(self._parts)
            self._parts = []
            if text:
                self._pass_on(text)

    def close(self) -> None:
        """Stay open: more may be printed."""

    def _pass_on_now_and_then(self) -> None:
        while True:
            self._has_printed.wait()
            time.sleep(limits.PRINTED_TOGETHER)
            self._has_printed.clear()
            self.pass_on()


class TerminalThread:
    """Writes texts to standard error, in the order in which they come.

    It does so in a thread of its own: a terminal that is paused stops nothing else. With
    ``takes_prints`` it also writes what the learner's code prints.
    """

    takes_prints = True

    def __init__(self) -> None:
        self._texts: queue.Queue[str | None] = queue.Queue(limits.MOST_TEXTS_WAITING)
        self._thread = threading.Thread(target=self._write_all, daemon=True)
        self._thread.start()

    def write(self, text: str) -> None:
        """Write a text as soon as the terminal takes it. If too many wait already, it is lost."""
        with suppress(queue.Full):
            self._texts.put_nowait(text)

    def write_printed(self, text: str) -> None:
        """Write what a learner's code has printed, unless that is left out."""
        if self.takes_prints:
            self.write(text)

    def end(self) -> None:
        """Write what is left, and end."""
        with suppress(queue.Full):
            self._texts.put(None, timeout=limits.LONGEST_END)
        self._thread.join(limits.LONGEST_END)

    def _write_all(self) -> None:
        while True:
            text = self._texts.get()
            if text is None:
                return
            # There may be no terminal.
            with suppress(OSError, ValueError, AttributeError):
                sys.stderr.write(text)
                sys.stderr.flush()
