"""What a strategy keeps: frozen, and thawed again."""

import pickle
import subprocess
import sys
import tracemalloc
from collections import deque

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.walking.doubt import DICE
from mazelib.walking.freezer import MOST_BYTES_OF_A_MEMORY, thaw
from mazelib.walking.memory import NOTHING_KEPT, Memory, freeze, memory_of
from mazelib.walking.view import VIEWS

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


class Notes:
    """A class that only this file knows."""

    def __init__(self, steps):
        self.steps = steps


class Equal(type):
    """The class of classes that claim to be equal to any other."""

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(Heading)


class Lies(metaclass=Equal):
    """Claims to be the class of headings."""


def with_attributes(kept):
    """The memory of somebody whose own class Notes is."""
    return memory_of(kept, is_own_class=lambda kind: kind is Notes)


def test_only_the_class_of_an_object_is_frozen_and_of_own_ones_the_attributes():
    one = with_attributes({"notes": Notes(1)})
    assert one.doubt.words == "it remembers Notes"
    assert thaw(one.frozen)["notes"] == "(Notes)"
    assert thaw(one.frozen)["notes"].steps == 1
    assert Notes.__module__.encode() not in one.frozen
    assert one == with_attributes({"notes": Notes(1)})
    assert one != with_attributes({"notes": Notes(2)})
    for value in (Notes(1), Lies()):
        known = memory_of({"notes": value})
        name = type(value).__name__
        assert known.doubt.words == f"it remembers {name}"
        assert thaw(known.frozen)["notes"] == f"({name})"
        assert not vars(thaw(known.frozen)["notes"])


def test_a_class_without_a_name_is_in_doubt_like_any_other():
    assert memory_of({"kept": type("", (), {})()}).doubt


def test_another_process_thaws_what_was_frozen_without_the_classes_and_both_freeze_the_same():
    kept = {"a": Heading.UP, "b": [EXPLORED, Turn.LEFT], "c": deque([1]), "d": VIEWS[0][3]}
    frozen = memory_of(
        kept, {"notes": Notes(1), "free": iter([])}, is_own_class=lambda kind: kind is Notes
    ).frozen
    code = (
        "import sys\nfrom mazelib.walking.freezer import thaw\nprint(thaw(sys.stdin.buffer.read()))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], input=frozen, capture_output=True, check=True
    )
    assert ran.stdout.decode().strip() == str(thaw(frozen))


def test_no_class_but_those_of_plain_values_is_made_from_bytes():
    for hostile in (subprocess.Popen, Notes, eval):
        with pytest.raises(pickle.UnpicklingError, match="no class of plain values"):
            thaw(pickle.dumps(({"kept": hostile},)) if hostile is not Notes else NOTES)


#: A call of os.system, as somebody could write it by hand.
NOTES = b"(cos\nsystem\n(S'true'\ntR."


@pytest.mark.parametrize("value", [float("nan"), -float("nan"), float("inf") - float("inf")])
def test_what_is_not_a_number_is_a_doubt(value):
    assert memory_of({"kept": [value]}).doubt


def test_shared_values_are_told_from_equal_ones():
    shared = []
    assert freeze({"a": shared, "b": shared}) != freeze({"a": [], "b": []})


def test_a_memory_that_is_too_large_is_frozen_no_further_than_it_may_be():
    """To freeze all of it would take as much memory again, in each tick."""
    kept = {"rows": [7] * 10_000_000}
    tracemalloc.start()
    try:
        memory = memory_of(kept)
        _now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert "more than can be looked at" in memory.doubt.words
    assert most < 2 * MOST_BYTES_OF_A_MEMORY
