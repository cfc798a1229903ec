"""Wrong rules pass no task, however they try; right ones pass, however they are written."""

import pytest

from mazelib.challenges import exercise_maps
from mazelib.challenges.checking import ExerciseCheck, checking
from mazelib.challenges.exercise import NotChecked, NotYet, Passed
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.maps import reach
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError
from tests.challenges import rules
from tests.challenges.checks import BY_NAME, result
from tests.challenges.rules import rule_of
from tests.challenges.test_checking import headings_of
from tests.learners import saved
from tests.samples import heya


def rule(*lines, head=""):
    """A function of the view with these lines."""
    body = "\n".join(f"    {line}" for line in lines)
    return f"{head}\ndef my_turn(view):\n{body}\n"


def counting(*lines, head="", init="self.tick = 0"):
    """A class that counts its ticks."""
    body = "\n".join(f"        {line}" for line in ("self.tick += 1", *lines))
    return f"""{head}
class MyTurn:
    def __init__(self):
        {init}

    def turn(self, view, place, heading):
{body}
"""


ASK_THE_MODEL = "from mazelib.challenges.exercises.{0} import {0}"
WAY_OUT = "    return Turn.RIGHT if view.right else Turn.AHEAD if view.front else Turn.LEFT"
#: Rules that look at nothing, or at the wrong thing. (One that only turns, and one that knows a map
#: by heart, are in test_checking.)
PLAIN = {
    "stands": rules.STANDS,
    "any turn": rules.ANY_TURN,
    "always left": rule("return Turn.LEFT"),
    "always right": rule("return Turn.RIGHT"),
    "always back": rule("return Turn.BACK"),
    "ahead, else back": rule("return Turn.AHEAD if view.front else Turn.BACK"),
    "ahead, else left": rule("return Turn.AHEAD if view.front else Turn.LEFT"),
    "ahead, else right": rule("return Turn.AHEAD if view.front else Turn.RIGHT"),
    "the other way round": rule("return Turn.LEFT if not view.left else Turn.AHEAD"),
    "says that all is explored": rule("return EXPLORED"),
    "answers nothing": rule("if view.front:", "    return Turn.AHEAD"),
    "answers a text": rule('return "left"'),
    "answers a number": rule("return 3"),
    "answers another kind of turn": rule("return Heading.LEFT", head="from mazelib import *"),
    "crashes in a dead end": rule("return [Turn.AHEAD][1 - view.front]"),
    "never answers": rules.ENDLESS,
    "one turn after the other": counting("return Turn(self.tick % 4)"),
    "four ahead, then left": counting("return Turn.LEFT if self.tick % 5 == 0 else Turn.AHEAD"),
    "gives up": counting("assert self.tick < 3", "return Turn.AHEAD"),
    "by the place alone": counting("return Turn((place[0] + place[1]) % 4)"),
    "by the heading alone": counting("return Turn(int(heading))"),
    "knows a place by heart": counting("return Turn.LEFT if place == (1, 1) else Turn.AHEAD"),
    "asks for the name of the map": rule("return Turn.LEFT if view.heya else Turn.AHEAD"),
    "pretends to be a turn": counting(
        "return Sly()", head="class Sly:\n    __class__ = int\n    def __int__(self): return 1\n"
    ),
}
#: Rules that look for the answer elsewhere.
CHEATS = {
    "imports a model": rule("return left_hand(view)", head=ASK_THE_MODEL.format("left_hand")),
    "imports another model": rule(
        "return round_the_corners(view)",
        head="from mazelib.challenges.exercises.not_into_walls import round_the_corners",
    ),
    "imports Tremaux": counting(
        "return self.rule.turn(view, place, heading)",
        head="import random\nfrom mazelib.walking.strategies.tremaux import Tremaux",
        init="self.tick, self.rule = 0, Tremaux()",
    ),
    "imports by a text": rule(
        "return it.left_hand(view)",
        head="import importlib\n"
        "it = importlib.import_module('mazelib.challenges.exercises.left_hand')",
    ),
    "imports by hand": rule(
        "return it.left_hand(view)",
        head="it = __import__('mazelib.challenges.exercises.left_hand', fromlist=['*'])",
    ),
    "reads the modules": rule(
        "return sys.modules['mazelib'].right_hand(view)", head="import sys\nimport mazelib"
    ),
    "reads a module of a module": rule(
        "return dataclasses.sys.modules['mazelib'].right_hand(view)", head="import dataclasses"
    ),
    "reads frames": rule("sys._getframe()", WAY_OUT.strip(), head="import sys"),
    "reads frames of an error": rule(
        "try:",
        "    1 / 0",
        "except ZeroDivisionError as error:",
        "    frame = error.__traceback__.tb_frame.f_back",
        WAY_OUT.strip(),
    ),
    "reads all memory": rule("gc.get_objects()", WAY_OUT.strip(), head="import gc"),
    "reads a file": rule("open(__file__)", WAY_OUT.strip()),
    "reads the maps": rule(
        WAY_OUT.strip(), head="from pathlib import Path\nMAPS = [*Path('heya').glob('*.txt')]"
    ),
    "tosses an id": rule("return Turn(id(view) % 4)"),
    "tosses a hash": rule("return Turn(hash(str(view)) % 4)"),
    "tosses a clock": rule("return Turn(time.time_ns() % 4)", head="import time"),
    "brings its own dice": rule("return Turn(random.randrange(4))", head="import random"),
    "changes a check": rule(
        "return Turn.AHEAD",
        head="from mazelib.challenges import checking\nchecking.EXERCISES = ()",
    ),
    "reads our own functions": rule("return Turn(len(pick.__globals__) % 4)"),
    "takes an answer from a file beside it": rule(
        "return beside.right_hand(view)", head="import beside"
    ),
    "takes an answer from mazelib in a file beside it": rule(
        "return getattr(beside.mazelib, 'right' + '_hand')(view)", head="import beside"
    ),
    "takes an answer that came with a star": rule(
        "return right_hand(view)", head="from mazelib import *\nif 0:\n    right_hand = 1"
    ),
    "takes an answer from mazelib in a class": rule(
        "return Mine.ours.right_hand(view)", head="class Mine:\n    import mazelib as ours"
    ),
    "imports by a name from the locals": rule(
        "return rooms.right_hand(view)",
        head="take = locals()['__builtins__']['__imp' + 'ort__']\n"
        "rooms = take('mazelib.walking.strategies.right_hand', fromlist=['right_hand'])",
    ),
    "reads our own functions by a pattern": rule(
        "match pick:",
        "    case Mine(found):",
        "        return found['right_hand'](view)",
        head="""
class Any(type):
    def __instancecheck__(kind, thing):
        return True


class Mine(metaclass=Any):
    __match_args__ = ("__globals__",)
""",
    ),
    "reads our own functions by a format": rule(
        "string.Formatter().get_field('0.__globals__', [pick], {})",
        WAY_OUT.strip(),
        head="import string",
    ),
    "reads all modules by a text that dataclasses run": rule(
        "return MODULES['mazelib'].right_hand(view)",
        head="import dataclasses\n"
        "make = getattr(dataclasses, '_create' + '_fn')\n"
        "MODULES = make('all', [], ['return sys.modules'])()",
    ),
    "asks for another program": rule(
        "return Turn.LEFT", head="import subprocess\nsubprocess.run(['true'])"
    ),
}
WRONG = PLAIN | CHEATS
#: All others are refused before they are asked for a turn.
REFUSED_AS_THEY_RUN = (
    "tosses a hash",
    "tosses a clock",
    "takes an answer from a file beside it",
    "takes an answer from mazelib in a file beside it",
    "takes an answer from mazelib in a class",
    "takes an answer that came with a star",
    "reads our own functions by a format",
    "reads all modules by a text that dataclasses run",
)

