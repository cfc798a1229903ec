"""What a strategy kept, found again for any tick."""

import random

import pytest

from mazelib.walking.memory import freeze
from mazelib.walking.memory_history import MemoryHistory
from mazelib.walking.short_form import in_short


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
    monkeypatch.setattr("mazelib.walking.memory_history.MOST_BYTES_KEPT", 100)
    history = MemoryHistory()
    assert history.at(0) == {}
    for tick in range(10):
        history.note(tick, freeze({"kept": tick}))
    assert history.at(9) == {"kept": 9}
    assert in_short(history.at(0)["memory"]) == "(too long ago)"


def test_entries_are_the_changes_after_a_tick():
    history = MemoryHistory()
    for tick, kept in enumerate("aabbbc"):
        history.note(tick, freeze({"kept": kept}))
    assert [tick for tick, _frozen in history.entries(-1)] == [0, 2, 5]
    assert history.entries(2) == ((5, freeze({"kept": "c"})),)
    assert history.entries(5) == ()
