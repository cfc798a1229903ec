"""What a class has done with the exercises: which are ticked, and the lines that it has put in order.

The lines stand in lessons/lines/, in files made to be edited: a rule's lines in their order, a blank line,
a heading, and some lines that do not belong.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.diagnostics import LocatedError
from mazelib.files import HEYA_FOLDER, read_text
from mazelib.heya import lines_of

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What the rule that a class makes begins with.
HEAD = "from mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n\n\n"
MOST_LINES = 20


class Lines(NamedTuple):
    """The lines of a rule, ``shuffled``, and how many of them belong; or why they cannot be used."""

    shuffled: Sequence[str]
    wanted: int
    fault: str = ""


def read_lines(name: str) -> Lines:
    """The lines for an exercise, shuffled the same way every time."""
    try:
        lines = lines_of(read_text(FOLDER / f"{name}.txt", "file of lines").strip("\n"))
    except LocatedError as error:
        return Lines((), 0, str(error))
    wanted = lines.index("") if "" in lines else len(lines)
    kept = lines[:wanted] + lines[wanted + 2 :]
    if not 2 <= len(kept) <= MOST_LINES:
        return Lines((), 0, f"{name}.txt has {len(kept)} lines: 2 to {MOST_LINES} can be put in order.")
    return Lines(random.Random(name).sample(kept, len(kept)), wanted)


@dataclass(frozen=True)
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed, ``orders`` the lines chosen for each.

    ``said`` is what a check has told of each, ``map`` the one on which the exercise at hand was told,
    ``wrong`` why the lines in order are no rule. It never changes: what a class does makes a new one.
    """

    script: str = ""
    number: int = 0
    done: frozenset[int] = frozenset()
    orders: tuple[tuple[int, ...], ...] = ((),) * len(EXERCISES)
    said: tuple[str, ...] = ("",) * len(EXERCISES)
    map: Path | None = None
    wrong: str = ""
    all_lines: tuple[Lines, ...] = field(default_factory=lambda: tuple(read_lines(e.name) for e in EXERCISES))

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return self.all_lines[self.number]

    @property
    def order(self) -> tuple[int, ...]:
        """Those of them that are chosen, by their numbers."""
        return self.orders[self.number]

    @property
    def rule(self) -> str:
        """The program that the chosen lines make; empty if some are missing, or it is none."""
        if self.wrong or len(self.order) < max(1, self.lines.wanted):
            return ""
        return HEAD + "\n".join(self.lines.shuffled[number] for number in self.order) + "\n"

    def chosen(self, number: int) -> "Practice":
        """With another exercise at hand."""
        return replace(self, number=number, map=None, wrong="")

    def with_line(self, number: int) -> "Practice":
        """With a line put below those in order, or taken away from them."""
        order = tuple(each for each in self.order if each != number)
        if order == self.order and len(order) < self.lines.wanted:
            order = (*order, number)
        return self.with_orders((*self.orders[: self.number], order, *self.orders[self.number + 1 :]))

    def with_orders(self, orders: tuple[tuple[int, ...], ...] = orders) -> "Practice":
        """With these lines in order (none); what was said of another rule no longer counts."""
        return replace(self, orders=orders, said=Practice.said, map=None, wrong="")

    def told(self, result: Result) -> "Practice":
        """With what a check has found out about an exercise."""
        number = EXERCISES.index(result.exercise)
        done = self.done if result.fault else self.done | {number}
        return replace(self, done=done, said=(*self.said[:number], result.words, *self.said[number + 1 :]))
