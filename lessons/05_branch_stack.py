"""Lesson 5: remember the ways not taken.

What to see:  the walker keeps its right hand on the wall, and where another way is open
              too it notes that branch on a card: the place and the heading. Back at the
              place it takes the branch and throws the card away. The newest card lies on
              top; on the map each card is an arrow at the edge of its place.
What to try:  press M for the map "loop": now it arrives. Step to tick 13: which card
              saves it from the circle? Then try the maps whose names begin with "trap".
What comes next:  06_tremaux.py, a rule that is never lost.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.lesson import Lesson
from mazelib.strategies import RULES

lesson = Lesson(
    script=__file__,
    text=__doc__,
    task="The walker notes the ways not taken, and takes them when it comes back.",
    rule=RULES["branch_stack"],
    opens=("eyes", "code"),
)

if __name__ == "__main__":
    sys.exit(lesson.run())
