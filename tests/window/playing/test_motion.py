"""What moves in the half shown: first the move, then what pops; what changes flips meanwhile."""

import pytest

from mazelib.window.playing.motion import POP_SECONDS, Motion


def moving(seconds: float, *, is_next_half: bool = True) -> Motion:
    motion = Motion()
    motion.begin(2.0, is_next_half=is_next_half)
    motion.elapse(seconds)
    return motion


def test_after_a_jump_nothing_moves():
    motion = Motion()
    motion.begin(0.0, is_next_half=False)
    assert (motion.phase, motion.popped, motion.flipped(0.25)) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(("seconds", "phase"), [(0.0, 0.0), (0.5, 0.25), (2.0, 1.0), (9.0, 1.0)])
def test_the_phase_is_the_part_of_the_move_that_is_over(seconds, phase):
    assert moving(seconds).phase == phase


def test_what_is_reached_pops_only_when_the_move_is_over():
    assert moving(1.9).popped == 0.0
    assert moving(2.0 + POP_SECONDS / 4).popped == pytest.approx(0.25)
    assert moving(2.0 + 2 * POP_SECONDS).popped == 1.0


def test_what_changes_flips_from_the_first_moment_on_but_only_from_half_to_half():
    assert moving(0.1).flipped(0.4) == pytest.approx(0.25)
    assert moving(0.5).flipped(0.4) == 1.0
    assert moving(0.1, is_next_half=False).flipped(0.4) == 1.0


def test_a_move_that_takes_longer_says_by_how_much_and_none_gets_shorter():
    motion = moving(1.0)
    assert motion.take_at_least(5.0) == 3.0
    assert motion.phase == pytest.approx(0.2)
    assert motion.take_at_least(1.0) == 0.0
    assert motion.phase == pytest.approx(0.2)


def test_a_move_that_is_ended_does_not_begin_what_pops_anew():
    motion = moving(1.0)
    motion.end_move()
    assert (motion.phase, motion.popped) == (1.0, 0.0)
    late = moving(2.0 + POP_SECONDS)
    late.end_move()
    assert late.popped == pytest.approx(1.0)
