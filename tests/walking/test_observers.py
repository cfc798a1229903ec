"""What is seen of laps on walks that are not recorded, and on those that are: the same."""

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.maps.heya_text import parse
from mazelib.walking.doubt import DICE, Doubt, DoubtKind, not_proven
from mazelib.walking.freezer import thaw
from mazelib.walking.lap import Lap, changed_names
from mazelib.walking.memory import Memory, freeze
from mazelib.walking.observers import LapWatch
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import LibraryRule
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Walk
from tests.samples import Asked

RING = parse("#####\n#A  #\n# # #\n#   #\n#####\n#a###\n")
HIDDEN = not_proven("hidden")


class Counts(LibraryRule):
    """The right hand, which keeps some numbers that change; ``doubt`` is told of them."""

    def __init__(self, doubt=HIDDEN):
        self.doubt = doubt
        self.ticks = 0
        self.looks = 0

    def turn(self, view, place, heading):
        self.ticks += 1
        return right_hand(view)

    def memory(self):
        self.looks += 1
        every_second_lap = self.ticks // 8 % 2
        kept = {
            "ticks": self.ticks,
            "flag": every_second_lap,
            "fixed": [7],
            "in_lap": self.ticks % 8,
        }
        return Memory(freeze(kept), self.doubt)


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize("limit", [63, 64, 99, 500])
@pytest.mark.parametrize("doubt", [HIDDEN, None])
@pytest.mark.sweep(6)
def test_the_lap_is_told_with_what_changes_between_laps_and_not_with_what_changes_in_them(
    recorded, limit, doubt
):
    walk = Walk(RING, Counts(doubt), limit, recorded=recorded)
    assert walk.run() == Ending(Verdict.OUT_OF_TICKS, limit)
    lap = walk.lap_at(walk.tick)
    assert lap.changing == ("flag", "ticks")
    assert (lap.ticks, lap.steps) == (8, 8)
    assert lap.count == limit // 8


def test_a_walk_that_is_not_recorded_is_not_looked_at_in_every_lap():
    rule = Counts()
    Walk(RING, rule, 8000, recorded=False).run()
    assert rule.looks < 10


@pytest.mark.parametrize("doubt", [DICE, Doubt(DoubtKind.COMES_TO_AN_END, "it ends")])
def test_a_rule_that_tosses_coins_or_ends_by_itself_walks_no_laps(doubt):
    for recorded in (True, False):
        walk = Walk(RING, Counts(doubt), 300, recorded=recorded)
        walk.run()
        assert walk.lap_at(walk.tick) is None


def test_after_two_laps_nothing_is_told_yet():
    for recorded in (True, False):
        walk = Walk(RING, Counts(), 20, recorded=recorded)
        walk.run()
        assert walk.lap_at(walk.tick) is None


def test_while_it_walks_the_lap_of_each_tick_is_told():
    walk = Walk(RING, Counts(), 500)
    walk.run()
    assert [walk.lap_at(tick).count for tick in (24, 31, 32, 40)] == [3, 3, 4, 5]
    assert walk.lap_at(23) is None


def test_without_a_recording_only_the_lap_at_the_limit_is_known():
    walk = Walk(RING, Counts(), 500, recorded=False)
    walk.run()
    assert walk.lap_at(500).count == 62
    assert walk.lap_at(499) is None


def test_what_changed_is_told_by_name():
    before = thaw(freeze({"a": 1, "b": [1], "c": 1, "gone": 1}))
    after = thaw(freeze({"a": True, "b": [1], "c": 1, "new": 1}))
    assert changed_names(before, after) == ("a", "gone", "new")


def test_a_lap_watch_forgets_the_lap_when_another_begins():
    kept = {"n": 0}
    watch = LapWatch(lambda: Memory(freeze(kept)), limit=319)
    for state in [4, 8, 12] * 40:
        kept["n"] += 1
        watch.note_state(state)
    for state in [16, 20] * 100:
        assert watch.lap is None, "it is told at the limit"
        watch.note_state(state)
    assert watch.lap == Lap(2, 2, 99, ())


@pytest.mark.parametrize("recorded", [True, False])
def test_a_walker_before_a_wall_with_the_same_memory_stands_and_does_not_circle(recorded):
    walk = Walk(
        parse(">  #a"), Asked(lambda view, place, heading: Turn.AHEAD, None), recorded=recorded
    )
    assert walk.run() == Ending(Verdict.STANDING, 3, 2)
    assert walk.ending.is_for_ever


def test_a_recording_of_a_walker_that_stands_has_no_circle():
    walk = Walk(parse(">  #a"), Asked(lambda view, place, heading: Turn.AHEAD, None))
    assert walk.run().verdict is Verdict.STANDING
    assert walk.timeline.since is None


@pytest.mark.parametrize("recorded", [True, False])
def test_a_walker_that_turns_on_the_spot_neither_stands_nor_circles(recorded):
    always_right = Asked(lambda view, place, heading: Turn.RIGHT, None)
    walk = Walk(parse("A#a"), always_right, recorded=recorded)
    assert walk.run() == Ending(Verdict.TURNING, 4, 0)
    assert walk.ending.is_for_ever
    assert walk.timeline.since is None if recorded else True


@pytest.mark.parametrize("recorded", [True, False])
def test_a_circle_of_two_places_with_one_step_each_way_is_a_circle(recorded):
    """The nearest lie: it turns round on its first place, and again on its second one."""
    there_and_back = Asked(lambda view, place, heading: Turn.BACK, None)
    walk = Walk(parse("> #a"), there_and_back, recorded=recorded)
    assert walk.run().verdict is Verdict.CIRCLING


@pytest.mark.parametrize("recorded", [True, False])
def test_a_walker_that_steps_once_and_then_turns_for_ever_is_said_to_turn(recorded):
    def ahead_or_once_round(view, place, heading):
        if place == (0, 0):
            return Turn.AHEAD
        return Turn.RIGHT if heading is not Heading.DOWN else Turn.LEFT

    walk = Walk(parse("> #a"), Asked(ahead_or_once_round, None), recorded=recorded)
    assert walk.run() == Ending(Verdict.TURNING, 3, 1)
