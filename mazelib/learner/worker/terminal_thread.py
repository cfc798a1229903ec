"""Writes to the terminal in a thread of its own: a terminal that is paused stops nothing else."""

import queue
import sys
import threading
from contextlib import suppress

#: The most texts that wait to be written; if the terminal takes none, more are left out.
MOST_WAITING = 1000
#: At the end, wait so many seconds for a terminal that takes nothing.
LONGEST_END = 1.0


class TerminalThread:
    """Writes texts to standard error, in the order in which they come."""

    def __init__(self) -> None:
        self._texts: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._thread = threading.Thread(target=self._write_all, daemon=True)
        self._thread.start()

    def write(self, text: str) -> None:
        """Write a text, as soon as the terminal takes it."""
        with suppress(queue.Full):
            self._texts.put_nowait(text)

    def end(self) -> None:
        """Write what is left, and end."""
        with suppress(queue.Full):
            self._texts.put(None, timeout=LONGEST_END)
        self._thread.join(LONGEST_END)

    def _write_all(self) -> None:
        while True:
            text = self._texts.get()
            if text is None:
                return
            # Without a terminal there is nobody who would read it.
            with suppress(OSError, ValueError, AttributeError):
                sys.stderr.write(text)
                sys.stderr.flush()
