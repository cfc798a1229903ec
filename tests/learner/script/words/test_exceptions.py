"""What is said of exceptions, each class in its own way."""

from pathlib import Path

import pytest

from mazelib.learner.script.words.exceptions import explained
from mazelib.learner.script.words.refused import RefusedError, is_a_folder

PATH = Path("mine.py")


def told_of(program):
    """What is told of the exception that a program raises."""
    try:
        exec(compile(program, str(PATH), "exec"), {})
    except BaseException as error:
        return explained(error, PATH, program.split("\n"))
    raise AssertionError("it raised nothing")


#: What a program raises, and the beginning of what is told, with a part of the advice.
WORDS = {
    "raise SystemExit": ("a rule can neither wait ", "Take this out"),
    "raise MemoryError": ("the rule needs more ", "let it grow less"),
    "next(iter([]))": ("one more was asked for", "one by one with for"),
    "raise StopIteration('no way')": ("StopIteration: no way.", "one by one with for"),
    "ways = [1]\nways[1]": (
        "the list ways has only 1 value here: ways[0].",
        "The last one is always ways[-1]. Or ask first how many there are: if len(ways) > 1:",
    ),
    "ways = [1, 2]\nways[2]": (
        "the list ways has only 2 values here: ways[0] and ways[1].",
        "The last one is always ways[-1]. Or ask first how many there are: if len(ways) > 2:",
    ),
    "ways = []\nways[-1]": (
        "the list ways is empty here, so it has no value to give.",
        "Ask first whether it has one: if ways:",
    ),
    "ways = [1]\nother = [1, 2]\nways[0] + other[ways[0] + 1]": (
        "IndexError: list index",
        "Look at",
    ),
    "assert 0": ("what this line asserts ", "write print(...) above it"),
    "assert 0, 'no way'": ("AssertionError: no way.", "write print(...) above it"),
    "def a(b): pass\na()": ("between the brackets of a ", "Write: a(b)"),
    "class A:\n    def __init__(self, b): pass\nA()": (
        "between the brackets of A something is missing: b.",
        "Write: A(b)",
    ),
    "def show(b): pass\ndef a(b): pass\nshow(a())": (
        "a is called here with empty brackets",
        "calls a itself. Write: show(a)",
    ),
    "def a(): yield from None\nlist(a())": ("TypeError: 'NoneType' ", "has to yield its steps"),
    "1 / 0": ("no number can be divided by 0.", "Ask first whether the number after the sign"),
    "raise ArithmeticError": ("ArithmeticError.", "Look at the values in this line"),
    "KeyError.x": ("KeyError has no 'x'.", "Look at the values in this line"),
}


@pytest.mark.parametrize("program", WORDS)
def test_an_exception_is_told_in_its_own_way_at_its_line(program):
    what, advice = WORDS[program]
    told = told_of(program)
    assert told.what.startswith(what)
    assert advice in told.advice
    assert told.quoted == program.split("\n")[told.line - 1]


def test_what_was_refused_says_why_itself():
    told = explained(RefusedError(is_a_folder("maps")), PATH, [])
    assert (told.what, told.advice) == tuple(vars(is_a_folder("maps")).values())
    assert told.line is None


RECURSION = "def a(n):\n    return a(n + 1)\na(0)"
NESTED = "n = []\nfor _number in range(100_000):\n    n = [n]\nrepr(n)"


def test_a_function_that_never_returns_is_told_once_and_nested_values_otherwise():
    told = told_of(RECURSION)
    assert "a function calls itself again" in told.what
    assert [call.line for call in told.calls] == [3, 2]
    assert "a value holds a value" in told_of(NESTED).what
