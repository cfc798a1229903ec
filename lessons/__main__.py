"""The door to all lessons: ``python lessons`` shows them as cards."""

import sys

import here

if __name__ == "__main__":
    from pathlib import Path

    from mazelib.interrupts import let_interrupts_end_all

    let_interrupts_end_all()

    from mazelib.lesson import open_door

    sys.exit(open_door(Path(here.LESSONS)))
