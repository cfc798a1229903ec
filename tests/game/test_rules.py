"""The rules of the game: its numbers, the maze of a level, its stars."""

import pytest

from mazelib.game.rules import Game
from mazelib.grid.compass import stepped
from mazelib.grid.routes import reachable, shortest_route
from mazelib.maps import reach

SIX_BY_FOUR = Game(levels=[(6, 4)])


def test_a_fresh_maze_has_its_goal_farthest_from_the_start_and_opens_with_a_way_ahead():
    for seed in range(40):
        maze = SIX_BY_FOUR.maze(0, seed)
        far = {
            place: len(shortest_route(maze, maze.start, place))
            for place in reachable(maze, maze.start)
        }
        assert len(reach.tour(maze)) == max(far.values())
        assert len(maze.controls) == 1
        assert maze.is_open(stepped(maze.start, maze.heading))
        assert SIX_BY_FOUR.maze(0, seed) == maze
    assert len({SIX_BY_FOUR.maze(0, seed) for seed in range(40)}) == 40


def test_after_the_last_level_mazes_grow_no_more():
    game = Game(levels=[(2, 3), (5, 4)])
    assert [game.rooms(level) for level in range(4)] == [(2, 3), (5, 4), (5, 4), (5, 4)]
    for level in range(3):
        across, down = game.rooms(level)
        maze = game.maze(level, 1)
        assert (maze.width, maze.height) == (2 * across + 1, 2 * down + 1)
        assert maze.name == f"{across} × {down} rooms"


@pytest.mark.parametrize(
    ("steps", "stars"), [(10, 3), (12, 3), (13, 2), (20, 2), (21, 1), (500, 1)]
)
def test_stars_are_for_steps_against_the_shortest(steps, stars):
    assert Game(three_stars=1.2, two_stars=2).stars(steps, 10) == stars


#: The least that each number may be.
LEAST = {"seconds": 1, "map_after": 0, "three_stars": 1, "two_stars": 1, "ghost_speed": 0.1}


@pytest.mark.parametrize("name", LEAST)
def test_a_number_may_be_the_least_one_and_nothing_below_or_too_large(name):
    assert getattr(Game(**{name: LEAST[name]}), name) == LEAST[name]
    assert getattr(Game(**{name: 999_999}), name) == 999_999
    for wrong in (LEAST[name] - 0.01, 1_000_000):
        with pytest.raises(ValueError, match=f"{name}="):
            Game(**{name: wrong})


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"levels": []}, "levels=[] is wrong. Write rooms across and down, 2 to 60"),
        ({"levels": [(1, 5)]}, "levels=[(1, 5)]"),
        ({"levels": [(4, 61)]}, "levels="),
        ({"levels": 5}, "levels=5"),
        ({"levels": [(4, 3), 5]}, "levels="),
        ({"seconds": 0}, "seconds=0 is wrong. Write a number of at least 1, and below 1,000,000."),
        ({"seconds": -30}, "seconds=-30"),
        ({"seconds": "30"}, "seconds='30'"),
        ({"seconds": float("nan")}, "seconds=nan"),
        (
            {"seconds": float("inf")},
            "seconds=inf is wrong. Write a number of at least 1, and below 1,000,000.",
        ),
        ({"map_after": -1}, "map_after=-1"),
        ({"three_stars": 0.5}, "three_stars=0.5"),
        ({"two_stars": None}, "two_stars="),
        ({"ghost_speed": 0}, "ghost_speed=0"),
        ({"ghost_speed": True}, "ghost_speed=True"),
        (
            {"against": "left_hand"},
            'against=\'left_hand\' is wrong. Write "right_hand", "branch_stack", "random_walk"'
            ' or "tremaux", or "" for no ghost.',
        ),
    ],
)
def test_a_wrong_number_is_told_with_what_to_write(wrong, told):
    with pytest.raises(ValueError) as caught:
        Game(**wrong)
    assert told in str(caught.value)
