"""Trémaux: mark the ways. It is never lost, and knows when it has seen everything.

    1. Has every way two marks? Then all is explored: say so, and begin anew without marks.
    2. Did it come by a way with one mark to a place with other marks? It has been there: turn round.
    3. Else take a way with the fewest marks; of several, the first from the right.
    4. Mark every way that is walked, at both of its ends.

A place is any place of the map, a way leads from one to the next. Until all is explored, each is walked at
most once in each direction. So it arrives wherever a way leads, after at most twice as many steps as there
are ways. (At b perhaps in a second round, if it was passed on the way to a: who senses but four sides
cannot know.)

Source: C.-P. Trémaux, told by É. Lucas in "Récréations mathématiques", 1882. Lesson 6 counts marks. Here a
place keeps what they tell: by which ways it has not been left, and by which it was come to first.
"""

from mazelib.grid.compass import EXPLORED, TURNED, Heading, Place, Turn, turn_between
from mazelib.walking.view import View, open_ways

BACK, FROM_RIGHT = Turn.BACK, (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK)


class Tremaux:
    """Keeps, for each place, the ways that have ``no_mark``, and the way by which it ``came`` first."""

    def __init__(self) -> None:
        self.no_mark: dict[Place, list[Heading]] = {}
        self.came: dict[Place, Heading] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | str:
        """A way without a mark, or back; EXPLORED when every way has two marks."""
        ways, back = self.no_mark.get(place), TURNED[heading][BACK]
        if ways is None:
            ways = open_ways(view, heading)
            if self.no_mark:  # At each place but the first, the last of them is the one that it came by.
                self.came[place] = ways.pop()
            self.no_mark[place] = ways
        elif back in ways:
            ways.remove(back)
            return BACK  # A new way led to a place with marks.
        for turn in FROM_RIGHT if len(ways) > 1 else ():
            way = TURNED[heading][turn]
            if way in ways:
                ways.remove(way)
                return turn
        if ways or place in self.came:
            return turn_between(heading, ways.pop() if ways else self.came[place])
        self.no_mark, self.came = {}, {}
        return EXPLORED
