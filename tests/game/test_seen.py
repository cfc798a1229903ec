"""What was in sight in a round: ahead through the eyes, and around by torch."""

import random

import pytest

from mazelib.game.arrows import follow_arrow
from mazelib.game.light import lit_places
from mazelib.game.rules import Game
from mazelib.game.seen import Seen, in_sight, in_torchlight
from mazelib.grid.compass import Heading, Turn, stepped, turned
from mazelib.maps.heya_text import parse
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import SIGHT

MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def test_in_sight_is_what_stands_ahead_up_to_the_wall_and_what_is_beside_it():
    ahead = {(x, 1) for x in range(1, 7)}
    assert in_sight(MAZE, (1, 1), Heading.RIGHT) == ahead | {
        (x, y) for x in range(1, 6) for y in (0, 2)
    }
    assert in_sight(MAZE, (1, 1), Heading.LEFT) == {(0, 1), (1, 1), (1, 0), (1, 2)}


def test_in_a_long_corridor_sight_ends_after_so_many_places():
    across = SIGHT + 5
    corridor = parse("\n".join(["#" * across, "#>" + " " * (across - 3) + "#", "#" * across]))
    ahead = {(1 + distance, 1) for distance in range(SIGHT + 1)}
    beside = {(1 + distance, y) for distance in range(SIGHT) for y in (0, 2)}
    assert in_sight(corridor, (1, 1), Heading.RIGHT) == ahead | beside


def open_places(heya):
    return {place for place in heya.places if heya.is_open(place)}


def in_line(maze, place, heading, end):
    """Whether there is only floor from a place straight ahead to the end."""
    for _ in range(SIGHT):
        if place == end:
            return True
        if not maze.is_open(place):
            return False
        place = stepped(place, heading)
    return False


def is_ahead_or_beside(maze, place, heading, there):
    """Whether a place lies straight ahead, with only floor between, or beside that line."""
    beside = [stepped(there, turned(heading, turn)) for turn in (Turn.RIGHT, Turn.LEFT)]
    return any(in_line(maze, place, heading, end) for end in [there, *beside])


def walked_by_chance(seed):
    """A round in a maze, after each of 60 arrow keys that are pressed by chance."""
    rng = random.Random(seed)
    recording = WalkRecording.still(Game(levels=[(5, 5)]).maze(0, seed))
    walked = Timeline(recording)
    for _ in range(60):
        yield walked
        follow_arrow(recording, rng.choice(list(Heading)), turns_first=True)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.sweep(3)
def test_nothing_is_seen_through_walls_and_what_was_seen_stays_seen(seed):
    before = set()
    seen = None
    for walked in walked_by_chance(seed):
        seen = seen or Seen(walked, in_sight)
        maze = walked.heya
        place = walked.place(walked.last)
        heading = walked.heading(walked.last)
        now = seen.places() & open_places(maze)
        assert before <= now
        for new in now - before:
            assert is_ahead_or_beside(maze, place, heading, new)
        before = now


def test_a_torch_shines_two_places_far_not_through_walls_and_not_off_the_map():
    around = in_torchlight(MAZE, (1, 1), Heading.RIGHT)
    corner = {(x, y) for x in range(4) for y in range(4)}
    assert around == corner - {(2, 3), (3, 3)}
    assert MAZE.is_open((2, 3)), "it is hidden, and not a wall"
    assert around == in_torchlight(MAZE, (1, 1), Heading.UP)


@pytest.mark.parametrize("seed", range(5))
def test_the_light_of_a_torch_never_passes_a_wall(seed):
    maze = Game(levels=[(5, 5)]).maze(0, seed)
    hidden = 0
    for place in open_places(maze):
        x, y = place
        lit = lit_places(maze, place)
        around = {(x + right, y + down) for right in range(-2, 3) for down in range(-2, 3)}
        assert lit <= around
        for there in around & open_places(maze):
            straight = there[0] == x or there[1] == y
            between = ((there[0] + x) // 2, (there[1] + y) // 2)
            if straight:
                assert (there in lit) is maze.is_open(between)
            hidden += there not in lit
    assert hidden > 20


def test_by_torch_what_was_seen_stays_seen():
    recording = WalkRecording.still(MAZE)
    seen = Seen(Timeline(recording), in_torchlight)
    before = set(seen.places())
    for _step in range(4):
        follow_arrow(recording, Heading.RIGHT, turns_first=False)
    assert (0, 0) in before
    assert (0, 0) not in in_torchlight(MAZE, (5, 1), Heading.RIGHT)
    every = [in_torchlight(MAZE, (x, 1), Heading.RIGHT) for x in range(1, 6)]
    assert seen.places() == set().union(*every) > before
