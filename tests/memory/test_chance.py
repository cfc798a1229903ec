"""May a strategy surprise? Here are many that do, and many that do not.

What stands here at the top is global memory for the strategies below.
"""

import datetime
import itertools
import math
import os
import random
import random as dice_under_another_name
import secrets
import time
import uuid
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import cycle
from random import choice

import pytest

from mazelib.compass import Heading, Turn, turned
from mazelib.heya import parse
from mazelib.memory.chance import may_surprise
from mazelib.strategies import RULES
from mazelib.strategies.keyboard import Keyboard
from mazelib.strategies.left_hand import left_hand
from mazelib.strategies.right_hand import right_hand
from mazelib.walk import Verdict, Walk
from tests import maps as another_module
from tests.maps import CELL, WITHOUT_CHANCE, rule

seen = []
queue = iter([])
turns = cycle([Turn.RIGHT])
append = seen.append
holder = ([],)
number = 0
ORDER = (Turn.RIGHT, Turn.LEFT)


class Thing:
    pass


thing = Thing()


def helper(view):
    return choice([Turn.RIGHT, Turn.LEFT])


def by_the_clock(view):
    return Turn(time.monotonic_ns() % 4)


def counts_globally(view):
    global number
    number += 1
    return Turn.RIGHT


def with_a_default(view, before=[]):  # noqa: B006
    before.append(view)
    return Turn.RIGHT


def with_a_keyword(view, *, before={}):  # noqa: B006
    before[view] = True
    return Turn.RIGHT


def counts_on_itself(view):
    counts_on_itself.count = getattr(counts_on_itself, "count", 0) + 1
    return Turn.RIGHT


def imports_inside(view):
    import random

    return random.choice(ORDER)


def imports_from_inside(view):
    from random import choice

    return choice(ORDER)


def inside_a_lambda(view):
    return max(ORDER, key=lambda turn: random.random())


def closure_with_a_list():
    before = []

    def strategy(view):
        before.append(view)
        return Turn.RIGHT

    return strategy


def closure_with_a_count():
    count = 0

    def strategy(view):
        nonlocal count
        count += 1
        return Turn.RIGHT

    return strategy


def one_of_two(strategy_inside):
    def strategy(view):
        return strategy_inside(view)

    return strategy


def partly(view, turn):
    return turn


class Walker:
    def turn(self, view, place, heading):
        return Turn.RIGHT


class WalkerWithClassDice(Walker):
    dice = random.Random(0)

    def turn(self, view, place, heading):
        return self.dice.choice(ORDER)


class WalkerWithClassIterator(Walker):
    turns = cycle(ORDER)

    def turn(self, view, place, heading):
        return next(self.turns)


class WalkerWithStaticDice(Walker):
    @staticmethod
    def toss():
        return choice(ORDER)

    def turn(self, view, place, heading):
        return self.toss()


class WalkerWithDiceProperty(Walker):
    @property
    def toss(self):
        return choice(ORDER)

    def turn(self, view, place, heading):
        return self.toss


class WalkerOfWalker(WalkerWithStaticDice):
    """The dice are in the class below."""


class Tosser:
    def toss(self):
        return choice(ORDER)


class WalkerWithHelperClass(Walker):
    def turn(self, view, place, heading):
        return Tosser().toss()


class WalkerThatSaysSo(Walker):
    foretold = False


