"""Ctrl-C ends a lesson without a word, at whatever moment it comes.

While a lesson or a command runs, ``terminal.answered`` sees to that. This is for the moments before
and after, and for those in which Python throws the interrupt away.

It is the first thing that is imported of mazelib, and imports only what Python has at hand anyway:
until it is there, an interrupt does bring a traceback.
"""

import sys
from _thread import interrupt_main, start_new_thread
from os.path import dirname, join
from time import sleep

#: What checks types takes this for true. (Python's own word for it takes time to be imported.)
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from sys import UnraisableHookArgs
    from types import TracebackType

    ExceptHook = Callable[[type[BaseException], BaseException, TracebackType | None], object]
    UnraisableHook = Callable[[UnraisableHookArgs], object]

#: An interrupt that was thrown away comes again after so many seconds.
SOON = 0.05
_OUR_FOLDER = join(dirname(__file__), "")


def end_without_a_word() -> None:
    """From now on, an interrupt of our own code brings no traceback."""
    sys.excepthook = _silent_if_interrupted(sys.excepthook)
    sys.unraisablehook = _interrupting_again(sys.unraisablehook)


def _silent_if_interrupted(hook_before: "ExceptHook") -> "ExceptHook":
    """What tells of uncaught errors, but not of an interrupt in our own code.

    In the lines of a script it is told as usual: a loop without an end may stand there.
    """

    def tell(
        kind: type[BaseException], error: BaseException, traceback: "TracebackType | None"
    ) -> None:
        if not (issubclass(kind, KeyboardInterrupt) and _is_in_our_code(traceback)):
            hook_before(kind, error, traceback)

    return tell


def _is_in_our_code(traceback: "TracebackType | None") -> bool:
    while traceback:
        if traceback.tb_frame.f_code.co_filename.startswith(_OUR_FOLDER):
            return True
        traceback = traceback.tb_next
    return False


def _interrupting_again(hook_before: "UnraisableHook") -> "UnraisableHook":
    """What tells of errors that nobody can catch, as in a finalizer; an interrupt is repeated."""

    def tell(unraisable: "UnraisableHookArgs") -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            _interrupt_soon()
        else:
            hook_before(unraisable)

    return tell


def _interrupt_soon() -> None:
    """Interrupt the main thread as soon as it is out of its finalizer."""
    try:
        start_new_thread(_interrupt, ())
    except (RuntimeError, KeyboardInterrupt):
        # Python is ending: no thread begins any more. Or the next interrupt comes already.
        return


def _interrupt() -> None:
    sleep(SOON)
    interrupt_main()
