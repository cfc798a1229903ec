"""python -m mazelib: make a map, check maps, solve a map, without a window.

    python -m mazelib make dig --width 40 --height 20 --seed 7 > heya/mine.txt
    python -m mazelib check heya/*.txt
    python -m mazelib solve first

The exit status is 0 if all went well, 1 if a control point cannot be reached, and 2 for anything
that is wrong with what was asked for; then one line says what.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from mazelib import commands
from mazelib.commands import BAD, FINE, Answer, CommandError
from mazelib.console import turn_away
from mazelib.diagnostics import LocatedError
from mazelib.makers import MAKERS
from mazelib.options import BRAID_HELP, Parser, share, whole_number


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A map is UTF-8 with plain line ends, wherever it is sent to.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    try:
        options = _parser().parse_args(arguments)
        answer = _answer(options)
    except (CommandError, LocatedError) as error:
        answer = Answer(trouble=str(error), status=BAD)
    except OSError as error:  # a name that no file can have: one that is too long, say
        answer = Answer(trouble=f"mazelib: {error.strerror or error}.", status=BAD)
    if not _said(answer.text, sys.stdout):
        return FINE
    if answer.trouble:
        _said(answer.trouble + "\n", sys.stderr)
    return answer.status


def _parser() -> Parser:
    parser = Parser(prog="mazelib", description="Make, check and solve maps.")
    chosen = parser.add_subparsers(dest="command", required=True, metavar="make | check | solve")
    make = chosen.add_parser("make", help="make a maze and print it, or save it")
    make.add_argument("maker", choices=list(MAKERS))
    make.add_argument("--width", type=whole_number, default=20, help="in rooms (20)")
    make.add_argument("--height", type=whole_number, default=10, help="in rooms (10)")
    make.add_argument("--seed", type=whole_number, help="the same seed makes the same maze")
    make.add_argument("--braid", type=share, default=0.0, metavar="SHARE", help=BRAID_HELP)
    make.add_argument("--goal", choices=commands.goals(), default="corner")
    make.add_argument("--save", type=Path, metavar="FILE", help="write a file and do not print")
    make.add_argument("--force", action="store_true", help="overwrite the file")
    check = chosen.add_parser("check", help="tell every error and warning of maps")
    check.add_argument("files", nargs="+", metavar="FILE")
    solve = chosen.add_parser("solve", help="print a map with its shortest route dotted")
    solve.add_argument("file", metavar="FILE")
    return parser


def _answer(options: argparse.Namespace) -> Answer:
    if options.command == "check":
        return commands.check(options.files)
    if options.command == "solve":
        return commands.solve(options.file)
    return commands.make(
        options.maker,
        options.width,
        options.height,
        seed=options.seed,
        share=options.braid,
        goal=options.goal,
        save=options.save,
        force=options.force,
    )


def _said(text: str, stream: TextIO | None) -> bool:
    """Write a text; False if nobody reads on (the pipe is broken: that is nobody's mistake).

    Raises:
        SystemExit: with status 2, the text cannot be written.
    """
    if stream is None:  # it was closed before Python began
        raise SystemExit(BAD)
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        turn_away(stream)
        return False
    except OSError as error:
        turn_away(stream)
        if stream is not sys.stderr and sys.stderr is not None:
            sys.stderr.write(f"mazelib: the text cannot be written: {error.strerror or error}.\n")
        raise SystemExit(BAD) from None
    return True


if __name__ == "__main__":
    sys.exit(main())
