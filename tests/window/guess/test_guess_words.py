"""What is said of a guess names the turn that it is about."""

import re

import pytest

from mazelib.grid.compass import Turn
from mazelib.window.guess.guess_words import COULD_HAVE, NEVER, TAKEN

WORDS = {Turn.AHEAD: "ahead", Turn.RIGHT: "right", Turn.BACK: "back", Turn.LEFT: "left"}


@pytest.mark.parametrize("said", [TAKEN, COULD_HAVE, NEVER])
@pytest.mark.parametrize("turn", Turn)
def test_each_sentence_about_a_turn_names_this_turn_and_no_other(said, turn):
    assert re.findall(r"\b(?:ahead|right|back|left)\b", said[turn].lower()) == [WORDS[turn]]
