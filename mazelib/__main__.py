"""python -m mazelib: make a map, check maps, solve a map, without a window.

    python -m mazelib make dig --width 40 --height 20 --seed 7 > heya/mine.txt
    python -m mazelib check heya/*.txt
    python -m mazelib solve first

The exit status is 0 if all went well, 1 if there is no route past all control points, and 2 for anything
that is wrong with what was asked for; then a message says what.
"""

import sys
from collections.abc import Sequence

from mazelib.commands import run
from mazelib.lesson.console import answered
from mazelib.options import command_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status."""
    options = command_parser().options(arguments)
    return answered(lambda: run(options))


if __name__ == "__main__":
    sys.exit(main())
