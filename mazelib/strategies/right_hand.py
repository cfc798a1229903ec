"""The right-hand rule: keep the right hand on the wall.

    1. Is the right open? Turn right.
    2. Else, is the front open? Go ahead.
    3. Else turn left.

In a dead end the walker turns left twice: the first step runs into the wall.
It finds every control point beside a wall that hangs together with the wall it touches, and
circles for ever round a block of wall that stands free.

Source: the wall follower, known since labyrinths are; see "Maze-solving algorithm".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazelib.compass import Turn
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment


def right_hand(view: View) -> Turn:
    """The turn that keeps the right hand on the wall."""
    if view.right:
        return Turn.RIGHT
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT


def why(moment: Moment) -> str:
    """The reason in words."""
    if moment.turn is None:
        return ""
    return {
        Turn.RIGHT: "Right is open, so turn right.",
        Turn.AHEAD: "Right is wall and front is open, so go ahead.",
        Turn.LEFT: "Right and front are wall, so turn left.",
    }.get(moment.turn, "")
