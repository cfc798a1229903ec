"""Lesson 3: a walk by chance.

What to see:  from now on the walker does not see the map. It senses four sides, as seen from
              itself: front, right, back and left, each open or wall. If the right is open, it
              tosses a coin; if the left is open, it may toss another. The two bars count its
              turns to the right and to the left.
What to try:  let it walk for a while. Which bar gets longer, and why? R walks again with the same
              coins, Shift and R with new ones. Ask about the left first, save, and look again.
              How does the map become a view? Open mazelib/walking/view.py and find the function
              seen_by_walker. A heading is the hand of a clock with four hours: + 1 turns it to
              the right, and % 4 brings it from 3 back to 0.
What comes next:  04_right_hand.py, a rule without chance.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, show


def random_walk(view, rng):
    if view.right:
        coin = rng.randint(0, 1)
        if coin == 0:
            return Turn.RIGHT  # Right is open, and its coin says 0: turn right.
    if view.left:
        coin = rng.randint(0, 1)
        if coin == 0:
            return Turn.LEFT  # Left is open, and its coin says 0: turn left.
    if view.front:
        return Turn.AHEAD  # No coin says 0. Front is open: go ahead.
    return Turn.BACK  # No coin says 0. Wall in front: turn back.


if __name__ == "__main__":
    show(
        random_walk,
        task="A walk by chance.",
        panels=["turns", "code"],
        maps=["open_square", "first", "loop"],
        ask="Would it take as long with other coins?",
    )
