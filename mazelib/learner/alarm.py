"""The alarm: ends the program if a call never comes back, and says where.

While Python works on ``10 ** 10 ** 9``, say, the guard has no lines to count, and nothing but
Python's faulthandler still runs. After some seconds it writes the learner's line to the terminal
and ends the program.
"""

import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

#: How many seconds a few turns may take, or loading a file.
SECONDS = 10.0


@contextmanager
def alarm() -> Iterator[None]:
    """Set the alarm: the body of the with statement has to end within SECONDS."""
    # In some editors standard error is not a file, and cannot take the message.
    with suppress(OSError, ValueError):
        # Without a terminal the program ends without a word.
        terminal = sys.__stderr__ or _nowhere()
        faulthandler.dump_traceback_later(SECONDS, exit=True, file=terminal)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@cache
def _nowhere() -> int:
    """The number of an open file that forgets what is written to it."""
    return os.open(os.devnull, os.O_WRONLY)
