"""Lesson 3: a random walk.

What to see:  the walker can't see the map. It only senses its own four sides. If its right is
              open, it tosses a coin; if its left is open, it may toss another.
              The two bars count its turns to the right and to the left.
What to try:  let it walk to the end. Which bar is longer, and why? R uses the same coins again,
              Shift R new coins. Then ask about the left first, save, and look again.
What comes next:  04_right_hand.py, a rule that leaves nothing to chance.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, show


def random_walk(view, rng):
    if view.right:
        coin = rng.randint(0, 1)
        if coin == 0:
            return Turn.RIGHT  # Right is open and the coin came up 0, so turn right.
    if view.left:
        coin = rng.randint(0, 1)
        if coin == 0:
            return Turn.LEFT  # Left is open and the coin came up 0, so turn left.
    if view.front:
        return Turn.AHEAD  # No coin came up 0. Front is open, so go ahead.
    return Turn.BACK  # No coin came up 0. Wall in front, so turn back.


if __name__ == "__main__":
    show(
        random_walk,
        task="A random walk.",
        panels=["turns", "code"],
        question="Which ways could its coins send it?",
        maps=["open_square", "hall"],
    )
