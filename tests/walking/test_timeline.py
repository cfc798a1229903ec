"""The recording of a walk."""

from dataclasses import replace
from inspect import signature
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading, Turn
from mazelib.making.timeline import MakingTimeline
from mazelib.maps.heya_text import parse
from mazelib.values.lines_run import LinesRun
from mazelib.walking.recording import WalkRecording
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from tests.examples import examples
from tests.samples import ALL_RULES, Asked, Noted, Unwatched, heya, maps, moments, rule

#: A ring, and in it a crossing where both sides are open.
RING = "#######\n#A    #\n# # # #\n#     #\n#######\n#a#####"


def recorded(read, name, limit=300):
    walk = Walk(read, rule(name), limit)
    walk.run()
    return walk.timeline


@given(maps(), st.sampled_from(ALL_RULES), st.integers(0, 60))
@examples(60)
def test_forward_and_back_is_where_you_were(read, name, ticks):
    walk = Walk(read, rule(name), 120)
    walk.advance(ticks)
    before = [walk.timeline.moment(tick) for tick in range(walk.tick + 1)]
    walk.advance(60)
    after = [walk.timeline.moment(tick) for tick in reversed(range(len(before)))]
    assert after[::-1] == before


@given(maps(), st.sampled_from(ALL_RULES))
@examples(60)
def test_a_tick_that_thinks_is_the_one_that_sees_and_leads_to_the_next(read, name):
    walk = Walk(read, rule(name), 80)
    steps = 0
    for last, now in pairwise(moments(walk)):
        thought = walk.timeline.moment(last.tick, thinks=True)
        assert thought.after == (now.place, now.heading)
        assert now.heading == (last.heading + thought.turn) % 4
        assert (thought.memory_before, thought.memory) == (last.memory, now.memory)
        known = {"memory": last.memory, "lines_run": None, "turn": None, "after": None}
        assert replace(thought, thinks=False, **known) == last
        assert now.moved == getattr(
            last.view, "front" if thought.turn is Turn.AHEAD else thought.turn.word
        )
        target = walk.timeline.target
        assert (now.reached is not None) == (target(last.tick) != target(now.tick))
        assert now.reached in (None, target(last.tick))
        steps += now.moved
        assert walk.timeline.steps(now.tick) == steps


def test_a_circle_that_is_proven_goes_on_for_ever_and_a_letter_is_reached_once():
    walk = Walk(parse("> a#b"), rule("right_hand"))
    ending = walk.run()
    timeline = walk.timeline
    assert (ending.since, ending.tick, timeline.reached) == (2, 8, [2])
    assert [timeline.recorded(tick) for tick in range(22)] == [
        *range(9),
        *range(3, 9),
        *range(3, 9),
        3,
    ]
    assert [timeline.laps_proven(tick) for tick in (7, 8, 13, 14)] == [0, 1, 1, 2]
    assert timeline.laps_proven(0) == 0, "before the circle nothing was walked round"
    assert [timeline.moment(tick).reached for tick in (2, 8, 14)] == ["a", None, None]
    assert timeline.moment(8, thinks=True).after == (timeline.place(3), timeline.heading(3))
    with pytest.raises(IndexError):
        recorded(heya("first"), "right_hand").moment(143, thinks=True)


def test_looking_back_runs_no_code_again():
    asked = []

    def counting(view, place, heading):
        asked.append(place)
        return right_hand(view)

    walk = Walk(heya("first"), Asked(counting))
    walk.advance(50)
    for tick in (50, 3, 49, 0):
        walk.timeline.moment(tick)
    assert len(asked) == 50


def test_the_half_that_sees_knows_nothing_of_the_turn_that_the_other_tells():
    timeline = recorded(heya("loop"), "branch_stack")
    zero = timeline.moment(0)
    second = timeline.moment(2, thinks=True)
    assert (zero.place, zero.heading, zero.moved) == ((1, 1), Heading.UP, False)
    assert (zero.after, zero.turn, zero.reached, zero.memory) == (
        None,
        None,
        None,
        {"branches": {}},
    )
    assert (second.place, second.heading, second.turn, second.moved) == (
        (3, 1),
        Heading.RIGHT,
        Turn.AHEAD,
        True,
    )
    assert second.after == ((4, 1), Heading.RIGHT)
    assert second.view == View(front=True, right=False, left=False, back=True)


def test_the_memory_of_each_tick_is_kept():
    timeline = recorded(heya("trap_room"), "branch_stack")
    branches = [timeline.memory_at(tick)["branches"] for tick in range(11)]
    two = {(2, 2): Heading.DOWN, (1, 2): Heading.DOWN}
    one = {(1, 2): Heading.DOWN}
    assert branches == [{}, {}, {}, {(2, 2): Heading.DOWN}, two, two, two, one, one, one, {}]


#: All that can be asked of one tick, and then all that is counted up to one.
OF_A_TICK = (
    "recorded",
    "place",
    "heading",
    "view",
    "memory_at",
    "lines_run_at",
    "reached_count",
    "reached_at",
    "waiting",
    "target",
    "moved",
    "seen_lap",
    "moment",
)
COUNTED = ("laps_proven", "steps", "turns_aside")


def test_all_that_can_be_asked_of_a_tick_is_listed_here():
    asks = set()
    for name, attribute in vars(Timeline).items():
        if callable(attribute) and "tick" in signature(attribute).parameters and name[0] != "_":
            asks.add(name)
    assert asks == {*OF_A_TICK, *COUNTED, "traced"}


