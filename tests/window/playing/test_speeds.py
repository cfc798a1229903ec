"""Speeds: the ladder that + and - climb, and its words."""

import math

import pytest

from mazelib.window.playing.speeds import SPEEDS, next_faster, next_slower, speed_in_words


def test_faster_leads_through_all_speeds_and_stops_at_the_fastest():
    speed = SPEEDS[0]
    for following in (*SPEEDS[1:], math.inf):
        speed = next_faster(speed)
        assert speed == following


def test_slower_leads_back_through_all_speeds_and_stops_at_the_slowest():
    speed = SPEEDS[-1]
    for following in (*reversed(SPEEDS[:-1]), SPEEDS[0]):
        speed = next_slower(speed)
        assert speed == following


@pytest.mark.parametrize(
    ("speed", "slower", "faster"), [(3.0, 2.0, 4.0), (0.5, 0.5, 1.0), (9999.0, 5000.0, math.inf)]
)
def test_from_a_speed_between_two_it_goes_to_one_of_them(speed, slower, faster):
    assert (next_slower(speed), next_faster(speed)) == (slower, faster)


@pytest.mark.parametrize(
    ("speed", "words"),
    [
        (1.0, "1 step a second"),
        (4.0, "4 steps a second"),
        (2.5, "2.5 steps a second"),
        (6.14583, "6.1 steps a second"),
        (0.125, "0.125 steps a second"),
        (20_000.0, "20000 steps a second"),
        (math.inf, "as fast as it goes"),
    ],
)
def test_speeds_are_told_in_words(speed, words):
    assert speed_in_words(speed) == words
