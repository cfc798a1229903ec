"""What lessons and commands share on the console: one-line errors, exit statuses, broken outputs."""

import io
import os
import sys
from collections.abc import Callable

from mazelib.diagnostics import StrategyError

FINE, NOT_ARRIVED, BAD_INPUT = 0, 1, 2


def answered(work: Callable[[], int]) -> int:
    """Do the work of a lesson or command; what is wrong becomes a message and an exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A map is UTF-8 with plain line ends, wherever it is sent to.
            stream.reconfigure(encoding="utf-8", newline="\n", errors="replace")
    try:
        status = work()
        print(end="", flush=True)
        return status
    except BrokenPipeError:  # whoever read the output has read enough
        _turn_away_output()
        return FINE
    except KeyboardInterrupt:  # Ctrl and C end a lesson as Esc does in the window
        return NOT_ARRIVED
    except ValueError as error:
        tell(error)
        return NOT_ARRIVED if isinstance(error, StrategyError) else BAD_INPUT
    except OSError as error:
        _turn_away_output()
        tell(f"{error.filename or 'The output'} cannot be written: {error.strerror or error}.")
        return BAD_INPUT


def tell(what: object) -> None:
    """Write a message to standard error."""
    print(what, file=sys.stderr, flush=True)


def _turn_away_output() -> None:
    """Lead what is left to print nowhere, or Python would report it once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
