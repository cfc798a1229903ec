"""What was in sight in a round, and the map of it."""

import random

from mazelib.game.arrows import follow_arrow
from mazelib.game.rules import Game
from mazelib.game.sight import in_sight, seen_map
from mazelib.grid.compass import Heading, Turn, stepped, turned
from mazelib.maps.heya_text import parse
from mazelib.walking.timeline import Timeline

MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def test_in_sight_is_what_stands_ahead_up_to_the_wall_and_what_is_beside_it():
    ahead = {(x, 1) for x in range(1, 7)}
    assert in_sight(MAZE, (1, 1), Heading.RIGHT) == ahead | {
        (x, y) for x in range(1, 6) for y in (0, 2)
    }
    assert in_sight(MAZE, (1, 1), Heading.LEFT) == {(0, 1), (1, 1), (1, 0), (1, 2)}


def test_nothing_is_seen_through_walls_and_what_was_seen_stays_seen():
    for seed in range(10):
        maze = Game(levels=[(5, 5)]).maze(0, seed)
        rng = random.Random(seed)
        walked = Timeline.still(maze)
        before = {maze.start}
        for _ in range(60):
            place = walked.place(walked.last)
            heading = walked.heading(walked.last)
            seen = seen_map(walked)
            assert (seen.place(walked.last), seen.heading(walked.last)) == (place, heading)
            now = {
                (x, y)
                for x in range(maze.width)
                for y in range(maze.height)
                if seen.heya.is_open((x, y))
            }
            assert before <= now
            assert all(maze.is_open(each) for each in now)
            assert seen.heya.controls == tuple(each for each in maze.controls if each[1] in now)
            for x, y in now - before:
                # There is only floor between the walker and it, or the place beside it.
                lines = [
                    (x, y),
                    *(stepped((x, y), turned(heading, turn)) for turn in (Turn.RIGHT, Turn.LEFT)),
                ]
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
