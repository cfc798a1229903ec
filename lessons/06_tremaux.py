"""Lesson 6: mark the ways, and never get lost.

What to see:  the walker draws a chalk mark along each way it walks. It takes the way with the
              fewest marks. When a new way leads it to a place that already has marks, it turns
              round. A way with two marks is closed. So it never walks a way more than twice, and
              the walk has to end. In the rule, read_at counts the marks around the walker, and
              mark draws one more.
What to try:  this map is a trap from lesson 5. Before each step, count the marks around the walker:
              which way will it go? Press M for "ring": where does it turn round? Press M for
              "unreachable": how can it know when to stop?
              Then delete "if came_to_old_place" and the two lines below it, and save.
What comes next:  07_your_turn.py, a rule of your own.
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, all_closed, back_of, came_to_old_place, fewest_marks
from mazelib import mark, open_ways, read_at, show, turn_between


class Tremaux:
    def __init__(self):
        self.chalk = {}  # place -> way -> how many marks

    def turn(self, view, place, heading):
        ways = open_ways(view, heading)
        marks = read_at(self.chalk, place)
        back = back_of(heading)
        if all_closed(ways, marks):
            self.chalk = {}
            return EXPLORED  # Every way at this place has two marks.
        if came_to_old_place(marks, back):
            mark(self.chalk, place, back)
            return Turn.BACK  # This place already has marks, so turn round.
        way = fewest_marks(ways, marks)
        mark(self.chalk, place, way)
        return turn_between(heading, way)  # Take the way with the fewest marks.


if __name__ == "__main__":
    show(
        Tremaux,
        task="Mark the ways, and never get lost.",
        panels=["code"],
        maps=["trap_corridor", "ring", "unreachable"],
        question="Which way now, and why? In a tie: right, then ahead, then left.",
        ask={
            "arrived": "Where do the single marks lead?",
            "cannot be reached": "How does it know?",
        },
    )
