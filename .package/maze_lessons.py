"""Finds the mazelib of the maze lessons, whatever else of that name is installed.

Another package is called mazelib, too. So ours is installed in a folder of its own, together with
the lessons and the maps; heya_maze_lessons.pth puts that folder last on Python's search path, and
this module puts it first.
"""

import sys
from os.path import abspath, dirname, isdir, join

#: The folder that has mazelib, lessons and heya in it. (In a clone it is the one above this one.)
BESIDE = dirname(abspath(__file__))
HOME = join(BESIDE, "heya_maze_lessons")
if not isdir(HOME):
    HOME = dirname(BESIDE)

sys.path.insert(0, HOME)


def main() -> int:
    """Run the command ``maze-lessons``, and return its exit status."""
    from mazelib.interrupts import let_interrupts_end_all

    let_interrupts_end_all()

    from mazelib.program import run_program

    return run_program()
