"""What all lessons share on the console: clear one-line errors, exit statuses, and the stage."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from mazelib.diagnostics import StrategyError

if TYPE_CHECKING:
    from mazelib.stage.program import Program

ARRIVED, NOT_ARRIVED, BAD_INPUT = 0, 1, 2


def answered(work: Callable[[], int]) -> int:
    """Do the work of a lesson; a learner's mistake becomes a message and an exit status."""
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
        return NOT_ARRIVED
    except KeyboardInterrupt:
        # Ctrl and C in the terminal end a lesson as Esc does in the window.
        return NOT_ARRIVED
    except StrategyError as error:
        complain(error)
        return NOT_ARRIVED
    except ValueError as error:
        complain(error)
        return BAD_INPUT
    except OSError as error:
        turn_away(sys.stdout)
        complain(f"The output cannot be written: {error.strerror or error}.")
        return BAD_INPUT


def leave_threads_behind(status: int) -> None:
    """End the program though a learner's file has left threads that would hold it up, for ever perhaps."""
    threads = [thread for thread in threading.enumerate() if not thread.daemon]
    if len(threads) > 1:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError, AttributeError):
                stream.flush()
        os._exit(status)


def complain(what: object) -> None:
    """Say what is wrong, if there is anywhere to say it."""
    try:
        print(what, file=sys.stderr, flush=True)
    except (OSError, ValueError):  # full, or closed meanwhile
        turn_away(sys.stderr)


def turn_away(stream: TextIO | None) -> None:
    """Lead what is left in a stream nowhere, or Python would complain once more at its end."""
    if stream is None:  # it was closed before Python began
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())


def shown_on_stage(program: Callable[[], Program]) -> int:
    """Open the window, show the program until it is closed; says so where there is no display."""
    try:
        from mazelib.stage.stage import Stage
        from mazelib.stage.window import NoDisplayError
    except ModuleNotFoundError as error:
        print(f"{error.name} is missing. README.md has the command that installs it.", file=sys.stderr)
        return BAD_INPUT
    try:
        Stage(program()).run()
    except NoDisplayError as error:
        print(f"There is no display to open a window on ({error}): try --headless.", file=sys.stderr)
        return BAD_INPUT
    return ARRIVED
