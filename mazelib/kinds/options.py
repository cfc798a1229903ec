"""The options of the command line: what each is, once; a kind of lesson or a command takes its own.

    @dataclass(frozen=True, kw_only=True)
    class MyOptions(SeedOption, MapOption):           # has --seed and --map, and one of its own:
        laps: int = field(default=3, metadata=described("so often (3)", "N", read=int))

A field without ``described`` or ``argument`` is none of the command line. An option that only one kind
or command knows stands in its file. Here are those that several share.
"""

import argparse
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from pathlib import Path
from typing import NoReturn, TypeVar

from mazelib.export.formats import endings_in_words
from mazelib.kinds.terminal import BAD_INPUT
from mazelib.maps.files import check_may_save

#: A film takes at most so many pixels, all its pictures together: each is a byte of memory, and more.
MOST_PIXELS = 1_500_000_000
#: Without --speed so many steps are played a second.
USUAL_SPEED = 4.0


@dataclass(frozen=True)
class Description:
    """What the command line is told of a field: its help, how its text is read, what it may be.

    ``read`` makes a value of a text; ValueError or ArgumentTypeError: it cannot. ``how_many`` is "?" for
    at most one and "*" for any number, of an argument that stands without ``--``.
    """

    help: str
    metavar: str | None = None
    read: Callable[[str], object] = str
    choices: tuple[str, ...] = ()
    is_argument: bool = False
    how_many: str | None = None


def described(
    help: str,
    metavar: str | None = None,
    *,
    read: Callable[[str], object] = str,
    choices: Sequence[str] = (),
) -> dict[str, Description]:
    """The metadata of a field that is an option, ``--name``; one that is False at first is a switch."""
    return {"option": Description(help, metavar, read, tuple(choices))}


def argument(
    help: str,
    metavar: str | None = None,
    *,
    choices: Sequence[str] = (),
    how_many: str | None = None,
) -> dict[str, Description]:
    """The metadata of a field that is given by its position, without a name before it."""
    return {"option": Description(help, metavar, str, tuple(choices), True, how_many)}


def speed(text: str) -> float:
    """A speed in ticks a second, or max."""
    number = math.inf if text == "max" else float(text)
    if not number > 0:
        raise ValueError
    return number


