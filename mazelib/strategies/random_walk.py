"""The random walk: wherever there is a choice, toss a coin.

    1. Is the right open? Toss a coin: at 0 turn right.
    2. Else, is the left open? Toss a coin: at 0 turn left.
    3. Else, is the front wall? Turn back.
    4. Else go ahead.

A coin is tossed only where the rule asks for one. The right is asked first, so where both are
open the walker turns right in 1/2 and left in 1/4 of the cases: it leans to the right.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mazelib.compass import Heading, Place, Turn
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment


class RandomWalk:
    """Wanders by tossing the coins of the random numbers it is given."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """A turn by chance, among the open sides."""
        if view.right and self.coin() == 0:
            return Turn.RIGHT
        if view.left and self.coin() == 0:
            return Turn.LEFT
        if not view.front:
            return Turn.BACK
        return Turn.AHEAD

    def coin(self) -> int:
        """0 or 1, each as likely as the other."""
        return self.rng.randint(0, 1)


def why(moment: Moment) -> str:
    """The reason in words."""
    if moment.sensed is None:
        return ""
    right, left = moment.sensed.right, moment.sensed.left
    if moment.turn is Turn.RIGHT:
        return "Right is open and the coin says 0, so turn right."
    coins = [f"{side} coin says 1" for side, is_open in (("right", right), ("left", left)) if is_open]
    if moment.turn is Turn.LEFT:
        return "Left is open and the coin says 0, so turn left." if not right else (
            "The right coin says 1, the left coin says 0, so turn left."
        )
    said = f"The {', the '.join(coins)}" if coins else "Right and left are wall"
    if moment.turn is Turn.BACK:
        return f"{said} and front is wall, so turn back."
    return f"{said} and front is open, so go ahead."
