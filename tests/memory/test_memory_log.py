"""The memory of a learner's own strategy: followed, found again, compared."""

import copy
import random
from collections import Counter, defaultdict, deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazelib.compass import Turn
from mazelib.heya import parse
from mazelib.memory.attributes import attributes
from mazelib.memory.memory_log import memory_log, same_memory
from mazelib.strategies import branch_stack, right_hand
from mazelib.strategies.branch_stack import BranchStack
from mazelib.strategies.notebook import Notebook
from mazelib.strategies.random_walk import RandomWalk
from mazelib.walk import Ending, Verdict, Walk
from tests.maps import CELL, heya


class Turning:
    """In a cell of one place: right, right, right, ... so that only the memory makes a difference."""

    def turn(self, view, place, heading):
        self.note(heading)
        return Turn.RIGHT


class CountsToThree(Turning):
    def __init__(self):
        self.count = 0

    def note(self, heading):
        self.count = (self.count + 1) % 3


class LastFive(Turning):
    def __init__(self):
        self.headings = []

    def note(self, heading):
        self.headings.append(heading)
        del self.headings[:-5]


class EvenOrOdd(Turning):
    def __init__(self):
        self.visits = {}

    def note(self, heading):
        self.visits[heading] = (self.visits.get(heading, 0) + 1) % 2


class OnAndOff(Turning):
    def __init__(self):
        self.marked = set()

    def note(self, heading):
        self.marked ^= {heading}


class Queue(Turning):
    def __init__(self):
        self.headings = deque(maxlen=2)

    def note(self, heading):
        self.headings.append([heading])


class Nested(Turning):
    def __init__(self):
        self.notes = {"here": [{0: [0]}]}

    def note(self, heading):
        self.notes["here"][0][0][0] ^= 1


class OwnNotebook(Turning):
    def __init__(self):
        self.book = Notebook()

    def note(self, heading):
        self.book[heading] = (self.book.get(heading, 0) + 1) % 2


class Slots(Turning):
    __slots__ = ("__hidden", "count")

    def __init__(self):
        self.count, self.__hidden = 0, 0

    def note(self, heading):
        self.__hidden = (self.__hidden + 1) % 3


class SharedList(Turning):
    counts = [0]  # noqa: RUF012

    def note(self, heading):
        self.counts[0] = (self.counts[0] + 1) % 3


class NewestKey(Turning):
    """The same entries all the time, in two orders that take turns."""

    def __init__(self):
        self.book = {"one": 1, "two": 2}

    def note(self, heading):
        if heading == 0:
            key = next(iter(self.book))
            self.book[key] = self.book.pop(key)


class OtherKinds(Turning):
    """An attribute that is a number and a text by turns, and is away at times."""

    def note(self, heading):
        if not hasattr(self, "it"):
            self.it = 1
        elif self.it == 1:
            self.it = "1"
        else:
            del self.it


KEEPERS = {
    CountsToThree: (12, 0),
    LastFive: (9, 5),
    EvenOrOdd: (12, 4),
    OnAndOff: (8, 0),
    Queue: (6, 2),
    Nested: (4, 0),
    OwnNotebook: (12, 4),
    Slots: (12, 0),
    SharedList: (12, 0),
    NewestKey: (8, 0),
    OtherKinds: (12, 0),
}


@pytest.mark.parametrize("keeper", KEEPERS)
@pytest.mark.parametrize("recorded", [True, False])
def test_circling_is_told_at_the_first_tick_whose_memory_was_there_before(keeper, recorded):
    tick, since = KEEPERS[keeper]
    assert Walk(parse(CELL), keeper(), 100, recorded=recorded).run() == Ending(Verdict.CIRCLING, tick, since)


@pytest.mark.parametrize("keeper", [CountsToThree, LastFive, EvenOrOdd, OnAndOff, OwnNotebook, NewestKey])
def test_the_memory_of_any_tick_is_found_again(keeper):
    strategy = keeper()
    walk = Walk(parse(CELL), strategy, 100)
    kept = [copy.deepcopy(vars(strategy))]
    while walk.ending is None:
        walk.advance(1)
        kept.append({name: copy.copy(value) for name, value in vars(strategy).items()})
    for tick in reversed(range(len(kept))):
        assert same_memory(walk.timeline.memory_at(tick), kept[tick])


