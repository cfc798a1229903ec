"""What is said of a value of the wrong kind, in words that a class can read."""

from pathlib import Path

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.script.words.exceptions import explained
from tests.learners import ALL_OPEN

PATH = Path("mine.py")
NAMES = {"view": ALL_OPEN, "Turn": Turn, "heading": Heading.UP, "ways": [Heading.UP]}

#: A line, what is wrong in it, and what to do.
TOLD = {
    "view.left()": ("True or False is no function", "as in: view.left"),
    "bool(1)()": ("True or False is no function", "as in: view.right"),
    "Turn.RIGHT()": ("brackets cannot follow a turn", "Take the brackets out."),
    "ways > 1": ("> does not go between a list and a number", "as in: len(ways)"),
    "ways.pop - 1": ("- does not go between a function and a number", "Call the function"),
    "1 + 'a'": ("+ does not go between a number and a text", "Look at this line"),
    "view['right']": ("square brackets cannot follow a view", "as in: view.right"),
    "heading[0]": ("square brackets cannot follow a heading", "Only a list"),
    "ways[(1, 2)]": ("and not a pair", "It begins as {}"),
}


@pytest.mark.parametrize("line", TOLD)
def test_a_wrong_kind_of_value_is_told_in_plain_words(line):
    what, advice = TOLD[line]
    with pytest.raises(TypeError) as caught:
        exec(compile(line, str(PATH), "exec"), dict(NAMES))
    told = explained(caught.value, PATH, [line])
    assert what in told.what
    assert advice in told.advice
    assert "Error" not in told.what
