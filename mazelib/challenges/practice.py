"""What a class has done with the exercises: which are ticked, and the lines that it has put in order.

The lines stand in lessons/lines/, in files made to be edited: a rule's lines in their order, a blank line,
a heading, and some lines that do not belong.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.diagnostics import LocatedError
from mazelib.files import HEYA_FOLDER, read_text
from mazelib.heya import lines_of
from mazelib.learner.loading import LoadedRule, load_rule

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What stands below the lines of a rule: so its lines have the numbers that the class sees.
TAIL = "\n\n\nfrom mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n"


@dataclass(frozen=True)
class Lines:
    """The lines of a rule, ``shuffled``, how many of them belong, and those chosen, by their numbers.

    ``rule`` is what the chosen ones make, as soon as they are enough; ``wrong`` is why they make none.
    """

    shuffled: Sequence[str] = ()
    wanted: int = 0
    order: tuple[int, ...] = ()
    rule: LoadedRule | None = None
    wrong: str = ""

    def with_line(self, number: int) -> "Lines":
        """With a line put below those in order, or taken away from them."""
        order = tuple(each for each in self.order if each != number)
        if order == self.order and len(order) < self.wanted:
            order = (*order, number)
        new = Lines(self.shuffled, self.wanted, order)
        if len(order) < self.wanted:
            return new
        text = "\n".join(self.shuffled[each] for each in order) + TAIL
        try:
            return replace(new, rule=load_rule(FOLDER / "lines_in_order.py", text))
        except LocatedError as error:
            line = f"Line {error.first.line}: " if error.first.line else ""
            return replace(new, wrong=f"{line}{error.first.what}")


def read_lines(name: str) -> Lines:
    """The lines for an exercise, shuffled the same way every time."""
    try:
        lines = lines_of(read_text(FOLDER / f"{name}.txt", "file of lines").strip("\n"))
    except LocatedError as error:
        return Lines(wrong=str(error))
    wanted = lines.index("") if "" in lines else len(lines)
    kept = lines[:wanted] + lines[wanted + 2 :]
    return Lines(random.Random(name).sample(kept, len(kept)), wanted)


@dataclass(frozen=True)
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed, ``results`` what the last check found.

    It never changes: what a class does makes a new one.
    """

    number: int = 0
    done: frozenset[int] = frozenset()
    results: Mapping[int, Result] = field(default_factory=dict)
    all_lines: Sequence[Lines] = field(default_factory=lambda: [read_lines(e.name) for e in EXERCISES])

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return self.all_lines[self.number]

    def with_line(self, number: int) -> "Practice":
        """With a line put in order, or taken away; what was found of another rule no longer counts."""
        all_lines = [*self.all_lines]
        all_lines[self.number] = self.lines.with_line(number)
        return Practice(self.number, self.done, all_lines=all_lines)

    def told(self, result: Result) -> "Practice":
        """With what a check has found of the next exercise."""
        number = len(self.results)
        done = self.done if result.fault else self.done | {number}
        return replace(self, done=done, results={**self.results, number: result})
