"""Which line is the first that cannot stand where a class has put it."""

import random
from itertools import permutations

import pytest

from mazelib import Turn
from mazelib.challenges.exercise_maps import rings
from mazelib.kinds.shared.first_wrong import find_first_wrong
from mazelib.kinds.shared.lines_in_order import LinesInOrder
from mazelib.values.pausing import finished
from mazelib.walking.strategy import ByView
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.challenges.checks import BY_NAME
from tests.learners import workers


def first_wrong(name, chosen):
    """The number of the first wrong line; None if none is."""
    lines = LinesInOrder.of_exercise(name)
    lines.order = [lines.given.mixed.index(line) for line in chosen]
    finished(find_first_wrong(lines, BY_NAME[name], workers(), 1))
    return lines.first_wrong


def of_rule(name):
    return list(LinesInOrder.of_exercise(name).given.of_rule)


@pytest.mark.thorough
def test_the_first_wrong_line_is_told_wherever_it_stands():
    define, front, ahead, right, turn_right, left = of_rule("not_into_walls")
    orders = {
        None: [define, right, turn_right, front, ahead, left],
        1: [front, define, ahead, right, turn_right, left],
        3: [define, front, right, ahead, turn_right, left],
        6: [define, front, ahead, right, turn_right, "    return Turn.BACK"],
    }
    for wrong, order in orders.items():
        assert first_wrong("not_into_walls", order) == wrong


@pytest.mark.thorough
def test_lines_that_do_well_on_most_maps_are_not_right():
    define, left, turn_left, front, ahead, right = of_rule("left_hand")
    assert first_wrong("left_hand", [define, left, turn_left, front, ahead, right]) is None
    assert first_wrong("left_hand", [define, front, ahead, left, turn_left, right]) == 2
    assert first_wrong("left_hand", [define, left, turn_left, front, right, ahead]) == 5
    other = "    return Turn.LEFT"
    assert first_wrong("left_hand", [define, left, turn_left, front, ahead, other]) == 6


@pytest.mark.thorough
def test_blocks_that_may_change_places_are_not_wrong():
    lines = of_rule("by_chance")
    front_first = lines[:2] + lines[4:6] + lines[2:4] + lines[6:]
    assert first_wrong("by_chance", front_first) is None
    back_in_a_way = [*front_first[:7], "        ways.append(Turn.BACK)", *front_first[8:]]
    assert first_wrong("by_chance", back_in_a_way) == 8


def passes(order, maps):
    """Whether the rule that these lines make arrives on rings and never steps into a wall."""
    names = {"Turn": Turn}
    try:
        exec("\n".join(order), names)
    except SyntaxError:
        return False
    for heya in maps:
        walk = Walk(heya, ByView(names["my_turn"]), 400)
        try:
            verdict = walk.run().verdict
        except Exception:
            return False
        states = [walk.timeline.moved(tick) for tick in range(1, walk.tick + 1)]
        if verdict is not Verdict.ARRIVED or not all(states):
            return False
    return True


@pytest.mark.thorough
def test_a_line_is_called_wrong_only_if_no_order_that_begins_so_passes():
    given = LinesInOrder.of_exercise("not_into_walls").given
    maps = [each.heya for each in rings(random.Random(1))][:10]
    define, *_others = given.of_rule
    others = [line for line in given.mixed if line != define]
    orders = [[define, *rest] for rest in permutations(others, given.wanted - 1)]
    right = [order for order in orders if passes(order, maps)]
    assert len(right) >= 2
    for order in random.Random(1).sample(orders, 40):
        wrong = first_wrong("not_into_walls", order)
        begun = [each for each in right if each[: wrong - 1] == order[: wrong - 1]]
        assert begun
        assert not any(each[wrong - 1] == order[wrong - 1] for each in begun)
