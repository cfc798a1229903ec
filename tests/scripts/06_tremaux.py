"""Lesson 6: mark the ways, and never be lost.

What to see:  the walker marks every way that it walks, with a stroke at both of its ends. It takes a
              way with the fewest marks; of several, the first from its right. When a new way leads
              to a place that has marks already, it has been there: it turns round. A way with two
              marks is never taken again, so the walk must come to an end.
What to try:  this map is the trap of lesson 5. Before each step, count the marks around the walker:
              which way will it take? Then press M: where does it turn round in "open_square"? How
              many ways has "corridor", and how many steps can it need there at the most? In the map
              "unreachable", how can it know? Take the two lines of "turn round" away, and save.
What comes next:  07_your_turn.py, a rule of your own.
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, open_ways, show, stepped, turn_between, turned


class Tremaux:
    def __init__(self):
        self.marks = {}  # at each place: how many marks its ways have

    def mark(self, place, way):
        marks = self.marks.setdefault(place, {})
        marks[way] = marks.get(way, 0) + 1

    def walk(self, place, heading, way):
        self.mark(place, way)
        self.mark(stepped(place, way), turned(way, Turn.BACK))
        return turn_between(heading, way)

    def turn(self, view, place, heading):
        known = self.marks.get(place, {})
        marks = {way: known.get(way, 0) for way in open_ways(view, heading)}
        count = sum(marks.values())
        if count == 2 * len(marks):
            self.marks = {}
            return EXPLORED  # Every way has two marks: all is explored.
        back = turned(heading, Turn.BACK)
        if marks.get(back) == 1 and count > 1:
            return self.walk(place, heading, back)  # A new way led to a place with marks: turn round.
        fewest = min(marks, key=marks.get)
        return self.walk(place, heading, fewest)  # Fewest marks; of several, the first from the right.


if __name__ == "__main__":
    show(
        Tremaux,
        task="Mark the ways: never lost. Which way has the fewest marks?",
        panels=["code"],
        maps=["trap_room", "trap_corridor", "ring", "unreachable"],
        ask={
            "unreachable": "How can it know that nobody gets there?",
            "": "How often was each way walked? Can it be more than twice?",
        },
    )
