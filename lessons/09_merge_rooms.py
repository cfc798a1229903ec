"""Lesson 9: merge numbered rooms.

What to see:  every room has a number of its own. Take a wall between two rooms by chance.
              Do the rooms have different numbers? Break the wall, and give both groups the
              smaller number. Do they have the same? Then there is a way between them
              already, and the wall stays. When all numbers are 0, the maze is ready.
What to try:  count: how many walls are broken, how many rooms are there? Why is it always
              one less? Such a maze is a spanning tree: every room hangs on it, and there is
              exactly one way between two rooms. What would one more broken wall make?
What comes next:  10_fill_with_road.py, where one algorithm makes and solves.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where mazelib is

from mazelib.maker_lesson import MakerLesson


def panels():
    """The panels beside the maze: how many groups there are, and the rule."""
    from mazelib.stage.panels.groups import GroupsPanel
    from mazelib.stage.panels.rule_steps import RulePanel

    return [GroupsPanel(), RulePanel()]


lesson = MakerLesson(
    script=__file__,
    text=__doc__,
    task="Different numbers: break the wall, both take the smaller one. Until all are 0.",
    maker="merge",
    sizes=[(10, 7)],
    panels=panels,
)

if __name__ == "__main__":
    sys.exit(lesson.run())
