"""The options that several kinds of lesson share. Those of a single kind are in its own file."""

import math
from argparse import ArgumentTypeError
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.options import HEADLESS, ForceOption, SeedOption, from_to
from mazelib.command_line.parser import Options, described
from mazelib.maps.files import check_ending, check_may_save
from mazelib.text.sentences import _

#: The most pixels that all pictures of a film may have together: each one takes a byte or more.
MOST_PIXELS = 1_500_000_000
#: The least width and height of a film, in pixels, and the most that either may be.
LEAST_WIDTH = 480
LEAST_HEIGHT = 360
MOST_SIDE = 1920
#: Steps a second without --speed, unless a kind differs.
USUAL_SPEED = 2.0


def read_speed(text: str) -> float:
    """Read a speed in ticks a second, or "max". ArgumentTypeError: it is neither."""
    with suppress(ValueError):
        number = math.inf if text == "max" else float(text)
        if number > 0:
            return number
    sentence = _("{text!r} isn't a speed. Write a number above 0, or max.")
    raise ArgumentTypeError(sentence.format(text=text))


def read_pixels(text: str) -> tuple[int, int]:
    """Read a width and a height in pixels, such as 640x480.

    ArgumentTypeError: it is no size, or a film has no room in it.
    """
    try:
        width, height = (int(side) for side in text.lower().split("x"))
    except ValueError:
        sentence = _("{text!r} isn't a size. Write width x height: 640x480, for example.")
        raise ArgumentTypeError(sentence.format(text=text)) from None
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        sentence = _("{text} is too small for a film: take {width}x{height} or more.")
        raise ArgumentTypeError(
            sentence.format(text=text, width=LEAST_WIDTH, height=LEAST_HEIGHT)
        )
    if max(width, height) > MOST_SIDE:
        sentence = _("{text} is too large for a film: take at most {most} pixels each way.")
        raise ArgumentTypeError(sentence.format(text=text, most=MOST_SIDE))
    return width, height


@dataclass(frozen=True, kw_only=True)
class FilmOptions(Options):
    """Whether to make a film, and which one."""

    film: Path | None = field(
        default=None,
        metadata=described(_("make a film of the run: .gif, .webp or .png"), "FILE", read=Path),
    )
    film_size: tuple[int, int] = field(
        default=(640, 480),
        metadata=described(
            _("width and height of the film, in pixels (640x480)"), "SIZE", read=read_pixels
        ),
    )
    film_rate: int = field(
        default=20,
        metadata=described(
            _("pictures of the film a second (20)"), "PICTURES", read=from_to(1, 50)
        ),
    )
    film_seconds: int = field(
        default=30,
        metadata=described(
            _("the film lasts at most this long, sped up and cut if need be (30)"),
            "SECONDS",
            read=from_to(3, 600),
        ),
    )


@dataclass(frozen=True, kw_only=True)
class WalkerOption(Options):
    """How the walker looks."""

    walker: Path | None = field(
        default=None,
        metadata=described(
            _("draw the walker with this SVG picture, which faces up"), "FILE.svg", read=Path
        ),
    )


#: The options of a run: each kind offers all of them, some of them, or none.
RUN_OPTIONS = ("seed", "speed", "play", "headless", "trace")


@dataclass(frozen=True, kw_only=True)
class LessonOptions(ForceOption, FilmOptions, WalkerOption, SeedOption):
    """The options of every lesson.

    Of RUN_OPTIONS a kind offers only those that its ``run_options`` name. The others always have
    their defaults.
    """

    run_options: ClassVar[Collection[str]] = ()

    #: None: the usual speed of the lesson.
    speed: float | None = field(
        default=None,
        metadata=described(
            _("steps a second: 100 is fast; or max; without it, large mazes are made faster (2)"),
            "STEPS",
            read=read_speed,
        ),
    )
    play: bool = field(
        default=False, metadata=described(_("play at once, without waiting for Space"))
    )
    headless: bool = field(default=False, metadata=HEADLESS)
    trace: str | None = field(
        default=None,
        metadata=described(_("write every tick as a line of JSON; - is standard output"), "FILE"),
    )

    @classmethod
    def offers(cls, name: str) -> bool:
        """Whether the kind offers an option."""
        return name in cls.run_options or name not in RUN_OPTIONS

    def check_film(self) -> None:
        """Check at the start that the film can be made.

        ValueError: it cannot. ModuleNotFoundError: Pillow is missing.
        """
        if self.film is None:
            return
        check_ending(self.film, (".gif", ".webp", ".png"))
        check_may_save(self.film, force=self.force)
        width, height = self.film_size
        if width * height * self.film_rate * self.film_seconds > MOST_PIXELS:
            sentence = _("{path}: make it smaller, or shorter, or with fewer pictures a second.")
            raise ValueError(sentence.format(path=self.film))
        import_module("PIL")  # This fails if Pillow is missing.
