"""The random walk: wherever there is a choice, toss a coin.

    1. Is the right open? Toss a coin: at 0 turn right.
    2. Else, is the left open? Toss a coin: at 0 turn left.
    3. Else, is the front wall? Turn back.
    4. Else go ahead.

The right is asked first, so where all is open it turns right in 1/2 and left in 1/4 of the cases.
"""

import random

from mazelib.compass import Heading, Place, Turn
from mazelib.view import View


class RandomWalk:
    """Wanders by tossing the coins of the random numbers it is given."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """A turn by chance, among the open sides."""
        if view.right and self.rng.randint(0, 1) == 0:
            return Turn.RIGHT  # Right is open and its coin says 0: turn right.
        if view.left and self.rng.randint(0, 1) == 0:
            return Turn.LEFT  # Left is open and its coin says 0: turn left.
        if not view.front:
            return Turn.BACK  # No coin sends it aside, and the front is wall: turn back.
        return Turn.AHEAD  # No coin sends it aside, and the front is open: go ahead.
