"""Trémaux: mark the ways. It is never lost, and knows when it has seen everything.

    1. Mark the way by which you arrive at a place.
    2. Had that way no mark, but others here had? You have been here before: go back by it.
    3. Else take a way with the fewest marks, from the right round, and mark it.
    4. Has every way two marks? Then all is explored: say so, and begin anew without marks.

A place is any place of the map, a way leads from one to the next. Until all is explored each is walked at
most once in each direction, and every round goes the same way as the first. So it arrives wherever a way
leads, after at most twice as many steps as there are ways; and at b after as many more, if it was passed
on the way to a (who senses but four sides cannot know).

Source: C.-P. Trémaux, told by É. Lucas in "Récréations mathématiques", 1882. Lesson 6 shows it, with marks
that are counted. Here a place keeps what they tell: the ways that it will still be left by.
"""

from mazelib.compass import EXPLORED, TURNED, TURNS, Heading, Place, Turn
from mazelib.view import View, open_ways

BACK = Turn.BACK


class Tremaux:
    """Keeps for each place the ways still to be taken, the next one last, the one it came by first."""

    def __init__(self) -> None:
        self.ways: dict[Place, list[Heading]] = {}
        self._first: list[Heading] = []

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | str:
        """A way without a mark, or back; EXPLORED when every way has two marks."""
        ways, back = self.ways.get(place), TURNED[heading][BACK]
        if ways is None:
            ways = open_ways(view, heading)[::-1]  # The way back is the last one to take.
            if not self.ways:  # A round begins, and goes the same way as the first.
                self._first = self._first or ways
                ways = self._first[:]
            self.ways[place] = ways
        elif back in ways:
            ways.remove(back)
            return BACK  # It has been here before, and came by a new way: go back by it.
        if ways:
            return TURNS[(ways.pop() - heading) % 4]
        self.ways = {}
        return EXPLORED