ALWAYS_BACK_IF_WALL = """
def my_turn(view):
    for turn, is_open in [
        (Turn.AHEAD, view.front), (Turn.LEFT, view.left), (Turn.RIGHT, view.right)
    ]:
        if is_open:
            return turn
    return Turn.BACK
"""
LEFT_HAND_WITH_HEADINGS = """
class MyTurn:
    def turn(self, view, place, heading):
        ways = open_ways(view, heading)
        for way in [left_of(heading), heading, right_of(heading), back_of(heading)]:
            if way in ways:
                return turn_between(heading, way)
"""
RIGHT_HAND_WITH_HEADINGS = LEFT_HAND_WITH_HEADINGS.replace(
    "left_of(heading), heading, right_of(heading)", "right_of(heading), heading, left_of(heading)"
)
CHANCE_BY_A_SHARE = """
class MyTurn:
    def __init__(self, rng):
        self.rng = rng

    def turn(self, view, place, heading):
        share = self.rng.random()
        ways = [Turn.AHEAD] * view.front + [Turn.LEFT] * view.left + [Turn.RIGHT] * view.right
        return ways[int(share * len(ways))] if ways else Turn.BACK
"""
#: Goes where it has not been, right first, and otherwise the way back that it has noted.
DEPTH_FIRST = """
class MyTurn:
    def __init__(self):
        self.seen = []
        self.way_back = []

    def turn(self, view, place, heading):
        self.seen.append(place)
        for turn, is_open in [
            (Turn.RIGHT, view.right), (Turn.AHEAD, view.front), (Turn.LEFT, view.left),
            (Turn.BACK, view.back),
        ]:
            way = turned(heading, turn)
            if is_open and stepped(place, way) not in self.seen:
                self.way_back.append(back_of(way))
                return turn
        return turn_between(heading, self.way_back.pop())
"""
#: The left hand, with much of what Python has: a check refuses none of it.
WITH_PYTHONS_TOOLS = """
import functools
import itertools
import math
from collections import Counter, deque
from dataclasses import dataclass

from mazelib import Turn, show

LONGEST = 5


@dataclass
class Note:
    place: tuple
    count: int = 0


def remembered(function):
    @functools.wraps(function)
    def inner(*arguments):
        return function(*arguments)

    return inner


@functools.lru_cache
def left_first(front, right, left):
    match (left, front, right):
        case (True, _, _):
            return Turn.LEFT
        case (_, True, _):
            return Turn.AHEAD
        case (_, _, True):
            return Turn.RIGHT
    return Turn.BACK


class MyTurn:
    __slots__ = ("count", "last", "notes")

    def __init__(self):
        self.last = deque(maxlen=LONGEST)
        self.count = Counter()
        self.notes = {}

    @remembered
    def turn(self, view, place, heading):
        self.last.append(place)
        self.count[place] += 1
        self.notes.setdefault(place, Note(place)).count += 1
        setattr(MyTurn, "turns", getattr(MyTurn, "turns", 0) + 1)
        far = max(math.dist(*pair) for pair in itertools.product(self.last, repeat=2))
        assert far <= LONGEST and getattr(view, "front") is view.front
        return left_first(view.front, view.right, view.left)


show(MyTurn)
"""
#: Turns back at the end of a corridor, with classes of its own.
WITH_OWN_CLASSES = """
from dataclasses import dataclass
from typing import *

from mazelib import Turn, show


@dataclass
class Sides:
    left: bool
    front: bool
    right: bool


class Note:
    def __init__(self, place: Tuple[int, int]):
        self.place = place

    def __eq__(self, other):
        return self.place == other.place

    def __hash__(self):
        return hash(self.place)


class MyTurn:
    def __init__(self):
        self.seen: Set[Note] = set()

    def turn(self, view, place, heading):
        self.seen.add(Note(place))
        match Sides(view.left, view.front, view.right):
            case Sides(True, _, _):
                return Turn.LEFT
            case Sides(_, True, _):
                return Turn.AHEAD
            case Sides(_, _, True):
                return Turn.RIGHT
        return Turn.BACK


show(MyTurn)
"""
NAMES = "from mazelib import (Turn, back_of, left_of, open_ways, right_of, stepped, turn_between, "
HEAD = f"{NAMES}turned)\n"
#: Besides the lines that a class puts in order, which pass, too.
RIGHT = [
    ("not_into_walls", ALWAYS_BACK_IF_WALL),
    ("not_into_walls", CHANCE_BY_A_SHARE),
    ("not_into_walls", WITH_PYTHONS_TOOLS),
    ("turn_back", LEFT_HAND_WITH_HEADINGS),
    ("turn_back", CHANCE_BY_A_SHARE),
    ("turn_back", DEPTH_FIRST),
    ("turn_back", WITH_OWN_CLASSES),
    ("turn_back", rules.CHANCE_AT_JUNCTIONS),
    ("left_hand", LEFT_HAND_WITH_HEADINGS),
    ("left_hand", rules.LEFT_HAND_THAT_TURNS_BACK_AT_ONCE),
    ("by_chance", CHANCE_BY_A_SHARE),
    ("by_chance", rules.CHANCE_AT_JUNCTIONS),
    ("once_each", DEPTH_FIRST),
    ("once_each", rules.TREMAUX),
    ("fast", RIGHT_HAND_WITH_HEADINGS),
    ("fast", rules.TREMAUX),
]
LEFT_OR_RIGHT_HAND = """
class MyTurn:
    def __init__(self, rng):
        self.first = [Turn.LEFT, Turn.AHEAD, Turn.RIGHT]
        if rng.randint(0, 1):
            self.first.reverse()

    def turn(self, view, place, heading):
        is_open = {Turn.AHEAD: view.front, Turn.LEFT: view.left, Turn.RIGHT: view.right}
        for turn in self.first:
            if is_open[turn]:
                return turn
        return Turn.BACK
"""
#: Chance that is none, by what is told of it.
NO_CHANCE = {
    "a coin at the start": (
        LEFT_OR_RIGHT_HAND,
        "but rolled no dice there",
    ),
    "no dice at all": (rules.LEFT_HAND_THAT_TURNS_BACK_AT_ONCE, "but rolled no dice there"),
    "a coin at the start, and others for show": (
        """
class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.first = [Turn.AHEAD, Turn.LEFT, Turn.RIGHT]
        rng.shuffle(self.first)

    def turn(self, view, place, heading):
        self.rng.random()
        is_open = {Turn.AHEAD: view.front, Turn.LEFT: view.left, Turn.RIGHT: view.right}
        for turn in self.first:
            if is_open[turn]:
                return turn
        return Turn.BACK
""",
        "it always goes on the same way",
    ),
    "numbers of its own from one coin, and dice for show": (
        """
class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.number = rng.randrange(1, 10007)

    def turn(self, view, place, heading):
        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
        if len(ways) > 1:
            self.rng.random()
            self.number = self.number * 5003 % 10007
        return ways[self.number % len(ways)] if ways else Turn.BACK
""",
        "whatever they show, it goes on the same way",
    ),
    "all dice tossed beforehand": (
        """
class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.tosses = [rng.random() for _number in range(3000)]

    def turn(self, view, place, heading):
        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
        if len(ways) > 1:
            self.rng.random()
            self.tosses.append(self.tosses.pop(0))
        return ways[int(self.tosses[0] * len(ways))] if ways else Turn.BACK
""",
        "whatever they show, it goes on the same way",
    ),
    "dice at the first visit only": (
        """
class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.taken = {}

    def turn(self, view, place, heading):
        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
        if not ways:
            return Turn.BACK
        number = self.rng.randrange(len(ways))
        if (place, heading) in self.taken:
            number = (self.taken[place, heading] + 1) % len(ways)
        self.taken[place, heading] = number
        return ways[number]
""",
        "whatever they show, it goes on the same way",
    ),
    "an address, and dice for show": (
        """
def my_turn(view, rng):
    rng.random()
    number = int(repr(object())[-5:-2], 16)
    ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
    return ways[number % len(ways)] if ways else Turn.BACK
""",
        "",
    ),
}


