"""The workshop: what takes seconds to make is made beside the window, which answers meanwhile.

    workshop.made("maze 7", make)     None: it is being made
    workshop.is_ready                 asked at every frame
    workshop.made("maze 7", make)     the maze; made once, however often it is asked for
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

#: Seconds to wait for what is made quickly, as most things are.
SHORT_WAIT = 0.05


class Workshop(Generic[Thing]):
    """Makes one thing at a time, and keeps the newest. It must need nothing of the window."""

    def __init__(self) -> None:
        self._newest: _Job[Thing] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the newest thing asked for is made, or has failed."""
        return self._newest is not None and self._newest.is_done

    def made(self, key: Hashable, make: Callable[[], Thing]) -> Thing | None:
        """What ``make`` makes, kept by its key; None as long as it is not ready.

        Raises:
            Exception: whatever ``make`` has raised.
        """
        if self._newest is None or self._newest.key != key:
            self._newest = _Job(key, make, self._newest)
            self._newest.start()
            self._newest.join(SHORT_WAIT)
        return self._newest.result()


class _Job(threading.Thread, Generic[Thing]):
    """Makes one thing, when the job before it is done. A window that closes does not wait for it."""

    def __init__(self, key: Hashable, make: Callable[[], Thing], before: _Job[Thing] | None) -> None:
        super().__init__(daemon=True)
        self.key = key
        self.is_wanted, self.is_done = True, False
        self._make = make
        self._before = before
        self._thing: Thing | None = None
        self._error: Exception | None = None
        if before:
            before.is_wanted = False

    def run(self) -> None:
        """Make the thing, unless another one was asked for meanwhile."""
        if self._before:
            self._before.join()
            self._before = None
        if self.is_wanted:
            try:
                self._thing = self._make()
            except MemoryError:
                self._error = ValueError("There is not memory enough for this maze: make a smaller one.")
            except Exception as error:
                self._error = error
            self.is_done = True

    def result(self) -> Thing | None:
        """The thing, None as long as it is not ready, or the error."""
        if self._error:
            raise self._error
        return self._thing
