"""Lesson 4: keep your right hand on the wall.

What to see:  1. Is the right open? Turn right.  2. Else, is the front open? Go ahead.
              3. Else turn left. No coin, no memory: and yet it finds a, b and c.
What to try:  pause with Space and ask: where will it go next? N is one step, B one back.
              Then press M for the map "loop", where one wall place was opened. Why does it
              never arrive there? Look at tick 13 and at tick 29.
              Which wall place would you put back, or take away, in heya/loop.txt?
What comes next:  05_branch_stack.py, a walker that remembers.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.lesson import Lesson
from mazelib.strategies import RULES

lesson = Lesson(
    script=__file__,
    text=__doc__,
    task="The right hand stays on the wall. Does it always arrive?",
    rule=RULES["right_hand"],
    opens=("eyes", "code"),
)

if __name__ == "__main__":
    sys.exit(lesson.run())
