"""What a strategy keeps: frozen, thawed again for any tick, and told in short."""

import random
from collections import deque

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import NOTHING_KEPT, History, Kept, Memory, freeze, in_short, thaw

PLAIN = [True, None, 1.5, "text", b"bytes", (1, (2, 3)), {"a": [1]}, {(1, 1): Heading.UP}, {1, 2}]


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_plain_data_come_back_with_their_names_and_kinds(value):
    back = thaw(freeze({"kept": value}))["kept"]
    assert (back, type(back)) == (value, type(value))


def test_names_of_several_places_come_together_and_odd_ones_are_made_visible():
    assert thaw(freeze({"steps": 1}, {"lives\n": 2})) == {"steps": 1, "lives·": 2}


def test_the_same_is_frozen_to_the_same_bytes_and_what_differs_to_others():
    branches = {(1, 1): Heading.UP, (2, 1): Heading.DOWN}
    turned_round = dict(reversed(branches.items()))
    assert freeze({"branches": branches}) == freeze({"branches": dict(branches)})
    assert freeze({"branches": branches}) != freeze({"branches": turned_round}), (
        "their order counts"
    )
    assert len({freeze({"kept": value}) for value in (1, True, 1.0, "1")}) == 4


def test_what_was_thawed_is_a_copy():
    frozen = freeze({"kept": [1]})
    thaw(frozen)["kept"].append(2)
    assert thaw(frozen) == {"kept": [1]}


def test_nothing_kept_has_no_names_and_no_doubt():
    assert (thaw(NOTHING_KEPT.frozen), NOTHING_KEPT.doubt) == ({}, None)
    assert Memory(b"", DICE) != NOTHING_KEPT


@pytest.mark.parametrize("size", [10, 1000, 3000])
def test_every_tick_is_found_again(size):
    rng = random.Random(size)
    history = History()
    expected = []
    kept = {number: (number, number) for number in range(size)}
    for tick in range(400):
        kept.pop(rng.choice(list(kept)))
        kept[rng.randrange(size)] = (tick, tick)
        expected.append(dict(kept))
        history.note(tick, freeze({"kept": kept}))
    for tick in rng.sample(range(400), 60):
        assert list(history.at(tick)["kept"].items()) == list(expected[tick].items())


def test_between_two_changes_the_older_memory_holds():
    history = History()
    for tick, kept in enumerate("aabbbc"):
        history.note(tick, freeze({"kept": kept}))
    assert [history.at(tick)["kept"] for tick in range(8)] == [*"aabbbccc"]


def test_what_was_forgotten_is_told_to_be(monkeypatch):
    monkeypatch.setattr("mazelib.walking.memory.MOST_BYTES_KEPT", 100)
    history = History()
    assert history.at(0) == {}
    for tick in range(10):
        history.note(tick, freeze({"kept": tick}))
    assert history.at(9) == {"kept": 9}
    assert in_short(history.at(0)["memory"]) == "(too long ago)"


IN_SHORT = {
    "down": Heading.DOWN,
    "back": Turn.BACK,
    "explored": EXPLORED,
    "(Dice)": Kept("(Dice)"),
    "None": None,
    "'text'": "text",
    "b'bytes'": b"bytes",
    "(1, 1)": (1, 1),
    "(1)": (1,),
    "[]": [],
    "{}": {},
    "{(1, 1): up, (2, 1): left}": {(1, 1): Heading.UP, (2, 1): Heading.LEFT},
    "[1, 2]": deque([1, 2]),
    "{7}": {7},
    "[…, 3, 4, 5, 6, 7]": [[*range(8)]],
}


@pytest.mark.parametrize("words", IN_SHORT)
def test_values_are_told_in_short(words):
    told = in_short(IN_SHORT[words])
    assert told == (f"[{words}]" if words.startswith("[…") else words)


def test_what_lies_deep_or_is_long_or_holds_itself_is_cut():
    endless = []
    endless.append(endless)
    assert in_short(endless) == "[[[[…]]]]"
    assert in_short(list(range(31))) == f"[…, {', '.join(map(str, range(1, 31)))}]"
    assert in_short(list(range(30))) == f"[{', '.join(map(str, range(30)))}]"
    assert in_short("a" * 500) == "'" + "a" * 199
    assert in_short(10**5000) == "(int)"
