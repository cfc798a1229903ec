"""Film time: it holds where something happens first, and is quick in between: slow, fast, slow
where there is little room. What has no room even then is cut.
"""

from itertools import pairwise

import pytest

from mazelib.window.film.film_time import FilmTime, Hold, Quick, shared

ROOM = 13.0
#: A tick usually lasts 0.3 seconds, and 1/8 second at least.
TICK = 0.3
MOST_PACE = 8 * TICK
#: In the middle of a stretch, up to 60 steps a second are shown.
FASTEST = 60 * TICK
QUICK = Quick(MOST_PACE, FASTEST, least_seconds=1.5, few_halves=4)
HOLDS = [
    Hold(0, (1.5, 1.8), (0.9, 1.5), needed=True),
    Hold(40, (0.4, 1.8), (0.4, 1.5)),
    Hold(42, (0.4, 1.8), (0.4, 1.5)),
]


def film_time(halves, holds=(), room=ROOM, **more):
    return FilmTime([TICK, 0.0] * (halves // 2), holds, room, QUICK, **more)


def moments_of(time, every=0.1):
    return [time.at(number * every) for number in range(round(time.seconds / every) + 1)]


def halves_of(time, every=0.1):
    return [moment.half for moment in moments_of(time, every)]


def test_a_short_run_lasts_as_long_as_usual():
    time = film_time(40)
    assert time.seconds == pytest.approx(20 * TICK)
    for second in (0.0, 0.29, 0.31, 2.99, 3.01):
        moment = time.at(second)
        assert moment.half == 2 * int(second / TICK)
        assert moment.part_of_tick == pytest.approx(second % TICK / TICK)
        assert moment.cut_from is None


def test_a_stretch_in_which_something_is_said_stands_long_enough_and_one_of_few_steps_need_not():
    assert film_time(6).seconds == pytest.approx(1.5)
    assert film_time(4).seconds == pytest.approx(2 * TICK)


@pytest.mark.parametrize("halves", [60, 286, 20_000])
@pytest.mark.parametrize("holds", [(), HOLDS])
def test_a_long_run_is_shown_from_its_first_half_to_its_last_and_never_goes_back(halves, holds):
    time = film_time(halves, holds)
    shown = halves_of(time)
    assert time.seconds <= ROOM + 1e-6
    assert (shown[0], shown[-1] // 2) == (0, halves // 2 - 1)
    assert shown == sorted(shown)
    assert time.at(ROOM + 100).half // 2 == halves // 2 - 1


@pytest.mark.parametrize("halves", [286, 600])
def test_each_hold_has_its_seconds_however_long_the_run_is(halves):
    shown = halves_of(film_time(halves, HOLDS, 25.0), 0.01)
    for hold in HOLDS:
        for number, seconds in enumerate(hold.lasts):
            assert shown.count(hold.first + number) == pytest.approx(100 * seconds, abs=2)


def steps_of(before, after) -> float:
    """How many steps are between two moments."""
    return after.half // 2 + after.part_of_tick - before.half // 2 - before.part_of_tick


@pytest.mark.parametrize("halves", [60, 286, 600, 20_000])
def test_no_more_than_sixty_steps_a_second_are_shown_but_at_a_cut(halves):
    moments = moments_of(film_time(halves, HOLDS), 0.05)
    for before, after in pairwise(moments):
        is_cut = after.cut_from is not None and before.begins != after.begins
        steps = steps_of(before, after)
        assert is_cut or after.is_held or steps <= 1.4 * 60 * 0.05 + 1e-6


def test_a_run_that_is_too_long_is_played_faster_in_its_middle_and_nothing_is_cut():
    moments = moments_of(film_time(800, (), 12.0), 0.1)
    steps = [steps_of(*both) for both in pairwise(moments)]
    assert not [moment for moment in moments if moment.cut_from is not None]
    assert sum(steps[:5]) < 10
    assert sum(steps[-5:]) < 10
    assert sum(steps[58:63]) > 18
    assert sum(steps) == pytest.approx(400, abs=1)


def test_a_run_that_fits_goes_on_evenly():
    moments = moments_of(film_time(120, (), 8.0), 0.1)
    steps = [steps_of(*both) for both in pairwise(moments)]
    assert max(steps[:-1]) == pytest.approx(min(steps[:-1]), abs=0.01)


def test_holds_have_no_more_than_their_share_but_for_those_that_are_needed():
    least = sum(sum(hold.least) for hold in HOLDS)
    for most_held, count in ((least, 3), (least - 0.1, 2), (0.5, 1)):
        time = film_time(44, HOLDS, 40.0, most_held=most_held)
        assert len(HOLDS) - len(time.left_out) == count
        held = sum(moment.is_held for moment in moments_of(time, 0.01)) / 100
        assert held <= max(most_held, sum(HOLDS[0].least)) + 0.05


def test_what_is_cut_is_in_the_middle_of_a_stretch_with_as_much_before_as_behind():
    moments = moments_of(film_time(20_000, (), 10.0), 0.01)
    (number,) = [
        number
        for number, (before, after) in enumerate(pairwise(moments))
        if before.cut_from is None and after.cut_from is not None
    ]
    assert number == pytest.approx(500, abs=2)
    behind = moments[number + 1]
    assert behind.cut_from == moments[number].half - moments[number].half % 2 + 1
    assert behind.since < 0.02
    assert behind.half % 2 == 0
    shown = 5.0 * QUICK.most_on_average / TICK
    assert moments[number].half // 2 == pytest.approx(shown, abs=2)
    assert behind.half // 2 == pytest.approx(10_000 - shown, abs=2)


def test_a_stretch_that_is_a_little_too_long_is_not_cut():
    for longer, is_cut in ((1.3, False), (1.5, True)):
        ticks = int(longer * 10 * QUICK.most_on_average / TICK)
        moments = moments_of(film_time(2 * ticks, (), 10.0))
        assert any(moment.cut_from is not None for moment in moments) == is_cut


def test_a_half_that_takes_no_time_is_never_shown():
    assert {half % 2 for half in halves_of(film_time(60), 0.01)[:-1]} == {0}


def test_a_run_without_ticks_is_a_still():
    time = FilmTime([0.0], (), ROOM, QUICK)
    assert time.seconds == 0
    assert time.at(0.0).half == 0


def test_without_room_holds_become_shorter_and_then_the_most_frequent_are_left_out():
    firsts = [hold.first for hold in HOLDS]
    least = sum(sum(hold.least) for hold in HOLDS)
    between = QUICK.least_seconds
    tight = film_time(44, HOLDS, least + between + 0.5)
    assert not tight.left_out
    shown = halves_of(tight, 0.01)
    for hold in HOLDS:
        for number, seconds in enumerate(hold.least):
            assert shown.count(hold.first + number) >= 100 * seconds - 2
    less = least + between - 0.5
    assert [hold.first for hold in film_time(44, HOLDS, less).left_out] == [firsts[-1]]
    often = [HOLDS[0]._replace(often=9), HOLDS[1]._replace(often=5), HOLDS[2]]
    assert [hold.first for hold in film_time(44, often, less).left_out] == [firsts[1]]
    assert [hold.first for hold in film_time(44, often, 1.0).left_out] == firsts[1:]


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
