"""The command line: options of lessons and commands, exit statuses, errors in one line.

The options are one table: a lesson has those of its kind, a command its own.
"""

import argparse
import io
import os
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from mazelib.diagnostics import StrategyError
from mazelib.makers import MAKERS
from mazelib.strategies import RULES

FINE, NOT_ARRIVED, BAD_INPUT = 0, 1, 2


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line; None where nothing was said."""

    map: str | None = None
    strategy: Path | None = None
    maker: str = ""
    width: int | None = None
    height: int | None = None
    seed: int | None = None
    speed: float = 4.0
    play: bool = False
    limit: int | None = None
    save: Path | None = None
    force: bool = False
    headless: bool = False
    trace: str | None = None
    to: Path | None = None
    answer: bool = False
    sheet: str = ""
    rooms: int | None = None
    count: int | None = None
    film: Path | None = None
    film_size: tuple[int, int] = (640, 480)
    film_rate: int = 5
    film_seconds: int = 60
    against: str = ""
    ghost_speed: int | None = None
    files: Sequence[str] = ()
    command: str = ""

    def size(self, usual: tuple[int, int] = (20, 10)) -> tuple[int, int]:
        """The size of the maze that is asked for, in rooms."""
        width, height = usual
        return width if self.width is None else self.width, height if self.height is None else self.height

    @property
    def chosen_seed(self) -> int:
        """The seed that was given, or a new one that is short enough for the blackboard."""
        return random.SystemRandom().randrange(10_000) if self.seed is None else self.seed


class Parser(argparse.ArgumentParser):
    """Says what is wrong with an argument in one line, and where to find help. Exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(2, f"{self.prog}: {message} (See {self.prog} --help.)\n")

    def add(self, names: Iterable[str]) -> "Parser":
        """Add some options of the table."""
        for name in names:
            self.add_argument(name, **_TABLE[name])
        return self

    def options(self, arguments: Sequence[str] | None) -> Options:
        """What the arguments say; leaves with exit status 2 where they are wrong."""
        return Options(**vars(self.parse_args(arguments)))


def command_parser() -> Parser:
    """The parser of ``python -m mazelib``."""
    parser = Parser(prog="mazelib", description="Make, check, solve and print maps.")
    commands = "make | check | solve | print | read"
    chosen = parser.add_subparsers(dest="command", required=True, metavar=commands)
    make = chosen.add_parser("make", help="make a maze and print it, or save it")
    make.add_argument("maker", choices=list(MAKERS))
    make.add(("--width", "--height", "--seed", "--save", "--force"))
    check = chosen.add_parser("check", help="tell every error and warning of maps")
    check.add_argument("files", nargs="+", metavar="FILE")
    solve = chosen.add_parser("solve", help="print a map with its shortest route dotted")
    solve.add_argument("files", nargs=1, metavar="FILE")
    printed = chosen.add_parser("print", help="print a map, or a fresh maze, onto a worksheet")
    printed.add_argument("files", nargs="?", type=lambda name: [name], default=[], metavar="FILE")
    printed.add(("--to", "--answer", "--width", "--height", "--seed", "--force"))
    read = chosen.add_parser("read", help="read a worksheet back as a map")
    read.add_argument("files", nargs=1, metavar="FILE.xlsx")
    read.add(("--sheet", "--save", "--force"))
    return parser


