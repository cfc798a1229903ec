"""The options that several commands, or lessons and commands, share.

An option of a single command is in the file of that command, and those of lessons are in ``kinds``.
The module parser turns a class of options into a command line.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from mazelib.command_line.parser import Options, described
from mazelib.export.formats import endings
from mazelib.making.field import Field, field_with
from mazelib.making.masks import Mask, read_mask
from mazelib.maps.folder import find_shape
from mazelib.text.sentences import _, one_of

#: What help says of an argument that names a map.
A_MAP = _("a map, or the name of one in heya/")


def from_to(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers from ``least`` to ``most``, both included."""

    def number(text: str) -> int:
        if not least <= int(text) <= most:
            sentence = _("{number} isn't between {least:,} and {most:,}.")
            message = sentence.format(number=text, least=least, most=most)
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def at_least(least: int) -> Callable[[str], int]:
    """Make a reader of whole numbers from ``least`` upwards."""

    def number(text: str) -> int:
        if int(text) < least:
            sentence = _("{number} is too small: {least} is the least.")
            message = sentence.format(number=text, least=least)
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def new_seed() -> int:
    """Make a seed by chance, short enough for the blackboard."""
    return random.SystemRandom().randrange(10_000)


def how_to_repeat(seed: int) -> str:
    """The sentence that says how to repeat what was done by chance."""
    return _("To repeat this, add --seed {seed}.").format(seed=seed)


#: What help says of --headless.
HEADLESS = described(_("run without a window, and print the outcome"))


@dataclass(frozen=True, kw_only=True)
class ForceOption(Options):
    """Whether files may be overwritten."""

    force: bool = field(default=False, metadata=described(_("overwrite files that exist")))


@dataclass(frozen=True, kw_only=True)
class SeedOption(Options):
    """The seed of all chance: the one that was given, or else one by chance."""

    seed: int = field(
        default_factory=new_seed,
        metadata=described(_("the same seed gives the same run or maze"), "N", read=int),
    )


@dataclass(frozen=True, kw_only=True)
class RoomsOptions(Options):
    """The size of a maze, or its shape."""

    width: int | None = field(
        default=None, metadata=described(_("rooms of the maze across"), "ROOMS", read=int)
    )
    height: int | None = field(
        default=None, metadata=described(_("rooms of the maze down"), "ROOMS", read=int)
    )

    mask: str | None = field(
        default=None,
        metadata=described(
            _("the shape of the maze: a map, or the name of one in heya/shapes/; floor is a room"),
            "FILE_OR_NAME",
        ),
    )

    def rooms(self, usual: tuple[int, int]) -> tuple[int, int]:
        """Rooms across and down; the ``usual`` ones if no others were asked for."""
        across, down = usual
        if self.width is not None:
            across = self.width
        if self.height is not None:
            down = self.height
        return across, down

    def mask_path(self) -> Path | None:
        """The path of the mask; None if none was asked for. LocatedError: there's no such file."""
        return None if self.mask is None else find_shape(self.mask)

    def field(self, usual: tuple[int, int], mask: Mask | None) -> Field:
        """The field of the maze: that of its mask, or else of its size.

        MakerError: there can be no such field, or another size than that of the mask was asked for.
        """
        if mask is None:
            return field_with(*self.rooms(usual))
        return field_with(self.width, self.height, mask)

    def read_field(self, usual: tuple[int, int]) -> Field:
        """The field of the maze, its mask read from the file. LocatedError: it cannot be used."""
        path = self.mask_path()
        return self.field(usual, None if path is None else read_mask(path))


@dataclass(frozen=True, kw_only=True)
class SaveOption(Options):
    """Where to save a maze as a map."""

    save: Path | None = field(
        default=None, metadata=described(_("save the maze as a map"), "FILE", read=Path)
    )


#: What help says of --to.
A_FILE_TO = described(
    _("print to this file: sheets end in {endings}, and only the table of check in .csv").format(
        endings=one_of(endings())
    ),
    "FILE",
    read=Path,
)


@dataclass(frozen=True, kw_only=True)
class PrintOption(Options):
    """Where to print a worksheet, or a table, to."""

    to: Path | None = field(default=None, metadata=A_FILE_TO)
