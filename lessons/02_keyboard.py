"""Lesson 2: walk with the arrow keys.

What to see:  every arrow key is one tick: turn to that side, then try one step. Walls
              hold: the walker turns and stays. Reach a, then b, then c.
What to try:  count your steps. The panel knows the length of the shortest route: can you
              walk it? Press B to step back and take another way from there.
What comes next:  03_random_walk.py, where the walker goes by itself, by chance.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.lesson import Lesson


def panels():
    """The panels beside the map: your steps and the shortest route."""
    from mazelib.stage.panels.counts import StepsPanel

    return [StepsPanel()]


lesson = Lesson(
    script=__file__,
    text=__doc__,
    task="Arrow keys walk. Reach a, b and c in this order, in as few steps as you can.",
    by_keyboard=True,
    panels=panels,
    opens=("eyes",),
)

if __name__ == "__main__":
    sys.exit(lesson.run())
