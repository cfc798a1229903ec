"""Ctrl-C ends a lesson without a word, at whatever moment it comes.

While a lesson or a command runs, ``terminal.answered`` sees to that. This is for the moments before
and after, and for those in which Python throws the interrupt away.
"""

import sys
from _thread import interrupt_main
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

#: An interrupt that was thrown away comes again after so many seconds.
SOON = 0.05
_OUR_FOLDER = Path(__file__).parent

_ExceptHook = Callable[[type[BaseException], BaseException, TracebackType | None], object]
_UnraisableHook = Callable[["UnraisableHookArgs"], object]


def end_without_a_word() -> None:
    """From now on, an interrupt of our own code brings no traceback."""
    sys.excepthook = _silent_if_interrupted(sys.excepthook)
    sys.unraisablehook = _interrupting_again(sys.unraisablehook)


def _silent_if_interrupted(hook_before: _ExceptHook) -> _ExceptHook:
    """What tells of uncaught errors, but not of an interrupt in our own code.

    In the lines of a script it is told as usual: a loop without an end may stand there.
    """

    def tell(
        kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        if not (issubclass(kind, KeyboardInterrupt) and _is_in_our_code(traceback)):
            hook_before(kind, error, traceback)

    return tell


def _is_in_our_code(traceback: TracebackType | None) -> bool:
    while traceback:
        if Path(traceback.tb_frame.f_code.co_filename).is_relative_to(_OUR_FOLDER):
            return True
        traceback = traceback.tb_next
    return False


def _interrupting_again(hook_before: _UnraisableHook) -> _UnraisableHook:
    """What tells of errors that nobody can catch, as in a finalizer; an interrupt is repeated."""

    def tell(unraisable: "UnraisableHookArgs") -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            _interrupt_soon()
        else:
            hook_before(unraisable)

    return tell


def _interrupt_soon() -> None:
    """Interrupt the main thread as soon as it is out of its finalizer."""
    # Python may be ending: then no thread begins any more. And more interrupts may come.
    with suppress(RuntimeError, KeyboardInterrupt):
        timer = Timer(SOON, interrupt_main)
        timer.daemon = True
        timer.start()
