"""The door to all lessons: ``python lessons`` shows them as cards."""

import sys

import here

if __name__ == "__main__":
    from pathlib import Path

    from mazelib.lesson import open_door

    sys.exit(open_door(Path(here.LESSONS)))
