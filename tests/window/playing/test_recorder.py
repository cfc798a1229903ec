"""The recorder: how many ticks it asks for at once, and when it asks for no more."""

import math

from mazelib.window.playing.recorder import Recorder
from tests.window.stand_ins import NumberedScene


def test_the_clock_is_read_after_every_tick_until_a_rule_is_known_to_be_quick():
    scene = NumberedScene(100)
    Recorder(scene).record(100, math.inf)
    assert scene.batches == [1, 2, 4, 8, 16, 16, 16, 16, 16, 5]
    assert scene.last == 100


def test_no_more_is_recorded_than_was_asked_for():
    scene = NumberedScene(100)
    recorder = Recorder(scene)
    for goal in (0, 5, 5, 3):
        recorder.record(goal, math.inf)
    assert scene.last == 5
    assert scene.batches == [1, 2, 2]


def test_without_time_nothing_is_recorded():
    scene = NumberedScene(100)
    Recorder(scene).record(10, 0.0)
    assert scene.batches == []


def test_a_scene_that_has_ended_is_not_asked_for_more():
    scene = NumberedScene(3)
    recorder = Recorder(scene)
    recorder.record(10, math.inf)
    asked = list(scene.batches)
    recorder.record(10, math.inf)
    assert scene.last == 3
    assert scene.batches == asked


def test_a_scene_that_does_not_go_on_by_itself_is_asked_once():
    scene = NumberedScene(100, advance=lambda ticks: scene.batches.append(ticks))
    Recorder(scene).record(10, math.inf)
    assert scene.batches == [1]


def test_after_a_failure_the_rule_is_not_asked_again():
    scene = NumberedScene(100, fails_at=3)
    recorder = Recorder(scene)
    recorder.record(10, math.inf)
    asked = list(scene.batches)
    recorder.record(10, math.inf)
    assert str(recorder.failure) == "the rule stopped"
    assert scene.last == 3
    assert scene.batches == asked