@pytest.fixture
def few_walks(monkeypatch):
    """Wrong rules are found soon; how often a right one has to walk is tested elsewhere."""
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 16)
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 2.0)


def text_of(text):
    return text if "import" in text else rules.HEAD + text


def is_quick(name):
    return name in ("ahead, else left", "imports a model", "reads frames")


def test_there_are_enough_wrong_rules_of_each_kind():
    assert len(PLAIN) >= 20
    assert len(CHEATS) >= 15
    for exercise in EXERCISES:
        assert [name for name, _text in RIGHT].count(exercise.name) >= 2


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=() if is_quick(each) else pytest.mark.thorough) for each in WRONG],
)
def test_a_wrong_rule_passes_no_task(name, few_walks, tmp_path):
    text = WRONG[name]
    if name in CHEATS and "from mazelib import" not in text:
        text = f"from mazelib import Turn, pick\n{text}"
    saved(tmp_path, "import mazelib\nfrom mazelib import *\n", "beside.py")
    try:
        rule_to_check = rule_of(tmp_path, text)
    except Exception as error:  # It is refused before it is checked.
        assert name in CHEATS, error
        return
    found = [each for each in checking(rule_to_check, 1) if each]
    assert [type(each) for each in found if isinstance(each, Passed)] == []
    assert len(found) == len(EXERCISES)
    if name in CHEATS and name not in REFUSED_AS_THEY_RUN:
        assert all(isinstance(each, NotChecked) for each in found)


