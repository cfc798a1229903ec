"""Before the first tick of the first lesson in which a rule sees, the walker turns on the spot.

So the class finds out that left and right are the walker's own sides: at each quarter turn it is
asked where its right hand is now, and then told. One whole turn leads back to the heading with
which the walk starts. Last it is told how the strip draws its sides: with its nose up. It ends
there, or as soon as somebody plays.
"""

from typing import NamedTuple

#: The seconds before the first quarter turn.
BEFORE_SECONDS = 0.25
#: The seconds of a quarter, and of these, the seconds until it has turned, and until it is told.
QUARTER_SECONDS = 1.75
TURN_SECONDS = 0.5
ASK_SECONDS = 1.0
QUARTERS = 4
#: The seconds for what is told last.
LAST_SECONDS = 1.75
#: All of it.
OPENING_SECONDS = BEFORE_SECONDS + QUARTERS * QUARTER_SECONDS + LAST_SECONDS


class OnTheSpot(NamedTuple):
    """In which quarter it is (from 1), and how far it has turned (1: all of it).

    ``is_asking`` before the class is told where its right hand is, ``is_over`` while it is told
    how its sides are drawn.
    """

    quarter: int
    part: float
    is_asking: bool = False
    is_over: bool = False


def on_the_spot(seconds: float) -> OnTheSpot | None:
    """How it turns so many seconds after the map was shown; None before it begins and after it."""
    seconds -= BEFORE_SECONDS
    if not 0 <= seconds < QUARTERS * QUARTER_SECONDS + LAST_SECONDS:
        return None
    if seconds >= QUARTERS * QUARTER_SECONDS:
        return OnTheSpot(QUARTERS, 1.0, is_over=True)
    quarters, rest = divmod(seconds, QUARTER_SECONDS)
    return OnTheSpot(int(quarters) + 1, min(1.0, rest / TURN_SECONDS), rest < ASK_SECONDS)
