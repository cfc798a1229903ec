"""Lesson 7: your turn. Write a rule of your own.

What to see:  the walker does what my_turn answers: now it goes straight ahead, into the wall.
              Four exercises stand beside the map. V checks your rule on maps that nobody knows
              yet: a tick, or a small map on which it goes wrong.
What to try:  fill in my_turn, save, and look; the comment behind a line is what the class
              reads when it runs. Or press L and click the lines of a rule in the right order;
              some do not belong. If your rule needs coins, write my_turn(view, rng) and
              rng.randint(0, 1). If it must remember, write a class, as in lessons 5 and 6.
What comes next:  08_dig_and_fill.py, where you make mazes. Can a classmate make one that beats your rule?
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, open_ways, pick, show, stepped, turn_between, turned


def my_turn(view):
    # view.front, view.right, view.left and view.back are True where the way is open.
    return Turn.AHEAD  # Always straight ahead.


if __name__ == "__main__":
    show(
        my_turn,
        task="Your turn: what shall your walker do?",
        kind="exercises",
        panels=["exercises", "code"],
        maps=["first", "loop", "open_square", "many_ends"],
    )
