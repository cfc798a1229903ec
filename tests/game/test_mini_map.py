"""What was in sight in a round, and the map of it."""

import random

import pytest

from mazelib.game.arrows import follow_arrow
from mazelib.game.mini_map import in_sight, seen_map
from mazelib.game.rules import Game
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


def test_what_stands_on_the_floor_is_on_the_map_once_it_was_seen():
    rows = [row.replace(" ", "~") for row in MAZE.rows]
    walked = Timeline.still(MAZE.changed(rows=tuple(rows)))
    assert seen_map(walked).heya.rows == (
        "#######",
        "#>~~~~#",
        "#~###~#",
        "#######",
        "#######",
        "#######",
        "#######",
    )


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


def is_ahead_or_beside(maze, place, heading, seen):
    """Whether a place lies straight ahead, with only floor between, or beside that line."""
    beside = [stepped(seen, turned(heading, turn)) for turn in (Turn.RIGHT, Turn.LEFT)]
    return any(in_line(maze, place, heading, end) for end in [seen, *beside])


def walked_by_chance(seed):
    """A round in a maze, after each of 60 arrow keys that are pressed by chance."""
    rng = random.Random(seed)
    recording = WalkRecording.still(Game(levels=[(5, 5)]).maze(0, seed))
    walked = Timeline(recording)
    for _ in range(60):
        yield walked
        follow_arrow(recording, rng.choice(list(Heading)), from_above=False)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.sweep(3)
def test_nothing_is_seen_through_walls_and_what_was_seen_stays_seen(seed):
    before = set()
    for walked in walked_by_chance(seed):
        maze = walked.heya
        place = walked.place(walked.last)
        heading = walked.heading(walked.last)
        now = open_places(seen_map(walked).heya)
        assert before <= now <= open_places(maze)
        for new in now - before:
            assert is_ahead_or_beside(maze, place, heading, new)
        before = now


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.sweep(2)
def test_the_map_of_what_was_seen_has_the_same_walk_and_the_goal_once_it_was_seen(seed):
    for walked in walked_by_chance(seed):
        seen = seen_map(walked)
        assert (seen.heya.start, seen.heya.heading) == (walked.heya.start, walked.heya.heading)
        assert seen.place(seen.last) == walked.place(walked.last)
        assert seen.heading(seen.last) == walked.heading(walked.last)
        now = open_places(seen.heya)
        assert seen.heya.controls == tuple(each for each in walked.heya.controls if each[1] in now)
