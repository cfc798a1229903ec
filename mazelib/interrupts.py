"""Ctrl-C ends a lesson without a traceback, whenever it comes.

While a lesson or a command runs, ``terminal.answered`` takes care of that. This module covers the
moments before and after, and those in which Python throws the interrupt away.

It is imported before the rest of mazelib, and imports only what Python has loaded already: until it
has run, an interrupt still prints a traceback.
"""

import sys
from _thread import interrupt_main, start_new_thread
from os.path import dirname, join
from time import sleep

#: Type checkers take this for true. (Importing Python's own constant would take time.)
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from sys import UnraisableHookArgs
    from types import TracebackType

    ExceptHook = Callable[[type[BaseException], BaseException, TracebackType | None], object]
    UnraisableHook = Callable[[UnraisableHookArgs], object]

#: An interrupt that was thrown away is repeated after this many seconds.
SOON = 0.05
_OUR_FOLDER = join(dirname(__file__), "")


def end_without_a_word() -> None:
    """From now on, an interrupt in our own code prints no traceback."""
    sys.excepthook = _silent_if_interrupted(sys.excepthook)
    sys.unraisablehook = _interrupting_again(sys.unraisablehook)


def _silent_if_interrupted(hook_before: "ExceptHook") -> "ExceptHook":
    """A hook that reports uncaught errors, except for an interrupt in our own code.

    In the lines of a script an interrupt is reported as usual: it may show an endless loop there.
    """

    def report(
        kind: type[BaseException], error: BaseException, traceback: "TracebackType | None"
    ) -> None:
        if not (issubclass(kind, KeyboardInterrupt) and _is_in_our_code(traceback)):
            hook_before(kind, error, traceback)

    return report


def _is_in_our_code(traceback: "TracebackType | None") -> bool:
    while traceback:
        if traceback.tb_frame.f_code.co_filename.startswith(_OUR_FOLDER):
            return True
        traceback = traceback.tb_next
    return False


def _interrupting_again(hook_before: "UnraisableHook") -> "UnraisableHook":
    """A hook that reports errors no code can catch, as in a finalizer; it repeats an interrupt."""

    def report(unraisable: "UnraisableHookArgs") -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            _interrupt_soon()
        else:
            hook_before(unraisable)

    return report


def _interrupt_soon() -> None:
    """Interrupt the main thread as soon as it is out of its finalizer."""
    try:
        start_new_thread(_interrupt, ())
    except (RuntimeError, KeyboardInterrupt):
        # Python is ending and starts no more threads, or the next interrupt has come already.
        return


def _interrupt() -> None:
    sleep(SOON)
    interrupt_main()