#: Above a line that reaches out of a rule. A text of class Sly looks harmless, and is not.
REACHES_OUT = """
import functools, operator, os
from mazelib import Turn, pick


class Sly(str):
    def startswith(self, start):
        return False

    def split(self, sign):
        return ["harmless"]
"""


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("getattr(pick, '__glo' + 'bals__')", "__globals__"),
        ("os.getpid()", "os.getpid"),
        ("operator.attrgetter('real.__cla' + 'ss_getitem__')", "__class_getitem__"),
        ("getattr(pick, Sly('__globals__'))", "__globals__"),
        ("operator.attrgetter(Sly('__globals__'))(pick)", "__globals__"),
        ("functools.update_wrapper(Sly.split, pick, ('__name__',), ())", "update_wrapper"),
        ("functools.singledispatch(pick)", "singledispatch"),
        ("hash(pick)", "hash"),
        ("setattr(Turn, 'memo', {})", "setattr"),
        ("hash((1, 'left'))", "hash"),
    ],
)
def test_what_is_found_only_while_a_rule_runs_is_refused_then_and_only_in_a_check(
    line, what, tmp_path
):
    text = rule(line, "return Turn.AHEAD", head=REACHES_OUT)
    rule_to_check = rule_of(tmp_path, text)
    walk = rule_to_check.walk(heya("first"), 1, 1)
    asked = rule_to_check.asked_walk(heya("first"), "1", 1)
    with pytest.raises(StrategyError, match=f"{what} cannot be used in a check"):
        while asked.ending is None:
            asked.advance(1)
    walk.run()
    assert walk.tick == 1


