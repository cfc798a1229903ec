"""The one table of directions."""

import pytest

from mazelib.grid.compass import DELTAS, Heading, Turn, index_steps, stepped, turn_between, turned


def test_headings_and_turns_are_counted_clockwise():
    assert [heading.word for heading in Heading] == ["up", "right", "down", "left"]
    assert [turn.word for turn in Turn] == ["ahead", "right", "back", "left"]
    assert list(Heading) == list(Turn) == [0, 1, 2, 3]


def test_each_heading_steps_to_its_own_side():
    stepped_to = {heading.word: stepped((5, 5), heading) for heading in Heading}
    assert stepped_to == {"up": (5, 4), "right": (6, 5), "down": (5, 6), "left": (4, 5)}


@pytest.mark.parametrize("heading", Heading)
def test_a_turn_is_an_addition_modulo_four_and_turn_between_takes_it_back(heading):
    for turn in Turn:
        assert turned(heading, turn) is Heading((heading + turn) % 4)
        assert turn_between(heading, turned(heading, turn)) is turn


@pytest.mark.parametrize("heading", Heading)
def test_steps_by_number_are_the_same_steps(heading):
    x, y = stepped((3, 7), heading)
    assert (7 * 20 + 3) + index_steps(20)[heading] == y * 20 + x
    assert (x - 3, y - 7) == DELTAS[heading]
