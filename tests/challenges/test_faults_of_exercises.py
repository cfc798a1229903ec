"""The fault that each exercise finds, and its words, as a plain walk over the rows finds them.

Many rules walk on many small maps, in this process. What an exercise says of a walk is compared
with what is computed here from the rows alone: that there is a fault or none, its tick, its place,
and its sentence.
"""

import random
from functools import cache

import pytest

from mazelib import Turn
from mazelib.challenges.exercise import Trial
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.faults import not_arrived_fault
from mazelib.challenges.small_maps import framed, random_map
from mazelib.challenges.walks import has_arrived
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import Memory
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, LibraryRule
from mazelib.walking.walk import Walk
from tests.challenges.checks import BY_NAME
from tests.samples import heya

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
DEEDS = ("went ahead", "turned right", "turned back", "turned left")
#: In the order in which a view tells them, and as it counts them.
SIDES = {"front": 0, "right": 1, "left": 3, "back": 2}
SENSED_BY_LEFT_HAND = {
    3: "the left is open. The left hand turns left; ",
    0: "there's a wall on the left, and the front is open. The left hand goes ahead; ",
    1: "there's a wall on the left and in front. The left hand turns right; ",
}


def left(sides):
    if sides[3]:
        return 3
    return 0 if sides[0] else 1


def right(sides):
    if sides[1]:
        return 1
    return 0 if sides[0] else 3


def along(sides):
    return next((turn for turn in (0, 1, 3) if sides[turn]), 2)


def left_and_back_at_once(sides):
    return next((turn for turn in (3, 0, 1) if sides[turn]), 2)


def right_and_back_at_once(sides):
    return next((turn for turn in (1, 0, 3) if sides[turn]), 2)


def left_at_a_wall(sides):
    return 0 if sides[0] else 3


def back_in_corridors(sides):
    return 2 if sides == [True, False, True, False] else left(sides)


def into_the_wall_at_first(sides):
    return 0 if sides.count(True) == 2 else left(sides)


RULES = [
    left,
    right,
    along,
    left_and_back_at_once,
    right_and_back_at_once,
    left_at_a_wall,
    back_in_corridors,
    into_the_wall_at_first,
]
#: Each with the seed of its dice.
ALL_RULES = [*((rule, 0) for rule in RULES), *((None, seed) for seed in range(8))]


class AnyTurn(LibraryRule):
    """Any turn, by dice; the same number in a row now and then."""

    asked_once_a_view = False
    comes_round = False

    def __init__(self, seed):
        self._rng = random.Random(seed)

    def memory(self):
        return Memory(b"", DICE)

    def turn(self, view, place, heading):
        return self._rng.choice(list(Turn))


def strategy_of(rule, seed):
    """A rule of this file as a strategy; by dice if it is None."""
    if rule is None:
        return AnyTurn(seed)
    return ByView(lambda view: Turn(rule([view.front, view.right, view.back, view.left])))


class Plain:
    """A recorded walk, computed anew from the rows and the headings alone."""

    def __init__(self, walk):
        self.rows = walk.heya.rows
        timeline = walk.timeline
        self.states = [
            (tuple(timeline.place(tick)), int(timeline.heading(tick)))
            for tick in range(walk.tick + 1)
        ]
        self.turns = [
            (there - here) % 4
            for (_place, here), (_next_place, there) in zip(
                self.states, self.states[1:], strict=False
            )
        ]

    def is_open(self, place):
        x, y = place
        return self.rows[y][x] not in "#+-|"

    def sign(self, place):
        x, y = place
        return self.rows[y][x]

    def sides(self, tick):
        (x, y), heading = self.states[tick]
        steps = [STEPS[(heading + turn) % 4] for turn in range(4)]
        return [self.is_open((x + across, y + down)) for across, down in steps]

    def moved(self, tick):
        return self.states[tick][0] != self.states[tick + 1][0]

    def deed(self, tick):
        deed = DEEDS[self.turns[tick]]
        return deed if self.moved(tick) else f"{deed} into the wall"

    def named(self, tick, is_open):
        sides = self.sides(tick)
        return ", ".join(name for name, side in SIDES.items() if sides[side] == is_open)

    def visits(self):
        """The places in order, each with the tick at which the walk came there."""
        ticks = [tick + 1 for tick in range(len(self.turns)) if self.moved(tick)]
        return [(self.states[tick][0], tick) for tick in (0, *ticks)]


def first_wall(plain):
    return next((tick for tick in range(len(plain.turns)) if not plain.moved(tick)), None)


def told_of_walls(plain, _ours):
    tick = first_wall(plain)
    if tick is None:
        return None
    place = plain.states[tick][0]
    opened = plain.named(tick, True)
    wall = plain.named(tick, False)
    deed = plain.deed(tick)
    return tick, place, f"At {place} your rule {deed}. Open: {opened}. Wall: {wall}."


def told_of_turning_back(plain, ours):
    tick = first_wall(plain)
    if tick is None or plain.named(tick, True) != "back":
        return told_of_walls(plain, ours)
    place = plain.states[tick][0]
    return tick, place, f"At {place} only the way back is open. Your rule {plain.deed(tick)}."


