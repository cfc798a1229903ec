"""The rules of the game: its numbers, the maze of a level and its clock, its stars."""

import pytest

from mazelib.game.rules import MOST, Game, facing_a_way, keys_needed
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import stepped
from mazelib.grid.routes import reachable, shortest_route
from mazelib.maps import reach
from mazelib.maps.heya_text import parse

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


def test_there_are_eight_levels_from_4_by_3_to_12_by_9_each_larger_than_the_one_before():
    levels = Game().levels
    assert len(levels) == 8
    assert (levels[0], levels[-1]) == ((4, 3), (12, 9))
    assert [across * down for across, down in levels] == sorted(
        {across * down for across, down in levels}
    )


def test_after_the_last_level_a_run_begins_small_and_each_maze_is_larger_and_its_clock_tighter():
    game = Game(levels=[(2, 3), (5, 4)])
    assert [game.rooms(level) for level in range(5)] == [(2, 3), (5, 4), (2, 3), (3, 3), (3, 4)]
    assert game.rooms(500) == (60, 60)
    names = []
    for level in range(3):
        across, down = game.rooms(level)
        maze = game.maze(level, 1)
        assert (maze.width, maze.height) == (2 * across + 1, 2 * down + 1)
        names.append(maze.name)
    assert names == ["level 1", "level 2", "maze 1"]
    maze = game.maze(2, 1)
    seconds = [game.seconds(maze, level, Seeing.EYES) for level in range(2, 60)]
    assert seconds == sorted({*seconds}, reverse=True)
    assert seconds[-1] > keys_needed(maze, Seeing.EYES) / game.keys_a_second


@pytest.mark.parametrize(
    ("start", "heading"), [("S", 1), (">", 1), ("A", 0), ("V", 2), ("<", 3), (" ", 1)]
)
def test_a_walker_faces_an_open_way_unless_the_map_says_where_it_faces(start, heading):
    heya = parse(f"####\n#{start}G#\n####")
    assert facing_a_way(heya).heading == heading
    assert facing_a_way(heya).controls == heya.controls


def test_a_walker_that_faces_an_open_way_or_has_none_stays_as_it_is():
    for text in ("####\n# G#\n#S #\n####", "###\n#S#\n###"):
        assert facing_a_way(parse(text)).heading == 0


def test_a_turn_takes_a_key_of_its_own_only_through_the_eyes():
    corner = parse("#####\n#>  #\n### #\n###G#\n#####")
    assert keys_needed(corner, Seeing.TORCH) == 4
    assert keys_needed(corner, Seeing.EYES) == 5
    assert keys_needed(parse("#####\n#^ G#\n#####".replace("^", "A")), Seeing.EYES) == 3


def test_the_clock_is_made_for_the_maze_generous_at_first_and_tight_at_the_last_level():
    game = Game(levels=[(4, 3), (5, 4), (6, 5)], keys_a_second=2, easy=2, hard=1.4)
    corner = parse("#####\n#>  #\n### #\n###G#\n#####")
    seconds = [game.seconds(corner, level, Seeing.EYES) for level in (0, 1, 2, 3, 9)]
    assert seconds == pytest.approx([5.0, 4.25, 3.5, 5.0, 2.5 + 2.5 * 0.75**6])
    assert Game(levels=[(4, 3)], easy=2).seconds(corner, 0, Seeing.EYES) == 5.0


def test_a_map_on_which_no_way_leads_to_the_goal_is_told():
    with pytest.raises(ValueError, match="No way leads"):
        Game().seconds(parse("> #G"), 0, Seeing.EYES)


@pytest.mark.parametrize(
    ("steps", "stars"), [(10, 3), (12, 3), (13, 2), (20, 2), (21, 1), (500, 1)]
)
def test_stars_are_for_steps_against_the_shortest(steps, stars):
    assert Game(three_stars=1.2, two_stars=2).stars(steps, 10) == stars


#: The least that each number may be.
LEAST = {
    "keys_a_second": 0.1,
    "easy": 1,
    "hard": 1,
    "map_after": 0,
    "coin_seconds": 0,
    "three_stars": 1,
    "two_stars": 1,
    "ghost_speed": 0.1,
    "match_points": 1,
}


@pytest.mark.parametrize("name", LEAST)
def test_a_number_may_be_the_least_one_and_nothing_below_or_too_large(name):
    assert getattr(Game(**{name: LEAST[name]}), name) == LEAST[name]
    assert getattr(Game(**{name: MOST}), name) == MOST
    for wrong in (LEAST[name] - 0.01, MOST + 1, float("nan"), float("inf"), "two", None, True):
        with pytest.raises(ValueError, match=f"{name}=.* Write a number from .* to 1000"):
            Game(**{name: wrong})


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"levels": []}, "levels=[] is wrong. Write rooms across and down, 2 to 60"),
        ({"levels": [(1, 5)]}, "levels=[(1, 5)]"),
        ({"levels": [(4, 61)]}, "levels="),
        ({"levels": 5}, "levels=5"),
        ({"levels": [(4, 3), 5]}, "levels="),
        ({"players": 3}, "players=3 is wrong. Write 1, or 2 for two players side by side."),
        ({"players": True}, "players=True"),
        (
            {"against": "left_hand"},
            'against=\'left_hand\' is wrong. Write "you", "right_hand", "branch_stack",'
            ' "random_walk" or "tremaux", or "" for nobody.',
        ),
    ],
)
def test_a_wrong_number_is_told_with_what_to_write(wrong, told):
    with pytest.raises(ValueError) as caught:
        Game(**wrong)
    assert told in str(caught.value)
