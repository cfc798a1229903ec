"""The options that several kinds of lesson or commands share: what each is, once.

An option that only one of them knows stands in its file. How a class of options becomes a command
line is told in parser.
"""

import argparse
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from mazelib.export.formats import endings
from mazelib.kinds.parser import Options, described
from mazelib.maps.files import check_ending, check_may_save
from mazelib.text.choices import one_of
from mazelib.text.sentences import _

#: A film has at most so many pixels in all its pictures: each is a byte of memory, and more.
MOST_PIXELS = 1_500_000_000
#: Without --speed so many steps are played a second.
USUAL_SPEED = 4.0


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
            sentence = _("{number} is not from {least:,} to {most:,}.")
            message = sentence.format(number=text, least=least, most=most)
            raise argparse.ArgumentTypeError(message)
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
class ForceOption(Options):
    """Whether what is there may be lost."""

    force: bool = field(
        default=False, metadata=described("overwrite a file that is there", comes_last=True)
    )


@dataclass(frozen=True, kw_only=True)
class FilmOptions(Options):
    """Which film."""

    film: Path | None = field(
        default=None,
        metadata=described(
            "a film of the run: .gif, .webp or .png", "FILE", read=Path, comes_last=True
        ),
    )
    film_size: tuple[int, int] = field(
        default=(640, 480),
        metadata=described("its pixels (640x480)", "SIZE", read=pixels, comes_last=True),
    )
    film_rate: int = field(
        default=5,
        metadata=described("its pictures (5)", "A_SECOND", read=from_to(1, 50), comes_last=True),
    )
    film_seconds: int = field(
        default=60,
        metadata=described("at the most (60)", "N", read=from_to(3, 600), comes_last=True),
    )


@dataclass(frozen=True, kw_only=True)
class LessonOptions(ForceOption, FilmOptions):
    """What every lesson can be asked for: a film."""

    def check_film(self) -> None:
        """ValueError if there can be no such film: said before anything is done for it.

        ModuleNotFoundError: Pillow is missing.
        """
        if self.film is None:
            return
        check_ending(self.film, (".gif", ".webp", ".png"))
        check_may_save(self.film, force=self.force)
        width, height = self.film_size
        if width * height * self.film_rate * self.film_seconds > MOST_PIXELS:
            sentence = _("{path}: make it smaller, or shorter, or of fewer pictures a second.")
            raise ValueError(sentence.format(path=self.film))
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
        """How many rooms across and down; where nothing was said, as many as usual."""
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
        metadata=described(f"where: a file that ends in {one_of(endings())}", "FILE", read=Path),
    )
