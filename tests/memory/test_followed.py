"""One attribute, followed: what it held at each look is found again, with few changes in its book."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.memory.followed import Followed, kind_of
from mazelib.memory.frozen import Look, frozen

KEY, CHANGE = st.integers(0, 6), st.sampled_from(["write", "grow", "pop", "again", "sort", "first", "clear"])


def change_of(value: dict, what: str, key: int) -> None:
    """One change of a dictionary of lists and numbers, in place."""
    if what == "write":
        value[key] = True if key == 1 else 1
    elif what == "grow":
        value[key] = value[key] if isinstance(value.get(key), list) else []
        value[key].append([len(value)])
        del value[key][2:]
    elif what == "pop":
        value.pop(key, None)
    elif what == "again" and key in value:
        value[key] = value.pop(key)
    elif what in ("sort", "first"):
        entries = sorted(value.items(), key=lambda entry: (what == "first" and entry[0] != key, entry[0]))
        value.clear()
        value.update(entries)
    elif what == "clear":
        value.clear()


@given(st.lists(st.tuples(CHANGE, KEY), max_size=40))
def test_whatever_changes_in_a_dictionary_is_found_again_with_its_order(changes):
    value = {}
    followed, kept = Followed(value), []
    for what, key in changes:
        change_of(value, what, key)
        followed.note(value, Look())
        kept.append((followed.book.age, {key: frozen(entry) for key, entry in copy.deepcopy(value).items()}))
    for age, expected in kept:
        assert repr(followed.as_of(age)) == repr(expected)


@given(st.lists(st.lists(st.integers(0, 2) | st.lists(st.integers(0, 1), max_size=2), max_size=5)))
def test_whatever_changes_in_a_list_is_found_again(states):
    value = []
    followed, kept = Followed(value), []
    for state in states:
        value[:] = state
        followed.note(value, Look())
        kept.append((followed.book.age, [frozen(entry) for entry in state]))
    for age, expected in kept:
        assert followed.as_of(age) == expected


@given(st.lists(st.sets(st.integers(0, 9))))
def test_whatever_changes_in_a_set_is_found_again(states):
    value = set()
    followed, kept = Followed(value), []
    for state in states:
        value ^= value ^ state
        followed.note(value, Look())
        kept.append((followed.book.age, state))
    for age, expected in kept:
        assert followed.as_of(age) == expected


def test_an_entry_that_moves_to_the_end_is_two_changes_and_not_a_new_book():
    value = {number: number for number in range(100)}
    followed = Followed(value)
    followed.note(value, Look())
    before = followed.book.age
    value[3] = value.pop(3)
    followed.note(value, Look())
    assert followed.book.age == before + 2
    assert list(followed.as_of(followed.book.age)) == list(value)


def test_one_and_true_are_not_the_same_entry():
    value = {"a": 1, "b": [1]}
    followed = Followed(value)
    followed.note(value, Look())
    value["a"], value["b"][0] = True, True
    followed.note(value, Look())
    assert repr(followed.as_of(followed.book.age)) == "{'a': True, 'b': (True,)}"


@pytest.mark.parametrize("value", [[1, [2]], {"a": (1, [2])}, [{"k": 1.5}, "text"]])
def test_a_look_at_what_can_be_compared_is_certain(value):
    look = Look()
    followed = Followed(value)
    followed.note(value, look)
    assert look.is_certain
    assert kind_of(value) == followed.kind


def test_a_list_met_twice_makes_a_look_uncertain():
    row, look = [0], Look()
    value = [row, [row]]
    Followed(value).note(value, look)
    assert not look.is_certain
