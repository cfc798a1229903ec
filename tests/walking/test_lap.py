"""Laps that are seen: found in any row of states, counted, and told."""

import random
import weakref

import pytest

from mazelib.walking.freezer import thaw
from mazelib.walking.lap import Lap, Laps
from mazelib.walking.memory import too_much


def laps_of(text: str, reached=()):
    """The laps in a row of letters, each a place of its own."""
    return Laps([ord(letter) * 4 for letter in text], list(reached))


def run_at_the_end(text: str, reached=()):
    run = laps_of(text, reached).at(len(text) - 1)
    return run and (run.begin, run.ticks, run.count(len(text) - 1))


ROWS = {
    "abcabc": (0, 3, 1),
    "abcabcabc": (0, 3, 2),
    "abcabcabca": (0, 3, 3),
    "aaaa": (0, 1, 3),
    "aabbaabbaabb": (0, 4, 2),
    "abcacbabcacb": (0, 6, 1),
    "abcdef": None,
    "abcabcx": None,
}


@pytest.mark.parametrize("row", ROWS)
def test_a_lap_is_seen_when_it_was_walked_twice(row):
    assert run_at_the_end(row) == ROWS[row]


def plainly(row: str) -> int | None:
    """The length of the lap at the end of a row, if half of the row repeats it;
    looked at slowly.
    """
    half = len(row) // 2
    for ticks in range(1, len(row) // 8):
        if all(row[-n] == row[-n - ticks] for n in range(1, half)):
            return ticks
    return None


def test_whatever_comes_before_the_shortest_lap_is_found_and_so_is_its_first_tick():
    rng = random.Random(5)
    for _ in range(60):
        before = "".join(rng.choice("abcd") for _ in range(rng.randrange(150)))
        lap = "".join(rng.choice("abcd") for _ in range(rng.randrange(1, 40)))
        row = before + lap * (800 // len(lap) + 12)
        begin, ticks, count = run_at_the_end(row)
        assert ticks == plainly(row)
        assert all(row[n] == row[n + ticks] for n in range(begin, len(row) - ticks))
        assert begin == 0 or row[begin - 1] != row[begin - 1 + ticks]
        assert count == (len(row) - 1 - begin) // ticks


def test_what_was_seen_of_a_tick_stays_true_however_much_is_seen_later():
    row = "xyz" + "abcd" * 10 + "uvw" + "ef" * 20
    late = laps_of(row)
    late.at(len(row) - 1)
    early = laps_of(row)
    seen = [early.at(tick) for tick in range(len(row))]
    assert [run and run.ticks for run in (seen[30], seen[43], seen[60])] == [4, None, 2]
    for tick, run in enumerate(seen):
        assert run is None or (run.begin, run.ticks) == (late.at(tick).begin, late.at(tick).ticks)


def test_no_lap_leads_past_a_control_point():
    row = "abcd" * 4
    assert run_at_the_end(row) == (0, 4, 3)
    assert run_at_the_end(row, reached=[5]) == (5, 4, 2)
    assert run_at_the_end(row, reached=[13]) is None


def test_a_lap_is_told_once_it_was_walked_three_times_and_the_last_two_ended_after_it_was_seen():
    asked = []

    def memory_at(tick):
        asked.append(tick)
        return {"news": tick > 20, "ticks": tick, "fixed": 7}

    laps = laps_of("abcd" * 10)
    told = [laps.told(tick, memory_at) for tick in range(40)]
    assert told[:12] == [None] * 12
    assert told[12] == told[15] == Lap(4, 4, 3, ("ticks",))
    assert told[23] == Lap(4, 4, 5, ("ticks",))
    assert told[24] == Lap(4, 4, 6, ("news", "ticks")), "it changed in the last lap"
    assert told[28] == Lap(4, 4, 7, ("ticks",)), "the last two laps ended alike"
    assert all(tick % 4 == 0 for tick in asked)
    assert len(asked) == len(set(asked)) * 2 - 2, "each lap is compared once"


def test_however_many_laps_are_told_only_the_last_one_is_kept():
    laps = laps_of("abcd" * 30)
    told = [weakref.ref(laps.told(tick, lambda _tick: {})) for tick in range(20, 120, 4)]
    assert [each() for each in told] == [None] * 24 + [Lap(4, 4, 29, ())]


def test_a_lap_that_is_seen_late_is_told_at_the_second_end_since():
    laps = laps_of("abc" + "xyzuvw" * 8)
    run = laps.at(50)
    assert (run.begin, run.seen) == (3, 27), "four laps are over when it is seen"
    told = [laps.told(tick, lambda _tick: {}) for tick in range(51)]
    assert told[32] is None
    assert told[33] == Lap(6, 6, 5, ())


def test_where_a_memory_cannot_be_looked_at_nobody_says_that_nothing_changes():
    kept = [{}, thaw(too_much().frozen)]
    seen = laps_of("abcd" * 10).told(30, lambda _tick: kept[0])
    hidden = laps_of("abcd" * 10).told(30, lambda _tick: kept[1])
    half_hidden = laps_of("abcd" * 10).told(30, lambda tick: kept[tick > 26])
    other_half = laps_of("abcd" * 10).told(30, lambda tick: kept[tick <= 26])
    hides = [lap.hides for lap in (seen, hidden, half_hidden, other_half)]
    assert hides == [False, True, True, True]
