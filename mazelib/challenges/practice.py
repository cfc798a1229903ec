"""What a class has done with the exercises: which are ticked, and the lines that it has put in order.

The lines stand in lessons/lines/, in files made to be edited: a rule's lines in their order, a blank line,
a heading, and some lines that do not belong.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.diagnostics import LocatedError
from mazelib.files import HEYA_FOLDER, read_text
from mazelib.heya import lines_of
from mazelib.learner.loading import LoadedRule, load_rule

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What the rule that a class makes begins with.
HEAD = "from mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n\n\n"
MOST_LINES = 20


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

    @property
    def are_waiting(self) -> bool:
        """Whether some are chosen, and make no rule."""
        return bool(self.order) and self.rule is None

    def with_line(self, number: int) -> "Lines":
        """With a line put below those in order, or taken away from them."""
        order, wrong = tuple(each for each in self.order if each != number), ""
        if order == self.order and len(order) < self.wanted:
            order = (*order, number)
        rule = None
        if len(order) == self.wanted:
            text = HEAD + "\n".join(self.shuffled[each] for each in order) + "\n"
            try:
                rule = load_rule(FOLDER / "lines_in_order.py", text)
            except LocatedError as error:
                line = error.first.line - HEAD.count("\n") if error.first.line else 0
                wrong = f"Line {line}: {error.first.what}" if line else error.first.what
        return replace(self, order=order, rule=rule, wrong=wrong)


def read_lines(name: str) -> Lines:
    """The lines for an exercise, shuffled the same way every time."""
    try:
        lines = lines_of(read_text(FOLDER / f"{name}.txt", "file of lines").strip("\n"))
    except LocatedError as error:
        return Lines(wrong=str(error))
    wanted = lines.index("") if "" in lines else len(lines)
    kept = lines[:wanted] + lines[wanted + 2 :]
    if not 2 <= len(kept) <= MOST_LINES:
        return Lines(wrong=f"{name}.txt has {len(kept)} lines: 2 to {MOST_LINES} can be put in order.")
    return Lines(random.Random(name).sample(kept, len(kept)), wanted)


@dataclass(frozen=True)
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed, ``results`` what the last check found.

    It never changes: what a class does makes a new one.
    """

    number: int = 0
    done: frozenset[int] = frozenset()
    results: tuple[Result, ...] = ()
    all_lines: tuple[Lines, ...] = field(default_factory=lambda: tuple(read_lines(e.name) for e in EXERCISES))

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return self.all_lines[self.number]

    @property
    def result(self) -> Result | None:
        """What the last check found of the exercise at hand."""
        return self.results[self.number] if self.number < len(self.results) else None

    def with_line(self, number: int) -> "Practice":
        """With a line put in order, or taken away; what was found of another rule no longer counts."""
        lines, at = self.lines.with_line(number), self.number
        return replace(self, all_lines=(*self.all_lines[:at], lines, *self.all_lines[at + 1 :]), results=())

    def told(self, result: Result) -> "Practice":
        """With what a check has found of the next exercise."""
        passed = frozenset() if result.fault else {len(self.results)}
        return replace(self, done=self.done | passed, results=(*self.results, result))