def answered(work: Callable[[], int]) -> int:
    """Do the work of a lesson or command; what is wrong becomes a message and an exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A map is UTF-8 with plain line ends, wherever it is sent to.
            stream.reconfigure(encoding="utf-8", newline="\n", errors="replace")
    try:
        status = work()
        print(end="", flush=True)
        return status
    except BrokenPipeError:  # whoever read the output has read enough
        _turn_away_output()
        return FINE
    except KeyboardInterrupt:  # Ctrl and C end a lesson as Esc does in the window
        return NOT_ARRIVED
    except ValueError as error:
        tell(error)
        return NOT_ARRIVED if isinstance(error, StrategyError) else BAD_INPUT
    except OSError as error:
        _turn_away_output()
        tell(f"{error.filename or 'The output'} cannot be written: {error.strerror or error}.")
        return BAD_INPUT


def tell(what: object) -> None:
    """Write a message to standard error."""
    print(what, file=sys.stderr, flush=True)


def progress(said: str) -> None:
    """Say how far something has come, in the same line of a terminal every time; "" takes it away."""
    if sys.stderr and sys.stderr.isatty():
        print(f"\r{said:60}\r", end="", file=sys.stderr, flush=True)


def _turn_away_output() -> None:
    """Lead what is left to print nowhere, or Python would report it once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speed(said: str) -> float:
    """A speed in ticks a second, or max."""
    number = float("inf" if said == "max" else said)
    if not number > 0:
        raise ValueError
    return number


def from_to(least: int, most: int) -> Callable[[str], int]:
    """A whole number between two, these included."""

    def number(said: str) -> int:
        if not least <= int(said) <= most:
            raise argparse.ArgumentTypeError(f"{said} is not from {least:,} to {most:,}.")
        return int(said)

    return number


def pixels(said: str) -> tuple[int, int]:
    """A width and a height, 640x480 say."""
    (width, height), side = said.lower().split("x"), from_to(240, 1920)
    return side(width), side(height)


_TABLE: dict[str, dict[str, Any]] = {
    "--map": {"metavar": "FILE_OR_NAME", "help": "a map, or the name of one in heya/"},
    "--strategy": {"type": Path, "metavar": "FILE.py", "help": "walk by the rule in this file instead"},
    "--width": {"type": int, "metavar": "ROOMS", "help": "of the maze"},
    "--height": {"type": int, "metavar": "ROOMS", "help": "of the maze"},
    "--seed": {"type": int, "metavar": "N", "help": "the same seed, the same run or maze"},
    "--to": {"type": Path, "metavar": "FILE", "help": "where: a file that ends in .xlsx, .svg or .txt"},
    "--answer": {"action": "store_true", "help": "with the shortest way"},
    "--sheet": {"default": "", "metavar": "NAME", "help": "the sheet to read (the first maze)"},
    "--size": {"type": int, "dest": "rooms", "metavar": "ROOMS", "help": "across and down, 2 to 60"},
    "--count": {"type": int, "metavar": "N", "help": "so many different mazes, with answers at the end"},
    "--speed": {"type": speed, "metavar": "A_SECOND", "default": 4.0, "help": "100 is fast, or max (4)"},
    "--play": {"action": "store_true", "help": "begin at once, without waiting for Space"},
    "--limit": {"type": int, "metavar": "TICKS", "help": "stop after so many ticks"},
    "--save": {"type": Path, "metavar": "FILE", "help": "save the maze as a map"},
    "--force": {"action": "store_true", "help": "overwrite a file that is there"},
    "--headless": {"action": "store_true", "help": "without a window: print what comes out"},
    "--against": {"choices": list(RULES), "default": "", "help": "let a ghost start with you, by this rule"},
    "--ghost-speed": {"type": from_to(1, 1000), "metavar": "A_SECOND", "help": "its steps"},
    "--trace": {"metavar": "FILE", "help": "write every tick as a line of JSON; - is standard output"},
    "--film": {"type": Path, "metavar": "FILE", "help": "a film of the run: .gif, .webp or .png"},
    "--film-size": {"type": pixels, "metavar": "SIZE", "default": (640, 480), "help": "its pixels (640x480)"},
    "--film-rate": {"type": from_to(1, 50), "metavar": "A_SECOND", "default": 5, "help": "its pictures (5)"},
    "--film-seconds": {"type": from_to(3, 600), "metavar": "N", "default": 60, "help": "at the most (60)"},
}  # fmt: skip
