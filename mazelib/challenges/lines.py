"""A rule for each exercise as shuffled lines, with some that do not belong: to be put in order."""

import random
from collections.abc import Sequence
from typing import NamedTuple

HEAD = "from mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n\n\n"

#: By the names of the exercises: the lines in order, and below the dashes those that do not belong.
_LINES = {
    "left_hand": """\
def my_turn(view):
    if view.left:
        return Turn.LEFT  # Left is open: turn left.
    if view.front:
        return Turn.AHEAD  # Wall on the left. Front is open: go ahead.
    return Turn.RIGHT  # Wall on the left and in front: turn right.
---
    if view.right:
    return Turn.LEFT
""",
    "by_chance": """\
def my_turn(view, rng):
    ways = []
    if view.left:
        ways.append(Turn.LEFT)
    if view.front:
        ways.append(Turn.AHEAD)
    if view.right:
        ways.append(Turn.RIGHT)
    if not ways:
        return Turn.BACK  # A dead end: turn back.
    return pick(ways, rng)  # Take one of the ways that lead on, by chance.
---
        ways.append(Turn.BACK)
    return Turn.AHEAD
""",
    "once_each": """\
class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.closed = []
    def turn(self, view, place, heading):
        ways = []
        back = turned(heading, Turn.BACK)
        for way in open_ways(view, heading):
            if way != back and stepped(place, way) not in self.closed:
                ways.append(way)
        if not ways:
            self.closed.append(place)
            return Turn.BACK  # Nothing leads on: close this place, and turn back.
        return turn_between(heading, pick(ways, self.rng))  # Take a way that leads on, by chance.
---
            self.closed.append(way)
            return Turn.AHEAD
""",
    "fast": """\
def my_turn(view):
    if view.right:
        return Turn.RIGHT  # Right is open: turn right.
    if view.front:
        return Turn.AHEAD  # Wall on the right. Front is open: go ahead.
    if view.left:
        return Turn.LEFT  # Wall on the right and in front: turn left.
    return Turn.BACK  # A dead end: turn back in one tick.
---
    return Turn.LEFT
    if view.back:
""",
}


class Lines(NamedTuple):
    """The lines of a rule, ``shuffled``, and how many of them belong (``wanted``)."""

    shuffled: tuple[str, ...]
    wanted: int

    def rule(self, order: Sequence[int]) -> str:
        """The program that some of the lines make, in this order."""
        return HEAD + "\n".join(self.shuffled[number] for number in order) + "\n"


def lines_of(name: str) -> Lines:
    """The lines for an exercise, shuffled the same way every time."""
    right, others = (part.splitlines() for part in _LINES[name].split("---\n"))
    return Lines(tuple(random.Random(name).sample(right + others, len(right + others))), len(right))
