"""Lesson 6: mark the ways, and never be lost.

What to see:  the walker marks every way with a stroke when it arrives, and when it leaves. It takes
              the way with the fewest strokes. When a new way leads to a place that has strokes
              already, it has been there: it turns round. No way is ever taken that has two
              strokes, so the walk must come to an end.
What to try:  this map is the trap of lesson 5. Before each step, ask which way has the fewest
              strokes. Then press M: where does it turn round in "open_square"? How many ways
              has "corridor", and how many steps can it need there at the most? In the map
              "unreachable", how can it know? Delete "not is_new and", save, and see what is lost.
What comes next:  07_your_turn.py, a rule of your own.
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, open_ways, show, turn_between, turned


class Tremaux:
    def __init__(self):
        self.marks = {}  # at each place: how many marks each open way has

    def turn(self, view, place, heading):
        if place not in self.marks:
            ways = open_ways(view, heading)
            self.marks[place] = dict.fromkeys(ways, 0)
        marks = self.marks[place]
        is_new = not any(marks.values())
        begins = is_new and len(self.marks) == 1
        back = turned(heading, Turn.BACK)
        if not begins:
            marks[back] += 1
        if sum(marks.values()) == 2 * len(marks):
            self.marks = {place: dict.fromkeys(marks, 0)}
            return EXPLORED  # Every way has two marks: all is explored.
        if not is_new and marks[back] == 1:
            way = back  # It has been here before, and came by a new way: turn round.
        else:
            way = min(marks, key=marks.get)  # Take the way with the fewest marks.
        marks[way] += 1
        return turn_between(heading, way)


if __name__ == "__main__":
    show(
        Tremaux,
        task="Mark the ways: never lost. Which way has the fewest marks?",
        panels=["code"],
        map="trap_room",
        ask={
            "trap_room": "What did the marks tell it that the cards of lesson 5 did not?",
            "unreachable": "How can it know that nobody gets there?",
            "": "How often was each way walked? Can it be more than twice?",
        },
    )
