"""The alarm: what never comes back ends the program, and says where.

Inside a call into C, ``10 ** 10 ** 9`` say, there are no lines for the guard to count, and only Python's
faulthandler still runs: after some seconds it writes the learner's line, and ends the program.
"""

import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

#: Seconds that a few turns may take, or a file while it is loaded.
SECONDS = 10.0


@contextmanager
def alarm() -> Iterator[None]:
    """What is done within this has SECONDS to come back."""
    with suppress(OSError, ValueError):
        # Where there is no terminal to write to, the program ends without a word.
        terminal = sys.__stderr__ or open(os.devnull, "w")  # noqa: SIM115 (faulthandler keeps it)
        faulthandler.dump_traceback_later(SECONDS, exit=True, file=terminal)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
