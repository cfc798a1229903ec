"""The exercises, one file each, in their order.

To add one:

1. Write its file here, as small as turn_back.py, with an EXERCISE (see challenges/exercise): what
   is said of it, its maps, our own rule, and ``fault_in``, which finds what is wrong with a walk.
2. Give it its row below, at the place where a class shall come to it.
3. Write lessons/lines/NAME.txt with its ``name``: the lines of a rule that passes, in order; then a
   blank line, a heading, and some lines that do not belong (see kinds/shared/lines_in_order).
4. Draw mazelib/window/pictures/task_NAME.svg, a small picture of it done.
5. In tests/challenges: rules that fail it into test_exercises.FAILING, at least two right ones into
   test_wrong_and_right_rules.RIGHT, and what is to be told of a walk, computed from the rows of its
   map, into test_faults_of_exercises.TOLD.
6. lessons/07_your_turn.py and the page for teachers, lessons/README.md, say how many tasks there
   are, and lessons/reference.md shows their table: the tests tell which sentences those are.

The card of the lesson, its ticks, its list and the table of a class need nothing more.
"""

from mazelib.challenges.exercise import Exercise
from mazelib.challenges.exercises import (
    by_chance,
    fast,
    left_hand,
    not_into_walls,
    once_each,
    turn_back,
)

EXERCISES: tuple[Exercise, ...] = (
    not_into_walls.EXERCISE,
    turn_back.EXERCISE,
    left_hand.EXERCISE,
    by_chance.EXERCISE,
    once_each.EXERCISE,
    fast.EXERCISE,
)
