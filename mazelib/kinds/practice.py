"""What a class has done with the exercises: which are ticked, and the lines it has put in order.

The lines stand in lessons/lines/, in files made to be edited: a rule's lines in their order, a
blank line, a heading, and some lines that do not belong.
"""

import random
from dataclasses import dataclass, field

from mazelib.challenges.exercise import Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.learner.loading import LoadedScript, load_script
from mazelib.maps.files import read_text
from mazelib.maps.folder import HEYA_FOLDER
from mazelib.text.diagnostics import LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What stands below the lines of a rule: so its lines have the numbers that the class sees.
TAIL = "\n\n\nfrom mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n"


class Lines:
    """The lines for an exercise, always ``shuffled`` the same way; ``wanted`` many make a rule.

    ``order`` are those chosen, by their numbers. ``rule`` is what they make, as soon as they are
    enough; ``wrong`` is why there is none.
    """

    def __init__(self, name: str) -> None:
        self.order = list[int]()
        self.rule: LoadedScript | None = None
        self.wrong = ""
        of_the_rule = list[str]()
        others = list[str]()
        try:
            of_the_rule, others = _read_lines(name)
        except LocatedError as error:
            self.wrong = str(error)
        self.wanted = len(of_the_rule)
        lines = of_the_rule + others
        self.shuffled = random.Random(name).sample(lines, len(lines))

    def choose(self, number: int) -> None:
        """Put a line below those in order, or take it away again; enough lines make a rule."""
        if number in self.order:
            self.order.remove(number)
        elif len(self.order) < self.wanted:
            self.order.append(number)
        self.rule = None
        self.wrong = ""
        if len(self.order) == self.wanted:
            self._make_rule()

    def _make_rule(self) -> None:
        text = "\n".join(self.shuffled[number] for number in self.order)
        try:
            self.rule = load_script(FOLDER / "lines_in_order.py", text + TAIL)
        except LocatedError as error:
            self.wrong = error.first.what
            if error.first.line:
                sentence = _("Line {number}: {what}")
                self.wrong = sentence.format(number=error.first.line, what=error.first.what)


def _read_lines(name: str) -> tuple[list[str], list[str]]:
    """The lines of a rule, and those that do not belong; LocatedError: the file cannot be read."""
    lines = lines_of(read_text(FOLDER / f"{name}.txt").strip("\n"))
    if "" not in lines:
        return lines, []
    blank = lines.index("")
    heading = blank + 1
    return lines[:blank], lines[heading + 1 :]


def _all_lines() -> list[Lines]:
    return [Lines(exercise.name) for exercise in EXERCISES]


@dataclass
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed.

    ``results`` are those of the last check, by the numbers of the exercises. ``script`` is the name
    of the file that the class writes its rule in.
    """

    script: str
    number: int = 0
    done: set[int] = field(default_factory=set)
    results: dict[int, Result] = field(default_factory=dict)
    all_lines: list[Lines] = field(default_factory=_all_lines)

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return self.all_lines[self.number]