@pytest.mark.thorough
def test_a_rule_that_is_only_fast_on_the_map_that_it_knows_does_not_beat_the_right_hand(tmp_path):
    known = rules.by_heart(headings_of(reach.tour(heya("first"))))
    text = f"""{rules.HEAD.replace("import ", "import right_hand, ")}{known}
class ByHeartThenRight(MyTurn):
    def turn(self, view, place, heading):
        turn = super().turn(view, place, heading)
        self.lost = getattr_lost(self) or not [view.front, view.right, view.back, view.left][turn]
        return right_hand(view) if self.lost else turn


def getattr_lost(walker):
    return walker.__class__.lost if not hasattr(walker, "lost") else walker.lost


ByHeartThenRight.lost = False
show(ByHeartThenRight)
"""
    found = result("fast", rule_of(tmp_path, text.replace("import right", "import show, right")))
    assert isinstance(found, NotYet)
    assert found.heya.rows != heya("first").rows


@pytest.mark.parametrize(
    ("name", "text"),
    [
        pytest.param(name, text, marks=pytest.mark.thorough if number % 6 else ())
        for number, (name, text) in enumerate(RIGHT)
    ],
)
@pytest.mark.sweep(4)
def test_a_right_rule_passes(name, text, tmp_path):
    found = result(name, rule_of(tmp_path, text if "import" in text else HEAD + text))
    assert isinstance(found, Passed), found.words


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "text", "seed"),
    # Each task with both seeds, each time another rule.
    [(name, text, 2 + number % 2) for number, (name, text) in enumerate(RIGHT)],
)
def test_a_right_rule_passes_with_any_seed(name, text, seed, tmp_path):
    whole = text if "import" in text else HEAD + text
    assert isinstance(result(name, rule_of(tmp_path, whole), seed), Passed)


