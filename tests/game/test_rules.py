"""The rules of the game: its numbers, the maze, what the arrow keys do, what was in sight."""

import random
from itertools import pairwise

import pytest

from mazelib.game.rules import Game, follow_arrow, in_sight, seen_map
from mazelib.grid.compass import DELTAS, Heading, Turn, stepped, turned
from mazelib.grid.routes import reachable, shortest_route
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from mazelib.walking.recording import Timeline

SIX_BY_FOUR = Game(levels=[(6, 4)])
MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def test_a_fresh_maze_has_its_goal_at_the_place_farthest_from_the_start_and_opens_with_a_way_ahead():
    for seed in range(40):
        maze = SIX_BY_FOUR.maze(0, seed)
        far = {place: len(shortest_route(maze, maze.start, place)) for place in reachable(maze, maze.start)}
        assert len(reach.tour(maze)) == max(far.values()) and len(maze.controls) == 1
        assert maze.is_open(stepped(maze.start, maze.heading))
        assert SIX_BY_FOUR.maze(0, seed) == maze
    assert len({SIX_BY_FOUR.maze(0, seed) for seed in range(40)}) == 40


def test_along_the_shortest_way_the_goal_is_reached_in_as_many_steps():
    walked = Timeline.still(MAZE)
    for (x, y), (to_x, to_y) in pairwise(walked.tour):
        assert not walked.reached
        follow_arrow(walked, Heading(DELTAS.index((to_x - x, to_y - y))), from_above=True)
    assert walked.reached == [8] and walked.steps(walked.last) == 8


def test_through_the_eyes_only_up_walks_and_a_turn_or_a_wall_is_no_step():
    walked, seen = Timeline.still(MAZE), []
    for arrow in (Heading.UP, Heading.RIGHT, Heading.UP, Heading.LEFT, Heading.DOWN, Heading.UP):
        follow_arrow(walked, arrow, from_above=False)
        seen.append((walked.place(walked.last), walked.heading(walked.last).word))
    assert seen == [
        ((2, 1), "right"), ((2, 1), "down"), ((2, 1), "down"), ((2, 1), "right"), ((2, 1), "left"), ((1, 1), "left"),
    ]  # fmt: skip
    assert walked.steps(walked.last) == 2


@pytest.mark.parametrize(("steps", "stars"), [(10, 3), (12, 3), (13, 2), (20, 2), (21, 1), (500, 1)])
def test_stars_are_for_steps_against_the_shortest(steps, stars):
    assert Game(three_stars=1.2, two_stars=2).stars(steps, 10) == stars


def test_in_sight_is_what_stands_ahead_up_to_the_wall_and_what_is_beside_it():
    ahead = {(x, 1) for x in range(1, 7)}
    assert in_sight(MAZE, (1, 1), Heading.RIGHT) == ahead | {(x, y) for x in range(1, 6) for y in (0, 2)}
    assert in_sight(MAZE, (1, 1), Heading.LEFT) == {(0, 1), (1, 1), (1, 0), (1, 2)}


def test_nothing_is_seen_through_walls_and_what_was_seen_stays_seen():
    for seed in range(10):
        maze, rng = Game(levels=[(5, 5)]).maze(0, seed), random.Random(seed)
        walked, before = Timeline.still(maze), {maze.start}
        for _ in range(60):
            place, heading, seen = walked.place(walked.last), walked.heading(walked.last), seen_map(walked)
            assert (seen.place(walked.last), seen.heading(walked.last)) == (place, heading)
            now = {(x, y) for x in range(maze.width) for y in range(maze.height) if seen.heya.is_open((x, y))}
            assert before <= now and all(maze.is_open(each) for each in now)
            assert seen.heya.controls == tuple(each for each in maze.controls if each[1] in now)
            for x, y in now - before:
                # Between it, or the place beside it, and the walker there is floor only.
                lines = [(x, y), *(stepped((x, y), turned(heading, turn)) for turn in (Turn.RIGHT, Turn.LEFT))]
                assert any(in_line(maze, place, heading, end) for end in lines)
            before = now
            follow_arrow(walked, rng.choice(list(Heading)), from_above=False)


def in_line(maze, place, heading, end):
    for _ in range(20):
        if place == end:
            return True
        if not maze.is_open(place):
            return False
        place = stepped(place, heading)
    return False


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"levels": []}, "levels=[] is wrong: write rooms across and down, 2 to 60"),
        ({"levels": [(1, 5)]}, "levels=[(1, 5)]"), ({"levels": [(4, 61)]}, "levels="), ({"levels": 5}, "levels=5"),
        ({"levels": [(4, 3), 5]}, "levels="), ({"seconds": 0}, "seconds=0 is wrong: write 1 or more"),
        ({"seconds": -30}, "seconds=-30"), ({"seconds": "30"}, "seconds='30'"), ({"seconds": float("nan")}, "seconds=nan"),
        ({"map_after": -1}, "map_after=-1"), ({"three_stars": 0.5}, "three_stars=0.5"), ({"two_stars": None}, "two_stars="),
        ({"ghost_speed": 0}, "ghost_speed=0"), ({"ghost_speed": True}, "ghost_speed=True"),
        ({"against": "left_hand"}, 'against=\'left_hand\' is wrong: write one of right_hand, branch_stack, random_walk'),
    ],
)  # fmt: skip
def test_a_wrong_number_is_told_with_what_to_write(wrong, told):
    with pytest.raises(ValueError) as caught:
        Game(**wrong)
    assert told in str(caught.value)
