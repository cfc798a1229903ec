"""A moment is a value."""

from dataclasses import FrozenInstanceError

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.maps.heya_text import parse
from mazelib.walking.strategy import ByView
from mazelib.walking.walk import Walk
from tests.samples import heya, rule


@pytest.fixture
def timeline():
    walk = Walk(heya("trap_room"), rule("branch_stack"))
    walk.run()
    return walk.timeline


def test_a_moment_asked_for_twice_is_the_same_value_whatever_was_asked_between(timeline):
    halves = [(tick, thinks) for tick in range(timeline.last) for thinks in (False, True)]
    forwards = [timeline.moment(tick, thinks=thinks) for tick, thinks in halves]
    backwards = [timeline.moment(tick, thinks=thinks) for tick, thinks in reversed(halves)]
    assert forwards == backwards[::-1]
    assert forwards[0] is not backwards[-1]


def test_nobody_can_change_a_moment_and_what_is_changed_in_its_memory_changes_no_other(timeline):
    moment = timeline.moment(3)
    with pytest.raises(FrozenInstanceError):
        moment.tick = 4
    moment.memory["branches"] = "gone"
    assert timeline.moment(3).memory == {"branches": {(2, 2): Heading.DOWN}}


def test_what_only_the_thinking_half_knows(timeline):
    seen = timeline.moment(3)
    thought = timeline.moment(3, thinks=True)
    assert (seen.thinks, seen.turn, seen.after, seen.lines_run) == (False, None, None, None)
    assert thought.thinks
    assert thought.turn in Turn
    assert thought.after is not None


def test_a_walk_stops_in_the_half_in_which_its_rule_says_that_all_is_explored():
    walk = Walk(parse("A#a"), ByView(lambda view: EXPLORED))
    walk.run()
    halves = [walk.timeline.moment(0, thinks=thinks) for thinks in (False, True)]
    assert [half.stops for half in halves] == [False, True]


def test_a_walk_that_goes_on_stops_in_no_half(timeline):
    halves = [(tick, thinks) for tick in range(timeline.last) for thinks in (False, True)]
    assert not any(timeline.moment(tick, thinks=thinks).stops for tick, thinks in halves)