@pytest.mark.parametrize("recorded", [True, False])
def test_a_memory_that_only_grows_is_never_called_circling(recorded):
    class Grows(Turning):
        def __init__(self):
            self.seen = []

        def note(self, heading):
            self.seen.append(heading)

    assert Walk(parse(CELL), Grows(), 100, recorded=recorded).run() == Ending(Verdict.OUT_OF_TICKS, 100)


class Loner:
    """Nobody can see what is inside."""

    __hash__ = object.__hash__


class RollsOwnDice(Turning):
    def __init__(self, rng):
        self.rng = rng

    def turn(self, view, place, heading):
        return self.rng.choice(list(Turn))


class RollsSlottedDice(RollsOwnDice):
    __slots__ = ("rng",)


class RollsDiceInAList(RollsOwnDice):
    def __init__(self, rng):
        self.dice = [rng]

    def turn(self, view, place, heading):
        return self.dice[0].choice(list(Turn))


class KeepsAMethod(RollsOwnDice):
    def __init__(self, rng):
        self.choose = rng.choice

    def turn(self, view, place, heading):
        return self.choose(list(Turn))


class GetsDiceLate(RollsOwnDice):
    def __init__(self, rng):
        self.spare = (rng,)

    def turn(self, view, place, heading):
        self.rng, self.spare = self.spare[0], (self.spare[0],)
        return super().turn(view, place, heading)


class FollowsAnIterator(Turning):
    def __init__(self, rng):
        self.turns = iter(list(Turn) * 1000)

    def note(self, heading):
        next(self.turns)


class MarksThingsInASet(Turning):
    def __init__(self, rng):
        self.things = set()

    def note(self, heading):
        self.things = {Loner()}


class MarksThingsInKeys(Turning):
    def __init__(self, rng):
        self.things = {}

    def note(self, heading):
        self.things = {(1, Loner()): True}


class BecomesOpaque(Turning):
    def __init__(self, rng):
        self.ticks = 0

    def note(self, heading):
        self.ticks = object() if self.ticks == 3 or not isinstance(self.ticks, int) else self.ticks + 1


class BranchesAndDice(BranchStack):
    """A rule of ours with dice added, and without slots of its own."""

    def __init__(self, rng):
        super().__init__()
        self.rng = rng

    def turn(self, view, place, heading):
        return self.rng.choice(list(Turn))


class BranchesAndMore(BranchStack):
    def __init__(self, rng):
        super().__init__()
        self.count = 0

    def turn(self, view, place, heading):
        self.count += 1
        return Turn.RIGHT


HIDERS = [
    RandomWalk,
    RollsOwnDice,
    RollsSlottedDice,
    RollsDiceInAList,
    KeepsAMethod,
    GetsDiceLate,
    FollowsAnIterator,
    MarksThingsInASet,
    MarksThingsInKeys,
    BecomesOpaque,
    BranchesAndDice,
    BranchesAndMore,
]


@pytest.mark.parametrize("kind", HIDERS)
@pytest.mark.parametrize("recorded", [True, False])
def test_what_cannot_be_compared_is_never_called_circling(kind, recorded):
    walk = Walk(parse(CELL), kind(random.Random(1)), 200, recorded=recorded)
    assert walk.run() == Ending(Verdict.OUT_OF_TICKS, 200)


@pytest.mark.parametrize("kind", HIDERS)
def test_what_cannot_be_compared_is_not_proven_one_tick_at_a_time_either(kind):
    walk = Walk(parse(CELL), kind(random.Random(1)), 100)
    while walk.ending is None:
        walk.advance(1)
    assert walk.ending.verdict is Verdict.OUT_OF_TICKS


CHANGES = st.lists(
    st.tuples(
        st.sampled_from(["write", "forget", "clear", "replace", "again"]),
        st.integers(0, 4),
        st.integers(0, 2),
    ),
    max_size=40,
)


