"""Before the first tick of the first lesson in which a rule sees, the walker turns on the spot.

So the class finds out that left and right are the walker's own sides: after each quarter turn it is
asked, and then told. It ends after one whole turn, or as soon as somebody plays.
"""

from typing import NamedTuple

#: The seconds before the first quarter turn.
BEFORE_SECONDS = 2.0
#: Of each quarter, the seconds until it has turned, until the class is told, and until it is over.
TURN_SECONDS = 0.8
ASK_SECONDS = 4.5
QUARTER_SECONDS = 7.5


class OnTheSpot(NamedTuple):
    """In which quarter it is (from 1), how far it has turned (1: all of it), what is said now."""

    quarter: int
    part: float
    is_told: bool


def on_the_spot(seconds: float) -> OnTheSpot | None:
    """How it turns so many seconds after the map was shown; None before it begins and after it."""
    seconds -= BEFORE_SECONDS
    if not 0 <= seconds < 4 * QUARTER_SECONDS:
        return None
    quarters, rest = divmod(seconds, QUARTER_SECONDS)
    return OnTheSpot(int(quarters) + 1, min(1.0, rest / TURN_SECONDS), rest >= ASK_SECONDS)
