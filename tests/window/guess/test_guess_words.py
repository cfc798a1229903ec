"""What is said of a guess names the turn that it is about."""

import re

import pytest

from mazelib.grid.compass import Turn
from mazelib.window.guess.guess_words import (
    COULD_HAVE,
    IF_RIGHT,
    IF_WRONG,
    NEVER,
    TAKEN,
    WALL_IF_RIGHT,
    WALL_IF_WRONG,
)

WORDS = {Turn.AHEAD: "ahead", Turn.RIGHT: "right", Turn.BACK: "back", Turn.LEFT: "left"}


@pytest.mark.parametrize("said", [TAKEN, COULD_HAVE, NEVER])
@pytest.mark.parametrize("turn", Turn)
def test_each_sentence_about_a_turn_names_this_turn_and_no_other(said, turn):
    assert re.findall(r"\b(?:ahead|right|back|left)\b", said[turn].lower()) == [WORDS[turn]]


@pytest.mark.parametrize(("yes_or_no", "said"), [("Yes: ", WALL_IF_RIGHT), ("No: ", WALL_IF_WRONG)])
def test_what_is_said_of_a_wall_is_what_its_numbers_are_and_whether_it_breaks(yes_or_no, said):
    for (differ, breaks), sentence in said.items():
        assert sentence.startswith(yes_or_no)
        assert ("are different" in sentence, "both are" in sentence) == (differ, not differ)
        assert ("breaks" in sentence, "stays" in sentence) == (breaks, not breaks)
        assert (" but " in sentence) == (differ != breaks), "only equal numbers keep their wall"


@pytest.mark.parametrize(("yes_or_no", "said"), [("Yes: ", IF_RIGHT), ("No: ", IF_WRONG)])
def test_of_a_wall_without_numbers_it_is_said_whether_it_breaks(yes_or_no, said):
    assert all(sentence.startswith(yes_or_no) for sentence in said.values())
    assert [breaks for breaks in said if "breaks" in said[breaks]] == [True]
    assert [breaks for breaks in said if "stays" in said[breaks]] == [False]
