"""Lesson 4: keep your right hand on the wall.

What to see:  the rule in this script has three lines that answer. No coin, no memory: and
              yet it finds a, b and c. In the window the line that answered is marked, and
              its comment is the sentence over the map.
What to try:  pause with Space and ask: where will it go next? N is one step, B one back.
              Then press M for the map "loop", where one wall place was opened. Why does it
              never arrive there? Look at tick 13 and at tick 29.
              Which wall place would you put back, or take away, in heya/loop.txt?
              Change a comment in the script and save. Then make it the left hand.
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
        panels=["eyes", "code"],
    )
