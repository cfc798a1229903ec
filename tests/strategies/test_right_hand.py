"""The right hand on the wall."""

import itertools

import pytest

from mazelib.compass import Turn
from mazelib.strategies.right_hand import right_hand
from mazelib.view import View

OPEN = list(itertools.product([False, True], repeat=2))


@pytest.mark.parametrize(("left", "back"), OPEN)
def test_with_the_right_open_it_turns_right_whatever_else_is_open(left, back):
    for front in (False, True):
        assert right_hand(View(front=front, right=True, left=left, back=back)) is Turn.RIGHT


@pytest.mark.parametrize(("left", "back"), OPEN)
def test_with_the_right_wall_and_the_front_open_it_goes_ahead(left, back):
    assert right_hand(View(front=True, right=False, left=left, back=back)) is Turn.AHEAD


@pytest.mark.parametrize(("left", "back"), OPEN)
def test_with_right_and_front_wall_it_turns_left_even_into_a_wall(left, back):
    assert right_hand(View(front=False, right=False, left=left, back=back)) is Turn.LEFT


def test_it_never_turns_back():
    views = [View(*sides) for sides in itertools.product([False, True], repeat=4)]
    assert {right_hand(view) for view in views} == {Turn.RIGHT, Turn.AHEAD, Turn.LEFT}
