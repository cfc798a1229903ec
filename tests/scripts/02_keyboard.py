"""Lesson 2: walk with the arrow keys.

What to see:  every arrow key is one tick: turn to that side, then try one step. Walls
              hold: the walker turns and stays. Reach a, then b, then c.
What to try:  the two bars are your steps and the shortest way: can you walk it? Press B to
              go back one step, and take another way from there.
              Then exchange two headings in the script, save, and walk in a mirror.
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
        task="Walk with the arrow keys. How few steps do you need?",
        panels=["steps", "eyes"],
        maps=["first", "loop", "many_ends"],
        ask="Where could you save a step?",
    )