@pytest.mark.parametrize("name", NO_CHANCE)
@pytest.mark.sweep(1)
def test_chance_that_is_none_does_not_pass(name, tmp_path, monkeypatch):
    text, words = NO_CHANCE[name]
    found = result("by_chance", rule_of(tmp_path, text))
    assert isinstance(found, NotYet), found.words
    assert words in found.fault.sentence
    assert found.fault.place == by_chance.visits_of(walked_again(rule_of(tmp_path, text), found))[
        -1
    ].place or name.startswith("an address")


def walked_again(rule_to_check, found):
    """The walk that shows a fault, up to the tick of the fault."""
    walk = rule_to_check.walk(found.heya, found.seed, max(found.fault.tick, 1))
    walk.run()
    return walk


@pytest.mark.thorough
def test_the_walk_with_the_dice_of_a_result_shows_its_place_at_its_tick(tmp_path):
    for name in BY_NAME:
        rule_to_check = rule_of(tmp_path, rules.ANY_TURN)
        check = ExerciseCheck(BY_NAME[name], rule_to_check, 3)
        found = finished(check.result())
        place = found.fault.place
        assert place in (None, walked_again(rule_to_check, found).timeline.place(found.fault.tick))


WAYS_ON = (
    "if view.front:",
    "    return Turn.AHEAD",
    "if view.right:",
    "    return Turn.RIGHT",
    "if view.left:",
    "    return Turn.LEFT",
)
NEVER_BACK = counting(
    "if self.tick == 1 and view.back:",
    "    return Turn.BACK",
    *WAYS_ON,
    "return Turn.AHEAD",
)
BACK_ONCE = counting(
    *WAYS_ON,
    "self.ends += 1",
    "return Turn.BACK if self.ends == 1 else Turn.AHEAD",
    init="self.tick = self.ends = 0",
)
#: Rules that do what is asked only at first, or only near the corner, by their tasks.
SHORT_SIGHT = {
    "turns back in no dead end": ("turn_back", NEVER_BACK),
    "turns back in the first dead end": ("turn_back", BACK_ONCE),
    "looks for 25 turns": (
        "not_into_walls",
        counting(
            "if self.tick > 25 or view.front:",
            "    return Turn.AHEAD",
            "return Turn.RIGHT if view.right else Turn.LEFT",
        ),
    ),
    "left hand for 60 turns": (
        "left_hand",
        counting(
            "if self.tick > 60:",
            "    return Turn.AHEAD",
            "if view.left:",
            "    return Turn.LEFT",
            "return Turn.AHEAD if view.front else Turn.RIGHT",
        ),
    ),
    "left hand near the corner": (
        "left_hand",
        counting(
            "if max(place) > 13:",
            "    return Turn.AHEAD",
            "if view.left:",
            "    return Turn.LEFT",
            "return Turn.AHEAD if view.front else Turn.RIGHT",
        ),
    ),
    "depth first for 150 turns": (
        "once_each",
        DEPTH_FIRST.replace("self.seen = []", "self.seen = []\n        self.ticks = 0").replace(
            "        self.seen.append(place)",
            "        self.ticks += 1\n        if self.ticks > 150:\n"
            "            return Turn.AHEAD\n        self.seen.append(place)",
        ),
    ),
}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if "dead end" in name else pytest.mark.thorough)
        for name in SHORT_SIGHT
    ],
)
def test_a_rule_that_stops_doing_what_is_asked_does_not_pass(name, tmp_path):
    task, text = SHORT_SIGHT[name]
    found = result(task, rule_of(tmp_path, HEAD + text))
    assert isinstance(found, NotYet), found.words


@pytest.mark.thorough
def test_notes_of_the_first_visit_are_found_out_where_few_places_are_visited_again(tmp_path):
    text, words = NO_CHANCE["dice at the first visit only"]
    found = result("by_chance", rule_of(tmp_path, text), 3)
    assert isinstance(found, NotYet), found.words
    assert words in found.fault.sentence
