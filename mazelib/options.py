"""The options that every lesson has."""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

#: A seed that nobody chose is below this: short enough to be written on the blackboard.
MOST_SEEDS = 10_000

SPEED_HELP = "1 is slow, 100 is fast, max is as fast as it goes (10)"
BRAID_HELP = "the share of the dead ends to open, 0 to 1 (0)"

#: The names of the makers, as mazelib.makers has them.
MAKERS = ("dig", "merge", "road")


@dataclass(frozen=True, eq=False, repr=False)
class Options:
    """What was asked for on the command line; None where nothing was said."""

    map: str | None
    seed: int | None
    speed: float
    limit: int | None
    headless: bool
    trace: str | None
    strategy: str | None = None
    make: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def maze_size(self) -> tuple[int, int]:
        """The size of the fresh maze, in rooms."""
        return 20 if self.width is None else self.width, 10 if self.height is None else self.height


class Parser(argparse.ArgumentParser):
    """Says what is wrong with an argument in one line, and where to find help. Exit status 2."""

    @classmethod
    def of_lesson(cls, name: str, text: str) -> Parser:
        """A parser without options yet; ``text`` is what the lesson says of itself."""
        raw = argparse.RawDescriptionHelpFormatter
        return cls(prog=name, description=text, formatter_class=raw, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(2, f"{self.prog}: {message} (See {self.prog} --help.)\n")


def lesson_parser(name: str, text: str, *, has_rule: bool) -> Parser:
    """The parser of a lesson; ``text`` is what the lesson says of itself.

    A lesson that has a rule can take another one from a file.
    """
    parser = Parser.of_lesson(name, text)
    add = parser.add_argument
    add("--map", metavar="FILE_OR_NAME", help="a map, or the name of one in heya/ (first)")
    add("--seed", type=whole_number, metavar="N", help="the seed of all chance: the same seed, the same run")
    add("--speed", type=speed, default=10.0, metavar="TICKS_PER_SECOND", help=SPEED_HELP)
    add("--limit", type=tick_count, metavar="TICKS", help="give up after so many ticks (grows with the map)")
    add("--headless", action="store_true", help="without a window: walk to the end and print the verdict")
    add("--trace", metavar="FILE", help="write every tick as a line of JSON; - is standard output")
    if has_rule:
        add("--strategy", metavar="FILE.py", help="walk by the strategy in this file instead")
        add("--make", choices=MAKERS, help="walk a fresh maze instead of a map, made in this way")
        add("--width", type=whole_number, metavar="ROOMS", help="of that maze (20)")
        add("--height", type=whole_number, metavar="ROOMS", help="of that maze (10)")
    return parser


def parsed(parser: Parser, arguments: Sequence[str] | None) -> Options:
    """The options in the arguments; leaves with exit status 2 where they are wrong."""
    options = Options(**vars(parser.parse_args(arguments)))
    if options.make and options.map:
        parser.error("--make walks a fresh maze and --map a file: choose one of the two.")
    if not options.make and (options.width is not None or options.height is not None):
        parser.error("--width and --height are for the maze of --make: say how to make it.")
    return options


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


def share(said: str) -> float:
    """A share: a number from 0 for none to 1 for all."""
    try:
        number = float(said)
    except ValueError:
        number = math.nan
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"'{said[:40]}' is no share: give 0 to 1, 0.3 say")
    return number


def speed(said: str) -> float:
    """Ticks a second: more than 0, or max for as fast as it goes."""
    if said == "max":
        return math.inf
    try:
        ticks = float(said)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{said}' is no speed: give ticks a second, or max") from None
    if not ticks > 0:
        raise argparse.ArgumentTypeError(f"{said} ticks a second is no speed: give more than 0, or max")
    return ticks
