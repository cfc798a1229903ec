"""A walk by keys: the walker goes where somebody wants it to go."""

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View

_DOUBT = Doubt(DoubtKind.KEYS, _("somebody presses keys"))


class PressedKeys(LibraryRule):
    """Turns to the heading ``way``, which is set before each tick."""

    def __init__(self) -> None:
        self.way = Heading.UP

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to the heading that is wanted."""
        return turn_between(heading, self.way)

    def memory(self) -> Memory:
        """Nothing; but nobody can tell what will be pressed."""
        return Memory(b"", _DOUBT)
