"""The options that several kinds of lesson share. Those of a single kind are in its own file."""

import math
from argparse import ArgumentTypeError
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from inspect import get_annotations
from pathlib import Path

from mazelib.command_line.options import ForceOption, SeedOption, from_to, new_seed
from mazelib.command_line.parser import Options, described
from mazelib.maps.files import check_ending, check_may_save
from mazelib.text.sentences import _

#: The most pixels that all pictures of a film may have together: each one takes a byte or more.
MOST_PIXELS = 1_500_000_000
#: Steps a second without --speed.
USUAL_SPEED = 2.0


def read_speed(text: str) -> float:
    """Read a speed in ticks a second, or "max". ArgumentTypeError: it is neither."""
    with suppress(ValueError):
        number = math.inf if text == "max" else float(text)
        if number > 0:
            return number
    sentence = _("{text!r} is not a speed: write a number above 0, or max.")
    raise ArgumentTypeError(sentence.format(text=text))


def read_pixels(text: str) -> tuple[int, int]:
    """Read a width and a height in pixels, such as 640x480. ArgumentTypeError: it is no size."""
    side = from_to(240, 1920)
    try:
        width, height = text.lower().split("x")
        return side(width), side(height)
    except ValueError:
        sentence = _("{text!r} is not a size: write width x height, such as 640x480.")
        raise ArgumentTypeError(sentence.format(text=text)) from None


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
        default=5,
        metadata=described(_("pictures of the film a second (5)"), "PICTURES", read=from_to(1, 50)),
    )
    film_seconds: int = field(
        default=60,
        metadata=described(
            _("the film lasts at most this long (60)"), "SECONDS", read=from_to(3, 600)
        ),
    )


@dataclass(frozen=True, kw_only=True)
class WalkerOption(Options):
    """How the walker looks."""

    walker: Path | None = field(
        default=None,
        metadata=described(
            _("draw the walker by this SVG picture, which faces up"), "FILE.svg", read=Path
        ),
    )


@dataclass(frozen=True, kw_only=True)
class LessonOptions(ForceOption, FilmOptions, WalkerOption):
    """The options of every lesson.

    Those of ``RunOptions`` have their values here for kinds that do not offer them. A kind that
    offers one names its class before this one.
    """

    seed: int = field(default_factory=new_seed)
    speed: float = USUAL_SPEED
    play: bool = False
    headless: bool = False
    trace: str | None = None

    def __init_subclass__(cls) -> None:
        """TypeError: a class whose option stands here, too, is named after this one."""
        super().__init_subclass__()
        order = cls.__mro__
        here = get_annotations(LessonOptions).keys()
        for base in order[order.index(LessonOptions) + 1 :]:
            if here & get_annotations(base).keys():
                raise TypeError(f"{cls.__name__}: name {base.__name__} before LessonOptions")

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


# Options that only some kinds offer.


@dataclass(frozen=True, kw_only=True)
class PlayOptions(Options):
    """How a window plays."""

    speed: float = field(
        default=USUAL_SPEED,
        metadata=described(_("steps a second: 100 is fast; or max (2)"), "STEPS", read=read_speed),
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
class RunOptions(TraceOption, HeadlessOption, PlayOptions, SeedOption):
    """The options of lessons in which a rule goes on by itself: it walks, or makes a maze."""
