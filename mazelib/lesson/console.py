"""What lessons and commands share on the console: one-line errors, exit statuses, broken outputs."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from mazelib.diagnostics import StrategyError

FINE, NOT_ARRIVED, BAD_INPUT = 0, 1, 2


def answered(work: Callable[[], int]) -> int:
    """Do the work of a lesson or command; what is wrong becomes a message and an exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A console that lacks a letter shows a question mark instead of failing.
            stream.reconfigure(errors="replace")
    try:
        status = work()
        if sys.stdout is not None:  # it was closed before Python began
            sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Whoever read the output has read enough.
        turn_away(sys.stdout)
        return FINE
    except KeyboardInterrupt:
        # Ctrl and C in the terminal end a lesson as Esc does in the window.
        return NOT_ARRIVED
    except StrategyError as error:
        tell(error)
        return NOT_ARRIVED
    except ValueError as error:
        tell(error)
        return BAD_INPUT
    except OSError as error:
        turn_away(sys.stdout)
        tell(f"The output cannot be written: {error.strerror or error}.")
        return BAD_INPUT


def leave_threads_behind(status: int) -> None:
    """End the program though a learner's file has left threads that would hold it up, for ever perhaps."""
    if any(thread is not threading.main_thread() and not thread.daemon for thread in threading.enumerate()):
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError, AttributeError):
                stream.flush()
        os._exit(status)


def tell(what: object, *, end: str = "\n") -> None:
    """Write a message to standard error, if there is anywhere to write it."""
    try:
        print(what, file=sys.stderr, end=end, flush=True)
    except (OSError, ValueError):  # full, or closed meanwhile
        turn_away(sys.stderr)


def turn_away(stream: TextIO | None) -> None:
    """Lead what is left in a stream nowhere, or Python would report it once more at its end."""
    if stream is not None:  # it was closed before Python began
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
