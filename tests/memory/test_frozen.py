"""Values that may change, frozen."""

import io
import random
from collections import deque
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.compass import Heading
from mazelib.memory.frozen import Opaque, frozen

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=2), inner, max_size=3)
        | st.sets(PLAIN, max_size=3)
        | st.tuples(inner, inner)
    ),
    max_leaves=6,
)


@dataclass
class Mark:
    place: tuple
    seen: list


@given(VALUES)
def test_a_frozen_value_has_a_hash_and_equal_values_are_frozen_equal(value):
    assert hash(frozen(value)) == hash(frozen(value))
    assert frozen(value) == frozen(value)


@given(st.lists(VALUES, min_size=1, max_size=3))
def test_a_frozen_value_stays_when_the_value_changes(value):
    before = frozen(value)
    value.append("more")
    assert frozen(value) != before
    assert frozen(value[:-1]) == before


@pytest.mark.parametrize("value", [None, True, 3, 2.5, "a", b"a", Heading.UP])
def test_what_never_changes_stays_what_it_is(value):
    assert frozen(value) is value


def test_lists_and_queues_become_tuples_and_sets_frozen_sets():
    assert frozen([1, [2, deque([3])]]) == (1, (2, (3,)))
    assert frozen({1, 2}) == frozenset({1, 2})


def test_a_dictionary_keeps_the_order_of_its_entries():
    assert frozen({"a": [1], "b": 2}) == (("a", (1,)), ("b", 2))
    assert frozen({"b": 2, "a": [1]}) != frozen({"a": [1], "b": 2})


def test_a_data_class_is_looked_into():
    mark = Mark((1, 2), [3])
    before = frozen(mark)
    assert before == ("Mark", ("place", (1, 2)), ("seen", (3,)))
    mark.seen.append(4)
    assert frozen(mark) != before


@pytest.mark.parametrize(
    "value",
    [
        object(),
        iter([1]),
        io.StringIO(),
        random.Random(0),
        len,
        lambda: 0,
        int,
        (each for each in "a"),
        bytearray(b"a"),
    ],
)
@pytest.mark.parametrize(
    "wrapped",
    [
        lambda value: value,
        lambda value: [1, value],
        lambda value: (1, (2, value)),
        lambda value: {"key": [value]},
        lambda value: Mark((1, 2), [value]),
    ],
)
def test_what_cannot_be_looked_into_is_opaque_and_so_is_all_around_it(value, wrapped):
    assert frozen(wrapped(value)) == Opaque(type(value).__name__)


def test_an_opaque_key_makes_a_dictionary_opaque():
    assert frozen({len: 1}) == Opaque("builtin_function_or_method")
    assert frozen({frozenset([len])}) == Opaque("builtin_function_or_method")


def test_what_is_nested_too_deeply_is_opaque():
    eight, nine = [], []
    for _ in range(7):
        eight = [eight]
    for _ in range(8):
        nine = [nine]
    assert not isinstance(frozen(eight), Opaque)
    assert frozen(nine) == Opaque("list")


def test_a_list_that_holds_itself_is_opaque():
    endless = []
    endless.append(endless)
    assert frozen(endless) == Opaque("list")
    assert repr(frozen(endless)) == "<list>"
