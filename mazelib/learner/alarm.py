"""The alarm: what never comes back ends the program, and says where.

Inside a call into C, ``10 ** 10 ** 9`` say, there are no lines for the guard to count, and only Python's
faulthandler still runs: after some seconds it writes the learner's line, and ends the program.
"""

import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

#: Seconds that one turn may take, or a file while it is loaded.
SECONDS = 10.0
_NEVER = float("inf")
_renew_at = _NEVER


@contextmanager
def alarm() -> Iterator[None]:
    """Within this, time is counted from each ``still_alive``. Inside another it does nothing."""
    global _renew_at
    if _renew_at < _NEVER:
        yield
        return
    _renew_at = 0.0
    try:
        yield
    finally:
        _renew_at = _NEVER
        faulthandler.cancel_dump_traceback_later()


def still_alive() -> None:
    """Begin to count anew; called at every turn, so mostly it only looks at the clock."""
    global _renew_at
    if monotonic() > _renew_at:
        _renew_at = monotonic() + SECONDS / 10
        with suppress(OSError, ValueError):
            # Where there is no terminal to write to, the program ends without a word.
            terminal = sys.__stderr__ or open(os.devnull, "w")  # noqa: SIM115 (faulthandler keeps it)
            faulthandler.dump_traceback_later(SECONDS, exit=True, file=terminal)