def from_to(least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number between two, these included."""

    def number(text: str) -> int:
        if not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least:,} to {most:,}.")
        return int(text)

    return number


def pixels(text: str) -> tuple[int, int]:
    """A width and a height in pixels, 640x480 say."""
    width, height = text.lower().split("x")
    side = from_to(240, 1920)
    return side(width), side(height)


def new_seed() -> int:
    """A seed that nobody knows, and short enough for the blackboard."""
    return random.SystemRandom().randrange(10_000)


@dataclass(frozen=True, kw_only=True)
class Options:
    """What was asked for on the command line."""


@dataclass(frozen=True, kw_only=True)
class ForceOption(Options):
    """Whether what is there may be lost."""

    force: bool = field(default=False, metadata=described("overwrite a file that is there"))


@dataclass(frozen=True, kw_only=True)
class LessonOptions(ForceOption):
    """What every lesson can be asked for: a film."""

    film: Path | None = field(
        default=None,
        metadata=described("a film of the run: .gif, .webp or .png", "FILE", read=Path),
    )
    film_size: tuple[int, int] = field(
        default=(640, 480), metadata=described("its pixels (640x480)", "SIZE", read=pixels)
    )
    film_rate: int = field(
        default=5, metadata=described("its pictures (5)", "A_SECOND", read=from_to(1, 50))
    )
    film_seconds: int = field(
        default=60, metadata=described("at the most (60)", "N", read=from_to(3, 600))
    )

    def check_film(self) -> None:
        """ValueError if there can be no such film: said before anything is done for it.

        ModuleNotFoundError: Pillow is missing.
        """
        if self.film is None:
            return
        endings = (".gif", ".webp", ".png")
        check_may_save(self.film, force=self.force, what="a film", endings=endings)
        width, height = self.film_size
        if width * height * self.film_rate * self.film_seconds > MOST_PIXELS:
            advice = "make it smaller, or shorter, or of fewer pictures a second."
            raise ValueError(f"{self.film}: {advice}")
        import_module("PIL")  # Where Pillow is missing, this says so.


@dataclass(frozen=True, kw_only=True)
class MapOption(Options):
    """Which map."""

    map: str | None = field(
        default=None, metadata=described("a map, or the name of one in heya/", "FILE_OR_NAME")
    )


@dataclass(frozen=True, kw_only=True)
class SeedOption(Options):
    """Which chance."""

    seed: int | None = field(
        default=None, metadata=described("the same seed, the same run or maze", "N", read=int)
    )

    @property
    def chosen_seed(self) -> int:
        """The seed that was given, or a new one: another one each time it is asked for."""
        return new_seed() if self.seed is None else self.seed


@dataclass(frozen=True, kw_only=True)
class RoomsOptions(Options):
    """How large a maze."""

    width: int | None = field(default=None, metadata=described("of the maze", "ROOMS", read=int))
    height: int | None = field(default=None, metadata=described("of the maze", "ROOMS", read=int))

    def rooms(self, usual: tuple[int, int]) -> tuple[int, int]:
        """How many rooms across and down are asked for; where nothing was said, as many as usual."""
        across, down = usual
        if self.width is not None:
            across = self.width
        if self.height is not None:
            down = self.height
        return across, down


@dataclass(frozen=True, kw_only=True)
class PlayOptions(Options):
    """How the window plays."""

    speed: float = field(
        default=USUAL_SPEED, metadata=described("100 is fast, or max (4)", "A_SECOND", read=speed)
    )
    play: bool = field(
        default=False, metadata=described("begin at once, without waiting for Space")
    )


@dataclass(frozen=True, kw_only=True)
class HeadlessOption(Options):
    """Whether there is a window."""

    headless: bool = field(
        default=False, metadata=described("without a window: print what comes out")
    )


@dataclass(frozen=True, kw_only=True)
class TraceOption(Options):
    """Where every tick is written."""

    trace: str | None = field(
        default=None,
        metadata=described("write every tick as a line of JSON; - is standard output", "FILE"),
    )


@dataclass(frozen=True, kw_only=True)
class SaveOption(Options):
    """Where a maze is kept as a map."""

    save: Path | None = field(
        default=None, metadata=described("save the maze as a map", "FILE", read=Path)
    )


@dataclass(frozen=True, kw_only=True)
class PrintOption(Options):
    """Where a worksheet is printed to."""

    to: Path | None = field(
        default=None,
        metadata=described(f"where: a file that ends in {endings_in_words()}", "FILE", read=Path),
    )


AnyOptions = TypeVar("AnyOptions", bound=Options)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with an argument in one line, and where to find help. Exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (See {self.prog} --help.)\n")

    def add_options(self, options: type[Options]) -> None:
        """Add every option and argument of a class of options."""
        for each in fields(options):
            description: Description = each.metadata["option"]
            if description.is_argument:
                self.add_argument(
                    each.name,
                    nargs=description.how_many,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )
            elif each.default is False:
                self.add_argument(_dashed(each.name), action="store_true", help=description.help)
            else:
                self.add_argument(
                    _dashed(each.name),
                    type=description.read,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )


def _dashed(name: str) -> str:
    return "--" + name.replace("_", "-")


def options_of(
    options: type[AnyOptions], parser: Parser, arguments: Sequence[str] | None
) -> AnyOptions:
    """What the arguments say (None: those that Python was started with).

    SystemExit: they are wrong, which has been told; or help was asked for.
    """
    parser.add_options(options)
    return options_from(options, parser.parse_args(arguments))


def options_from(options: type[AnyOptions], parsed: argparse.Namespace) -> AnyOptions:
    """The options among what was parsed; the class itself has the defaults of what was not said."""
    given = {}
    for each in fields(options):
        value = getattr(parsed, each.name)
        if value is not None:
            given[each.name] = value
    return options(**given)


def kept_options(options: type[AnyOptions], before: Options) -> AnyOptions:
    """Options of another class: those that both know are kept, the others are as if not said."""
    kept = {}
    for each in fields(options):
        if hasattr(before, each.name):
            kept[each.name] = getattr(before, each.name)
    return options(**kept)
