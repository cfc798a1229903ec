"""What a learner's code prints: it travels to the lesson, which writes it to the terminal."""

import io
import threading
import time
from collections.abc import Callable

from mazelib.text.sentences import _

#: Printed text is passed on after so many seconds at the latest, if more is printed then.
EVERY = 0.2
#: The most characters that are passed on for one request.
MOST_CHARACTERS = 100_000


class Printed(io.TextIOBase):
    """Stands for standard output and standard error in the worker.

    ``pass_on`` takes a text. Too much of it is left out, and that is said.
    """

    def __init__(self, pass_on: Callable[[str], None]) -> None:
        super().__init__()
        self._pass_on = pass_on
        self._lock = threading.RLock()
        self._parts: list[str] = []
        self._characters = 0
        self._passed_on_at = time.monotonic()

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """The encoding that the lesson writes in."""
        return "utf-8"

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, text: str) -> int:
        """Keep a text for the next time that something is passed on."""
        with self._lock:
            room = MOST_CHARACTERS - self._characters
            if room > 0:
                self._parts.append(text[:room])
                if len(text) >= room:
                    self._parts.append("\n" + _("(More was printed, and is left out.)") + "\n")
            self._characters += len(text)
            if time.monotonic() > self._passed_on_at + EVERY:
                self.flush()
        return len(text)

    def flush(self) -> None:
        """Pass on what is there."""
        with self._lock:
            self._passed_on_at = time.monotonic()
            if self._parts:
                parts = self._parts
                self._parts = []
                self._pass_on("".join(parts))

    def begin(self) -> None:
        """A new request begins: it may print as much again."""
        self._characters = 0
        self._passed_on_at = time.monotonic()
