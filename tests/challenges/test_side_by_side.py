"""Walks with other dice: they are few where dice decide, and many before a rule is blamed."""

import random
from itertools import count

import pytest

from mazelib import Turn
from mazelib.challenges.checking import ExerciseCheck
from mazelib.challenges.exercise import ExerciseMap
from mazelib.challenges.side_by_side import HadToBeEndedError
from mazelib.maps.heya_text import parse
from mazelib.text.diagnostics import Diagnostic
from mazelib.values.lines_run import LinesRun
from mazelib.values.pausing import finished
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import LibraryRule, StrategyError, StrategySlowError
from mazelib.walking.walk import Walk
from tests.challenges.checks import BY_NAME, RuleOfOurs

#: From the start one comes to a junction with two ways on.
JUNCTION = parse("#####\n#>  #\n## ##\n##a##\n#####")


class AtJunctions(LibraryRule):
    """Tosses at each junction, and goes where its dice or its other ``numbers`` say.

    At the tick of ``other_dice`` its dice are exchanged.
    """

    def __init__(self, seed, other_dice, *, by_dice, stops=None):
        self.dice = random.Random(seed)
        self.numbers = self.dice if by_dice else random.Random(seed)
        self.other_dice = other_dice
        self.stops = stops
        self.tick = 0

    def turn(self, view, place, heading):
        if self.other_dice and self.tick == self.other_dice.tick:
            if self.stops:
                raise self.stops("mine.py", [Diagnostic("too long.", "")])
            self.dice.seed(self.other_dice.seed)
        self.tick += 1
        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
        if len(ways) < 2:
            return ways[0] if ways else Turn.BACK
        if self.numbers is not self.dice:
            self.dice.random()
        return ways[int(self.numbers.random() * len(ways))]

    def memory(self):
        return Memory(b"", DICE)

    def lines_run(self):
        return LinesRun(lines=(), decided=("", 0), by_chance=True)


def checked(**how):
    """Why a rule fails, and with how many other dice it has walked."""
    seeds = []

    def begin_elsewhere(heya, seed, limit, other_dice=None):
        return Walk(heya, AtJunctions(seed, other_dice, **how), limit)

    def begin(heya, seed, limit, other_dice=None):
        if other_dice:
            seeds.append((other_dice.tick, other_dice.seed))
        return begin_elsewhere(heya, seed, limit, other_dice)

    check = ExerciseCheck(BY_NAME["by_chance"], RuleOfOurs(begin, begin_elsewhere), 1)
    fault = finished(check.fault_on(ExerciseMap(JUNCTION)))
    assert len({*seeds}) == len(seeds), "each has dice of its own"
    return fault, len(seeds)


def test_where_dice_decide_a_few_others_show_it_at_each_toss():
    fault, count = checked(by_dice=True)
    assert fault is None
    assert count == 3 * 12, "at three of its tosses"


@pytest.mark.parametrize("stops", [None, StrategyError])
def test_dice_for_show_are_blamed_after_72_even_if_the_rule_stops_when_they_change(stops):
    fault, count = checked(by_dice=False, stops=stops)
    assert "whatever they show, it goes on the same way" in fault.sentence
    assert count == 72


def test_a_rule_that_is_too_slow_with_other_dice_is_not_blamed_for_them():
    with pytest.raises(HadToBeEndedError) as ended:
        checked(by_dice=True, stops=StrategySlowError)
    assert ended.value.was_slow


class CountsWalks(AtJunctions):
    """Rolls its dice for show. Once they are exchanged, the count of all walks decides."""

    def __init__(self, seed, other_dice, counter):
        super().__init__(seed, other_dice, by_dice=False)
        self.counter = counter

    def turn(self, view, place, heading):
        if self.other_dice and self.tick == self.other_dice.tick:
            self.numbers.seed(next(self.counter))
        return super().turn(view, place, heading)


class CountsAllWalks(AtJunctions):
    """Rolls its dice for show. Its walk depends on its dice and on the count of all walks."""

    def __init__(self, seed, other_dice, counter):
        super().__init__(f"{seed} {next(counter)}", other_dice, by_dice=False)


@pytest.mark.parametrize("rule", [CountsWalks, CountsAllWalks])
def test_a_rule_that_counts_all_its_walks_is_found_out_by_the_same_walk_in_another_process(rule):
    def walks_of_a_process(first):
        counter = count(first)

        def begin(heya, seed, limit, other_dice=None):
            return Walk(heya, rule(seed, other_dice, counter), limit)

        return begin

    found = []
    for seed in range(12):
        both = RuleOfOurs(walks_of_a_process(0), walks_of_a_process(1))
        check = ExerciseCheck(BY_NAME["by_chance"], both, seed)
        found.append(finished(check.fault_on(ExerciseMap(JUNCTION))))
    told = [fault for fault in found if fault]
    assert len(told) > 6, "by chance it is the same way now and then, but not on all maps"
    for fault in told:
        assert fault.sentence == (
            f"From {fault.place} it walked another way with the same dice: "
            "something other than the dice decided."
        )
