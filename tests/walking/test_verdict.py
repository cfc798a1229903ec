"""How a walk ended, in words."""

import pytest

from mazelib.walking.verdict import Ending, Verdict

WORDS = {
    Ending(Verdict.ARRIVED, 143): "arrived after 143 ticks",
    Ending(Verdict.ARRIVED, 1): "arrived after 1 tick",
    Ending(Verdict.ARRIVED, 0): "arrived after 0 ticks",
    Ending(Verdict.CIRCLING, 29, 13): (
        "circling after 29 ticks: it repeats the same 16 ticks forever"
    ),
    Ending(Verdict.STANDING, 7, 6): "stuck after 7 ticks: it will never move again",
    Ending(Verdict.STANDING, 1, 0): "stuck after 1 tick: it will never move again",
    Ending(Verdict.CIRCLING, 1, 0): "circling after 1 tick: it repeats the same tick forever",
    Ending(Verdict.TURNING, 4, 0): (
        "turning on the spot after 4 ticks: it will never take a step"
    ),
    Ending(Verdict.UNREACHABLE, 2): "cannot be reached after 2 ticks",
    Ending(Verdict.UNREACHABLE, 1): "cannot be reached after 1 tick",
    Ending(Verdict.OUT_OF_TICKS, 5): "out of ticks after 5 ticks",
    Ending(Verdict.OUT_OF_TICKS, 1): "out of ticks after 1 tick",
}


@pytest.mark.parametrize("ending", WORDS, ids=str)
def test_an_ending_is_said_in_words(ending):
    assert ending.words == WORDS[ending]


def test_every_verdict_has_words_of_its_own():
    words = {Ending(verdict, 7, 3).words for verdict in Verdict}
    assert len(words) == len(Verdict)
    assert {ending.verdict for ending in WORDS} == {*Verdict}
