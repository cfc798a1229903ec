"""The lines of a rule, to be put in order by a class; lessons/lines/ has them, in files made to be edited.

Each file has the lines in their order, a blank line, a heading, and some lines that do not belong.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from mazelib.files import HEYA_FOLDER, read_text
from mazelib.heya import lines_of

FOLDER = HEYA_FOLDER.parent / "lessons" / "lines"
#: What the rule that a class makes begins with.
HEAD = "from mazelib import Turn, open_ways, pick, stepped, turn_between, turned\n\n\n"


class Lines(NamedTuple):
    """The lines of a rule, ``shuffled``, and how many of them belong (``wanted``)."""

    shuffled: Sequence[str]
    wanted: int

    def rule(self, order: Sequence[int]) -> str:
        """The program that some of the lines make, in this order."""
        return HEAD + "\n".join(self.shuffled[number] for number in order) + "\n"


def read_lines(name: str) -> Lines:
    """The lines for an exercise, shuffled the same way every time. LocatedError: they cannot be read."""
    lines = lines_of(read_text(FOLDER / f"{name}.txt", "file of lines").rstrip())
    wanted = lines.index("") if "" in lines else len(lines)
    kept = lines[:wanted] + lines[wanted + 2 :]
    return Lines(random.Random(name).sample(kept, len(kept)), wanted)