def told_of_the_left_hand(plain, ours):
    visits = plain.visits()
    wanted = [place for place, _tick in ours.visits()]
    places = [place for place, _tick in visits]
    if places == wanted:
        return None
    same = 0
    while places[: same + 1] == wanted[: same + 1] and same < len(places):
        same += 1
    for tick in range(visits[same - 1][1], len(plain.turns)):
        sides = plain.sides(tick)
        is_dead_end = plain.named(tick, True) == "back"
        if plain.turns[tick] not in ((1, 2) if is_dead_end else (left(sides),)):
            place = plain.states[tick][0]
            sensed = SENSED_BY_LEFT_HAND[left(sides)]
            return tick, place, f"At {place} {sensed}your rule {plain.deed(tick)}."
    raise AssertionError("it left the way without a wrong turn")


def told_of_dead_ends(plain, _ours):
    """The turn that leads into a dead end again, at the tick and the place before that step."""
    first = {}
    for place, tick in plain.visits()[1:]:
        if place in first and plain.sides(tick).count(True) == 1:
            before = plain.states[tick - 1][0]
            deed = plain.deed(tick - 1)
            again = f"At {before} your rule {deed}, into the dead end {place} again."
            return tick - 1, before, f"{again} It was already there at tick {first[place]}."
        first.setdefault(place, tick)
    return None


def steps_from(plain, place, target, seen=()):
    """The steps of a shortest way, found by flooding the rows place by place."""
    edge = {place}
    seen = set(seen)
    for steps in range(1000):
        if target in edge:
            return steps
        seen |= edge
        beside = {(x + dx, y + dy) for x, y in edge for dx, dy in STEPS}
        edge = {each for each in beside - seen if plain.is_open(each)}
    return 1000


def targets_of(plain):
    """The letter and the place that the walk has to reach next, at each tick."""
    letters = sorted({sign for row in plain.rows for sign in row if sign.islower()})
    found = []
    for place, _heading in plain.states[:-1]:
        for letter in letters[:1]:
            if plain.sign(place) == letter:
                letters.pop(0)
        y = next(y for y, row in enumerate(plain.rows) if letters[0] in row)
        found.append((letters[0], (plain.rows[y].index(letters[0]), y)))
    return found


def strays(plain):
    """Each tick whose step leads away from the next target."""
    found = []
    for tick, (_letter, target) in enumerate(targets_of(plain)):
        here = plain.states[tick][0]
        there = plain.states[tick + 1][0]
        if steps_from(plain, there, target) > steps_from(plain, here, target):
            found.append(tick)
    return found


def first_stray(plain, ours):
    """The first step away, and back, where the right hand comes and never goes away."""
    targets = targets_of(plain)
    of_ours = targets_of(ours)
    came = {(of_ours[tick], ours.states[tick][0]) for tick in range(len(of_ours))}
    away = {(of_ours[tick], ours.states[tick][0]) for tick in strays(ours)}
    for tick in strays(plain):
        place = plain.states[tick][0]
        here = (targets[tick], place)
        later = [
            each - tick
            for each in range(tick + 1, len(targets))
            if (targets[each], plain.states[each][0]) == here
        ]
        if later and here in came - away:
            (letter, target), (x, y) = here
            beside = [(x + dx, y + dy) for dx, dy in STEPS]
            ways = [each for each in beside if plain.is_open(each)]
            way = min(ways, key=lambda each: steps_from(plain, each, target))
            return tick, letter, way, later[0]
    return None


def told_of_ticks(plain, ours):
    ticks = len(plain.turns)
    needed = len(ours.turns)
    if ticks < needed or (ticks == needed and first_wall(ours) is None):
        return None
    words = f"Here it needs {ticks} ticks; the right hand needs {needed}."
    strayed = first_stray(plain, ours)
    if strayed:
        tick, letter, way, later = strayed
        place = plain.states[tick][0]
        lost = f"At {place} your rule {plain.deed(tick)}, and came back {later} ticks later."
        return tick, place, f"{words} {lost} The short way to {letter} goes to {way}."
    lost = first_wall(plain)
    if lost is None:
        return ticks, None, words
    place = plain.states[lost][0]
    return lost, place, f"{words} At {place} it lost one: your rule {plain.deed(lost)}."


TOLD = {
    "not_into_walls": told_of_walls,
    "turn_back": told_of_turning_back,
    "left_hand": told_of_the_left_hand,
    "once_each": told_of_dead_ends,
    "fast": told_of_ticks,
}


@cache
def maps():
    """Small maps of all kinds, and the one of the class."""
    rng = random.Random(5)
    made = [random_map(rng, 2 + number % 5, 1 + number % 4) for number in range(60)]
    corridors = [[">   a"], ["A#a", "# #", "   "], ["a  V", "## #", "#   "], ["a >  "]]
    corridors += [[" #####", "     a", "A#####"], ["   #a", " #   ", ">   #"]]
    return [*made, *map(framed, corridors), heya("first")]


