"""What is special in each garden: a key, a robot, footprints, a firefly."""

from itertools import pairwise

import pytest

from mazelib.game.coins import dead_ends
from mazelib.game.round import FIREFLY_SECONDS, Round
from mazelib.game.rules import Game
from mazelib.game.seeing import Seeing
from mazelib.game.specials import KEY, Special, specials_of
from mazelib.grid.compass import heading_to
from mazelib.maps import reach
from mazelib.maps.signs import LAST_CONTROL

LEVELS = range(len(Game().levels))
#: Here the lesson has a goose instead.
LEVEL_OF_GOOSE = 2


def test_each_garden_but_the_first_has_something_that_the_one_before_did_not_have():
    assert specials_of(0) == frozenset()
    for level in LEVELS[1:]:
        is_new = specials_of(level) - specials_of(level - 1)
        assert bool(is_new) is (level != LEVEL_OF_GOOSE)
    assert {each for level in LEVELS for each in specials_of(level)} == set(Special)
    assert specials_of(len(LEVELS) + 3) == specials_of(3), "mazes go on without end"


@pytest.mark.parametrize("level", [3, 6, 7])
def test_a_key_lies_in_a_dead_end_and_the_clock_counts_the_way_to_it(level):
    game = Game()
    for seed in range(10):
        maze = game.maze(level, seed)
        places = dict(maze.controls)
        assert list(places) == [KEY, LAST_CONTROL]
        assert places[KEY] not in dead_ends(maze), "no coin lies there"
        tour = reach.tour(maze)
        assert tour.index(places[KEY]) < len(tour) - 1
        without = maze.changed(controls=maze.controls[1:])
        assert game.seconds(maze, level, Seeing.EYES) >= game.seconds(without, level, Seeing.EYES)


def test_the_cup_is_won_with_the_key_alone():
    game = Game()
    maze = game.maze(3, 1)
    past_cup = maze.changed(controls=maze.controls[1:])
    round = Round(game, maze, 3, Seeing.TORCH)
    walk(round, reach.tour(past_cup))
    assert round.winner is None
    assert round.players[0].timeline.place(round.players[0].timeline.last) == maze.controls[-1][1]
    other = Round(game, maze, 3, Seeing.TORCH)
    walk(other, reach.tour(maze))
    assert other.winner == 0
    assert other.stars == 3


def walk(round, places):
    for place, following in pairwise(places):
        round.press(heading_to(place, following))


def test_a_firefly_comes_with_a_coin_for_five_seconds():
    game = Game()
    maze = game.maze(5, 1)
    round = Round(game, maze, 5, Seeing.TORCH)
    assert not round.has_firefly(0)
    round.elapsed = 1.0
    coin = next(iter(round.coins))
    walk(round, reach.tour(maze.changed(controls=((LAST_CONTROL, coin),))))
    assert round.taken
    for seconds, is_there in ((0.0, True), (FIREFLY_SECONDS - 0.1, True), (FIREFLY_SECONDS, False)):
        round.elapsed = 1.0 + seconds
        assert round.has_firefly(0) is is_there
    in_spring = Round(game, maze, 0, Seeing.TORCH)
    walk(in_spring, reach.tour(maze.changed(controls=((LAST_CONTROL, coin),))))
    assert not in_spring.has_firefly(0)
