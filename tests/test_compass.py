"""The one table of directions."""

import pytest

from mazelib.compass import (
    DELTAS,
    Heading,
    Turn,
    index_steps,
    opposite,
    stepped,
    turn_between,
    turned,
)

ALL = [(heading, turn) for heading in Heading for turn in Turn]


def test_headings_go_clockwise_from_up():
    assert [heading.word for heading in Heading] == ["up", "right", "down", "left"]
    assert list(map(int, Heading)) == [0, 1, 2, 3]


def test_turns_are_counted_in_quarter_turns_clockwise():
    assert [turn.word for turn in Turn] == ["ahead", "right", "back", "left"]
    assert list(map(int, Turn)) == [0, 1, 2, 3]


def test_each_heading_steps_to_its_own_side():
    stepped_to = {heading.word: stepped((5, 5), heading) for heading in Heading}
    assert stepped_to == {"up": (5, 4), "right": (6, 5), "down": (5, 6), "left": (4, 5)}


@pytest.mark.parametrize(("heading", "turn"), ALL)
def test_a_turn_is_an_addition_modulo_four(heading, turn):
    assert turned(heading, turn) is Heading((heading + turn) % 4)


@pytest.mark.parametrize(("heading", "turn"), ALL)
def test_the_turn_between_two_headings_leads_from_one_to_the_other(heading, turn):
    assert turn_between(heading, turned(heading, turn)) is turn


@pytest.mark.parametrize("heading", Heading)
def test_right_four_times_is_the_same_heading(heading):
    now = heading
    for _ in range(4):
        now = turned(now, Turn.RIGHT)
    assert now is heading


@pytest.mark.parametrize("heading", Heading)
def test_a_step_and_a_step_to_the_opposite_lead_back(heading):
    assert stepped(stepped((3, 7), heading), opposite(heading)) == (3, 7)


@pytest.mark.parametrize("heading", Heading)
def test_steps_by_number_are_the_same_steps(heading):
    x, y = stepped((3, 7), heading)
    assert (7 * 20 + 3) + index_steps(20)[heading] == y * 20 + x
    assert (x - 3, y - 7) == DELTAS[heading]
