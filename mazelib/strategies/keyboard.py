"""The keyboard: a strategy that answers what somebody pressed.

A key names a heading on the map. The walker can only turn and step, so the key becomes
the turn that leads from its heading to the one pressed.
"""

from mazelib.compass import Heading, Place, Turn, turn_between
from mazelib.view import View


class Keyboard:
    """Turns to the heading that was pressed last."""

    def __init__(self) -> None:
        self.pressed: Heading | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the heading that was pressed; ahead if nothing was."""
        return turn_between(heading, heading if self.pressed is None else self.pressed)
