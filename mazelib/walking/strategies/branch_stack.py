"""The branch stack: the right hand, and a memory of the ways not taken.

    1. Is a branch remembered at this place? Forget it and turn to its heading.
       If that would be turning back, keep the heading instead.
    2. Otherwise turn as the right hand does, and remember one way not taken:
       - right is wall and front is open: the left, if it is open;
       - right is open: the front if it is open, otherwise the left if it is open.

It gets out of the circle that holds the right hand. But it has circles of its own, so it is not the
last word.
"""

from mazelib.grid.compass import Heading, Place, Turn, turn_between, turned
from mazelib.walking.memory import Memory, freeze
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View


class BranchStack(LibraryRule):
    """Remembers one heading at a place: a way that was open and not taken."""

    def __init__(self) -> None:
        self.branches: dict[Place, Heading] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the branch that is remembered here, or the turn of the right hand."""
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
