"""Which hand a walk keeps on the wall, told by its turns."""

import pytest

from mazelib.grid.compass import Turn
from mazelib.walking.hand import HandOnWall, turn_along_wall
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView
from mazelib.walking.view import VIEWS, View
from mazelib.walking.walk import Walk
from tests.samples import heya


def mirrored(view: View) -> View:
    return View(front=view.front, right=view.left, left=view.right, back=view.back)


def left_hand(view: View) -> Turn:
    return Turn((-right_hand(mirrored(view))) % 4)


def always_ahead(view: View) -> Turn:
    return Turn.AHEAD if view.front else Turn.BACK


def test_the_turn_along_the_wall_is_that_of_lesson_4_and_mirrored_for_the_left():
    for view in {view for views in VIEWS for view in views}:
        assert turn_along_wall(view, Turn.RIGHT) is right_hand(view)
        assert turn_along_wall(view, Turn.LEFT) is left_hand(view)


@pytest.mark.parametrize("expected", [Turn.RIGHT, Turn.LEFT])
@pytest.mark.parametrize(
    ("rule", "kept"), [(right_hand, Turn.RIGHT), (left_hand, Turn.LEFT), (always_ahead, None)]
)
def test_a_walk_keeps_the_hand_that_fits_all_its_turns(rule, kept, expected):
    walk = Walk(heya("first"), ByView(rule))
    hand = HandOnWall(walk.timeline, expected)
    assert hand.hand is expected, "nothing has been seen yet"
    walk.advance(12)
    assert hand.hand in (expected, None), "so far it would have been the same with either hand"
    walk.advance(1)
    assert hand.hand is kept
    walk.advance(100)
    assert hand.hand is kept
