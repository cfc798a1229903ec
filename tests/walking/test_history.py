"""What was kept, what ran, and what was counted, found again for any tick."""

import random

import pytest

from mazelib.values.lines_run import LinesRun
from mazelib.walking.history import (
    BYTES_OF_AN_ENTRY,
    LinesRunHistory,
    MemoryHistory,
    Tally,
)
from mazelib.walking.memory import freeze
from mazelib.walking.short_form import in_short

ONE = LinesRun((("rule.py", 1),), ("rule.py", 1))
OTHER = LinesRun((("rule.py", 2),), ("rule.py", 2))


@pytest.mark.parametrize(
    "size", [10, 1000, pytest.param(3000, marks=pytest.mark.thorough)]
)
def test_every_tick_is_found_again(size):
    rng = random.Random(size)
    history = MemoryHistory()
    expected = []
    kept = {number: (number, number) for number in range(size)}
    for tick in range(200):
        kept.pop(rng.choice(list(kept)))
        kept[rng.randrange(size)] = (tick, tick)
        expected.append(dict(kept))
        history.note(tick, freeze({"kept": kept}))
    for tick in rng.sample(range(200), 60):
        assert list(history.at(tick)["kept"].items()) == list(expected[tick].items())


def test_between_two_changes_the_older_memory_holds():
    history = MemoryHistory()
    for tick, kept in enumerate("aabbbc"):
        history.note(tick, freeze({"kept": kept}))
    assert [history.at(tick)["kept"] for tick in range(8)] == [*"aabbbccc"]


def test_forgotten_values_are_marked_as_forgotten(monkeypatch):
    monkeypatch.setattr("mazelib.walking.history.MOST_BYTES_KEPT", 100)
    history = MemoryHistory()
    assert history.at(0) == {}
    for tick in range(10):
        history.note(tick, freeze({"kept": tick}))
    assert history.at(9) == {"kept": 9}
    assert in_short(history.at(0)["memory"]) == "(too long ago)"


@pytest.mark.parametrize("spoilt", [b"spoilt", freeze({"kept": 1})[:-3], b"N.", b"(NNt.", b"\x80"])
def test_what_cannot_be_thawed_is_told_so(spoilt):
    history = MemoryHistory()
    history.note(0, spoilt)
    assert in_short(history.at(0)["memory"]) == "(can't be shown)"


def test_only_the_older_half_is_forgotten(monkeypatch):
    size = BYTES_OF_AN_ENTRY + len(freeze({"kept": 0}))
    monkeypatch.setattr("mazelib.walking.history.MOST_BYTES_KEPT", 4 * size)
    history = MemoryHistory()
    for tick in range(6):
        history.note(tick, freeze({"kept": tick}))
    assert [history.at(tick) for tick in (3, 4, 5)] == [{"kept": 3}, {"kept": 4}, {"kept": 5}]
    assert in_short(history.at(2)["memory"]) == "(too long ago)"


def test_however_often_the_older_half_is_forgotten_the_newer_half_is_known(monkeypatch):
    size = BYTES_OF_AN_ENTRY + len(freeze({"kept": 0}))
    monkeypatch.setattr("mazelib.walking.history.MOST_BYTES_KEPT", 4 * size)
    history = MemoryHistory()
    for tick in range(60):
        history.note(tick, freeze({"kept": tick}))
        known = len(history.entries(-1))
        assert min(tick + 1, 3) <= known <= 5, tick


def test_entries_of_a_memory_are_its_changes_after_a_tick():
    history = MemoryHistory()
    for tick, kept in enumerate("aabbbc"):
        history.note(tick, freeze({"kept": kept}))
    assert [tick for tick, _frozen in history.entries(-1)] == [0, 2, 5]
    assert history.entries(2) == ((5, freeze({"kept": "c"})),)
    assert history.entries(5) == ()


def test_turns_that_nobody_watched_have_no_lines():
    history = LinesRunHistory()
    history.note(2, ONE)
    history.note(3, OTHER)
    history.note(6, ONE)
    found = [history.at(tick) for tick in range(8)]
    assert found == [None, None, ONE, OTHER, None, None, ONE, None]


def test_entries_of_lines_are_the_turns_after_a_tick_that_somebody_watched():
    history = LinesRunHistory()
    history.note(2, ONE)
    history.note(5, OTHER)
    assert history.entries(-1) == ((2, ONE.plain), (5, OTHER.plain))
    assert history.entries(2) == ((5, OTHER.plain),)
    assert history.entries(5) == ()


def test_a_tally_knows_the_count_at_every_tick_it_has_counted():
    tally = Tally()
    assert (tally.last, tally.at(0)) == (0, 0)
    for happened in (True, False, True, True):
        tally.note(happened)
    assert tally.last == 4
    assert [tally.at(tick) for tick in range(5)] == [0, 1, 1, 2, 3]
    with pytest.raises(IndexError):
        tally.at(5)
