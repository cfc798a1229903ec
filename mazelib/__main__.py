"""python -m mazelib: make a map, check maps, solve a map, without a window.

    python -m mazelib make dig --width 40 --height 20 --seed 7 > heya/mine.txt
    python -m mazelib check heya/*.txt
    python -m mazelib solve first

The exit status is 0 if all went well, 1 if a control point cannot be reached, and 2 for anything
that is wrong with what was asked for; then one line says what.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from mazelib.commands import answer
from mazelib.lesson.console import BAD_INPUT, answered, tell
from mazelib.options import Options, command_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A map is UTF-8 with plain line ends, wherever it is sent to.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")
    options = command_parser().options(arguments)
    return answered(lambda: _printed(options))


def _printed(options: Options) -> int:
    said = answer(options)
    if sys.stdout is None:  # it was closed before Python began
        return BAD_INPUT
    sys.stdout.write(said.text)
    if said.trouble:
        tell(said.trouble)
    return said.status


if __name__ == "__main__":
    sys.exit(main())
