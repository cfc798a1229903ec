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
_NOWHERE = open(os.devnull, "w")  # noqa: SIM115 (kept open for when it rings)
_renew_at = _NEVER


@contextmanager
def alarm() -> Iterator[None]:
    """Within this, time is counted; ``still_alive`` begins the count anew. Inside another it does nothing."""
    global _renew_at
    if _renew_at < _NEVER:
        yield
        return
    try:
        _renew_at = 0.0
        still_alive()
        yield
    finally:
        _renew_at = _NEVER
        faulthandler.cancel_dump_traceback_later()


def still_alive() -> None:
    """Begin to count anew; called at every turn, so mostly it only looks at the clock."""
    global _renew_at
    if monotonic() > _renew_at:
        _renew_at = monotonic() + SECONDS / 10
        # Where there is no terminal to write to, the program ends without a word.
        with suppress(AttributeError, RuntimeError, OSError, ValueError):
            faulthandler.dump_traceback_later(SECONDS, exit=True, file=sys.__stderr__ or _NOWHERE)
