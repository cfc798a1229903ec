"""Circling is told only with proof: here are strategies that keep something where equal looks hide it.

They all answer the same turn for ever in a cell of one place, and each counts where it should not.
Beside them stand the strategies that learners do write, which must still be provable.
"""

import dataclasses
import enum
import itertools
import math
import operator
import random
from collections import Counter, OrderedDict, defaultdict, deque
from dataclasses import dataclass, field

import pytest

import mazelib.compass
from mazelib.compass import Heading, Turn
from mazelib.heya import parse
from mazelib.strategies import RULES
from mazelib.strategies.notebook import Notebook
from mazelib.strategies.right_hand import right_hand
from mazelib.walk import Verdict, Walk
from tests.learners import strategy_of
from tests.maps import CELL


class Turning:
    def __init__(self):
        pass

    def turn(self, view, place, heading):
        self.note(heading)
        return Turn.RIGHT


class Shared:
    count = 0


__seen__ = []


def helper(view):
    return Turn.RIGHT


class ClassOfTheFile(Turning):
    def note(self, heading):
        Shared.count += 1


class ClassUnderAnotherName(Turning):
    def note(self, heading):
        other = Shared
        other.count += 1


class OwnClass(Turning):
    count = 0

    def note(self, heading):
        type(self).count = (self.count + 1) % 3


class OwnClassBelowItself(Turning):
    notes = []  # noqa: RUF012

    def __init__(self):
        self.notes = ()

    def note(self, heading):
        OwnClassBelowItself.notes.append(heading)


class NewAttributeOfAFunction(Turning):
    def note(self, heading):
        helper.count = getattr(helper, "count", 0) + 1


class RuleOfOurs(Turning):
    def note(self, heading):
        right_hand.count = getattr(right_hand, "count", 0) + 1


class TurnItself(Turning):
    def note(self, heading):
        Turn.RIGHT.count = getattr(Turn.RIGHT, "count", 0) + 1


class HeadingOfTheModule(Turning):
    def note(self, heading):
        mazelib.compass.stepped.count = getattr(mazelib.compass.stepped, "count", 0) + 1


class Module(Turning):
    def note(self, heading):
        math.count = getattr(math, "count", 0) + 1


class BackDoor(Turning):
    def note(self, heading):
        type.__setattr__(self.__class__, "count", 1)


class NameOfPythonsKind(Turning):
    def note(self, heading):
        __seen__.append(heading)


class NameOfPythonsKindInTheClass(Turning):
    __seen__ = []  # noqa: RUF012

    def __init__(self):
        self.seen = self.__class__

    def note(self, heading):
        self.seen.__seen__.append(heading)


class OwnKindOfList(Turning):
    def __init__(self):
        self.notes = type("Notes", (list,), {"count": 0})()

    def note(self, heading):
        self.notes.count += 1


class OwnKindOfNumber(OwnKindOfList):
    def __init__(self):
        self.notes = type("Number", (int,), {"count": 0})()


class OwnKindOfDictionary(OwnKindOfList):
    def __init__(self):
        self.notes = type("Notes", (dict,), {"count": 0})()


class CountOnACounter(OwnKindOfList):
    def __init__(self):
        self.notes = Counter()
        self.notes.count = 0


class CountOnAnOrderedDict(OwnKindOfList):
    def __init__(self):
        self.notes = OrderedDict()
        self.notes.count = 0


class CountOnACounterLater(Turning):
    def __init__(self):
        self.notes = Counter()

    def note(self, heading):
        self.notes.count = getattr(self.notes, "count", 0) + 1


class InsideAList(OwnKindOfList):
    def __init__(self):
        super().__init__()
        self.all = [self.notes]


@dataclass
class Card:
    place: tuple = (0, 0)


class AttributeThatIsNoField(Turning):
    def __init__(self):
        self.card = Card()
        self.card.count = 0

    def note(self, heading):
        self.card.count += 1


class CardOnAList(Turning):
    def __init__(self):
        self.card = dataclass(type("CardList", (list,), {}))()

    def note(self, heading):
        self.card.append(heading)


class EnumWithAList(Turning):
    def __init__(self):
        self.it = enum.Enum("Box", {"NOTES": []}).NOTES

    def note(self, heading):
        self.it.value.append(heading)


