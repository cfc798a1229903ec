"""Ctrl-C ends a lesson at once and without a traceback, whenever it comes.

    while mazelib is imported    the system ends the process: nothing is open yet
    in the lines of a script     Python tells where it was: it may show an endless loop there
    in a lesson or a command     it ends in good order (see command_line/interruptible)
    after that                   the system ends the process

This is imported before the rest of mazelib, and imports only what Python has loaded already: until
it has run, an interrupt still prints a traceback.
"""

#: Type checkers take this for true. (Importing Python's own constant would take time.)
TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Callable
else:
    import _signal as signal


def let_interrupts_end_all() -> None:
    """From now on, the system ends this process on Ctrl-C, unless a program heeds it by itself."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        _heed(signal.SIG_DFL)


def leave_interrupts_to_python() -> None:
    """From now on, Python raises KeyboardInterrupt again."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        _heed(signal.default_int_handler)


def _heed(handler: "Callable[..., object] | int") -> None:
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:
        return  # In a thread that is not the main one, Python allows no change.
