"""What is said of an answer that is no turn, or that never comes."""

import warnings

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.limits import Purpose
from mazelib.learner.script.words.wrong_answers import endless, no_turn


async def coroutine():
    """Never awaited."""


def generator():
    """A rule that yields."""
    yield 1


#: An answer, its line, the names that it knows, and the advice.
WRITTEN = {
    "two turns": ([Turn.LEFT, 1], "return [Turn.LEFT, 1]", (), "Write: return Turn.LEFT"),
    "a tuple": ((Turn.LEFT, 1), "    return Turn.LEFT, 1  # So.", (), "Write: return Turn.LEFT"),
    "one in a list": ([Turn.BACK], "return [Turn.BACK]", (), "Write: return Turn.BACK"),
    "a list by its name": ([Turn.LEFT], "return ways", (), "Answer one turn at a time"),
    "a comma": ((Turn.LEFT,), "return Turn.LEFT,  # So.", (), "Take out the comma at the end"),
    "a heading": (
        Heading.UP,
        "    return pick(ways, rng)  # By chance.",
        ("heading", "turn_between"),
        "Write: return turn_between(heading, pick(ways, rng))",
    ),
    "a heading without the walker's": (
        Heading.UP, "return way", ("turn_between",), "turn_between(heading, wanted)"
    ),
    "its own heading": (
        Heading.UP, "return heading", ("heading", "turn_between"), "turn_between(heading, wanted)"
    ),
    "a part of a line": (
        Heading.UP, "return pick(", ("heading", "turn_between"), "turn_between(heading, wanted)"
    ),
}  # fmt: skip
INSTEAD = {
    "a side": (True, "A side of the view is True or False."),
    "a text": ("left", "A turn is no text. Write it without quotes: Turn.LEFT"),
    "another word": ("forward", "Write it without quotes: Turn.AHEAD"),
    "a text that means nothing": ("north", "without quotes, as in: return Turn.LEFT"),
    "no turn in particular": (Turn, "Write one of these: Turn.AHEAD"),
    "several turns": ([Turn.LEFT, Turn.AHEAD], "one turn at a time"),
    "a pair of turns": ((Turn.LEFT, Turn.AHEAD), "one turn at a time"),
    "a heading": (Heading.UP, "turn_between(heading, wanted)"),
    "a function": (generator, "brackets after its name, as in: generator(view)"),
    "a generator": (generator(), "return instead of yield"),
    "nothing": (None, "Whatever the view is"),
    "a number": (1, "Whatever the view is"),
    "a class": (int, "Whatever the view is"),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_an_answer_is_corrected_as_its_line_is_written(name):
    answer, line, names, advice = WRITTEN[name]
    assert advice in no_turn(answer, line, names).advice


@pytest.mark.parametrize("name", INSTEAD)
def test_an_answer_that_is_no_turn_gets_the_advice_of_its_class(name):
    answer, advice = INSTEAD[name]
    assert advice in no_turn(answer).advice


def test_only_values_that_cannot_run_code_are_quoted():
    class Mine(str):
        def __repr__(self):
            raise AssertionError("asked for its words")

    assert no_turn("left").what == "the rule answered 'left', which is not a turn."
    assert no_turn(Mine()).what == (
        "the rule answered an object of type Mine, which is not a turn."
    )


def test_a_coroutine_is_closed_so_that_python_does_not_warn_of_it():
    answer = coroutine()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "async" in no_turn(answer).advice
    assert answer.cr_frame is None


WORDS = {
    Purpose.LOADING: "while its file was loaded",
    Purpose.TURN: "in one turn",
    Purpose.STEP: "in one step",
    Purpose.LOOKING: "while it was looked at",
}


@pytest.mark.parametrize("purpose", Purpose)
def test_what_never_ends_is_told_with_its_purpose_and_its_lines(purpose):
    words = endless(purpose, 1_234_567).what
    assert words.startswith("the rule ran 1,234,567 lines ")
    assert [each for each, told in WORDS.items() if told in words] == [purpose]
