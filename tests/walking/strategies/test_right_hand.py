"""The right hand on the wall."""

import itertools

import pytest

from mazelib.grid.compass import Turn
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.view import View


@pytest.mark.parametrize(("left", "back"), [*itertools.product([False, True], repeat=2)])
def test_right_comes_before_front_and_front_before_left_whatever_else_is_open(left, back):
    for front, right, turn in (
        (False, True, Turn.RIGHT),
        (True, True, Turn.RIGHT),
        (True, False, Turn.AHEAD),
        (False, False, Turn.LEFT),
    ):
        assert right_hand(View(front, right, left, back)) is turn
