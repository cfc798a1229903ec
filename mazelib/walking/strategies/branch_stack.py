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

    #: There are only so many places, and so many ways to remember branches at them.
    comes_round = True

    def __init__(self) -> None:
        self.branches: dict[Place, Heading] = {}
        #: The branches frozen, which takes long; None if they have changed since.
        self._frozen: Memory | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the branch that is remembered here, or the turn of the right hand."""
        if place in self.branches:
            turn = turn_between(heading, self._recall(place))
            if turn is Turn.BACK:
                return Turn.AHEAD  # The branch remembered here leads back: forget it, keep heading.
            return turn  # A branch is remembered here: take it.
        if view.right and view.front:
            self._remember(place, heading)  # Remember that the front is open too.
        elif view.left and (view.right or view.front):
            left = turned(heading, Turn.LEFT)
            self._remember(place, left)  # Remember that the left is open too.
        return right_hand(view)

    def _remember(self, place: Place, branch: Heading) -> None:
        self.branches[place] = branch
        self._frozen = None

    def _recall(self, place: Place) -> Heading:
        """The branch at a place, which is forgotten from now on."""
        self._frozen = None
        return self.branches.pop(place)

    def memory(self) -> Memory:
        """The branches, the oldest first."""
        if self._frozen is None:
            self._frozen = Memory(freeze({"branches": self.branches}))
        return self._frozen
