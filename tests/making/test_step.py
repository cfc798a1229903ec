"""A step: while it runs, and as it is recorded."""

from collections import deque

from mazelib.making.step import Step, StepSoFar
from tests.plain_data import assert_plain


def test_when_the_next_step_begins_nothing_is_left_of_the_one_before():
    step = StepSoFar([(6, 1)], [("G", 8)], deque([70], 12), 70, 6, 8)
    changes = step.changes
    step.begin_next()
    assert step == StepSoFar(stands_at=8), "but the worker stands where it stood"
    assert changes == [(6, 1)], "what was taken of it stays"


def test_a_recorded_step_goes_through_a_channel_and_back():
    step = Step("dug", 6, 2, 1, 3, 1, 2)
    assert_plain(step[:])
    assert Step(*step[:]) == step
