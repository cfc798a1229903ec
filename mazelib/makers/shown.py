"""A making, shown: how the field looks after any of its steps. Forth, back, or a jump.

Nothing is made twice. A making has recorded what each step changed; here the changes are laid
on, or taken off again in the opposite order.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from array import array
from typing import TYPE_CHECKING

from mazelib.compass import Heading, Place
from mazelib.files import docstring_of
from mazelib.makers.field import MakerError

if TYPE_CHECKING:
    from mazelib.makers.making import Making

#: A longer jump does not list the places it changed.
LEAP = 20_000

#: In ``numbers``: a place that has none.
NO_NUMBER = -1


class Shown(ABC):
    """How a making looks after ``step`` steps; at first after none of them.

    ``cells`` has one kind a place (see field), ``columns`` × ``lines`` bytes row by row: it is
    changed where it stands, never replaced, so a window may lay an 8-bit surface over it.
    ``numbers`` has for each place the number of its room, or of its road; -1 where there is
    none. It is None for a maker that numbers nothing, and another array after a long jump.

    Raises:
        MakerError: the making is not recorded.
    """

    def __init__(self, making: Making) -> None:
        if making.record is None:
            raise MakerError("only a recorded making can be shown: make it with recorded=True.")
        self.making = making
        self.field = making.field
        self.record = making.record
        self.step = 0
        self.cells = bytearray(self.field.size)
        self.numbers: array[int] | None = None
        self._begin()

    def show(self, step: int) -> list[int] | None:
        """Go to a step, forth or back.

        Returns the numbers of the places that changed (a place may be named twice), or None
        after a long jump: then look at all of them.

        Raises:
            IndexError: the making has not come so far.
        """
        if not 0 <= step <= self.making.steps_done:
            raise IndexError(f"step {step} is not made; the newest is {self.making.steps_done}")
        changed: list[int] | None = [] if abs(step - self.step) <= LEAP else None
        if changed is None and step < self.step - step:
            self._begin()
            self.step = 0
        if step > self.step:
            self._forth(self.step, step, changed)
        elif step < self.step:
            self._back(step, self.step, changed)
        self.step = step
        return changed

    @property
    def worker(self) -> Place | None:
        """Where the worker stands after the step; None before the first one."""
        return self.field.place(self._worker()) if self.step else None

    @property
    def caption(self) -> str:
        """What the step did, and why; nothing before the first one."""
        return self._said() if self.step else ""

    @property
    def rule(self) -> list[str]:
        """The rule as it is taught: the numbered steps at the top of the maker's file."""
        module = sys.modules[type(self.making).__module__]
        return numbered_steps(module.__doc__ or docstring_of(module.__file__ or ""))

    @property
    def rule_steps(self) -> tuple[int, ...]:
        """Which steps of the rule were done in this step, numbered from 1."""
        return self._rule_steps() if self.step else ()

    @abstractmethod
    def _begin(self) -> None:
        """Make cells and numbers what they are before the first step."""

    @abstractmethod
    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        """Lay on the steps after ``first`` up to ``last``; list the places changed, if asked to."""

    @abstractmethod
    def _back(self, first: int, last: int, changed: list[int] | None) -> None:
        """Take off the steps from ``last`` down to the one after ``first``; list likewise."""

    @abstractmethod
    def _worker(self) -> int:
        """The number of the place where the worker stands."""

    @abstractmethod
    def _rule_steps(self) -> tuple[int, ...]:
        """The steps of the rule that were done in a step that is not step 0."""

    @abstractmethod
    def _said(self) -> str:
        """The caption of a step that is not step 0."""


def numbered_steps(text: str) -> list[str]:
    """The steps that a docstring numbers 1., 2., ..., each on one line and without its number."""
    found = re.findall(r"^ *\d\. (.*(?:\n {7}.*)*)", text, re.MULTILINE)
    return [" ".join(step.split()) for step in found]


def toward(heading: Heading) -> str:
    """A heading as captions say it: up, to the right, down, to the left."""
    upright = heading in (Heading.UP, Heading.DOWN)
    return heading.word if upright else f"to the {heading.word}"


def ways_are(count: int) -> str:
    """So many ways, as a sentence begins: "One way is", "Three ways are"."""
    return ("No way is", "One way is", "Two ways are", "Three ways are", "Four ways are")[count]
