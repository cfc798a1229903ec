"""What a class is told of a lap."""

import pytest

from mazelib.walking.doubt import not_proven
from mazelib.walking.lap import Lap
from mazelib.walking.lap_sentences import lap_sentences

TOLD = [
    (
        Lap(16, 16, 100, ("steps",)),
        "The same lap of 16 steps, 100 times. Only steps changes.",
    ),
    (
        Lap(4, 1, 100, ("steps",)),
        "The same lap of 1 step, 100 times. Only steps changes.",
    ),
    (
        Lap(4, 0, 3, ("log", "steps")),
        "The same 4 turns on the spot, 3 times. Only log, steps change.",
    ),
    (
        Lap(4, 0, 3, (), hides=True),
        "The same 4 turns on the spot, 3 times. It remembers too much to say what changes.",
    ),
    (
        Lap(1, 0, 900, ()),
        "It has stood still for 900 ticks. Nothing changes that can be seen.",
    ),
]


@pytest.mark.parametrize(("lap", "sentences"), TOLD)
def test_a_lap_is_told_in_whole_sentences(lap, sentences):
    told = " ".join(lap_sentences(lap, None))
    assert told == f"{sentences} It isn't proven that this goes on forever."
    assert lap_sentences(lap, not_proven("line 3: x"))[-1].endswith("forever (line 3: x).")
