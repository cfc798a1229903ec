"""The left-hand rule: the right-hand rule in a mirror."""

from mazelib.compass import Turn
from mazelib.view import View


def left_hand(view: View) -> Turn:
    """The turn that keeps the left hand on the wall."""
    if view.left:
        return Turn.LEFT  # Left is open: turn left.
    if view.front:
        return Turn.AHEAD  # Wall on the left. Front is open: go ahead.
    return Turn.RIGHT  # Wall on the left and in front: turn right.
