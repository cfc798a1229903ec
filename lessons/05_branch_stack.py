"""Lesson 5: remember the ways not taken.

What to see:  the walker keeps its right hand on the wall. Where another way is open too, it
              notes one of them on a card: the place and the heading; the way ahead rather
              than the left. Back at the place it throws the newest card of that place away
              and takes its way, unless that would be turning back: then it keeps heading.
              On the map each card is an arrow at the edge of its place.
What to try:  press M for the map "loop": now it arrives. Step to tick 13: which card
              saves it from the circle? Then try the maps whose names begin with "trap":
              which way does it never note?
What comes next:  lesson 6, a rule that is never lost.
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
