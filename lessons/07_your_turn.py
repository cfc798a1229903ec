"""Lesson 7: your turn. Write a rule of your own.

What to see:  six tasks beside the map. V checks the rule my_turn, which is below, in this file. If
              it passes, you get a tick. If not, you see a small map where your rule goes wrong,
              and exactly when. Anything you print appears below the rule.
What to try:  press V. The walker goes ahead, into a wall. Change my_turn, save this file, and see
              if that fixed it. Then press V again. A gives a hint, T goes to the next task.
              Or press L and click the lines of a rule in the right order. If your rule needs dice,
              write def my_turn(view, rng): and pick(ways, rng). If it has to remember things, as
              in task 5, use the class MyTurn: write it in show, in place of my_turn.
What comes next:  08_dig_and_fill.py, where you make mazes. Can you make one that beats a
              classmate's rule?
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, open_ways, pick, show, stepped, turn_between, turned


def my_turn(view):
    # view.front, view.right, view.left and view.back are True where the way is open.
    return Turn.AHEAD  # Always straight ahead.


class MyTurn:  # A rule that remembers. So far, it walks by chance and remembers nothing.
    def __init__(self, rng):
        self.rng = rng  # the dice
        self.closed = []  # places it should not enter again

    def turn(self, view, place, heading):
        ways = []
        around = open_ways(view, heading)
        for way in around:
            ways.append(way)
        if not ways:  # Every way on leads to a closed place.
            self.closed = []
            return Turn.BACK  # Everything is closed: forget that, and turn back.
        way = pick(ways, self.rng)
        return turn_between(heading, way)  # Turn that way.


if __name__ == "__main__":
    show(
        my_turn,  # for task 5: MyTurn,
        task="Your turn: what should your walker do?",
        kind="exercises",
        panels=["exercises", "code"],
        maps=["first", "loop", "open_square", "many_ends"],
    )
