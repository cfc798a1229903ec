"""A walk by chance: what is wrong with the ways that it takes, whenever it takes them."""

import random

import pytest

from mazelib import Turn
from mazelib.challenges.deciding_dice import tosses_in
from mazelib.challenges.exercise import Trial
from mazelib.challenges.exercises.by_chance import fault_in
from mazelib.challenges.small_maps import random_map
from mazelib.challenges.walks import has_arrived, open_neighbours, visits_of
from mazelib.maps.heya_text import parse
from mazelib.values.lines_run import LinesRun
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import NOTHING_KEPT, Memory
from mazelib.walking.strategies.random_walk import RandomWalk
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, LibraryRule
from mazelib.walking.walk import Walk
from tests.samples import heya

#: A corridor: (2, 0) has one way on for who comes from (1, 0).
CORRIDOR = parse(">   a")


class TurnsBackOnce(LibraryRule):
    """Ahead, except that it turns back at tick 2, and at once in the dead end behind."""

    asked_once_a_view = False
    comes_round = False
    ticks = 0

    def memory(self):
        return NOTHING_KEPT

    def turn(self, view, place, heading):
        self.ticks += 1
        return Turn.BACK if self.ticks == 3 or not view.front else Turn.AHEAD


def ended(strategy):
    walk = Walk(CORRIDOR, strategy)
    walk.run()
    return walk


@pytest.mark.parametrize("time", [0, 1, 59])
def test_a_walker_that_turns_back_is_found_whichever_time_it_does_so(time):
    straight = ended(ByView(right_hand))
    walks = dict.fromkeys(range(60), straight)
    assert fault_in(Trial(straight, walks)) is None
    walks[time] = ended(TurnsBackOnce())
    fault = fault_in(Trial(straight, walks))
    assert fault is not None
    assert (fault.place, fault.tick, fault.walk) == ((2, 0), 2, time)
    assert "At (2, 0) your rule turned back, but" in fault.sentence


def test_dice_are_exchanged_early_and_late_in_a_walk():
    parts = []
    for seed in range(12):
        walk = Walk(heya("loop"), RandomWalk(random.Random(seed)))
        walk.run()
        tosses = tosses_in(walk)
        assert len(tosses) > 1
        assert walk.timeline.place(tosses[1]) in [
            walk.timeline.place(tick) for tick in range(tosses[1] - 1)
        ]
        parts.append(tosses[0] / walk.tick)
    assert min(parts) < 0.3
    assert max(parts) > 0.7


class TossesBut(LibraryRule):
    """The right hand, that rolls dice everywhere but at one place."""

    asked_once_a_view = False
    comes_round = False

    def __init__(self, left_out=None):
        self.left_out = left_out
        self.place = None

    def memory(self):
        return Memory(b"", DICE)

    def turn(self, view, place, heading):
        self.place = place
        return right_hand(view)

    def lines_run(self):
        return LinesRun(lines=(), decided=("", 0), by_chance=self.place != self.left_out)


def right_hand_walks():
    """Walks of the right hand that arrive on small maps."""
    rng = random.Random(3)
    for _number in range(40):
        walk = Walk(random_map(rng, 4, 4), TossesBut(), 60)
        walk.run()
        if has_arrived(walk):
            yield walk


def test_each_junction_of_three_or_four_sides_needs_its_own_dice_also_at_the_start():
    blamed = set()
    for ours in right_hand_walks():
        *visited, _last = visits_of(ours)
        for visit in visited:
            walk = Walk(ours.heya, TossesBut(visit.place), 60)
            walk.run()
            fault = fault_in(Trial(ours, {3: walk}))
            sides = len(open_neighbours(ours.heya, visit.place))
            first = next(each for each in visited if each.place == visit.place)
            no_dice = f"At {visit.place} it came to a junction, but rolled no dice there."
            is_blamed = fault is not None and fault.sentence == no_dice
            assert is_blamed == (sides > 2)
            if is_blamed:
                assert (fault.tick, fault.place, fault.walk) == (first.first, visit.place, 3)
                blamed.add((sides, first.first == 0))
    assert blamed == {(3, True), (4, True), (3, False), (4, False)}
