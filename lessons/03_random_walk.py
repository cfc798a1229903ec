"""Lesson 3: a walk by chance.

What to see:  from now on the walker does not see the map. It senses four sides, as seen
              from itself: front, right, left, back, each open or wall. Where a side is
              open it tosses a coin. It asks for the right first, and for the left only
              if the right coin said 1: so it leans to the right. The panel counts it.
What to try:  R starts the same run again: the same seed, the same coins. Shift and R
              takes other coins. Does chance always arrive? How long can it take?
              The rule in words is in mazelib/strategies/random_walk.py.
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
