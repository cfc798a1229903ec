"""Lesson 10: one algorithm makes and solves.

What to see:  road 2 grows from the start until it is stuck. Then, from the newest place of
              its path that has a way left, road 3 grows, and so on; every road has its own
              colour. Making: it grows over blank wall and chooses by chance. Solving: it
              grows over the floor of the finished maze, chooses the way that is nearest to
              the goal, and stops there. Then comes the next size.
What to try:  press K: making and solving side by side, step for step, with the code that
              both share between them. They differ in the marked line only: what does it
              do on the left, and what on the right?
              Is the nearest way always the right one? Find a place where it was not.
What comes next:  lesson 11, mazes on paper.
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
    task="Grow until stuck, then from the newest place with a way left. K: two lenses.",
    maker="road",
    sizes=[(10, 5), (20, 10), (40, 20)],
    solves=True,
    panels=panels,
)

if __name__ == "__main__":
    sys.exit(lesson.run())
