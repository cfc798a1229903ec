"""A dictionary that can tell what stood in it at any earlier time."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from mazelib.strategies.notebook import COPY_EVERY, Notebook

KEYS, VALUES = st.integers(-3, 4) | st.sampled_from(["a", (1, 2), None]), st.integers(-3, 3)


class NotebookBesideADictionary(RuleBasedStateMachine):
    """The same is done to a notebook and to a plain dictionary; what they say must be the same."""

    @initialize()
    def begin(self):
        self.book, self.plain = Notebook(), {}
        self.history = [{}]

    def same(self, do):
        """Do something to both and compare what comes of it, an error included."""
        outcomes = []
        for mapping in (self.book, self.plain):
            try:
                outcomes.append(do(mapping))
            except KeyError:
                outcomes.append(KeyError)
        assert outcomes[0] == outcomes[1]
        if self.book.age >= len(self.history):
            self.history += [None] * (self.book.age - len(self.history)) + [dict(self.plain)]

    @rule(key=KEYS, value=VALUES)
    def write(self, key, value):
        self.same(lambda mapping: mapping.__setitem__(key, value))

    @rule(key=KEYS)
    def delete(self, key):
        self.same(lambda mapping: mapping.__delitem__(key))

    @rule(key=KEYS)
    def pop(self, key):
        self.same(lambda mapping: mapping.pop(key))

    @rule(key=KEYS)
    def pop_with_a_default(self, key):
        self.same(lambda mapping: mapping.pop(key, "none"))

    @rule()
    def pop_the_newest(self):
        self.same(lambda mapping: mapping.popitem())

    @rule(key=KEYS, value=VALUES)
    def set_default(self, key, value):
        self.same(lambda mapping: mapping.setdefault(key, value))

    @rule(entries=st.dictionaries(KEYS, VALUES, max_size=4))
    def update(self, entries):
        self.same(lambda mapping: mapping.update(entries))

    @rule(entries=st.dictionaries(KEYS, VALUES, max_size=4))
    def update_by_operator(self, entries):
        self.book |= entries
        self.plain |= entries
        self.same(len)

    @rule()
    def clear(self):
        self.same(lambda mapping: mapping.clear())

    @invariant()
    def they_hold_the_same_in_the_same_order(self):
        assert list(self.book.items()) == list(self.plain.items())
        assert self.book == self.plain

    @invariant()
    def the_fingerprint_is_that_of_a_new_notebook_with_the_same_entries(self):
        fresh = Notebook()
        for key in reversed(self.plain):
            fresh[key] = self.plain[key]
        assert self.book.fingerprint == fresh.fingerprint

    @invariant()
    def every_earlier_state_is_known(self):
        assert self.book.age == len(self.history) - 1
        for age, entries in enumerate(self.history):
            # Of an operation that was several changes only the last state is known here.
            if entries is not None:
                assert list(self.book.as_of(age).items()) == list(entries.items())


NotebookBesideADictionary.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestNotebookBesideADictionary = NotebookBesideADictionary.TestCase


@pytest.mark.parametrize("most_keys", [3, 200])
@pytest.mark.parametrize("order", ["forward", "backward", "mixed"])
def test_the_state_at_any_age_is_found_again_long_after(most_keys, order):
    rng = random.Random(most_keys)
    book, plain, states = Notebook(), {}, [{}]
    for _ in range(3 * COPY_EVERY):
        key = rng.randrange(most_keys)
        if key in plain and rng.random() < 0.4:
            del book[key], plain[key]
        else:
            book[key] = plain[key] = rng.randrange(5)
        states.append(dict(plain))
    ages = list(range(0, len(states), 29))
    ages += [COPY_EVERY - 1, COPY_EVERY, COPY_EVERY + 1, len(states) - 1]
    if order != "mixed":
        ages.sort(reverse=order == "backward")
    else:
        rng.shuffle(ages)
    for age in ages:
        assert list(book.as_of(age).items()) == list(states[age].items())
    assert book == states[-1]


def test_what_an_earlier_state_is_changed_to_changes_nothing_here():
    book = Notebook()
    book[1] = 1
    book.as_of(1)[2] = 2
    book.as_of(0)[3] = 3
    assert (book, book.as_of(1), book.as_of(0)) == ({1: 1}, {1: 1}, {})


def test_a_value_written_again_is_a_change_of_its_own():
    book = Notebook()
    book["a"] = 1
    book["a"] = 1
    assert (book.age, book) == (2, {"a": 1})


def test_forgetting_all_makes_the_fingerprint_that_of_an_empty_notebook():
    book = Notebook()
    book["a"], book["b"] = 1, 2
    assert book.fingerprint != 0
    book.clear()
    assert book.fingerprint == 0


def test_a_value_without_a_hash_is_refused_and_nothing_is_changed():
    book = Notebook()
    book["a"] = 1
    fingerprint = book.fingerprint
    for key in ("a", "b"):
        with pytest.raises(TypeError, match="unhashable"):
            book[key] = []
    assert (book, book.age, book.fingerprint) == ({"a": 1}, 1, fingerprint)


def test_a_missing_entry_is_a_key_error_and_no_change():
    book = Notebook()
    with pytest.raises(KeyError):
        book.pop("a")
    with pytest.raises(KeyError):
        del book["a"]
    with pytest.raises(KeyError):
        book.popitem()
    assert book.age == 0
