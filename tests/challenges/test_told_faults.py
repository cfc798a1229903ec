"""What is told of a fault is true: tick, place and words are computed anew by a plain walk.

The plain walk knows nothing of the sandbox but the rows of a map: it adds and subtracts.
"""

import random
import re
from types import SimpleNamespace

import pytest

from mazelib import Turn, pick
from mazelib.challenges.exercise import NotYet
from mazelib.maps.heya_text import parse
from tests.challenges import rules
from tests.challenges.checks import fault_on, result
from tests.challenges.rules import rule_of

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
HEADINGS = {"A": 0, "S": 0, ">": 1, "V": 2, "<": 3}
SIDES = ("front", "right", "back", "left")
DEEDS = ("went ahead", "turned right", "turned back", "turned left")
TURNS = ("goes ahead", "turns right", "turns back", "turns left")

RIGHT_ELSE_BACK = """\
def my_turn(view):
    if view.front:
        return Turn.AHEAD
    if view.right:
        return Turn.RIGHT
    return Turn.BACK
"""
BACK_BEFORE_RIGHT = """\
def my_turn(view):
    if view.front:
        return Turn.AHEAD
    if view.left:
        return Turn.LEFT
    if view.back:
        return Turn.BACK
    return Turn.RIGHT
"""
AHEAD_ELSE_LEFT = """\
def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT
"""
TURNS_AT_CORNERS = """\
def my_turn(view):
    if view.front:
        return Turn.AHEAD
    if view.left:
        return Turn.LEFT
    return Turn.RIGHT
"""
LEFT_BY_CHANCE = """\
def my_turn(view, rng):
    if view.left and rng.randint(0, 1):
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT
"""
NEVER_LEFT = """\
def my_turn(view, rng):
    ways = [Turn.AHEAD] * view.front + [Turn.RIGHT] * view.right
    if ways:
        return pick(ways, rng)
    return Turn.LEFT if view.left else Turn.BACK
"""
PICKS_WALLS = """\
def my_turn(view, rng):
    return pick([Turn.LEFT, Turn.AHEAD, Turn.RIGHT], rng)
"""
WRONG_TURNS = [
    ("not_into_walls", AHEAD_ELSE_LEFT),
    ("not_into_walls", RIGHT_ELSE_BACK),
    ("not_into_walls", rules.ANY_TURN),
    ("turn_back", TURNS_AT_CORNERS),
    ("turn_back", AHEAD_ELSE_LEFT),
    ("turn_back", rules.SPINS),
    ("turn_back", LEFT_BY_CHANCE),
    ("left_hand", rules.RIGHT_HAND),
    ("left_hand", rules.STANDS),
    ("left_hand", LEFT_BY_CHANCE),
    ("left_hand", rules.LEFT_HAND_THAT_TURNS_LEFT_AT_A_WALL),
]


class PlainWalk:
    """A walk that is computed with nothing but the rows of a map, a function and dice."""

    def __init__(self, rows, text, seed):
        self.rows = rows
        names = {"Turn": Turn, "pick": pick}
        exec(text, names)
        self._rule = names["my_turn"]
        self._dice = [random.Random(seed)] if "rng" in text.split("\n")[0] else []
        signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        first = next(place for place in signs if self.is_open(place))
        place = next((place for place in signs if signs[place] in HEADINGS), first)
        self.states = [(place, HEADINGS.get(signs[place], 0))]
        self.answers = []

    def is_open(self, place):
        return self.rows[place[1]][place[0]] not in "#+-|"

    def view(self, tick):
        """Whether front, right, back and left are open after a tick."""
        (x, y), heading = self.states[tick]
        return [
            self.is_open((x + STEPS[side % 4][0], y + STEPS[side % 4][1]))
            for side in range(heading, heading + 4)
        ]

    def moved(self, tick):
        return self.states[tick][0] != self.states[tick + 1][0]

    def run(self, ticks):
        for _tick in range(ticks):
            sides = self.view(len(self.answers))
            view = SimpleNamespace(**dict(zip(SIDES, sides, strict=True)))
            view.open_count = sum(sides)
            answer = int(self._rule(view, *self._dice))
            (x, y), heading = self.states[-1]
            heading = (heading + answer) % 4
            ahead = (x + STEPS[heading][0], y + STEPS[heading][1])
            self.answers.append(answer)
            self.states.append((ahead if sides[answer] else (x, y), heading))
        return self

    def deed(self, tick):
        deed = DEEDS[self.answers[tick]]
        return deed if self.moved(tick) else f"{deed} into the wall"

    def places(self):
        """The places in order, and when each was come to."""
        come_to = [(self.states[0][0], 0)]
        for tick in range(len(self.answers)):
            if self.moved(tick):
                come_to.append((self.states[tick + 1][0], tick + 1))
        return come_to


def sides_of(walk, tick, is_open):
    """The names of the sides that are open, or wall, in the order in which a view tells them."""
    sides = dict(zip(SIDES, walk.view(tick), strict=True))
    return ", ".join(side for side in ("front", "right", "left", "back") if sides[side] == is_open)


