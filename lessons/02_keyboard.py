"""Lesson 2: walk with the arrow keys.

What to see:  press an arrow key: the walker turns that way and tries one step. Walls block it: then
              it turns, but stays. Reach a first, then b, then c.
What to try:  one bar is your steps, the other is the shortest route. Can you match it? B takes a
              step back, and from there you can go another way.
              Then swap LEFT and RIGHT in the script, save it, and walk as in a mirror.
What comes next:  03_random_walk.py, where the walker goes by itself, at random.
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
        task="Walk to a, then b, then c.",
        panels=["steps"],
        maps=["first", "loop", "many_ends"],
        ask="Where could you have saved a step?",
    )
