"""Film time: first and last steps as slow as usual, all of the run in the room there is."""

from itertools import pairwise

import pytest

from mazelib.window.film_time import FilmTime, shared

#: Runs by how many halves they have, and the halves with which a new part begins.
RUNS = [(30, ()), (286, ()), (20_000, ()), (180, (90,)), (300, (40, 250))]
ROOM = 13.0


def film_time(halves, cuts=(), room=ROOM):
    lasts = [0.5, 0.9] * (halves // 2)
    return FilmTime(lasts, cuts, room)


def halves_of(time, every=0.1):
    return [time.at(number * every).half for number in range(round(time.seconds / every) + 1)]


def test_a_short_run_lasts_as_long_as_usual_and_is_not_stretched():
    time = film_time(8)
    assert time.seconds == pytest.approx(4 * 1.4)
    for second in (0.0, 0.49, 0.51, 1.39, 1.41, 5.5):
        tick, inside = divmod(second, 1.4)
        half = 2 * int(tick) + (inside >= 0.5)
        moment = time.at(second)
        assert (moment.half, moment.pace) == (half, 1.0)
        assert moment.seconds == pytest.approx(inside - 0.5 * (half % 2))


@pytest.mark.parametrize(("halves", "cuts"), RUNS)
def test_a_long_run_fills_the_room_from_its_first_half_to_its_last_and_never_goes_back(
    halves, cuts
):
    time = film_time(halves, cuts)
    shown = halves_of(time)
    assert time.seconds == pytest.approx(ROOM)
    assert (shown[0], shown[-1]) == (0, halves - 1)
    assert shown == sorted(shown)
    assert time.at(ROOM + 100).half == halves - 1


@pytest.mark.parametrize(("halves", "cuts"), RUNS)
def test_the_first_steps_and_the_last_one_are_as_slow_as_usual(halves, cuts):
    time = film_time(halves, cuts)
    for second in (0.0, 0.3, 0.6):
        assert time.at(second).pace == 1.0
        assert time.at(ROOM - second).pace == 1.0
    assert time.at(0.6).half == 1
    assert time.at(ROOM - 1.0).half in (halves - 2, halves - 1)


@pytest.mark.parametrize("halves", [286, 2000])
def test_the_pace_changes_smoothly(halves):
    time = film_time(halves)
    paces = [time.at(number * 0.05).pace for number in range(round(ROOM / 0.05))]
    assert max(paces) > 5
    for before, after in pairwise(paces):
        assert 1 / 1.6 < after / before < 1.6


def test_a_part_begins_slowly_where_it_is_cut():
    time = film_time(180, (90,))
    seconds_of_90 = [number * 0.01 for number in range(1300) if time.at(number * 0.01).half == 90]
    assert len(seconds_of_90) == pytest.approx(50, abs=2)
    assert all(time.at(second).pace == 1.0 for second in seconds_of_90)
    uncut = film_time(180)
    assert all(uncut.at(number * 0.01).pace > 2 for number in range(500, 800))


def test_what_usually_lasts_longer_gets_more_of_the_film():
    lasts = [0.5, 0.9] * 100
    lasts[100] += 20.0
    time = FilmTime(lasts, (), ROOM)
    shown = halves_of(time, 0.01)
    assert shown.count(100) > 3 * max(shown.count(half) for half in range(60, 140) if half != 100)


def test_a_half_that_takes_no_time_is_never_shown():
    time = FilmTime([0.5, 0.0] * 10, (), ROOM)
    assert {half % 2 for half in halves_of(time, 0.01)[:-1]} == {0}


def test_the_pace_of_halves_is_how_much_less_time_they_have_than_usual():
    time = film_time(286)
    shown = halves_of(time, 0.005)
    for first, after in ((0, 2), (4, 10), (100, 180), (284, 286)):
        seconds = 0.005 * sum(first <= half < after for half in shown)
        usual = 0.7 * (after - first)
        assert time.pace_over(first, after) == pytest.approx(usual / seconds, rel=0.05)
    assert time.pace_over(0, 2) == pytest.approx(1.0)
    assert time.pace_over(100, 102) > 5


def test_a_run_without_ticks_is_a_still():
    time = FilmTime([0.0], (), ROOM)
    assert time.seconds == 0
    assert time.at(0.0).half == 0


@pytest.mark.parametrize(
    ("wishes", "room", "given"),
    [
        ([3, 4], 10, [3, 4]),
        ([3, 40], 10, [3, 7]),
        ([40, 30], 10, [5, 5]),
        ([40, 1, 30], 10, [4.5, 1, 4.5]),
        ([], 10, []),
    ],
)
def test_those_with_too_little_share_what_the_others_leave(wishes, room, given):
    assert shared(wishes, room) == given