class CountingDefault(Turning):
    def __init__(self):
        self.numbers = defaultdict(itertools.count().__next__)

    def note(self, heading):
        self.numbers[heading] = self.numbers[heading + 4]
        self.numbers.clear()


class IteratorInANotebook(Turning):
    def __init__(self):
        self.book = Notebook()
        self.book["turns"] = itertools.count()

    def note(self, heading):
        next(self.book["turns"])


class SameListTwice(Turning):
    def __init__(self):
        self.now = self.before = [0]

    def note(self, heading):
        self.before = list(self.now)


class SetThatGoesRound(Turning):
    def __init__(self):
        self.todo = {8, 0}

    def note(self, heading):
        self.todo = {0, 8} if next(iter(self.todo)) == 8 else {8, 0}


class SetThatPops(Turning):
    def __init__(self):
        self.todo = {1, 2, 3}

    def note(self, heading):
        self.todo.add(self.todo.pop())


class SetUnderAnotherName(SetThatGoesRound):
    def note(self, heading):
        todo = self.todo
        self.todo = {0, 8} if list(todo)[0] == 8 else {8, 0}  # noqa: RUF015


class SetByGetattr(SetThatGoesRound):
    def note(self, heading):
        self.todo = {0, 8} if next(iter(getattr(self, "to" + "do"))) == 8 else {8, 0}


class SetByAttrgetter(SetThatGoesRound):
    def note(self, heading):
        self.todo = {0, 8} if next(iter(operator.attrgetter("todo")(self))) == 8 else {8, 0}


class FrozenSet(SetThatGoesRound):
    def __init__(self):
        self.todo = frozenset([8, 0])

    def note(self, heading):
        self.todo = frozenset([0, 8] if next(iter(self.todo)) == 8 else [8, 0])


class SetInADictionary(Turning):
    def __init__(self):
        self.notes = {"todo": {8, 0}}

    def note(self, heading):
        self.notes["todo"] = {0, 8} if next(iter(self.notes["todo"])) == 8 else {8, 0}


class AListItself(Turning, list):
    def note(self, heading):
        self.append(heading)


class Meta(type):
    def more(cls):
        cls.count = getattr(cls, "count", 0) + 1


class CountsInItsMetaclass(Turning, metaclass=Meta):
    def note(self, heading):
        type(self).more()


class ImportsInside(Turning):
    def note(self, heading):
        import math

        math.count = 1


class ImportsFromInside(Turning):
    def note(self, heading):
        from mazelib.compass import stepped

        stepped.count = 1


@dataclass
class Die:
    sides: int = 4

    def toss(self):
        return random.randrange(self.sides)


class DieOfTheClass(Turning):
    dice = [{"die": Die()}]  # noqa: RUF012

    def note(self, heading):
        self.dice[0]["die"].toss()


class TossingDefaultOfTheClass(Turning):
    numbers = defaultdict(lambda: random.random() * 0)  # noqa: RUF012

    def note(self, heading):
        self.numbers[heading] = self.numbers[4]
        self.numbers.clear()


class Wheel(enum.Enum):
    FORTUNE = 1

    def toss(self):
        return random.random()


FORTUNE = Wheel.FORTUNE


class TossingMemberOfAnEnum(Turning):
    def note(self, heading):
        FORTUNE.toss()


HIDERS = [kind for kind in vars().copy().values() if isinstance(kind, type) and issubclass(kind, Turning)][1:]


def test_what_is_kept_on_a_name_that_the_sandbox_gives_is_hidden_too(tmp_path):
    text = """
from mazelib.compass import Turn
class Mine:
    def turn(self, view, place, heading):
        print.count = getattr(print, "count", 0) + 1
        return Turn.RIGHT
"""
    assert Walk(parse(CELL), strategy_of(tmp_path, text), 50).run().verdict is Verdict.OUT_OF_TICKS


