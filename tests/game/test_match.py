"""A match of two players: who has enough points first, and more than the other, has won it."""

import pytest

from mazelib.game.match import Match
from mazelib.game.round import Round
from mazelib.game.rules import Game
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Heading
from mazelib.maps.heya_text import parse


@pytest.mark.parametrize(
    ("points", "winner"),
    [([9, 8], None), ([10, 9], 0), ([4, 10], 1), ([12, 12], None), ([13, 12], 0)],
)
def test_who_has_enough_points_and_more_than_the_other_has_won(points, winner):
    match = Match()
    match.points = points
    assert match.winner(10) == winner
    match.begin_next(10)
    assert match.points == (points if winner is None else [0, 0])


def test_the_points_of_each_round_are_counted():
    match = Match()
    for _round in range(2):
        round = Round(Game(players=2), parse("#####\n#> G#\n#####"), 0, Seeing.TORCH)
        for _step in range(2):
            round.press(Heading.RIGHT, 1)
        match.note(round)
    assert match.points == [0, 6]
