"""The branch stack: the right hand, and a memory of the ways not taken.

    1. Is a branch remembered at this place? Forget it and turn to its heading;
       if that would be turning back, keep the heading instead.
    2. Else turn as the right hand does, and remember one way not taken:
       - right is wall and front is open: the left, if it is open;
       - right is open: the front if it is open, else the left if it is open.

It leaves the circle that holds the right hand, and has circles of its own: it is not the last word.
"""

from mazelib.grid.compass import Heading, Place, Turn, turn_between, turned
from mazelib.walking.memory import Memory, freeze
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View


class BranchStack(LibraryRule):
    """Remembers, at a place, one heading that was open and not taken."""

    def __init__(self) -> None:
        self.branches: dict[Place, Heading] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The branch remembered here, or else the right-hand rule."""
        if place in self.branches:
            turn = turn_between(heading, self.branches.pop(place))
            if turn is Turn.BACK:
                return Turn.AHEAD  # The branch remembered here leads back: forget it, keep heading.
            return turn  # A branch is remembered here: take it.
        if view.right and view.front:
            self.branches[place] = heading  # Remember that the front is open too.
        elif view.left and (view.right or view.front):
            self.branches[place] = turned(heading, Turn.LEFT)  # Remember that the left is open too.
        return right_hand(view)

    def memory(self) -> Memory:
        """The branches, the oldest first."""
        return Memory(freeze({"branches": self.branches}))
