"""Ctrl-C while a lesson or a command runs: it ends in good order, and in any case soon."""

import os
import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import NoReturn

#: If a lesson is still at work so many seconds after Ctrl-C, its process ends all the same.
GRACE = 0.5
#: The exit status then.
INTERRUPTED = 1


class Interruptible:
    """What runs in it ends by KeyboardInterrupt if Ctrl-C comes, and then by no other error.

        with Interruptible():
            ...

    Such an exception may get lost, in a finalizer or while pygame reads a picture, or turn into
    another error. Whatever becomes of it, this process ends soon; its workers notice that.
    """

    def __init__(self) -> None:
        self._has_come = False
        self._is_over = False
        self._handler_before = signal.getsignal(signal.SIGINT)
        self._unraisable_before = sys.unraisablehook

    def __enter__(self) -> None:
        # Python heeds signals in its main thread alone.
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._interrupt)
            sys.unraisablehook = self._tell_unraisable

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._is_over = True
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._handler_before)
            sys.unraisablehook = self._unraisable_before
        if self._has_come:
            raise KeyboardInterrupt from None

    def _interrupt(self, _signal: int, _frame: FrameType | None) -> NoReturn:
        """Ctrl-C has come. (At the second time, this process ends at once.)"""
        if self._has_come:
            os._exit(INTERRUPTED)
        self._has_come = True
        timer = threading.Timer(GRACE, self._end_if_not_over)
        timer.daemon = True
        timer.start()
        raise KeyboardInterrupt

    def _end_if_not_over(self) -> None:
        if not self._is_over:
            os._exit(INTERRUPTED)

    def _tell_unraisable(self, unraisable: "sys.UnraisableHookArgs") -> None:
        """Tell an error that no code can catch as before, unless it is our interrupt."""
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            self._unraisable_before(unraisable)
