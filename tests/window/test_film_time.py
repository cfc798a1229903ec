"""Film time: it holds where something happens first, and is quick in between, smoothly."""

from itertools import pairwise

import pytest

from mazelib.window.film_time import FilmTime, Hold, fitted, shared

ROOM = 13.0
HOLDS = [
    Hold(0, (1.5, 1.8), (0.3, 0.9), needed=True),
    Hold(40, (0.4, 1.8), (0.2, 0.9)),
    Hold(42, (0.4, 1.8), (0.2, 0.9)),
]


def film_time(halves, holds=(), room=ROOM):
    return FilmTime([0.5, 0.9] * (halves // 2), holds, room)


def halves_of(time, every=0.1):
    return [time.at(number * every).half for number in range(round(time.seconds / every) + 1)]


def test_a_short_run_lasts_as_long_as_usual_and_is_not_stretched():
    time = film_time(8)
    assert time.seconds == pytest.approx(4 * 1.4)
    for second in (0.0, 0.49, 0.51, 1.39, 1.41, 5.5):
        tick, inside = divmod(second, 1.4)
        half = 2 * int(tick) + (inside >= 0.5)
        moment = time.at(second)
        assert moment.half == half
        assert moment.pace == pytest.approx(1.0)
        assert moment.seconds == pytest.approx(inside - 0.5 * (half % 2))


@pytest.mark.parametrize("halves", [60, 286, 20_000])
@pytest.mark.parametrize("holds", [(), HOLDS])
def test_a_long_run_fills_the_room_from_its_first_half_to_its_last_and_never_goes_back(
    halves, holds
):
    time = film_time(halves, holds)
    shown = halves_of(time)
    assert time.seconds == pytest.approx(ROOM)
    assert (shown[0], shown[-1]) == (0, halves - 1)
    assert shown == sorted(shown)
    assert time.at(ROOM + 100).half == halves - 1


@pytest.mark.parametrize("halves", [286, 20_000])
def test_each_hold_has_its_seconds_however_long_the_run_is(halves):
    shown = halves_of(film_time(halves, HOLDS), 0.01)
    for hold in HOLDS:
        for number, seconds in enumerate(hold.lasts):
            assert shown.count(hold.first + number) == pytest.approx(100 * seconds, abs=2)


def test_a_quick_stretch_gets_faster_and_slower_smoothly():
    time = film_time(2000)
    shown = halves_of(time, 0.05)
    steps = [after - before for before, after in pairwise(shown)]
    assert steps[0] < 0.6 * max(steps)
    assert steps[-1] < 0.6 * max(steps)
    assert max(abs(after - before) for before, after in pairwise(steps)) <= 2


def test_a_half_that_takes_no_time_is_never_shown():
    time = FilmTime([0.5, 0.0] * 10, (), ROOM)
    assert {half % 2 for half in halves_of(time, 0.01)[:-1]} == {0}


def test_a_moment_says_how_much_of_its_tick_is_over_and_which_stretch_it_is_in():
    time = film_time(286, HOLDS)
    for number in range(1300):
        moment = time.at(number * 0.01)
        assert 0 <= moment.part_of_tick <= 1
        assert moment.begins <= moment.half < moment.ends
    assert time.at(2.0)[2:5] == (1.0, 0, 2)
    assert time.at(3.4).begins == 2
    assert time.at(3.4).ends == 40
    assert time.at(3.4).pace > 1
    parts = [time.at(3.31 + number * 0.01).part_of_tick for number in range(7)]
    assert parts == sorted(parts)
    assert parts[0] < 0.2 < parts[-1]


def test_a_run_without_ticks_is_a_still():
    time = FilmTime([0.0], (), ROOM)
    assert time.seconds == 0
    assert time.at(0.0).half == 0


def test_without_room_holds_become_shorter_and_then_the_last_ones_are_left_out():
    assert fitted(HOLDS, 7.7) == HOLDS
    shorter = fitted(HOLDS, 5.0)
    assert [hold.first for hold in shorter] == [0, 40, 42]
    assert sum(sum(hold.lasts) for hold in shorter) == pytest.approx(5.0)
    for hold in shorter:
        for seconds, least in zip(hold.lasts, hold.least, strict=True):
            assert seconds >= least
    assert [hold.first for hold in fitted(HOLDS, 2.5)] == [0, 40]
    told = [HOLDS[0], HOLDS[1]._replace(by_the_way=True), HOLDS[2]]
    assert [hold.first for hold in fitted(told, 2.5)] == [0, 42]
    (needed,) = fitted(HOLDS, 0.6)
    assert (needed.first, needed.lasts) == (0, (0.15, 0.45))
    assert film_time(286, HOLDS, 3.0).left_out == HOLDS[2:]


@pytest.mark.parametrize(
    ("wishes", "room", "given"),
    [
        ([3, 4], 10, [3, 4]),
        ([3, 40], 10, [pytest.approx(2.15, abs=0.01), pytest.approx(7.85, abs=0.01)]),
        ([100, 25], 9, [6, 3]),
        ([36, 1, 36], 10, [pytest.approx(60 / 13), pytest.approx(10 / 13), pytest.approx(60 / 13)]),
        ([], 10, []),
        ([0, 4], 10, [0, 4]),
    ],
)
def test_what_is_four_times_as_long_gets_twice_as_much_of_too_little(wishes, room, given):
    assert shared(wishes, room) == given