class Scripted:
    """Keeps a dictionary, a list, a set and a number, and changes them as it is told."""

    def __init__(self, changes):
        self.book, self.row, self.marks, self.number = {}, [], set(), 0
        self.ahead = len(changes)
        self.changes = tuple(changes)

    def turn(self, view, place, heading):
        change, key, value = self.changes[len(self.changes) - self.ahead]
        self.ahead -= 1
        self.number = value
        if change == "write":
            self.book[key] = value
            self.row.append(key)
            self.marks.add(key)
        elif change == "forget":
            self.book.pop(key, None)
            del self.row[key:]
            self.marks.discard(key)
        elif change == "clear":
            self.book.clear()
            self.row.reverse()
            self.marks.clear()
        elif change == "replace":
            self.book, self.row, self.marks = {value: key, key: value}, [value], {key}
        else:
            self.book[key] = self.book.pop(key, 0)
            self.row.insert(0, value)
        return Turn.RIGHT

    def copied(self):
        kept = {"book": self.book, "row": self.row, "marks": self.marks, "number": self.number}
        return copy.deepcopy(kept)


@given(CHANGES)
@settings(deadline=None)
def test_any_changes_of_memory_are_found_again_at_every_tick(changes):
    strategy = Scripted(changes)
    walk = Walk(parse(CELL), strategy, len(changes))
    kept = [strategy.copied()]
    for _ in changes:
        walk.advance(1)
        kept.append(strategy.copied())
    for tick, expected in enumerate(kept):
        found = walk.timeline.memory_at(tick)
        assert same_memory({name: found[name] for name in expected}, expected)


def test_memory_is_compared_with_the_order_of_its_entries():
    assert same_memory({"book": {1: 1, 2: 2}}, {"book": {1: 1, 2: 2}})
    assert not same_memory({"book": {1: 1, 2: 2}}, {"book": {2: 2, 1: 1}})
    assert not same_memory({"book": {}}, {"other": {}})


def test_a_notebook_that_gives_way_to_a_dictionary_is_left_alone():
    class Changes:
        def __init__(self):
            self.book = Notebook()
            self.old = ()

        def turn(self, view, place, heading):
            self.book = {"new": 1}
            return Turn.RIGHT

    strategy = Changes()
    notebook = strategy.book
    notebook["old"] = 1
    walk = Walk(parse(CELL), strategy, 2)
    walk.run()
    assert notebook == {"old": 1}
    assert [walk.timeline.memory_at(tick)["book"] for tick in (0, 1)] == [{"old": 1}, {"new": 1}]


def test_kinds_of_dictionaries_and_lists_are_found_again_as_plain_ones():
    class Kinds:
        def __init__(self):
            self.counter, self.default, self.queue = Counter("aab"), defaultdict(list), deque([1])
            self.default["k"].append([1])

    memory = memory_log(Kinds())
    assert memory.at(memory.note()) == {"counter": {"a": 2, "b": 1}, "default": {"k": ((1,),)}, "queue": [1]}


def test_a_plain_function_keeps_nothing():
    assert attributes(right_hand.right_hand) == {}
    walk = Walk(heya("first"), right_hand.right_hand)
    walk.run()
    assert walk.timeline.memory_at(50) == {}


def test_attributes_slots_and_the_data_of_a_class_are_memory_and_methods_are_not():
    class Base:
        __slots__ = ("left_empty", "slot")
        shared = (1, 2)

        def turn(self, view, place, heading):
            return Turn.RIGHT

        @property
        def answer(self):
            return 42

    class Derived(Base):
        foretold = True

        def __init__(self):
            self.own, self.slot = 1, 2

    assert attributes(Derived()) == {"own": 1, "slot": 2, "shared": (1, 2)}


def test_the_branch_stack_is_followed_through_its_notebook():
    strategy = branch_stack.BranchStack()
    log = memory_log(strategy)
    before, empty = log.note(), log.fingerprint
    strategy.branches[1, 1] = 0
    assert log.fingerprint != empty
    assert (log.at(before), log.at(log.note())) == ({"branches": {}}, {"branches": {(1, 1): 0}})
    del strategy.branches[1, 1]
    assert log.fingerprint == empty
