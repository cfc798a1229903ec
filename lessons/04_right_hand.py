"""Lesson 4: keep your right hand on the wall.

What to see:  just three rules: no luck, no memory. And it still finds a, b and c.
              The walker looks, thinks, and then moves.
              When it thinks, the line that decides is marked, and you can read why.
What to try:  before each step, say where it will go next, and why. N goes forward, B goes back.
              Then press M for the map "loop": why does it never get to b?
              Compare tick 13 with tick 29. Which place would you change in heya/loop.txt?
              Then make it the left hand: change the rule, and write hand="left" in show.
What comes next:  05_branch_stack.py, a walker that remembers.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, show


def right_hand(view):
    if view.right:
        return Turn.RIGHT  # Right is open, so turn right.
    if view.front:
        return Turn.AHEAD  # Wall on the right. Front is open, so go ahead.
    return Turn.LEFT  # Wall on the right and in front, so turn left.


if __name__ == "__main__":
    show(
        right_hand,
        task="Keep your right hand on the wall.",
        panels=["code", "eyes"],
        maps=["first", "loop", "wide"],
        hand="right",
        ask={
            "arrived": "Remove one wall so that it never arrives. Which one?",
            "circling": "Add one wall so that it arrives. Where?",
        },
    )