def walked(read, strategy):
    """A walk to its end."""
    walk = Walk(read, strategy, 250)
    walk.run()
    return walk


@cache
def walks():
    """For each map the walks of all rules on it."""
    return [(read, walks_of_all_rules(read)) for read in maps()]


def walks_of_all_rules(read):
    """The walks of all rules on a map."""
    return [walked(read, strategy_of(*rule)) for rule in ALL_RULES]


def is_looked_at(name, walk):
    """Whether an exercise looks at a walk: most do so only if it arrives."""
    return walk.tick < 40 if name == "left_hand" else has_arrived(walk)


@cache
def trials(name):
    """Walks of all rules on all maps on which ours arrives, with ours.

    Most exercises look only at walks that arrive: of others, something else is told.
    """
    found = []
    for read, all_walks in walks():
        ours = walked(read, BY_NAME[name].our_rule())
        if has_arrived(ours):
            found += [(ours, walk) for walk in all_walks if is_looked_at(name, walk)]
    return found


def test_each_exercise_is_told_by_a_plain_walk_but_that_of_chance_which_needs_many():
    assert {*TOLD, "by_chance"} == {exercise.name for exercise in EXERCISES}


@pytest.mark.parametrize("name", TOLD)
def test_the_fault_of_a_walk_its_tick_place_and_sentence_are_those_of_a_plain_walk(name):
    told = []
    for ours, walk in trials(name):
        fault = BY_NAME[name].fault_in(Trial(ours, {0: walk}))
        found = fault and (fault.tick, fault.place, fault.sentence)
        assert found == TOLD[name](Plain(walk), Plain(ours)), walk.heya.rows
        told.append(found)
    assert told.count(None) >= 20, "some walks are right"
    assert len(told) - told.count(None) >= 20, "and some are wrong"
    assert len({each[2] for each in told if each}) >= 9, "and not all in the same way"


@pytest.mark.parametrize("name", TOLD)
def test_the_walk_that_is_told_of_is_the_one_that_goes_wrong(name):
    faults = 0
    for ours, walk in trials(name):
        if TOLD[name](Plain(ours), Plain(ours)) is not None:
            continue
        for number in (1, 5):
            fault = BY_NAME[name].fault_in(Trial(ours, {0: ours, number: walk}))
            alone = BY_NAME[name].fault_in(Trial(ours, {0: walk}))
            assert (fault is None) == (alone is None)
            if fault:
                assert (fault.walk, fault.sentence) == (number, alone.sentence)
                faults += 1
    assert faults or name == "fast", "the right hand alone is not faster than itself"


def test_our_rule_of_an_exercise_has_no_fault_where_it_is_asked_for_itself():
    for name in ("left_hand", "once_each"):
        for ours, _walk in trials(name):
            if len(ours.heya.controls) == 1:
                assert BY_NAME[name].fault_in(Trial(ours, {0: ours})) is None
    first = heya("first")
    ours = walked(first, ByView(right_hand))
    assert "needs 143 ticks" in BY_NAME["fast"].fault_in(Trial(ours, {0: ours})).sentence


@pytest.mark.parametrize("rule", [left, left_and_back_at_once])
def test_left_first_is_told_where_it_loses_on_the_map_of_the_class_and_not_at_its_end(rule):
    first = heya("first")
    ours = walked(first, ByView(right_hand))
    walk = walked(first, strategy_of(rule, 0))
    fault = BY_NAME["fast"].fault_in(Trial(ours, {0: walk}))
    tick, place, words = told_of_ticks(Plain(walk), Plain(ours))
    assert (fault.tick, fault.place, fault.sentence) == (tick, place, words)
    assert place == (9, 1)
    assert walk.timeline.place(tick + 1) == (10, 1), "it goes the long way"
    assert "The short way to b goes to (9, 2)." in words


def test_front_first_goes_round_forever_and_is_told_the_junction_that_leads_to_the_target():
    walk = walked(heya("first"), strategy_of(along, 0))
    fault = not_arrived_fault(walk, 0, walk.ending)
    assert fault.place == (9, 1)
    assert fault.sentence.startswith("At (9, 1) the right is open.")
    plain = Plain(walk)
    assert plain.states[fault.tick][0] == (9, 1)
    assert plain.sides(fault.tick)[1]
    b = next((row.index("b"), y) for y, row in enumerate(plain.rows) if "b" in row)
    assert steps_from(plain, (9, 2), b) < steps_from(plain, (9, 1), b)
    beside_dead_end = [tick for tick in range(walk.ending.since, fault.tick) if never(plain, tick)]
    assert beside_dead_end, "an earlier place has a way it never takes, too"


def never(plain, tick):
    """Whether a way is open at a tick to a place where the walk never comes."""
    (x, y), _heading = plain.states[tick]
    places = {place for place, _heading in plain.states}
    beside = [(x + dx, y + dy) for dx, dy in STEPS]
    return any(plain.is_open(each) and each not in places for each in beside)
