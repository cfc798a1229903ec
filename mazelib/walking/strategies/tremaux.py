"""Trémaux: mark the ways. It is never lost, and knows when it has seen everything.

    1. Has every way two marks? Then all is explored: say so, and begin again without marks.
    2. Does the way it came by have one mark, and do other ways here have marks? It has been here
       before: turn back.
    3. Otherwise take the way with the fewest marks. If there are several, take the first from the
       right.
    4. Mark every way that is walked, at both of its ends.

A way leads from one place of the map to the next. Until all is explored, each way is walked at most
once in each direction. So the walker arrives wherever a way leads, and needs at most two steps for
each way. (It may reach b only in a second round, if it passed b on its way to a: a walker that
senses only four sides cannot know.)

Source: C.-P. Trémaux, told by É. Lucas in "Récréations mathématiques", 1882. In lesson 6 the
marks are counted. Here each place keeps what the marks say: the ways by which
the walker has not left it yet, and the way by which it first came.
"""

from mazelib.grid.compass import EXPLORED, TURNED, Explored, Heading, Place, Turn, turn_between
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View
from mazelib.walking.ways import open_ways

FROM_RIGHT = (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK)
#: To freeze all marks at every tick would take long, and this walk ends by itself.
_NOT_LOOKED_AT = Memory(b"", Doubt(DoubtKind.COMES_TO_AN_END, _("it comes to an end by itself")))


class Tremaux(LibraryRule):
    """Keeps for each place the ways with ``no_mark``, and the way by which it first ``came``.

    Ways are kept as headings; that of ``came`` leads back.
    """

    def __init__(self) -> None:
        self.no_mark: dict[Place, list[Heading]] = {}
        self.came: dict[Place, Heading] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """A way without a mark, or back; EXPLORED when every way has two marks."""
        back = TURNED[heading][Turn.BACK]
        ways = self.no_mark.get(place)
        if ways is None:
            ways = self._arrive_first(view, place, heading)
        elif back in ways:
            ways.remove(back)
            return Turn.BACK  # A new way led to a place with marks.
        if ways:
            return self._take_first_from_right(ways, heading)
        if place in self.came:
            return turn_between(heading, self.came[place])
        self.no_mark = {}
        self.came = {}
        return EXPLORED

    def _arrive_first(self, view: View, place: Place, heading: Heading) -> list[Heading]:
        """Note a place that has no marks yet. Its ways, without the one that leads back."""
        ways = open_ways(view, heading)
        if self.no_mark:  # At each place but the very first, the last way is the one back.
            self.came[place] = ways.pop()
        self.no_mark[place] = ways
        return ways

    def _take_first_from_right(self, ways: list[Heading], heading: Heading) -> Turn:
        """Mark one of the ways, the first from the right, and turn to it."""
        if len(ways) == 1:
            return turn_between(heading, ways.pop())
        turns = [turn_between(heading, way) for way in ways]
        turn = min(turns, key=FROM_RIGHT.index)
        ways.remove(TURNED[heading][turn])
        return turn

    def memory(self) -> Memory:
        """The marks are not looked at."""
        return _NOT_LOOKED_AT
