"""A making: a maze under way, one visible step at a time.

There is one loop in each maker. The window asks it for one step, or for as many as fit a
frame; without a window it is asked for all of them. Watched or not, it is the same maze:

    making = Dig(40, 20, random.Random(7))
    making.advance(1)               one step
    making.run()                    all that are left
    making.floor                    the maze, as 1 for open and 0 for wall

    shown = making.shown()          of a making that is recorded
    shown.show(12)                  how it looked after twelve steps
    shown.caption, shown.worker     what the twelfth did, and where
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mazelib.makers.field import Field
from mazelib.makers.shown import Shown

#: More steps than any maze takes.
ALL = 1 << 40


class Making(ABC):
    """A maze under way: ``steps_done`` steps are made, ``done`` says that none is left.

    ``record`` has one number for each step, to be read by ``shown``; it is None for a making
    of which only the maze is wanted.
    """

    def __init__(self, field: Field, *, recorded: bool) -> None:
        self.field = field
        self.steps_done = 0
        self.record: array[int] | None = array("i") if recorded else None

    def run(self, last: int = ALL) -> None:
        """Make all the steps that are left, or those up to a last one."""
        while not self.done and self.steps_done < last:
            self.advance(last - self.steps_done)

    @property
    @abstractmethod
    def taught(self) -> tuple[Callable[..., object], ...]:
        """The functions in which the way of making is written: what a class reads of the code."""

    @property
    def decides(self) -> tuple[str, ...]:
        """Lines of the taught code, as they stand there: the last of them to run decided the step."""
        return ()

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether no step is left."""

    @property
    def made_at(self) -> int | None:
        """The step that made the maze, None before it; who fills it again has steps left then."""
        return self.steps_done if self.done else None

    @property
    def made(self) -> bool:
        """Whether the maze is ready."""
        return self.made_at is not None

    @property
    @abstractmethod
    def floor(self) -> bytes:
        """The field as it is now: 1 for open and 0 for wall, place (x, y) at ``y * columns + x``."""

    @abstractmethod
    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left until the maze is made, or until all is done."""

    @abstractmethod
    def shown(self) -> Shown:
        """A view of this making that can be set to any step made; MakerError if not recorded."""


class Make(Protocol):
    """Begins a making of ``width`` × ``height`` rooms; MakerError for a size that cannot be."""

    def __call__(self, width: int, height: int, rng: random.Random, *, recorded: bool = True) -> Making:
        """The making, before its first step."""


@dataclass(frozen=True)
class Maker:
    """A way to make a maze: its name on screen and how to begin one, or one that is filled again."""

    name: str
    make: Make
    make_and_fill: Make | None = None
