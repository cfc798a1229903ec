"""Lesson 2: walk with the arrow keys.

What to see:  every arrow key is one tick: turn to that side, then try one step. Walls
              hold: the walker turns and stays. Reach a, then b, then c.
What to try:  count your steps. The panel knows the length of the shortest route: can you
              walk it? Press B to step back and take another way from there.
              Then exchange two headings below, save, and walk again: a walk in the mirror.
What comes next:  03_random_walk.py, where the walker goes by itself, by chance.
"""

import here  # finds mazelib beside this folder
from mazelib import Heading, show

KEYS = {
    "up": Heading.UP,
    "right": Heading.RIGHT,
    "down": Heading.DOWN,
    "left": Heading.LEFT,
}

if __name__ == "__main__":
    show(
        KEYS,
        task="Arrow keys walk. Reach a, b and c in this order, in as few steps as you can.",
        panels=["steps", "eyes"],
    )
