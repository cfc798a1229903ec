"""The rival that walks beside the class's walker where a task asks to be faster."""

import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView
from mazelib.walking.walk import Walk
from mazelib.window.tasks.rival import Rival
from tests.samples import heya
from tests.window.on_stage import LARGE, paused_stage, words_on


@pytest.mark.parametrize(("name", "ticks"), [("first", 142), ("loop", 60)])
def test_the_rival_is_where_the_right_hand_is_at_the_same_half_of_a_tick(name, ticks):
    walk = Walk(heya(name), ByView(right_hand))
    walk.advance(200)
    rival = Rival(heya(name), ByView(right_hand))
    for tick in (0, 1, 13, 40, ticks, 5):
        for thinks in (False, True):
            moment = rival.moment(tick, thinks=thinks)
            assert moment == walk.timeline.moment(tick, thinks=thinks)


def test_a_rival_that_has_arrived_stands_there():
    arrived = heya("first").controls[-1][1]
    moment = Rival(heya("first"), ByView(right_hand)).moment(150, thinks=True)
    assert (moment.place, moment.after) == (arrived, None)


def test_a_rival_walks_where_a_task_asks_to_be_faster_and_the_strip_says_who_it_is():
    stage = paused_stage("07", LARGE)
    for number, exercise in enumerate(EXERCISES):
        stage.lesson.practice.number = number
        rival = stage.scene.shown(0).rival
        said = "The small violet one keeps its right hand on the wall." in words_on(stage)
        assert (rival is not None) == said == (exercise.name == "fast")
    with_rival = stage.window.surface.copy().get_buffer().raw
    stage.lesson.practice.number = 0
    stage.draw()
    assert stage.window.surface.get_buffer().raw != with_rival
