"""The bytes of a frozen memory are those of the example in the docstring."""

import re

from mazelib.walking import freezer
from mazelib.walking.freezer import attributes_of, thaw
from mazelib.walking.memory import freeze


def test_the_example_shows_each_byte_in_order():
    columns = re.findall(r"^    ((?:[0-9a-f]{2} )+)", freezer.__doc__, re.MULTILINE)
    frozen = bytes.fromhex(" ".join(columns))
    assert frozen == freeze({"steps": 3})
    assert thaw(frozen) == {"steps": 3}


def test_the_attributes_of_an_object_are_what_the_learner_gave_it_and_nothing_of_pythons_own():
    class LostError(Exception):
        pass

    class Slotted:
        __slots__ = ("empty", "steps")

    lost = LostError()
    lost.steps = 3
    slotted = Slotted()
    slotted.steps = 4
    assert attributes_of(lost) == {"steps": 3}
    assert attributes_of(slotted) == {"steps": 4}
