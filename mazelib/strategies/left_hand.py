"""The left-hand rule: the right-hand rule in a mirror.

    1. Is the left open? Turn left.
    2. Else, is the front open? Go ahead.
    3. Else turn right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazelib.compass import Turn
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment


def left_hand(view: View) -> Turn:
    """The turn that keeps the left hand on the wall."""
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT


def why(moment: Moment) -> str:
    """The reason in words."""
    if moment.turn is None:
        return ""
    return {
        Turn.LEFT: "Left is open, so turn left.",
        Turn.AHEAD: "Left is wall and front is open, so go ahead.",
        Turn.RIGHT: "Left and front are wall, so turn right.",
    }.get(moment.turn, "")
