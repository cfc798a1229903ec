"""What is said of values that do not fit: of an index, a key, a 0, a text without a number."""

from pathlib import Path

import pytest

from mazelib.learner.script.words.exceptions import explained

PATH = Path("mine.py")
#: What each line finds: a memory as lesson 5 keeps it, two dicts, a list of one value.
BEGINNING = """
class Memory: pass
self = Memory()
self.ways, self.seen = [], {}
ways, seen, other = [1], {"a": 1}, {}
"""

#: A line, what is wrong in it, and what to do.
TOLD = {
    "ways[1]": (
        "the list ways has only 1 value here: ways[0].",
        "The last one is always ways[-1]. Or ask first how many there are: if len(ways) > 1:",
    ),
    "self.ways[-1]": (
        "the list self.ways is empty here, so it has no value to give.",
        "Ask first whether it has one: if self.ways:",
    ),
    "seen['b']": (
        "the dict seen has no key 'b' here.",
        "Ask first whether it has one: if 'b' in seen:",
    ),
    "seen['b'] = seen['b'] + 1": (
        "the dict seen has no key 'b' here.",
        "The first time, there's no number yet. Write two lines above line 6: if 'b' not in seen: "
        "and below it, 4 spaces further to the right: seen['b'] = 0",
    ),
    "seen['a'] = seen['b'] + 1": (
        "the dict seen has no key 'b' here.",
        "Ask first whether it has one: if 'b' in seen:",
    ),
    "self.seen[ways[0], 2]": (
        "the dict self.seen has no key (1, 2) here.",
        "Ask first whether it has one: if (1, 2) in self.seen:",
    ),
    "seen['a'] + other['a']": (
        "nothing is kept under 'a' here.",
        "Ask first whether it is there, with the word in.",
    ),
    "1 // 0": (
        "no number can be divided by 0.",
        "Ask first whether the number after the sign / or // or % is 0.",
    ),
    "int('a')": (
        "'a' cannot be read as a whole number.",
        "Give int a text of digits alone, as in: int('12')",
    ),
    "ways.index(2)": (
        "2 is not in the list.",
        "Ask first whether it is there, with the word in.",
    ),
    "ways.remove(2)": (
        "remove did not find this value in the list.",
        "Ask first whether it is there, with the word in.",
    ),
    "x, y = ways": (
        "on the left of = are more names than values on its right: 2, for 1.",
        "Write as many names as there are values.",
    ),
    "x, y = 1, 2, 3": (
        "on the left of = are fewer names than values on its right: only 2.",
        "Write as many names as there are values.",
    ),
    "max([])": (
        "max was given nothing to choose from.",
        "Ask first whether the list has any values.",
    ),
    "raise ValueError('no way')": (
        "ValueError: no way.",
        "Look at the values in this line: write print(...) above it, and read below the rule, "
        "or in the terminal, what it prints.",
    ),
}


@pytest.mark.parametrize("line", TOLD)
def test_a_value_that_does_not_fit_is_told_with_its_name(line):
    program = BEGINNING + line
    with pytest.raises((ValueError, LookupError, ArithmeticError)) as caught:
        exec(compile(program, str(PATH), "exec"), {})
    told = explained(caught.value, PATH, program.split("\n"))
    assert (told.what, told.advice) == TOLD[line]
