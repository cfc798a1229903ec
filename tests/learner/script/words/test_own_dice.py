"""What is told to write instead of random, with the dice of the rule."""

import pytest

from mazelib.learner.script.words.own_dice import dice_instead_of_random

RULE = "import random\nfrom mazelib import {}\n\ndef {}:\n    {}\n"
#: What is imported, the def and the line with random, and what is told.
TOLD = {
    ("pick", "my_turn(view)", "return random.choice([1, 2])"): (
        "write in line 4: def my_turn(view, rng): And in line 5: return pick([1, 2], rng)"
    ),
    ("show", "my_turn(view)", "return random.choice([1, 2])"): "line 5: return rng.choice([1, 2])",
    ("pick", "my_turn(view)", "return random.choice((1, 2))"): "line 5: return rng.choice((1, 2))",
    ("pick", "my_turn(view)", "coin = random.randint(0, 1)"): "line 5: coin = rng.randint(0, 1)",
    ("pick", "make(maze, rng)", "yield random.choice(rooms)"): (
        "Before that, write in line 5: yield pick(rooms, rng)"
    ),
    ("pick", "turn(self, view, place, heading)", "return random.choice(ways)"): (
        "line 4: def turn(self, view, place, heading, rng):"
    ),
}
#: Where it is not sure what to write.
UNSURE = (
    ("pick", "helper(ways)", "return random.choice(ways)"),
    ("pick", "helper(view, ways)", "return random.choice(ways)"),
    ("pick", "helper(self, view)", "return random.choice(ways)"),
    ("pick", "my_turn(view)", "return random.shuffle(ways)"),
    ("pick", "my_turn(view)", "return random.choice(\n        ways) + random.choice(ways)"),
)


def told(written):
    lines = RULE.format(*written).split("\n")
    return dice_instead_of_random(lines[0], lines)


@pytest.mark.parametrize("written", TOLD)
def test_the_lines_are_told_as_they_read_with_the_dice_of_the_rule(written):
    assert TOLD[written] in told(written)


@pytest.mark.parametrize("written", UNSURE)
def test_nothing_is_told_where_it_is_not_sure(written):
    assert told(written) == ""
