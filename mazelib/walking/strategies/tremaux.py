"""Trémaux: mark the ways. It is never lost, and knows when it has seen everything.

    1. Has every way two marks? Then all is explored: say so, and begin anew without marks.
    2. Did it come by a way with one mark to a place with other marks? It has been there: turn back.
    3. Else take a way with the fewest marks; of several, the first from the right.
    4. Mark every way that is walked, at both of its ends.

A place is any place of the map, a way leads from one to the next. Until all is explored, each way
is walked at most once in each direction. So it arrives wherever a way leads, after at most twice as
many steps as there are ways. (At b perhaps in a second round, if it passed b on its way to a: who
senses only four sides cannot know.)

Source: C.-P. Trémaux, told by É. Lucas in "Récréations mathématiques", 1882. Lesson 6 counts marks.
Here a place keeps what they tell: by which ways the walker has not left it yet, and by which way it
first came.
"""

from mazelib.grid.compass import EXPLORED, TURNED, Explored, Heading, Place, Turn, turn_between
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.view import View, open_ways

FROM_RIGHT = (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK)
#: To freeze so many marks at every tick would take long, and the walk ends without that.
_NOT_LOOKED_AT = Memory(b"", Doubt(DoubtKind.COMES_TO_AN_END, _("it comes to an end by itself")))


class Tremaux(LibraryRule):
    """Keeps, for each place, the ways with ``no_mark``, and the way by which it ``came`` first.

    That way is named by the heading that leads back.
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
        """Note a place that has no marks yet; its ways but for the one that it came by."""
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
