"""Lesson 8: dig a maze, and fill it again.

What to see:  a worker digs. From its room it looks for neighbour rooms, two places away,
              that are still wall, takes one by chance and digs both places. Where all
              neighbours are dug it is stuck: it goes back along its way until a room has a
              way on. The places, in the order in which they were dug, are the dig log.
              Filling is that log, read backwards.
What to try:  pause before a junction: which ways are still wall? Step back over a "stuck".
              Where are the dead ends: early in the log, or late? --width 40 --height 20.
              Save a maze and walk in it: --save heya/mine.txt, then lesson 4 --map mine.
What comes next:  09_merge_rooms.py, a maze without a worker who walks.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.maker_lesson import MakerLesson


def panels():
    """The panel beside the maze: the rule, and which of its steps is done."""
    from mazelib.stage.panels.rule_steps import RulePanel

    return [RulePanel()]


lesson = MakerLesson(
    script=__file__,
    text=__doc__,
    task="Dig where there is still wall. Stuck? Go back. Then fill it all, backwards.",
    maker="dig",
    sizes=[(12, 7)],
    fills=True,
    panels=panels,
)

if __name__ == "__main__":
    sys.exit(lesson.run())
