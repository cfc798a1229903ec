"""Where the walker and its eye are drawn between two ticks."""

import math
from itertools import pairwise

import pytest

from mazelib.grid.compass import Turn
from mazelib.maps.heya_text import parse
from mazelib.walking.strategy import ByView
from mazelib.walking.walk import Walk
from mazelib.window.painters.raycaster import eye_at
from mazelib.window.painters.sight import sight_of
from mazelib.window.playing.walker_position import eased, position_on_map, walker_position
from mazelib.window.shown import WalkShown
from tests.samples import heya, rule

WIDTH = 460
HEIGHT = 300


@pytest.mark.parametrize(
    ("map_name", "name"), [("first", "right_hand"), ("open_square", "random_walk")]
)
def test_the_eye_goes_smoothly_from_moment_to_moment_and_never_into_a_wall(map_name, name):
    walk = Walk(heya(map_name), rule(name))
    walk.advance(300)
    for tick in range(walk.timeline.last):
        now = walk.timeline.moment(tick, thinks=True)
        then = walk.timeline.moment(tick + 1)
        eyes = [eye_at(*walker_position(now, number / 20)) for number in range(21)]
        assert eyes[0] == eye_at(*now.place, now.heading)
        assert (eyes[20].x, eyes[20].y) == pytest.approx(eye_at(*then.place, then.heading)[:2])
        assert (eyes[20].heading - then.heading) % 4 == 0
        assert all(walk.heya.is_open((math.floor(eye.x), math.floor(eye.y))) for eye in eyes)
        assert all(math.dist(one[:2], other[:2]) < 0.21 for one, other in pairwise(eyes))
        assert then.moved or eyes[10][:2] == pytest.approx(eyes[20][:2]), "a bump moves no eye"


@pytest.mark.parametrize(
    ("turn", "halfway"), [("LEFT", 0.5), ("RIGHT", 1.5), ("BACK", 2.0), ("AHEAD", 1.0)]
)
def test_during_its_tick_the_walker_turns_the_short_way_and_its_control_point_still_waits(
    turn, halfway
):
    walk = Walk(parse("#####\n# >a#\n#####"), ByView(lambda view: Turn[turn]))
    walk.advance(1)
    shown = WalkShown(
        timeline=walk.timeline, moment=walk.timeline.moment(0, thinks=True), phase=0.25
    )
    x = 2 + eased(0.25) if turn == "AHEAD" else 2
    assert sight_of(shown, WIDTH, HEIGHT).eye == eye_at(x, 1, halfway), (
        "if it turns, it does so before it steps"
    )
    assert len(sight_of(shown, WIDTH, HEIGHT).letters) == (turn != "BACK")


def test_seen_from_above_a_bump_goes_a_little_towards_the_wall_and_comes_back():
    walk = Walk(parse("#####\n# >##\n#a###"), ByView(lambda view: Turn.AHEAD))
    walk.advance(1)
    moment = walk.timeline.moment(0, thinks=True)
    ways = [position_on_map(moment, number / 20).x - 2 for number in range(21)]
    assert ways[0] == ways[20] == 0
    assert max(ways[:11]) == 0, "first it turns, as it does where it steps"
    assert 0.1 < max(ways) < 0.3
    assert {position_on_map(moment, number / 20).y for number in range(21)} == {1}


def test_a_motion_begins_and_ends_slowly_and_never_goes_back():
    parts = [eased(number / 20) for number in range(21)]
    steps = [other - one for one, other in pairwise(parts)]
    assert (parts[0], parts[10], parts[20]) == (0.0, 0.5, 1.0)
    assert min(steps) >= 0
    assert steps[0] == min(steps[:10])
    assert max(steps) in (steps[9], steps[10])
    assert (eased(-1), eased(2)) == (0, 1)
