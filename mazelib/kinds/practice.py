"""What a class has done with the exercises: which are ticked, and the lines that it has put in order.

The lines stand in lessons/lines/, in files made to be edited: a rule's lines in their order, a blank line,
a heading, and some lines that do not belong.
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

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What stands below the lines of a rule: so its lines have the numbers that the class sees.
TAIL = "\n\n\nfrom mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n"


class Lines:
    """The lines for an exercise, always ``shuffled`` the same way; so many are ``wanted`` for a rule.

    ``order`` are those chosen, by their numbers. ``rule`` is what they make, as soon as they are enough;
    ``wrong`` is why there is none.
    """

    def __init__(self, name: str) -> None:
        self.order, self.wrong = list[int](), ""
        self.rule: LoadedScript | None = None
        try:
            lines = lines_of(read_text(FOLDER / f"{name}.txt", "file of lines").strip("\n"))
        except LocatedError as error:
            lines, self.wrong = [""], str(error)
        self.wanted = [*lines, ""].index("")
        kept = lines[: self.wanted] + lines[self.wanted + 2 :]
        self.shuffled = random.Random(name).sample(kept, len(kept))

    def choose(self, number: int) -> None:
        """Put a line below those in order, or take it away; when all are there, make a rule of them."""
        if number in self.order:
            self.order.remove(number)
        elif len(self.order) < self.wanted:
            self.order.append(number)
        self.rule, self.wrong = None, ""
        if len(self.order) == self.wanted:
            text = "\n".join(self.shuffled[each] for each in self.order) + TAIL
            try:
                self.rule = load_script(FOLDER / "lines_in_order.py", text)
            except LocatedError as error:
                line = f"Line {error.first.line}: " if error.first.line else ""
                self.wrong = f"{line}{error.first.what}"


@dataclass
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed, ``results`` those of the last check.

    ``script`` is the name of the file that the class writes its rule in.
    """

    script: str
    number: int = 0
    done: set[int] = field(default_factory=set)
    results: dict[int, Result] = field(default_factory=dict)
    all_lines: list[Lines] = field(default_factory=lambda: [Lines(each.name) for each in EXERCISES])

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return self.all_lines[self.number]
