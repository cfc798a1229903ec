"""What can be read of a walk as far as it has come, recorded or not."""

import pytest

from mazelib.grid.compass import Turn
from mazelib.maps.heya_text import parse
from mazelib.walking.doubt import DICE, Doubt, DoubtKind, not_proven
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.samples import Asked, heya, rule

HIDDEN = not_proven("hidden")
ENDS = Doubt(DoubtKind.COMES_TO_AN_END, "it ends")


def turning(doubt, limit=50, *, recorded=True):
    """A walk that turns right on one floor place."""
    strategy = Asked(lambda view, place, heading: Turn.RIGHT, doubt)
    return Walk(parse("A#a"), strategy, limit, recorded=recorded)


@pytest.mark.parametrize("name", ["right_hand", "branch_stack", "random_walk", "tremaux"])
@pytest.mark.parametrize("map_name", ["first", "loop", "trap_room", "unreachable"])
@pytest.mark.sweep(5)
def test_with_or_without_a_recording_a_walk_is_the_same(name, map_name):
    recorded = Walk(heya(map_name), rule(name, 3), 2000)
    unrecorded = Walk(heya(map_name), rule(name, 3), 2000, recorded=False)
    for ticks in (1, 7, 100, 5000):
        recorded.advance(ticks)
        unrecorded.advance(ticks)
        assert unrecorded.tick == recorded.tick
        assert unrecorded.ending == recorded.ending
        assert unrecorded.doubt == recorded.doubt
    assert recorded.ending


def test_a_timeline_is_there_only_of_a_recorded_walk_and_is_always_the_same_one():
    walk = turning(HIDDEN)
    assert walk.timeline is walk.timeline
    walk.advance(3)
    assert walk.timeline.last == 3
    with pytest.raises(ValueError, match="this walk is not recorded"):
        _ = turning(HIDDEN, recorded=False).timeline


def test_a_doubt_stays_open_only_if_it_may_hide_a_circle_and_the_ticks_are_used_up():
    walk = turning(HIDDEN)
    assert walk.open_doubt is None
    walk.run()
    assert walk.ending.verdict is Verdict.OUT_OF_TICKS
    assert walk.open_doubt is HIDDEN
    for doubt in (DICE, ENDS):
        walk = turning(doubt)
        walk.run()
        assert (walk.doubt, walk.open_doubt) == (doubt, None)


def test_only_a_walk_by_dice_tosses():
    assert [turning(doubt).tosses for doubt in (DICE, ENDS, HIDDEN, None)] == [True] + [False] * 3
