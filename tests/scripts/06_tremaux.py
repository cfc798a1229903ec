"""Lesson 6: mark the ways, and never be lost.

What to see:  the walker draws a line of chalk along each way that it walks. It takes the way with
              the fewest lines. When a new way leads it to a place that has lines already, it turns
              round. A way with two lines is closed. So no way is walked more than twice, and the
              walk must come to an end. In the rule, read_at counts the lines around the walker,
              and draw_line draws one more.
What to try:  this map is a trap of lesson 5. Before each step, count the lines around the walker:
              which way will it take? Press M for "ring": where does it turn round? Press M for
              "unreachable": how can it know that there is no way to a?
              Then write way = least_used(ways, lines) instead of way = back, and save.
What comes next:  07_your_turn.py, a rule of your own.
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, all_closed, back_of, came_to_old_place, draw_line
from mazelib import least_used, open_ways, read_at, show, turn_between


class Tremaux:
    def __init__(self):
        self.chalk = {}  # place -> way -> how many lines

    def turn(self, view, place, heading):
        ways = open_ways(view, heading)
        lines = read_at(self.chalk, place)
        if all_closed(ways, lines):
            self.chalk = {}
            return EXPLORED  # Every way here has two lines: all is explored.
        back = back_of(heading)
        if came_to_old_place(lines, back):
            way = back  # This place has lines already: turn round.
        else:
            way = least_used(ways, lines)  # Take the way with the fewest lines.
        draw_line(self.chalk, place, way)
        return turn_between(heading, way)


if __name__ == "__main__":
    show(
        Tremaux,
        task="Mark the ways, and never be lost.",
        panels=["code"],
        maps=["trap_room", "trap_corridor", "ring", "unreachable"],
        ask={
            "arrived": "Where do the single lines lead?",
            "cannot be reached": "Has any way fewer than two lines?",
        },
    )
