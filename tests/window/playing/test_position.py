"""Which half of which tick is shown; what is at the end, and what went wrong there."""

from mazelib.window.playing.position import Position
from tests.window.stand_ins import NumberedScene


def test_halves_are_counted_from_zero_two_in_each_tick():
    position = Position(NumberedScene())
    seen = []
    for half in range(4):
        position.show(half)
        seen.append((position.tick, position.thinks))
    assert seen == [(0, False), (0, True), (1, False), (1, True)]


def test_only_the_way_into_the_next_tick_is_a_move():
    position = Position(NumberedScene())
    for half, phase in ((1, 1.0), (2, 0.0), (3, 1.0), (9, 1.0), (2, 1.0)):
        position.show(half, 0.5)
        assert position.phase == phase, half


def test_only_from_half_to_half_of_a_tick_something_flips():
    position = Position(NumberedScene())
    for half, flipped in ((1, 0.0), (2, 1.0), (5, 1.0), (3, 1.0)):
        position.show(half)
        assert position.flipped == flipped, half


def test_a_fresh_scene_forgets_what_failed_in_the_one_before():
    position = Position(NumberedScene(fails_at=1))
    position.recorder.record(3, 1.0)
    position.show(3)
    assert str(position.failure) == "the rule stopped"
    position.show(2)
    assert position.failure is None, "it is told where it happened"
    position.show(3)
    position.take_scene(NumberedScene(fails_at=5))
    assert position.failure is None


def test_the_end_is_the_last_half_of_a_scene_that_has_ended_and_no_circle_has_one():
    position = Position(NumberedScene(2))
    position.recorder.record(2, 1.0)
    assert not position.at_end
    position.show(4)
    assert position.at_end
    position.scene.goes_round = True
    assert not position.at_end
