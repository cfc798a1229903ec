"""What a learner's strategy keeps, frozen, and as the memory panel shows it."""

from collections import Counter, defaultdict, deque

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.walking.freezer import thaw
from mazelib.walking.memory import memory_of
from mazelib.walking.short_form import in_short
from mazelib.walking.view import View
from tests.learners import IMPORT, strategy_of

#: A learner's file whose strategy keeps something.
KEEPS = """
from dataclasses import dataclass
from enum import Enum

steps = 7

class Mode(Enum):
    SEARCH = 1

@dataclass
class Card:
    place: tuple
    back: list

class Own(list):
    pass

class MyTurn:
    lives = 3
    def __init__(self):
        self.kept = {}
    def turn(self, view, place, heading):
        return Turn.LEFT if steps else Turn.RIGHT
"""


def shown_again(value):
    return thaw(memory_of({"kept": value}).frozen)["kept"]


PLAIN = [
    True,
    None,
    1.5,
    "text",
    b"bytes",
    (1, (2, 3)),
    {"a": [1]},
    {(1, 1): Heading.UP},
    {1, 2},
    [Turn.BACK],
    [EXPLORED],
]


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_plain_values_are_shown_as_themselves(value):
    back = shown_again(value)
    assert (back, type(back)) == (value, type(value))


IN_WORDS = {
    "{'x': 2}": Counter("xx"),
    "[1, 2]": deque([1, 2], 2),
    "{(1, 1): [2]}": defaultdict(list, {(1, 1): [2]}),
    "(list_iterator)": iter([]),
}


@pytest.mark.parametrize("words", IN_WORDS)
def test_pythons_own_kinds_are_shown_as_what_they_hold(words):
    assert in_short(shown_again(IN_WORDS[words])) == words


@pytest.mark.parametrize("made", ["Mode.SEARCH", "Card((1, 1), [2])", "Own()", "len"])
def test_what_is_no_plain_value_is_shown_by_its_kind_and_is_a_doubt(made, tmp_path):
    strategy = strategy_of(tmp_path, IMPORT + KEEPS.replace("{}", made))
    kind = "builtin_function_or_method" if made == "len" else made.replace("(", ".").split(".")[0]
    assert in_short(thaw(strategy.memory().frozen)["kept"]) == f"({kind})"
    assert strategy.memory().doubt


def test_attributes_class_data_and_globals_are_shown_and_code_is_not(tmp_path):
    data = "steps = 7\n"
    rule = KEEPS[KEEPS.index("class MyTurn") :]
    keeps = f"{IMPORT}import math\n{data}{rule}"
    seen = thaw(strategy_of(tmp_path, keeps).memory().frozen)
    assert seen == {"lives": 3, "steps": 7, "kept": {}}
    with_dice = keeps.replace("__init__(self)", "__init__(self, rng)").replace("{}", "rng")
    assert thaw(strategy_of(tmp_path, with_dice).memory().frozen)["kept"] == "(Dice)"


def test_what_is_too_large_is_called_so_and_is_never_the_same():
    snapshot = memory_of({"kept": list(range(1_000_000))})
    assert {name: in_short(value) for name, value in thaw(snapshot.frozen).items()} == {
        "memory": "(more than can be looked at)"
    }
    assert snapshot.doubt


SLOTS = """
class Card:
    __slots__ = ("place", "never_set")

class MyTurn:
    __slots__ = ("card", "n")
    def __init__(self):
        self.n = 0
        self.card = Card()
    def turn(self, view, place, heading):
        self.n += 1
        self.card.place = place
        return Turn.LEFT
"""


def test_what_lies_in_slots_is_looked_at_too(tmp_path):
    strategy = strategy_of(tmp_path, IMPORT + SLOTS)
    strategy.turn(View(True, True, True, True), (3, 4), Heading.UP)
    kept = thaw(strategy.memory().frozen)
    assert kept["n"] == 1
    assert in_short(kept["card"]) == "(Card)"
    assert vars(kept["card"]) == {"place": (3, 4)}
    strategy.turn(View(True, True, True, True), (3, 5), Heading.UP)
    assert thaw(strategy.memory().frozen)["n"] == 2
