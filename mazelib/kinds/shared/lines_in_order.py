"""The lines of a rule that a class puts in order.

They are in a text file in lessons/lines/, which is made to be edited: first the lines of the rule,
in order; then a blank line, a heading, and some lines that do not belong to the rule.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from mazelib.learner.learner_script import LearnerScript, read_script
from mazelib.learner.worker.workers import Workers
from mazelib.maps.course import COURSE
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing

LINES_FOLDER = COURSE / "lessons" / "lines"
#: What the lines may use of mazelib.
GIVEN_NAMES = ("Turn", "open_ways", "pick", "stepped", "turn_between", "turned")
#: This is added below the lines of a rule, so that the first line of the class is line 1.
TAIL = f"\n\n\nfrom mazelib import {', '.join(GIVEN_NAMES)}\n"


@dataclass(frozen=True)
class GivenLines:
    """The lines that a class gets for an exercise, in a mixed order.

    ``of_rule`` are those that make the rule, in their order; the others do not belong to it.
    """

    mixed: tuple[str, ...] = ()
    of_rule: tuple[str, ...] = ()

    @property
    def wanted(self) -> int:
        """How many lines make the rule."""
        return len(self.of_rule)


def read_lines(name: str) -> GivenLines:
    """Read the lines of the exercise ``name``, and mix them, always in the same way.

    LocatedError: the file cannot be read.
    """
    lines = lines_of(read_text(LINES_FOLDER / f"{name}.txt").strip("\n"))
    wanted = len(lines)
    if "" in lines:
        wanted = lines.index("")
        del lines[wanted : wanted + 2]  # the blank line and the heading
    mixed = random.Random(name).sample(lines, len(lines))
    return GivenLines(tuple(mixed), tuple(lines[:wanted]))


def rule_of_lines(workers: Workers, lines: list[str]) -> Pausing[LearnerScript]:
    """Read the rule that these lines make, in this order. LocatedError: they make none."""
    yield from workers.renew_if_thinking()
    path = LINES_FOLDER / "lines_in_order.py"
    return (yield from read_script(workers, path, "\n".join(lines) + TAIL))


@dataclass
class LinesInOrder:
    """The lines that a class has put in order: ``order`` has their numbers in ``given.mixed``.

    Where a line was taken out above others there is None: all others stay where they are.
    ``rule`` is the rule that they make, once there are enough lines and they have been read.
    ``wrong`` says why they make none, and ``wrong_at`` in which line, from 1; both are None if
    nothing is known to be wrong.
    ``first_wrong`` is the number, from 1, of the first line that cannot stand where it does, and
    ``why`` says in a sentence why it cannot; None if that is not known.
    """

    given: GivenLines
    wrong: str | None = None
    wrong_at: int | None = None
    first_wrong: int | None = None
    why: str | None = None
    order: list[int | None] = field(default_factory=list)
    rule: LearnerScript | None = None

    @classmethod
    def of_exercise(cls, name: str) -> LinesInOrder:
        """The lines of an exercise, none of them chosen yet. There are none if reading fails."""
        try:
            return cls(read_lines(name))
        except LocatedError as error:
            return cls(GivenLines(), str(error))

    @property
    def chosen(self) -> list[str]:
        """The chosen lines, in their order."""
        return [self.given.mixed[number] for number in self.order if number is not None]

    @property
    def are_enough(self) -> bool:
        """Whether there are as many lines as make the rule."""
        return 0 < self.given.wanted == len(self.chosen)

    @property
    def begin_as_in_file(self) -> bool:
        """Whether the chosen lines are the first ones of the rule, in the order of the file."""
        chosen = self.chosen
        return tuple(chosen) == self.given.of_rule[: len(chosen)]

    @property
    def can_be_read(self) -> bool:
        """Whether there are enough lines for a rule, and they have not been read yet."""
        return self.are_enough and self.rule is None and self.wrong is None

    def choose(self, number: int) -> None:
        """Put a line into the first place that is free, or take it out again."""
        if number in self.order:
            self.order[self.order.index(number)] = None
            while self.order and self.order[-1] is None:
                self.order.pop()
        elif None in self.order:
            self.order[self.order.index(None)] = number
        elif len(self.order) < self.given.wanted:
            self.order.append(number)
        self.rule = None
        self.wrong = None
        self.wrong_at = None
        self.first_wrong = None
        self.why = None

    def note_wrong(self, number: int, why: str) -> None:
        """Note which line, from 1, is the first that cannot stand where it does, and why."""
        self.first_wrong = number
        self.why = why

    def take_out_last(self) -> None:
        """Take out the lowest of the chosen lines, if there is one."""
        last = self.order[-1] if self.order else None
        if last is not None:
            self.choose(last)

    def read_rule(self, workers: Workers) -> Pausing[None]:
        """Read the rule that the chosen lines make, or note what is wrong with it."""
        try:
            self.rule = yield from rule_of_lines(workers, self.chosen)
        except LocatedError as error:
            self.wrong = error.first.what
            self.wrong_at = error.first.line
            if error.first.line:
                sentence = _("Line {number}: {what}")
                self.wrong = sentence.format(number=error.first.line, what=error.first.what)