def check_first_wall(walk, fault):
    """It is the first step into a wall, and what is told was sensed there."""
    assert [walk.moved(tick) for tick in range(fault.tick)] == [True] * fault.tick
    assert not walk.moved(fault.tick)


def told_of_a_wall(walk, fault):
    place = walk.states[fault.tick][0]
    opened = sides_of(walk, fault.tick, True)
    if opened == "back" and "only the way back" in fault.sentence:
        return f"At {place} only the way back is open. Your rule {walk.deed(fault.tick)}."
    wall = sides_of(walk, fault.tick, False)
    return f"At {place} your rule {walk.deed(fault.tick)}. Open: {opened}. Wall: {wall}."


def told_of_the_left_hand(walk, fault):
    front, right, back, left = walk.view(fault.tick)
    wanted = 1
    if left:
        wanted = 3
    elif front:
        wanted = 0
    assert walk.answers[fault.tick] != wanted
    assert front or right or left or walk.answers[fault.tick] != 2
    assert front or right or back or left
    sensed = {
        3: "the left is open.",
        0: "there's a wall on the left, and the front is open.",
        1: "there's a wall on the left and in front.",
    }
    place = walk.states[fault.tick][0]
    begins = f"At {place} {sensed[wanted]} The left hand {TURNS[wanted]}; "
    return f"{begins}your rule {walk.deed(fault.tick)}."


def told_of_a_dead_end(walk, fault):
    """The turn is told with which it goes in, and not the one with which it comes out."""
    walk.run(1)
    dead_end, tick = walk.places()[-1]
    come_to = walk.places()
    before = [each for each in come_to[1:] if each[1] < tick]
    first = next(at for each, at in before if each == dead_end)
    assert walk.view(tick).count(True) == 1
    assert tick == fault.tick + 1
    dead_ends = [each for each, at in before if walk.view(at).count(True) == 1]
    assert len(dead_ends) == len(set(dead_ends)), "no dead end was come into twice before"
    place = walk.states[fault.tick][0]
    again = f"At {place} your rule {walk.deed(fault.tick)}, into the dead end {dead_end} again."
    return f"{again} It was already there at tick {first}."


def told_of_standing(walk, fault):
    place = walk.states[fault.tick][0]
    walk.run(1)
    assert walk.states[-1] == walk.states[-2]
    deed = f"at tick {fault.tick} your rule {walk.deed(fault.tick)}"
    return f"At {place} it stands still forever: {deed}, and it does that again in every tick."


@pytest.mark.parametrize(("name", "text"), WRONG_TURNS)
@pytest.mark.sweep(4)
def test_a_wrong_turn_is_told_as_a_plain_walk_finds_it(name, text, tmp_path):
    wrong = result(name, rule_of(tmp_path, text))
    assert isinstance(wrong, NotYet)
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, text, wrong.seed).run(fault.tick + 1)
    assert fault.place == walk.states[fault.tick][0]
    if "hasn't arrived" in fault.sentence or "forever" in fault.sentence:
        assert name != "left_hand"
        return
    if name == "left_hand":
        assert fault.sentence == told_of_the_left_hand(walk, fault)
        return
    check_first_wall(walk, fault)
    assert fault.sentence == told_of_a_wall(walk, fault)


@pytest.mark.parametrize(
    ("text", "told"),
    [(rules.ANY_TURN, told_of_a_dead_end), (rules.STANDS, told_of_standing)],
)
def test_what_is_told_of_a_dead_end_and_of_a_stop_is_found_by_a_plain_walk(text, told, tmp_path):
    wrong = result("once_each", rule_of(tmp_path, text))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, text, wrong.seed).run(fault.tick)
    assert fault.place == walk.states[fault.tick][0]
    assert fault.sentence == told(walk, fault)


def told_of_a_side(walk, tick, ending):
    """The sides of which it may be told that they are open, by the sentence that tells it."""
    place = walk.states[tick][0]
    sides = zip(SIDES, walk.view(tick), strict=True)
    return {f"At {place} the {side} is open. {ending}": side for side, is_open in sides if is_open}


@pytest.mark.parametrize("name", ["not_into_walls", "turn_back", "once_each", "fast"])
def test_a_walk_to_and_fro_is_told_where_it_turned_back_though_a_side_was_open(name, tmp_path):
    wrong = result(name, rule_of(tmp_path, BACK_BEFORE_RIGHT))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, BACK_BEFORE_RIGHT, wrong.seed).run(fault.tick + 400)
    assert fault.place == walk.states[fault.tick][0]
    told = told_of_a_side(walk, fault.tick, "Your rule turned back, and so on forever.")
    assert told[fault.sentence] == "right"
    assert walk.answers[fault.tick] == 2
    assert walk.states[fault.tick] in walk.states[fault.tick + 1 :], "it goes on for ever"


