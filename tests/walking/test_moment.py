"""A moment is a value."""

from dataclasses import FrozenInstanceError

import pytest

from mazelib.grid.compass import Heading, Turn
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
