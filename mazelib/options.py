"""The options of lessons and commands: one table, and what each of them asks for.

``Options`` holds what was said, or None. A lesson has the options of its kind, a command its own.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NoReturn

from mazelib.makers import GOALS, MAKERS

#: A seed that nobody chose is below this: short enough to be written on the blackboard.
MOST_SEEDS = 10_000


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line; None where nothing was said."""

    map: str | None = None
    strategy: Path | None = None
    make: str | None = None
    maker: str | None = None
    width: int | None = None
    height: int | None = None
    seed: int | None = None
    braid: float = 0.0
    goal: str = "corner"
    speed: float = 10.0
    limit: int | None = None
    save: Path | None = None
    force: bool = False
    headless: bool = False
    trace: str | None = None
    files: Sequence[str] = ()
    command: str = ""

    def size(self, usual: tuple[int, int] = (20, 10)) -> tuple[int, int]:
        """The size of the maze that is asked for, in rooms."""
        width, height = usual
        return width if self.width is None else self.width, height if self.height is None else self.height


class Parser(argparse.ArgumentParser):
    """Says what is wrong with an argument in one line, and where to find help. Exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(2, f"{self.prog}: {message} (See {self.prog} --help.)\n")

    def add(self, names: Iterable[str]) -> Parser:
        """Add some options of the table."""
        for name in names:
            self.add_argument(name, **_TABLE[name])
        return self

    def options(self, arguments: Sequence[str] | None) -> Options:
        """What the arguments say; leaves with exit status 2 where they are wrong."""
        said = vars(self.parse_args(arguments))
        known = {field.name for field in fields(Options)}
        options = Options(**{name: value for name, value in said.items() if name in known})
        if options.make and options.map:
            self.error("--make walks a fresh maze and --map a file: choose one of the two.")
        if "make" in said and not options.make and (options.width is not None or options.height is not None):
            self.error("--width and --height are for the maze of --make: say how to make it.")
        return options


def lesson_parser(name: str, text: str, names: Iterable[str]) -> Parser:
    """The parser of a lesson; ``text`` is what the lesson says of itself."""
    raw = argparse.RawDescriptionHelpFormatter
    return Parser(prog=name, description=text, formatter_class=raw, allow_abbrev=False).add(names)


def command_parser() -> Parser:
    """The parser of ``python -m mazelib``."""
    parser = Parser(prog="mazelib", description="Make, check and solve maps.")
    chosen = parser.add_subparsers(dest="command", required=True, metavar="make | check | solve")
    make = chosen.add_parser("make", help="make a maze and print it, or save it")
    make.add_argument("maker", choices=list(MAKERS))
    make.add(("--width", "--height", "--seed", "--braid", "--goal", "--save", "--force"))
    check = chosen.add_parser("check", help="tell every error and warning of maps")
    check.add_argument("files", nargs="+", metavar="FILE")
    solve = chosen.add_parser("solve", help="print a map with its shortest route dotted")
    solve.add_argument("files", nargs=1, metavar="FILE")
    return parser


def chosen_seed(seed: int | None) -> int:
    """The seed that was given, or a new one that is small enough to be said aloud."""
    return random.SystemRandom().randrange(MOST_SEEDS) if seed is None else seed


def whole_number(said: str) -> int:
    """A whole number, of any size a seed may have."""
    try:
        return int(said)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{said[:40]}' is not a whole number") from None


def tick_count(said: str) -> int:
    """A number of ticks: whole, 0 or more."""
    ticks = whole_number(said)
    if ticks < 0:
        raise argparse.ArgumentTypeError(f"{ticks} is less than 0 ticks")
    return ticks


def _number(fits: Callable[[float], bool], wanted: str) -> Callable[[str], float]:
    """Reads a number that fits, or says what is wanted."""

    def read(said: str) -> float:
        try:
            number = math.inf if said == "max" else float(said)
        except ValueError:
            number = math.nan
        if not fits(number):
            raise argparse.ArgumentTypeError(f"'{said[:40]}' is no {wanted}")
        return number

    return read


share = _number(lambda number: 0 <= number <= 1, "share: give 0 to 1, 0.3 say")
speed = _number(lambda number: number > 0, "speed: give ticks a second, or max")

_TABLE: dict[str, dict[str, Any]] = {
    "--map": {"metavar": "FILE_OR_NAME", "help": "a map, or the name of one in heya/"},
    "--strategy": {"type": Path, "metavar": "FILE.py", "help": "walk by the rule in this file instead"},
    "--make": {"choices": list(MAKERS), "help": "walk a fresh maze instead of a map, made in this way"},
    "--width": {"type": whole_number, "metavar": "ROOMS", "help": "of the maze"},
    "--height": {"type": whole_number, "metavar": "ROOMS", "help": "of the maze"},
    "--seed": {"type": whole_number, "metavar": "N", "help": "the same seed, the same run or maze"},
    "--braid": {"type": share, "metavar": "SHARE", "default": 0.0,
                "help": "the share of the dead ends to open, 0 to 1 (0)"},
    "--goal": {"choices": list(GOALS), "default": "corner", "help": "what there is to walk to (corner)"},
    "--speed": {"type": speed, "metavar": "A_SECOND", "default": 10.0,
                "help": "1 is slow, 100 is fast, max is as fast as it goes (10)"},
    "--limit": {"type": tick_count, "metavar": "TICKS", "help": "stop after so many ticks, or steps"},
    "--save": {"type": Path, "metavar": "FILE", "help": "save the maze as a map"},
    "--force": {"action": "store_true", "help": "overwrite that file"},
    "--headless": {"action": "store_true", "help": "without a window: print the verdict, or the maze"},
    "--trace": {"metavar": "FILE", "help": "write every tick as a line of JSON; - is standard output"},
}  # fmt: skip
