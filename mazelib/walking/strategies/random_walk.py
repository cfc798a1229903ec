"""The random walk: it tosses a coin if the right is open, and another if the left is.

    1. Is the right open, and does its coin say 0? Turn right.
    2. Otherwise, is the left open, and does its coin say 0? Turn left.
    3. Otherwise, is the front wall? Turn back.
    4. Otherwise go ahead.

It arrives wherever a way leads, but when is not known. Lesson 3 shows it.
"""

import random

from mazelib.grid.compass import Heading, Place, Turn
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View


class RandomWalk(LibraryRule):
    """Tosses a coin of ``rng`` only where the rule asks for one."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn of the rule."""
        if view.right and self.rng.randint(0, 1) == 0:
            return Turn.RIGHT  # Right is open and the coin came up 0, so turn right.
        if view.left and self.rng.randint(0, 1) == 0:
            return Turn.LEFT  # Left is open and the coin came up 0, so turn left.
        if view.front:
            return Turn.AHEAD  # No coin came up 0. Front is open, so go ahead.
        return Turn.BACK  # No coin came up 0. Wall in front, so turn back.

    def memory(self) -> Memory:
        """It keeps nothing but its dice."""
        return Memory(b"", DICE)
