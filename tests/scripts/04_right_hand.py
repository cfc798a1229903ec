"""Lesson 4: keep your right hand on the wall.

What to see:  the rule in this script has three lines that answer. No coin, no memory: and
              yet it finds a, b and c. The walker looks, then it thinks: the line that answers
              is marked, and its comment is the sentence under the map. Then it steps.
What to try:  ask the class where it will go next, and why. N is half a tick on, B half a
              tick back. Then press M for the map "loop": why does it never arrive there?
              Look at tick 13 and at tick 29.
              Which wall place would you put back, or take away, in heya/loop.txt?
              Change a comment and save. Then make it the left hand (hand="left").
What comes next:  05_branch_stack.py, a walker that remembers.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, show


def right_hand(view):
    if view.right:
        return Turn.RIGHT  # Right is open: turn right.
    if view.front:
        return Turn.AHEAD  # Wall on the right. Front is open: go ahead.
    return Turn.LEFT  # Wall on the right and in front: turn left.


if __name__ == "__main__":
    show(
        right_hand,
        task="Keep your right hand on the wall. Do you always arrive?",
        panels=["code", "eyes"],
        maps=["first", "loop", "wide"],
        hand="right",
        ask={
            "first": "Did the hand touch every wall? How does that help?",
            "loop": "Which walls does the hand touch, and which never?",
        },
    )
