"""The command line: options of lessons and commands, exit statuses, errors in one line.

Every option is one field of Options: a lesson has those of its kind, a command its own.
"""

# ruff: noqa: RUF009 (_option gives a field, and no value that all would share)
import argparse
import io
import os
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NoReturn

from mazelib.export.formats import endings_in_words
from mazelib.making.makers import MAKERS
from mazelib.walking.strategies import RULES
from mazelib.walking.strategy import StrategyError

FINE, NOT_ARRIVED, BAD_INPUT = 0, 1, 2
#: The packages of modules that are called otherwise. (pygame-ce is a pygame for every Python.)
PACKAGES = {"PIL": "Pillow", "pygame": "pygame-ce"}


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


def _option(said: str, default: Any = None, **how: Any) -> Any:
    """A field of Options that is an option of the command line: what --help says, what argparse is told."""
    return field(default=default, metadata={"help": said, "default": default, **how})


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line; None where nothing was said."""

    map: str | None = _option("a map, or the name of one in heya/", metavar="FILE_OR_NAME")
    strategy: Path | None = _option("walk by the rule in this file instead", type=Path, metavar="FILE.py")
    width: int | None = _option("of the maze", type=int, metavar="ROOMS")
    height: int | None = _option("of the maze", type=int, metavar="ROOMS")
    size: int | None = _option("across and down, 2 to 60", type=int, metavar="ROOMS")
    count: int | None = _option("so many different mazes, with answers at the end", type=int, metavar="N")
    seed: int | None = _option("the same seed, the same run or maze", type=int, metavar="N")
    speed: float = _option("100 is fast, or max (4)", 4.0, type=speed, metavar="A_SECOND")
    play: bool = _option("begin at once, without waiting for Space", False, action="store_true")
    limit: int | None = _option("stop after so many ticks", type=int, metavar="TICKS")
    against: str = _option("let a ghost start with you, by this rule", "", choices=list(RULES))
    ghost_speed: int | None = _option("its steps", type=from_to(1, 1000), metavar="A_SECOND")
    check: bool = _option("check the rule with the exercises of lesson 7", False, action="store_true")
    seconds: int = _option("search so long at the most (30)", 30, type=from_to(1, 3600), metavar="N")
    headless: bool = _option("without a window: print what comes out", False, action="store_true")
    trace: str | None = _option("write every tick as a line of JSON; - is standard output", metavar="FILE")
    film: Path | None = _option("a film of the run: .gif, .webp or .png", type=Path, metavar="FILE")
    film_size: tuple[int, int] = _option("its pixels (640x480)", (640, 480), type=pixels, metavar="SIZE")
    film_rate: int = _option("its pictures (5)", 5, type=from_to(1, 50), metavar="A_SECOND")
    film_seconds: int = _option("at the most (60)", 60, type=from_to(3, 600), metavar="N")
    to: Path | None = _option(f"where: a file that ends in {endings_in_words()}", type=Path, metavar="FILE")
    sheet: str = _option("the sheet to read (the first maze)", "", metavar="NAME")
    save: Path | None = _option("save the maze as a map", type=Path, metavar="FILE")
    force: bool = _option("overwrite a file that is there", False, action="store_true")
    command: str = ""
    maker: str = ""
    file: str = ""
    files: Sequence[str] = ()

    def rooms(self, usual: tuple[int, int] = (20, 10)) -> tuple[int, int]:
        """How many rooms across and down are asked for."""
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

    def add(self, names: str) -> "Parser":
        """Add options by the names of their fields."""
        for option in fields(Options):
            if option.name in names.split():
                self.add_argument(f"--{option.name.replace('_', '-')}", **option.metadata)
        return self

    def options(self, arguments: Sequence[str] | None) -> Options:
        """What the arguments say; leaves with exit status 2 where they are wrong."""
        return Options(**vars(self.parse_args(arguments)))


def main_parser() -> Parser:
    """The parser of ``python -m mazelib``."""
    parser = Parser(prog="mazelib", description="Make, check, solve and print maps.")
    commands = "make | check | solve | print | read | stump"
    chosen = parser.add_subparsers(dest="command", required=True, metavar=commands)
    make = chosen.add_parser("make", help="make a maze and print it, or save it")
    make.add_argument("maker", choices=list(MAKERS))
    make.add("width height seed save force")
    check = chosen.add_parser("check", help="tell every error and warning of maps")
    check.add_argument("files", nargs="*", metavar="FILE", help="all of heya/, if none is named")
    solve = chosen.add_parser("solve", help="print a map with its shortest route dotted")
    solve.add_argument("file", metavar="FILE")
    printed = chosen.add_parser("print", help="print a map, or a fresh maze, onto a worksheet")
    printed.add_argument("file", nargs="?", default="", metavar="FILE")
    printed.add("to width height seed force")
    read = chosen.add_parser("read", help="read a printed map back")
    read.add_argument("file", metavar="FILE")
    read.add("sheet save force")
    stump = chosen.add_parser("stump", help="find the smallest map on which a rule never arrives")
    stump.add_argument("file", metavar="STRATEGY", help=f"the file of a rule, or {', '.join(RULES)}")
    stump.add("seconds seed save force")
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
    except ModuleNotFoundError as error:  # Some packages only one job needs: it asks when it is done.
        module = str(error.name).partition(".")[0]
        package = PACKAGES.get(module, module)
        tell(f"{package} is missing, and this needs it. Install it with: python -m pip install {package}")
        return BAD_INPUT
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