@pytest.mark.parametrize("name", [*OF_A_TICK, *COUNTED, "traced"])
@pytest.mark.parametrize("tick", [-1, 144, 1000])
@pytest.mark.sweep(17)
def test_a_tick_that_is_not_recorded_is_an_error_whatever_is_asked(name, tick):
    timeline = recorded(heya("first"), "right_hand")
    with pytest.raises(IndexError, match=f"tick {tick} is not recorded; the newest is 143"):
        getattr(timeline, name)(tick)
    with pytest.raises(IndexError, match="not recorded"):
        getattr(recorded(heya("loop"), "right_hand"), name)(-1)


@pytest.mark.parametrize("name", OF_A_TICK)
def test_in_a_proven_circle_a_later_tick_is_as_that_of_the_last_lap(name):
    timeline = recorded(heya("loop"), "right_hand")
    assert (timeline.since, timeline.last) == (13, 29)
    ask = getattr(timeline, name)
    for tick in (30, 45, 46, 200):
        assert ask(tick) == ask(14 + (tick - 14) % 16)


def test_in_a_proven_circle_a_trace_goes_on_with_its_own_tick():
    timeline = recorded(heya("loop"), "right_hand")
    assert timeline.traced(46) == {**timeline.traced(14), "tick": 46}


@pytest.mark.parametrize("read", [heya("loop"), parse(RING)])
def test_in_a_proven_circle_what_is_counted_goes_on(read):
    short = recorded(read, "right_hand")
    assert short.last < 60
    unwatched = Walk(read, Unwatched(rule("right_hand")), 200)
    unwatched.run()
    assert unwatched.timeline.since is None
    for tick in range(200):
        assert short.steps(tick) == unwatched.timeline.steps(tick)
        turns = turns_counted_anew(unwatched.timeline, tick)
        assert short.turns_aside(tick) == turns


def test_targets_and_reached_control_points_are_told_for_each_tick():
    timeline = recorded(heya("first"), "right_hand")
    assert timeline.reached == [77, 116, 143]
    targets = [timeline.target(tick) for tick in (0, 76, 77, 115, 116, 142, 143)]
    assert targets == ["a", "a", "b", "b", "c", "c", None]
    assert [timeline.reached_count(tick) for tick in (0, 76, 77, 116, 143)] == [0, 0, 1, 2, 3]
    assert [tick for tick in range(144) if timeline.moment(tick).reached] == [77, 116, 143]
    assert [letter for letter, _ in timeline.waiting(77)] == ["b", "c"]


def test_a_still_timeline_is_tick_0_of_a_map_where_nobody_walks():
    timeline = Timeline.still(parse("##\n <"))
    moment = timeline.moment(timeline.last)
    assert (moment.tick, moment.place, moment.heading) == (0, (1, 1), Heading.LEFT)
    assert (timeline.target(0), moment.memory) == (None, {})


def turns_counted_anew(timeline, tick):
    """How often it turned right, and left; counted without a tally."""
    turns = []
    for before in range(tick):
        turns.append((timeline.heading(before + 1) - timeline.heading(before)) % 4)
    return turns.count(1), turns.count(3)


@given(st.data())
@examples(30)
def test_steps_and_turns_are_counted_up_to_any_tick_in_whatever_order_they_are_asked_for(data):
    name = data.draw(st.sampled_from(ALL_RULES))
    walk = Walk(heya("open_square"), rule(name, data.draw(st.integers(0, 9))), 200)
    while walk.ending is None:
        walk.advance(data.draw(st.integers(1, 100)))
        tick = data.draw(st.integers(0, walk.tick))
        assert walk.timeline.turns_aside(tick) == turns_counted_anew(walk.timeline, tick)
        places = [walk.timeline.place(each) for each in range(tick + 1)]
        assert walk.timeline.steps(tick) == sum(one != other for one, other in pairwise(places))


def test_in_an_open_square_chance_turns_right_more_often_than_left():
    right, left = recorded(heya("open_square"), "random_walk").turns_aside(300)
    assert right > left > 0
    timeline = recorded(parse(RING), "right_hand")
    right, left = timeline.turns_aside(timeline.last)
    assert right > 0 == left
    assert timeline.turns_aside(0) == (0, 0)


def test_places_noted_by_hand_are_a_walk():
    recording = WalkRecording.still(parse("> a"))
    recording.note_tick((1, 0), Heading.RIGHT)
    recording.note_tick((2, 0), Heading.RIGHT)
    recording.note_reached(2)
    timeline = Timeline(recording)
    assert (timeline.last, timeline.reached, timeline.target(1), timeline.target(2)) == (
        2,
        [2],
        "a",
        None,
    )
    recording.note_tick((1, 0), Heading.LEFT)
    assert timeline.last == 3


def test_lines_that_ran_are_told_for_the_ticks_in_which_somebody_watched():
    recording = WalkRecording.still(parse(">  a"))
    lines_run = LinesRun((("rule.py", 3),), ("rule.py", 3))
    for lines in (None, lines_run, None):
        recording.note_turn(Noted(lines))
        recording.note_tick((0, 0), Heading.RIGHT)
    timeline = Timeline(recording)
    assert [timeline.lines_run_at(tick) for tick in range(4)] == [None, None, lines_run, None]


@pytest.mark.parametrize("kind", [Timeline, MakingTimeline])
def test_whoever_reads_a_timeline_cannot_write_into_it(kind):
    public = [name for name in dir(kind) if not name.startswith("_")]
    assert "last" in public
    assert not [name for name in public if name.startswith(("note", "append"))]
