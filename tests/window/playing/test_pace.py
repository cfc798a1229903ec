"""How fast ticks follow each other, and what of a tick has been played."""

import math

import pytest

from mazelib.window.playing.pace import (
    LONGEST_MOVE_SECONDS,
    MELTS_FROM,
    MOVE_PART,
    TICKS_AT_ONCE,
    Pace,
    move_seconds,
)


def test_what_is_left_of_a_tick_counts_in_the_next_frame():
    pace = Pace(4.0)
    assert [pace.ticks_due(0.1875, 4.0) for _frame in range(5)] == [0, 1, 1, 1, 0]


def test_as_fast_as_it_goes_is_a_number_of_ticks_however_short_the_frame_is():
    assert Pace(math.inf).ticks_due(0.0, math.inf) == TICKS_AT_ONCE


def test_it_thinks_after_the_move_and_the_look_and_at_once_where_the_halves_melt():
    pace = Pace(1.0)
    pace.begin_looking()
    assert not pace.thinks(1.0)
    assert pace.thinks(MELTS_FROM)
    pace.ticks_due(0.1, 1.0)
    assert not pace.thinks(1.0), "half of the tick is played"
    pace.ticks_due(0.15, 1.0)
    assert pace.thinks(1.0)
    pace.begin_tick()
    assert not pace.thinks(1.0)
    pace.begin_thinking()
    assert pace.thinks(1.0)


def test_a_tick_that_has_not_come_is_due_again():
    pace = Pace(1.0)
    pace.stay_due()
    assert pace.ticks_due(0.0, 1.0) == 1


def test_a_rest_ends_and_a_fresh_tick_begins_without_one():
    pace = Pace(1.0)
    pace.rest_seconds = 1.0
    pace.rest(0.75)
    assert pace.rest_seconds == 0.25
    pace.rest(0.75)
    assert pace.rest_seconds == 0.0
    pace.rest_seconds = 1.0
    pace.begin_tick()
    assert pace.rest_seconds == 0.0


@pytest.mark.parametrize("change", [Pace.go_faster, Pace.go_slower])
def test_a_usual_speed_never_replaces_one_that_the_class_has_chosen(change):
    pace = Pace(4.0)
    pace.take_usual(2.0)
    assert (pace.speed, pace.in_words) == (2.0, "2 steps a second")
    change(pace)
    chosen = pace.speed
    assert chosen != 2.0
    pace.take_usual(2.0)
    assert pace.speed == chosen


def test_a_move_takes_its_part_of_a_tick_and_none_where_the_halves_melt():
    assert move_seconds(0.1) == LONGEST_MOVE_SECONDS
    assert move_seconds(4.0) == MOVE_PART / 4
    assert move_seconds(MELTS_FROM) == 0.0
    assert (Pace(MELTS_FROM).may_rest, Pace(MELTS_FROM - 1).may_rest) == (False, True)
