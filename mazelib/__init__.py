"""What a lesson needs, in one line: ``from mazelib import Turn, show``.

Importing this, or any module of mazelib, sets up four things that cannot wait for ``show``:

1. Ctrl-C ends the script without a traceback, even while the imports below are still running.
2. The folder where learners save files goes to the end of Python's search path. Otherwise the very
   next imports, of our own modules, would find a learner's random.py before Python's.
3. A mistake in the script's own lines is explained in words. Python runs those lines before
   ``show``, and if a script fails there, this import is all of mazelib that has run.
4. The folder in which the lesson was started is remembered: its script may go to another one.

No module below this one sets anything up when it is imported, with two exceptions: the kinds of
lesson are found then, and the window sets how pygame starts. (tests/test_house.py checks this.)
"""

from mazelib.interrupts import leave_interrupts_to_python, let_interrupts_end_all

let_interrupts_end_all()

from mazelib.search_path import put_learners_folders_last

put_learners_folders_last()

from mazelib.started_in import remember_folder

remember_folder()

from mazelib.export.worksheet import Worksheet
from mazelib.game.rules import Game
from mazelib.grid.compass import (
    EXPLORED,
    Heading,
    Turn,
    back_of,
    left_of,
    right_of,
    stepped,
    turn_between,
    turned,
)
from mazelib.lesson import show
from mazelib.making.chance import pick, shuffled
from mazelib.making.field import FLOOR, WALL, between
from mazelib.making.rule_helpers import (
    all_are_zero,
    choose,
    merge_groups,
    number_rooms,
)
from mazelib.run_lesson import run_mended
from mazelib.uncaught import tell_mistakes_in_words
from mazelib.walking.chalk import all_closed, came_to_old_place, fewest_marks, mark, read_at
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.ways import onward_ways, open_ways

tell_mistakes_in_words(run_mended)
leave_interrupts_to_python()

__all__ = [
    "EXPLORED",
    "FLOOR",
    "WALL",
    "Game",
    "Heading",
    "Turn",
    "Worksheet",
    "all_are_zero",
    "all_closed",
    "back_of",
    "between",
    "came_to_old_place",
    "choose",
    "fewest_marks",
    "left_of",
    "mark",
    "merge_groups",
    "number_rooms",
    "onward_ways",
    "open_ways",
    "pick",
    "read_at",
    "right_hand",
    "right_of",
    "show",
    "shuffled",
    "stepped",
    "turn_between",
    "turned",
]
