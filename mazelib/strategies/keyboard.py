"""The keyboard: a strategy that answers what somebody pressed.

An arrow key names a heading on the map. The walker can only turn and step, so the key becomes
the turn that leads from its heading to the one pressed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazelib.compass import Heading, Place, Turn, turn_between
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment


class Keyboard:
    """Turns to the heading that was pressed last."""

    def __init__(self) -> None:
        self.pressed: Heading | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the heading that was pressed; ahead if nothing was."""
        return turn_between(heading, heading if self.pressed is None else self.pressed)


def why(moment: Moment) -> str:
    """The reason in words."""
    if moment.before is None:
        return ""
    return f"You pressed {moment.heading.word}."