@pytest.mark.parametrize(
    ("above", "counts"),
    [
        ("import mazelib.strategies as rules", 'rules.RULES["n"] = rules.RULES.get("n", 0) + 1'),
        ("import mazelib.strategies", 'kept = mazelib.strategies.RULES; kept["n"] = kept.get("n", 0) + 1'),
        ("", 'from mazelib.strategies import RULES; RULES["n"] = RULES.get("n", 0) + 1'),
        ("from mazelib.compass import Heading; Heading.UP.log = []", "Heading.UP.log.append(1)"),
    ],
)
def test_what_is_kept_in_the_sandbox_itself_is_hidden_too(above, counts, tmp_path):
    text = f"""
from mazelib.compass import Turn
{above}
class Mine:
    def turn(self, view, place, heading):
        {counts}
        return Turn.RIGHT
"""
    try:
        assert Walk(parse(CELL), strategy_of(tmp_path, text), 50).run().verdict is Verdict.OUT_OF_TICKS
    finally:
        RULES.pop("n", None)
        vars(Heading.UP).pop("log", None)


@pytest.fixture(autouse=True)
def nothing_stays_behind():
    holders = [Shared, OwnClass, helper, right_hand, Turn.RIGHT, mazelib.compass.stepped, math]
    before = [dict(vars(holder)) for holder in holders]
    yield
    for holder, names in zip(holders, before, strict=True):
        for name in vars(holder).keys() - names.keys():
            delattr(holder, name)
    Shared.count = OwnClass.count = 0


@pytest.mark.parametrize("kind", HIDERS)
@pytest.mark.parametrize("recorded", [True, False])
def test_what_equal_looks_may_hide_is_never_called_circling(kind, recorded):
    assert Walk(parse(CELL), kind(), 50, recorded=recorded).run().verdict is Verdict.OUT_OF_TICKS


class Visits(Turning):
    """As in the README."""

    def __init__(self):
        self.visits = {}

    def note(self, heading):
        self.visits[heading] = min(3, self.visits.get(heading, 0) + 1)


class Stack(Turning):
    def __init__(self):
        self.stack = []

    def note(self, heading):
        self.stack.append(heading)
        if len(self.stack) > 3:
            self.stack.pop()


class DictionaryOfLists(Turning):
    def __init__(self):
        self.ways = {}

    def note(self, heading):
        ways = self.ways.setdefault(heading, [])
        ways.append(heading)
        del ways[2:]


class DefaultOfLists(DictionaryOfLists):
    def __init__(self):
        self.ways = defaultdict(list)


@dataclass
class Visit:
    heading: Heading
    times: int = 0
    notes: list = field(default_factory=list)


class Cards(Turning):
    def __init__(self):
        self.cards = []

    def note(self, heading):
        for card in self.cards:
            if card.heading is heading:
                card.times = (card.times + 1) % 2
                return
        self.cards.append(Visit(heading))


class LastViews(Turning):
    def __init__(self):
        self.views = deque(maxlen=2)

    def turn(self, view, place, heading):
        self.views.append(view)
        self.last = view
        return Turn.RIGHT


class SeenAndPath(Turning):
    """A set of what was seen and a stack to go back by: the most usual pair there is."""

    def __init__(self):
        self.seen, self.path = set(), []

    def note(self, heading):
        if heading not in self.seen and not len(self.seen) > 9:
            self.seen.add(heading)
            self.path.append(heading)
        elif self.path and self.seen:
            self.path.pop()
            self.seen -= {heading}


class NestedPlaces(Turning):
    def __init__(self):
        self.way = (Turn.LEFT, [Heading.UP], {"far": OrderedDict()})

    def note(self, heading):
        self.way[2]["far"][heading] = [(1, 2), [heading]]


class CountsInAnInnerFunction(Turning):
    def __init__(self):
        self.count = 0

    def note(self, heading):
        def more():
            self.count = (self.count + 1) % 3

        more()


USUAL = [Visits, Stack, DictionaryOfLists, DefaultOfLists, Cards, LastViews, SeenAndPath]
USUAL += [NestedPlaces, CountsInAnInnerFunction]


@pytest.mark.parametrize("kind", USUAL)
@pytest.mark.parametrize("recorded", [True, False])
def test_what_learners_write_is_called_circling(kind, recorded):
    assert Walk(parse(CELL), kind(), 100, recorded=recorded).run().verdict is Verdict.CIRCLING


def test_a_strategy_that_is_a_data_class_is_called_circling():
    @dataclasses.dataclass
    class Mine(Turning):
        count: int = 0
        notes: dict = field(default_factory=dict)

        def note(self, heading):
            self.count = (self.count + 1) % 3
            self.notes[heading] = self.count

    assert Walk(parse(CELL), Mine(), 100).run().verdict is Verdict.CIRCLING
