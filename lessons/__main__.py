"""The menu of all lessons: ``python lessons`` shows them as cards.

``python lessons 7`` starts lesson 7, and ``python lessons mine.py`` a script of your own. A mistake
in the script is then explained in plain words, even one that stops Python from reading it. The
first time, Python is set up for the lessons: see ``.package/set_up.py``.
"""

import sys

import here  # Before any other import: it puts the learner's files last.
from pathlib import Path

#: In a clone it sets up a Python for the lessons.
PACKAGE = Path(here.ABOVE, ".package")


def main():
    """Run what the words after ``python lessons`` say; return the exit status."""
    if Path(PACKAGE, "set_up.py").is_file():
        sys.path.insert(0, str(PACKAGE))
        import set_up

        sys.path.pop(0)
        if set_up.is_needed():
            return set_up.run_there([here.LESSONS, *sys.argv[1:]])

    from mazelib.interrupts import let_interrupts_end_all

    let_interrupts_end_all()

    from mazelib.program import run_program

    return run_program(lessons=Path(here.LESSONS))


if __name__ == "__main__":
    sys.exit(main())
