"""Lesson 3: a walk by chance.

What to see:  from now on the walker does not see the map. It senses four sides, as seen
              from itself: front, right, left, back, each open or wall. Is the right open?
              It tosses a coin, and 0 means: turn right. If not, is the left open? A coin
              again, 0 means: turn left. Else it goes ahead, and at a wall back. So where
              both sides are open it leans to the right: the panel counts it.
What to try:  press M for maps with more places where both are open: how often is it right,
              how often left? Say why. R starts the same run again, with the same coins;
              Shift and R takes other coins. Does chance always arrive? How long can it take?
What comes next:  04_right_hand.py, a rule without chance.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.lesson import Lesson
from mazelib.strategies import RULES


def panels():
    """The panels beside the map: how often the walker turned where."""
    from mazelib.stage.panels.counts import TurnsPanel

    return [TurnsPanel()]


lesson = Lesson(
    script=__file__,
    text=__doc__,
    task="The walker tosses coins. Why does it lean to the right?",
    rule=RULES["random_walk"],
    panels=panels,
    opens=("eyes",),
)

if __name__ == "__main__":
    sys.exit(lesson.run())