def test_a_walk_that_goes_round_is_told_of_an_open_side_where_it_never_goes(tmp_path):
    wrong = result("once_each", rule_of(tmp_path, rules.RIGHT_HAND))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, rules.RIGHT_HAND, wrong.seed).run(fault.tick + 400)
    (x, y), heading = walk.states[fault.tick]
    assert fault.place == (x, y)
    told = told_of_a_side(walk, fault.tick, "Your rule goes round forever, but never there.")
    across, down = STEPS[(heading + SIDES.index(told[fault.sentence])) % 4]
    assert (x + across, y + down) not in {place for place, _heading in walk.states}
    assert walk.states[fault.tick] in walk.states[fault.tick + 1 :], "it goes on for ever"


def test_a_walk_that_turns_on_the_spot_is_where_it_is_told_to_be(tmp_path):
    wrong = result("once_each", rule_of(tmp_path, rules.SPINS))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, rules.SPINS, wrong.seed).run(fault.tick)
    assert fault.place == walk.states[fault.tick][0]
    assert str(fault.place) in fault.sentence


@pytest.mark.thorough
@pytest.mark.parametrize("text", [rules.RIGHT_HAND, rules.LEFT_HAND])
def test_the_ticks_that_are_told_are_those_of_two_plain_walks(text, tmp_path):
    wrong = result("fast", rule_of(tmp_path, text))
    numbers = [int(number) for number in re.findall(r"\d+", wrong.fault.sentence)]
    told = numbers[:2]
    walk = PlainWalk(wrong.heya.rows, text, wrong.seed).run(told[0])
    tick = wrong.fault.tick
    assert walk.states[tick][0] == wrong.fault.place
    if text is rules.RIGHT_HAND:
        assert walk.states[tick + 1][0] == wrong.fault.place, "it lost one at a wall"
    else:
        later = [place for place, _heading in walk.states[tick + 1 :]]
        assert later.index(wrong.fault.place) + 1 == numbers[4], "so much later it came back"
    right = PlainWalk(wrong.heya.rows, rules.RIGHT_HAND, 0).run(told[1])
    for each in (walk, right):
        assert each.rows[each.states[-1][0][1]][each.states[-1][0][0]] in "abc"
    assert told == [len(walk.answers), len(right.answers)]
    assert told[0] >= told[1]


@pytest.mark.parametrize("text", [rules.RIGHT_HAND, rules.ANY_TURN, NEVER_LEFT])
@pytest.mark.sweep(1)
def test_what_is_told_of_a_junction_is_true_of_all_walks(text, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.challenges.exercises.by_chance.OFTEN", 15)
    wrong = result("by_chance", rule_of(tmp_path, text))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, text, wrong.seed).run(fault.tick + 8)
    assert walk.states[fault.tick][0] == fault.place
    come_to = walk.places()
    number = [tick for _place, tick in come_to].index(fault.tick)
    before = come_to[number - 1][0]
    sides = walk.view(fault.tick)
    if "no junction" in fault.sentence:
        assert sides.count(True) == 2
        assert come_to[number + 1][0] == before
        assert walk.moved(fault.tick)
        assert f"your rule {walk.deed(fault.tick)}, but" in fault.sentence
        return
    if "into the wall" in fault.sentence:
        assert sides.count(True) == 2
        assert fault.sentence == told_of_a_wall(walk, fault)
        return
    if "rolled no dice" in fault.sentence:
        assert "rng" not in text
        assert sides.count(True) >= 3
        return
    assert text is NEVER_LEFT
    assert f"from {before} to the junction {fault.place} " in fault.sentence
    assert sides.count(True) >= 3
    (x, y) = fault.place
    ways = [(x + across, y + down) for across, down in STEPS]
    never = next(way for way in ways if f"but never goes on to {way}." in fault.sentence)
    assert walk.is_open(never)
    arrivals = zip(come_to, come_to[1:], come_to[2:], strict=False)
    gone_to = [
        after for (start, _), (place, _), (after, _) in arrivals
        if (start, place) == (before, fault.place)
    ]
    assert gone_to
    assert never not in gone_to


def test_a_rule_that_picks_among_walls_is_told_of_the_wall_and_not_of_turning_back(tmp_path):
    wrong = result("by_chance", rule_of(tmp_path, PICKS_WALLS))
    fault = wrong.fault
    walk = PlainWalk(wrong.heya.rows, PICKS_WALLS, wrong.seed).run(fault.tick + 40)
    assert walk.answers[fault.tick] != 2, "it cannot answer Turn.BACK at all"
    assert not walk.moved(fault.tick)
    come_to = walk.places()
    number = max(index for index, (_, tick) in enumerate(come_to) if tick <= fault.tick)
    assert come_to[number + 1][0] == come_to[number - 1][0], "it does go back in the end"
    assert fault.sentence == told_of_a_wall(walk, fault)


LEFT_THEN_BACK = """\
def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT if view.back else Turn.BACK
"""


def test_turning_on_the_spot_begins_with_the_first_turn_that_led_nowhere(tmp_path):
    fault = fault_on(parse("a   >"), "once_each", rule_of(tmp_path, LEFT_THEN_BACK))
    assert fault.sentence == "At (4, 0) it turns on the spot forever, from tick 0 on."
    assert fault.tick == 0
