"""One round of the game: the maze, the clock, the walk, what was in sight, the ghost."""

import random
from itertools import pairwise

import pytest

from mazelib.compass import DELTAS, Heading, Turn, stepped, turned
from mazelib.game.play import Play, in_sight
from mazelib.game.rules import Game
from mazelib.heya import parse
from mazelib.routes import reachable, shortest_route, shortest_tour
from mazelib.walk import Walk
from tests.maps import rule

SIX_BY_FOUR = Game(levels=[(6, 4)])
MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def arrows(play: Play) -> list[Heading]:
    """The arrow keys that lead from above along the shortest way to the goal."""
    way = play.timeline.tour
    return [Heading(DELTAS.index((b[0] - a[0], b[1] - a[1]))) for a, b in pairwise(way)]


def test_a_fresh_maze_has_its_goal_at_the_place_farthest_from_the_start_and_opens_with_a_way_ahead():
    for seed in range(40):
        maze = SIX_BY_FOUR.maze(0, seed)
        far = {place: len(shortest_route(maze, maze.start, place)) for place in reachable(maze)}
        assert len(shortest_tour(maze)) == max(far.values()) and len(maze.controls) == 1
        assert maze.is_open(stepped(maze.start, maze.heading))
        assert SIX_BY_FOUR.maze(0, seed) == maze
    assert len({SIX_BY_FOUR.maze(0, seed) for seed in range(40)}) == 40


def test_the_round_ends_with_the_clock():
    play = Play(Game(seconds=3), MAZE, 0)
    play.elapsed = 2.9
    assert not play.ended
    play.elapsed = 3.0
    assert play.ended and not play.timeline.reached


def test_along_the_shortest_way_it_is_won():
    play = Play(Game(), MAZE, 0)
    for arrow in arrows(play):
        assert not play.ended
        play.press(arrow, from_above=True)
    assert play.ended and play.timeline.reached and play.timeline.steps(play.timeline.last) == 8


def test_through_the_eyes_only_up_walks_and_a_turn_or_a_wall_is_no_step():
    play, seen = Play(Game(), MAZE, 0), []
    for arrow in (Heading.UP, Heading.RIGHT, Heading.UP, Heading.LEFT, Heading.DOWN, Heading.UP):
        play.press(arrow, from_above=False)
        seen.append((play.timeline.place(play.timeline.last), play.timeline.heading(play.timeline.last).word))
    assert seen == [
        ((2, 1), "right"), ((2, 1), "down"), ((2, 1), "down"), ((2, 1), "right"), ((2, 1), "left"), ((1, 1), "left"),
    ]  # fmt: skip
    assert play.timeline.steps(play.timeline.last) == 2


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
        play = Play(Game(), maze, seed)
        before = set(play.seen)
        for _ in range(60):
            play.press(rng.choice(list(Heading)), from_above=False)
            place, heading = (play.timeline.place(play.timeline.last), play.timeline.heading(play.timeline.last))
            assert before <= play.seen
            for x, y in play.seen - before:
                # Between it, or the place beside it, and the walker there is floor only.
                lines = [(x, y), *(stepped((x, y), turned(heading, turn)) for turn in (Turn.RIGHT, Turn.LEFT))]
                assert any(in_line(maze, place, heading, end) for end in lines)
            before = set(play.seen)


def in_line(maze, place, heading, end):
    for _ in range(20):
        if place == end:
            return True
        if not maze.is_open(place):
            return False
        place = stepped(place, heading)
    return False


@pytest.mark.parametrize("name", ["right_hand", "branch_stack", "random_walk"])
def test_the_ghost_walks_as_its_rule_does_so_many_steps_a_second(name):
    maze = SIX_BY_FOUR.maze(0, 7)
    play, alone = Play(Game(against=name, ghost_speed=5, seconds=1000), maze, 3), Walk(maze, rule(name, 3))
    alone.run()
    for tick in range(0, alone.tick, 7):
        play.elapsed = (tick + 0.01) / 5
        assert play.ghost_at() == (*alone.timeline.place(tick), alone.timeline.heading(tick))
    play.elapsed = 999.0
    assert play.ghost_at()[:2] == maze.controls[0][1]


def test_a_ghost_that_circles_goes_round_for_ever():
    loop = parse("#####\n#>  #\n# # #\n#   #\n#####\n #G# ")
    play = Play(Game(against="branch_stack", seconds=10_000), loop, 0)
    for play.elapsed in (0.0, 5.1, 77.7, 9_000.3):
        x, y, _ = play.ghost_at()
        assert loop.is_open((x, y))


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
