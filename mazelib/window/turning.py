"""Before the first tick of the first lesson in which a rule sees, the walker turns on the spot.

So the class finds out that left and right are the walker's own sides: after each quarter turn it is
told where its right hand is now. One whole turn leads back to the heading with which the walk
starts. Last it is told how the strip draws its sides from now on: with its nose up. It ends there,
or as soon as somebody plays.
"""

from typing import NamedTuple

#: The seconds before the first quarter turn.
BEFORE_SECONDS = 1.0
#: The seconds of a quarter, and of these, the seconds until it has turned.
QUARTER_SECONDS = 2.0
TURN_SECONDS = 0.6
QUARTERS = 4
#: The seconds for what is told last.
LAST_SECONDS = 4.0
#: All of it.
OPENING_SECONDS = BEFORE_SECONDS + QUARTERS * QUARTER_SECONDS + LAST_SECONDS


class OnTheSpot(NamedTuple):
    """In which quarter it is (from 1), and how far it has turned (1: all of it).

    ``is_over`` while it is told how its sides are drawn from now on.
    """

    quarter: int
    part: float
    is_over: bool = False


def on_the_spot(seconds: float) -> OnTheSpot | None:
    """How it turns so many seconds after the map was shown; None before it begins and after it."""
    seconds -= BEFORE_SECONDS
    if not 0 <= seconds < QUARTERS * QUARTER_SECONDS + LAST_SECONDS:
        return None
    if seconds >= QUARTERS * QUARTER_SECONDS:
        return OnTheSpot(QUARTERS, 1.0, is_over=True)
    quarters, rest = divmod(seconds, QUARTER_SECONDS)
    return OnTheSpot(int(quarters) + 1, min(1.0, rest / TURN_SECONDS))
