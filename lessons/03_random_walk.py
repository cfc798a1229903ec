"""Lesson 3: a walk by chance.

What to see:  the walker does not see the map. It only senses its own four sides. If its right is
              open, it tosses a coin; if its left is open, it may toss another.
              The two bars count its turns to the right and to the left.
What to try:  let it walk to the end. Which bar is longer, and why? R takes the same coins again,
              Shift R other coins. Then ask about the left first, save, and look again.
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
        question="Which ways can its coins send it? Which never?",
        maps=["open_square", "hall"],
    )
