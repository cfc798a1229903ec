"""The keyboard: a key names a heading on the map, and becomes the turn that leads there."""

from mazelib.compass import Heading, Place, Turn, turn_between
from mazelib.view import View


class Keyboard:
    """Turns to the heading that was pressed last."""

    def __init__(self) -> None:
        self.pressed: Heading | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the heading that was pressed; ahead if nothing was."""
        return turn_between(heading, heading if self.pressed is None else self.pressed)
