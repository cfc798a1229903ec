"""The one table of directions."""

import pytest

from mazelib.grid.compass import (
    DELTAS,
    Heading,
    Turn,
    direction,
    heading_to,
    stepped,
    turn_between,
    turned,
)


def test_headings_and_turns_are_counted_clockwise():
    assert [heading.word for heading in Heading] == ["up", "right", "down", "left"]
    assert [turn.word for turn in Turn] == ["ahead", "right", "back", "left"]
    assert list(Heading) == list(Turn) == [0, 1, 2, 3]


@pytest.mark.parametrize("way", [str, repr, "{}".format, lambda turn: f"{turn}"])
def test_a_turn_is_printed_as_a_rule_writes_it(way):
    assert [way(turn) for turn in Turn][:2] == ["Turn.AHEAD", "Turn.RIGHT"]
    assert way(Heading.UP) == "Heading.UP"


def test_each_heading_steps_to_its_own_side():
    stepped_to = {heading.word: stepped((5, 5), heading) for heading in Heading}
    assert stepped_to == {"up": (5, 4), "right": (6, 5), "down": (5, 6), "left": (4, 5)}


def test_the_heading_to_a_place_is_the_way_in_which_it_lies_most():
    for heading, (dx, dy) in zip(Heading, DELTAS, strict=True):
        for far in (1, 3):
            for aside in (-2, 0, 2) if far == 3 else (0,):
                other = (5 + far * dx + aside * dy, 5 + far * dy + aside * dx)
                assert heading_to((5, 5), other) is heading


@pytest.mark.parametrize("heading", Heading)
def test_a_turn_is_an_addition_modulo_four_and_turn_between_takes_it_back(heading):
    for turn in Turn:
        assert turned(heading, turn) is Heading((heading + turn) % 4)
        assert turn_between(heading, turned(heading, turn)) is turn


@pytest.mark.parametrize("heading", Heading)
def test_the_direction_of_a_heading_is_its_step_and_between_two_it_is_as_long(heading):
    assert direction(heading) == pytest.approx(DELTAS[heading])
    assert direction(heading + 0.5) == pytest.approx(
        [(DELTAS[heading][axis] + DELTAS[(heading + 1) % 4][axis]) / 2**0.5 for axis in (0, 1)]
    )


def test_every_turn_is_true_so_a_rule_may_say_or():
    assert (Turn.AHEAD or Turn.LEFT) is Turn.AHEAD