SURPRISING = {
    "a function of random": lambda view: random.choice(ORDER),
    "random under another name": lambda view: dice_under_another_name.choice(ORDER),
    "a name from random": lambda view: choice(ORDER),
    "a class from random": lambda view: random.Random().choice(ORDER),
    "secrets": lambda view: secrets.choice(ORDER),
    "uuid": lambda view: Turn(uuid.uuid4().int % 4),
    "the system's random bytes": lambda view: Turn(os.urandom(1)[0] % 4),
    "the clock": by_the_clock,
    "the date": lambda view: Turn(datetime.datetime.now().second % 4),
    "a helper that tosses": lambda view: helper(view),
    "a global list": lambda view: seen.append(view) or Turn.RIGHT,
    "a method of a global list": lambda view: append(view) or Turn.RIGHT,
    "a list in a global tuple": lambda view: holder[0].append(1) or Turn.RIGHT,
    "a global iterator": lambda view: next(queue, Turn.RIGHT),
    "a global cycle": lambda view: next(turns),
    "a global object": lambda view: setattr(thing, "x", 1) or Turn.RIGHT,
    "attributes of a global object": lambda view: thing.x,
    "a global number that changes": counts_globally,
    "a list as default": with_a_default,
    "a dictionary as keyword default": with_a_keyword,
    "an attribute of the function": counts_on_itself,
    "an import inside": imports_inside,
    "an import from inside": imports_from_inside,
    "inside a lambda": inside_a_lambda,
    "a list in a closure": closure_with_a_list(),
    "a count in a closure": closure_with_a_count(),
    "a tossing function in a closure": one_of_two(helper),
    "an innocent and a list in the same code": one_of_two(closure_with_a_list()),
    "somebody else's module": lambda view: another_module.rule("right_hand")(view),
    "typed input": lambda view: Turn(int(input())),
    "the identity of a new object": lambda view: Turn(id(object()) // 16 % 4),
    "evaluated code": lambda view: eval("Turn.RIGHT"),
    "dice of the class": WalkerWithClassDice(),
    "an iterator of the class": WalkerWithClassIterator(),
    "a static method": WalkerWithStaticDice(),
    "a property": WalkerWithDiceProperty(),
    "a class below": WalkerOfWalker(),
    "a helper class": WalkerWithHelperClass(),
    "who says so": WalkerThatSaysSo(),
    "the keyboard": Keyboard(),
}


@dataclass
class DataWalker:
    marks: dict = field(default_factory=dict)
    count: int = 0

    def turn(self, view, place, heading):
        self.count = (self.count + 1) % 2
        return Turn.RIGHT


class SlottedWalker(Walker):
    __slots__ = ("count",)


class AbstractWalker(ABC):
    @abstractmethod
    def turn(self, view, place, heading): ...


class WalkerFromAbstract(AbstractWalker):
    def turn(self, view, place, heading):
        super().turn(view, place, heading)
        return self.right()

    @staticmethod
    def right():
        return Turn.RIGHT

    @classmethod
    def left(cls):
        return Turn.LEFT

    def __repr__(self):
        return f"walker {id(self)}"


class WalkerWithConstants(Walker):
    ORDER = (Turn.RIGHT, Turn.LEFT)
    NAMES = {"right": Turn.RIGHT}  # noqa: RUF012

    def turn(self, view, place, heading):
        return self.NAMES["right"] if view.front else WalkerWithConstants.ORDER[0]


def calls_itself(view, times=3):
    return calls_itself(view, times - 1) if times else Turn.RIGHT


def with_comprehensions(view):
    open_sides = [turn for turn in Turn if view.is_open(turn)]
    return next((turn for turn in open_sides), Turn.RIGHT)


def with_an_import_of_ours(view):
    from mazelib.compass import Turn

    return Turn.RIGHT


FORETOLD = {
    "a lambda": lambda view: Turn.RIGHT,
    "a rule of ours": right_hand,
    "calling a rule of ours": lambda view: left_hand(view),
    "a global tuple": lambda view: ORDER[0],
    "the compass": lambda view: Turn(turned(Heading.UP, Turn.RIGHT)),
    "mathematics": lambda view: Turn(int(math.sqrt(1)) + max(0, 0)),
    "itertools": lambda view: next(itertools.chain(ORDER)),
    "recursion": calls_itself,
    "comprehensions": with_comprehensions,
    "an import of ours": with_an_import_of_ours,
    "a closure over a turn": one_of_two(right_hand),
    "a class": Walker(),
    "a class with slots": SlottedWalker(),
    "a data class": DataWalker(),
    "an abstract class": WalkerFromAbstract(),
    "constants of the class": WalkerWithConstants(),
}


@pytest.mark.parametrize("case", SURPRISING)
def test_dice_clocks_and_hidden_memory_may_surprise(case):
    assert may_surprise(SURPRISING[case])


@pytest.mark.parametrize("case", FORETOLD)
def test_a_strategy_of_view_and_own_memory_may_not_surprise(case):
    assert not may_surprise(FORETOLD[case])


@pytest.mark.parametrize("case", FORETOLD)
def test_a_strategy_that_may_not_surprise_is_called_circling(case):
    assert Walk(parse(CELL), FORETOLD[case], 100).run().verdict is Verdict.CIRCLING


@pytest.mark.parametrize("name", sorted(RULES))
def test_of_our_own_rules_the_random_walk_alone_is_never_called_circling(name):
    ending = Walk(parse(CELL), rule(name), 100).run()
    assert (ending.verdict is Verdict.CIRCLING) == (name in WITHOUT_CHANCE)


@pytest.mark.parametrize(
    "case", ["a global list", "a name from random", "a count in a closure", "a property"]
)
def test_a_strategy_that_may_surprise_is_never_called_circling(case):
    assert Walk(parse(CELL), SURPRISING[case], 100).run().verdict is Verdict.OUT_OF_TICKS


def test_a_closure_over_a_name_without_a_value_may_surprise():
    def strategy(view):
        return later

    assert may_surprise(strategy)
    later = Turn.RIGHT
    assert not may_surprise(strategy)
