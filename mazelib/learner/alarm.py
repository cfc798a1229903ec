"""The alarm: what never comes back ends the program, and says where.

Inside a call into C, ``10 ** 10 ** 9`` say, there are no lines for the guard to count, and only
Python's faulthandler still runs: after some seconds it writes the learner's line, and ends the
program.
"""

import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

#: Seconds that a few turns may take, or a file while it is loaded.
SECONDS = 10.0


@contextmanager
def alarm() -> Iterator[None]:
    """Whatever is done while this lasts has to come back within SECONDS."""
    # A standard error that is no file, as some editors have it, cannot take the message.
    with suppress(OSError, ValueError):
        # Where there is no terminal at all, the program ends without a word.
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
