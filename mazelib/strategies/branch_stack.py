"""The branch stack: the right hand, and a memory of the ways not taken.

    1. Is a branch remembered at this place? Forget it and turn to its heading;
       if that would be turning back, keep the heading instead.
    2. Else turn as the right hand does, and remember one way not taken:
       - right is wall and front is open: the left, if it is open;
       - right is open: the front if it is open, else the left if it is open.

The newest branch lies on top. It leaves the circle that holds the right hand, and has circles
of its own: it is not the last word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazelib.compass import TURNED, Heading, Place, Turn, turn_between
from mazelib.strategies import right_hand as right_hand_rule
from mazelib.strategies.right_hand import right_hand
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment


class BranchStack:
    """Remembers, at a place, one heading that was open and not taken."""

    def __init__(self) -> None:
        self.branches: dict[Place, Heading] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The branch remembered here, or else the right-hand rule."""
        if place in self.branches:
            branch = self.branches[place]
            del self.branches[place]
            turn = turn_between(heading, branch)
            return Turn.AHEAD if turn is Turn.BACK else turn
        if view.right and view.front:
            self.branches[place] = heading
        elif view.left and (view.right or view.front):
            self.branches[place] = TURNED[heading][Turn.LEFT]
        return right_hand(view)


def why(moment: Moment) -> str:
    """The reason in words."""
    if moment.sensed is None or moment.before is None:
        return ""
    place, heading = moment.before
    branch = moment.memory_before.get("branches", {}).get(place)
    if branch is not None:
        if turn_between(heading, branch) is Turn.BACK:
            return "The branch remembered here leads back: forget it and keep heading."
        return "A branch is remembered here: take it."
    reason = right_hand_rule.why(moment)
    noted = moment.memory.get("branches", {}).get(place)
    if noted is None:
        return reason
    side = "front" if noted == heading else "left"
    return f"{reason} Remember that {side} is open too."
