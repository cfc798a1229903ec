"""Lesson 7: your turn. Write a rule of your own.

What to see:  six tasks stand beside the map. V checks the rule my_turn, which stands below, in
              this file. Passed: a tick. Not yet: the window shows a small map on which your
              rule goes wrong, and the very step. What you print stands below the rule.
What to try:  press V. The walker goes ahead, into a wall. Change my_turn, save this file, and see
              whether that is mended. Then press V again. A gives a hint, T leads to the next task.
              Or press L and click the lines of a rule in the right order. If your rule needs dice,
              write def my_turn(view, rng): and pick(ways, rng). If it must remember, use a class:
              the one at the end of this file is ready.
What comes next:  08_dig_and_fill.py, where you make mazes. Can you make one that beats the rule
              of a classmate?
"""

import here  # finds mazelib beside this folder
from mazelib import EXPLORED, Turn, open_ways, pick, show, stepped, turn_between, turned


def my_turn(view):
    # view.front, view.right, view.left and view.back are True where the way is open.
    return Turn.AHEAD  # Always straight ahead.


if __name__ == "__main__":
    show(
        my_turn,  # with a class: MyTurn,
        task="Your turn: what shall your walker do?",
        kind="exercises",
        panels=["exercises", "code"],
        maps=["first", "loop", "open_square", "many_ends"],
    )

# A rule that remembers is a class. Move it up, in place of my_turn, without the "# " at the
# start of each line, and write show(MyTurn, ...) instead of show(my_turn, ...):
#
# class MyTurn:
#     def __init__(self):
#         self.places = []  # the places where it has been
#
#     def turn(self, view, place, heading):
#         self.places.append(place)
#         return Turn.AHEAD
