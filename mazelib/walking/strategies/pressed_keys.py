"""A walk by keys: the walker goes where it is steered."""

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View

_DOUBT = Doubt(DoubtKind.KEYS, _("somebody presses keys"))


class PressedKeys(LibraryRule):
    """Turns to the heading ``wanted``, which is set before each tick."""

    def __init__(self) -> None:
        self.wanted = Heading.UP

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the heading ``wanted``."""
        return turn_between(heading, self.wanted)

    def memory(self) -> Memory:
        """It keeps nothing, but which key comes next is not known."""
        return Memory(b"", _DOUBT)
