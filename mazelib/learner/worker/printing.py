"""What a learner's code prints: the worker catches it, and the lesson writes it to the terminal.

in the worker    print("here")  ->  Printed  ->  a message
in the lesson                                    a message  ->  TerminalThread  ->  the terminal
"""

import io
import queue
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from mazelib.learner import limits
from mazelib.text.sentences import _


class Printed(io.TextIOBase):
    """Stands for standard output and standard error in a worker.

    ``pass_on`` is called with each text, in this or in another thread. Too much text is left out.
    """

    def __init__(self, pass_on: Callable[[str], None]) -> None:
        super().__init__()
        self._pass_on = pass_on
        self._lock = threading.RLock()
        self._parts: list[str] = []
        self._characters = 0
        #: Whether the learner was told that more is left out.
        self._has_told_limit = False
        self._has_printed = threading.Event()
        threading.Thread(target=self._pass_on_now_and_then, daemon=True).start()

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, text: str) -> int:
        """Keep a text, to be passed on soon."""
        with self._lock:
            room = limits.MOST_CHARACTERS_PRINTED - self._characters
            kept = text[:room]
            self._characters += len(kept)
            if kept:
                self._parts.append(kept)
            if len(kept) < len(text) and not self._has_told_limit:
                self._has_told_limit = True
                self._parts.append("\n" + _("(More was printed, and is left out.)") + "\n")
            self._has_printed.set()
        return len(text)

    def begin(self) -> None:
        """A new request begins: it may print as much again."""
        self._characters = 0
        self._has_told_limit = False

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
