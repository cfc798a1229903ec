"""The beginning of a making in a window, while its rule has not yet come to its first yield."""

import pytest

from mazelib.values.pausing import finished
from mazelib.window.scenes import open_scene
from mazelib.window.stage.stage import Stage
from tests.learners import script
from tests.lessons import lesson_of
from tests.window.on_stage import on_map, pixels_of

SIZE = (640, 480)
#: A small maze: all of its places are large, and every room of lesson 9 has a number.
MAZE = {"width": 3, "height": 2, "seed": 1}


def map_of(stage, rooms):
    stage.draw()
    return [pixels_of(stage.window.surface, on_map(stage, room)) for room in rooms]


@pytest.mark.parametrize("number", ["08", "09", "10"])
def test_what_was_drawn_before_a_rule_began_is_whole_once_it_has(number):
    scene = finished(open_scene(lesson_of(script(number), **MAZE)))
    rooms = scene.timeline.rooms
    expected = map_of(Stage(scene.lesson, SIZE, scene), rooms)

    opening = open_scene(lesson_of(script(number), **MAZE))
    early = next(scene for scene in opening if scene)
    stage = Stage(early.lesson, SIZE, early)
    assert map_of(stage, rooms) != expected, "nothing was dug or numbered yet"
    finished(opening)
    assert map_of(stage, rooms) == expected
