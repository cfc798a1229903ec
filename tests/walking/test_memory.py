"""What a strategy keeps: frozen, and thawed again."""

import pytest

from mazelib.grid.compass import Heading
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import NOTHING_KEPT, Memory, freeze, thaw

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
