"""The right-hand rule: keep the right hand on the wall.

    1. Is the right open? Turn right.
    2. Otherwise, is the front open? Go ahead.
    3. Otherwise turn left.

In a dead end the walker turns left twice: its first step runs into the wall.
The rule finds every control point beside the wall that its hand touches, or beside a wall joined to
that one. Round a block of wall that stands free it circles for ever.
"""

from mazelib.grid.compass import Turn
from mazelib.walking.view import View


def right_hand(view: View) -> Turn:
    """The turn that keeps the right hand on the wall."""
    if view.right:
        return Turn.RIGHT  # Right is open, so turn right.
    if view.front:
        return Turn.AHEAD  # Wall on the right. Front is open, so go ahead.
    return Turn.LEFT  # Wall on the right and in front, so turn left.
