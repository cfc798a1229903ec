"""Lesson 3: a walk by chance.

What to see:  from now on the walker does not see the map. It senses four sides, as seen
              from itself: front, right, left, back, each open or wall. Its rule tosses a
              coin where the right is open, and another where the left is. You see each coin.
              The two bars count where both sides are open.
What to try:  let it walk for a while: how often is it right, how often left? Say why.
              Press M for other maps: where can it lean, and where not? R starts the same run
              again, with the same coins; Shift and R takes other coins. Does chance always
              arrive? How long can it take?
              Ask the left first, save, and see where it leans now.
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
        return Turn.AHEAD  # No coin sent it aside. Front is open: go ahead.
    return Turn.BACK  # No coin sent it aside. Wall in front: turn back.


if __name__ == "__main__":
    show(
        random_walk,
        task="A walk by chance. Right or left: where does it lean?",
        panels=["turns", "code"],
        maps=["open_square", "first", "loop"],
        ask="Would other coins take as long? What if it asked the left first?",
    )
