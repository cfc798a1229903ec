"""The door to all lessons: ``python lessons`` shows them as cards.

``python lessons 7`` starts lesson 7. A mistake in its script is then told in plain words, even one
for which Python cannot read it.
"""

import sys

import here

if __name__ == "__main__":
    from pathlib import Path

    from mazelib.interrupts import let_interrupts_end_all

    let_interrupts_end_all()

    from mazelib.program import run_program

    sys.exit(run_program(lessons=Path(here.LESSONS)))
