"""The options that several kinds of lesson or commands share.

An option of a single kind or command stands in its own file. The module parser turns a class of
options into a command line.
"""

import argparse
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from mazelib.command_line.parser import Options, described
from mazelib.export.formats import endings
from mazelib.maps.files import check_ending, check_may_save
from mazelib.text.choices import one_of
from mazelib.text.sentences import _

#: The most pixels that all pictures of a film may have together: each takes a byte or more.
MOST_PIXELS = 1_500_000_000
#: Steps a second without --speed.
USUAL_SPEED = 4.0


def speed(text: str) -> float:
    """Read a speed in ticks a second, or "max". ValueError: it is neither."""
    number = math.inf if text == "max" else float(text)
    if not number > 0:
        raise ValueError
    return number


def from_to(least: int, most: int) -> Callable[[str], int]:
    """Make a function that reads a whole number from ``least`` to ``most``, both included."""

    def number(text: str) -> int:
        if not least <= int(text) <= most:
            sentence = _("{number} is not from {least:,} to {most:,}.")
            message = sentence.format(number=text, least=least, most=most)
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def at_least(least: int) -> Callable[[str], int]:
    """Make a reader of whole numbers that accepts ``least`` and anything above it."""

    def number(text: str) -> int:
        if int(text) < least:
            message = _("{number} is not {least} or more.").format(number=text, least=least)
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def pixels(text: str) -> tuple[int, int]:
    """Read a width and a height in pixels, such as 640x480."""
    width, height = text.lower().split("x")
    side = from_to(240, 1920)
    return side(width), side(height)


def new_seed() -> int:
    """Make a seed by chance, short enough for the blackboard."""
    return random.SystemRandom().randrange(10_000)


@dataclass(frozen=True, kw_only=True)
class ForceOption(Options):
    """Whether files may be overwritten."""

    force: bool = field(
        default=False, metadata=described(_("overwrite files that exist"), comes_last=True)
    )


@dataclass(frozen=True, kw_only=True)
class FilmOptions(Options):
    """Whether to make a film, and which."""

    film: Path | None = field(
        default=None,
        metadata=described(
            _("make a film of the run: .gif, .webp or .png"), "FILE", read=Path, comes_last=True
        ),
    )
    film_size: tuple[int, int] = field(
        default=(640, 480),
        metadata=described(
            _("width and height of the film, in pixels (640x480)"),
            "SIZE",
            read=pixels,
            comes_last=True,
        ),
    )
    film_rate: int = field(
        default=5,
        metadata=described(
            _("pictures of the film a second (5)"),
            "PICTURES",
            read=from_to(1, 50),
            comes_last=True,
        ),
    )
    film_seconds: int = field(
        default=60,
        metadata=described(
            _("the film lasts at most this long (60)"),
            "SECONDS",
            read=from_to(3, 600),
            comes_last=True,
        ),
    )


@dataclass(frozen=True, kw_only=True)
class LessonOptions(ForceOption, FilmOptions):
    """The options of every lesson."""

    def check_film(self) -> None:
        """Check, before anything is done, that the film can be made.

        ValueError: it cannot. ModuleNotFoundError: Pillow is missing.
        """
        if self.film is None:
            return
        check_ending(self.film, (".gif", ".webp", ".png"))
        check_may_save(self.film, force=self.force)
        width, height = self.film_size
        if width * height * self.film_rate * self.film_seconds > MOST_PIXELS:
            sentence = _("{path}: make it smaller, or shorter, or of fewer pictures a second.")
            raise ValueError(sentence.format(path=self.film))
        import_module("PIL")  # This fails if Pillow is missing.


@dataclass(frozen=True, kw_only=True)
class MapOption(Options):
    """Which map to use."""

    map: str | None = field(
        default=None, metadata=described(_("a map, or the name of one in heya/"), "FILE_OR_NAME")
    )


@dataclass(frozen=True, kw_only=True)
class SeedOption(Options):
    """The seed of all chance."""

    seed: int | None = field(
        default=None,
        metadata=described(_("the same seed gives the same run or maze"), "N", read=int),
    )

    @property
    def chosen_seed(self) -> int:
        """The seed that was given; without one, a new seed by chance at every call."""
        return new_seed() if self.seed is None else self.seed


@dataclass(frozen=True, kw_only=True)
class RoomsOptions(Options):
    """The size of a maze."""

    width: int | None = field(
        default=None, metadata=described(_("rooms of the maze across"), "ROOMS", read=int)
    )
    height: int | None = field(
        default=None, metadata=described(_("rooms of the maze down"), "ROOMS", read=int)
    )

    def rooms(self, usual: tuple[int, int]) -> tuple[int, int]:
        """Rooms across and down; ``usual`` gives those that were not asked for."""
        across, down = usual
        if self.width is not None:
            across = self.width
        if self.height is not None:
            down = self.height
        return across, down


@dataclass(frozen=True, kw_only=True)
class PlayOptions(Options):
    """How a window plays."""

    speed: float = field(
        default=USUAL_SPEED,
        metadata=described(_("steps a second: 100 is fast; or max (4)"), "STEPS", read=speed),
    )
    play: bool = field(
        default=False, metadata=described(_("play at once, without waiting for Space"))
    )


@dataclass(frozen=True, kw_only=True)
class HeadlessOption(Options):
    """Whether the lesson runs without a window."""

    headless: bool = field(
        default=False, metadata=described(_("run without a window, and print the outcome"))
    )


@dataclass(frozen=True, kw_only=True)
class TraceOption(Options):
    """Where to write every tick."""

    trace: str | None = field(
        default=None,
        metadata=described(_("write every tick as a line of JSON; - is standard output"), "FILE"),
    )


@dataclass(frozen=True, kw_only=True)
class SaveOption(Options):
    """Where to save a maze as a map."""

    save: Path | None = field(
        default=None, metadata=described(_("save the maze as a map"), "FILE", read=Path)
    )


@dataclass(frozen=True, kw_only=True)
class PrintOption(Options):
    """Where to print a worksheet to."""

    to: Path | None = field(
        default=None,
        metadata=described(
            _("print to this file, which ends in {endings}").format(endings=one_of(endings())),
            "FILE",
            read=Path,
        ),
    )
