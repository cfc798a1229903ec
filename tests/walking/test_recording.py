"""Batches: a recording that is fed from another one tells the same."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import EXPLORED, Turn
from mazelib.maps.heya_text import parse
from mazelib.values.lines_run import LinesRun
from mazelib.walking.batch import WalkBatch
from mazelib.walking.recording import WalkRecording
from mazelib.walking.strategies.branch_stack import BranchStack
from mazelib.walking.strategy import StrategyError
from mazelib.walking.timeline import Timeline
from mazelib.walking.walk import Walk
from tests.examples import examples
from tests.plain_data import assert_plain
from tests.samples import ALL_RULES, Asked, Noted, heya, maps, rule


class Watched(BranchStack):
    """The branch stack, with lines that run in two of three turns."""

    def __init__(self):
        super().__init__()
        self._turns = 0

    def turn(self, view, place, heading):
        self._turns += 1
        return super().turn(view, place, heading)

    def lines_run(self):
        if self._turns % 3 == 0:
            return None
        line = ("rule.py", self._turns % 2)
        return LinesRun((line,), line, coins=(self._turns % 2,))


def fed(original, cuts):
    """A fresh recording, fed from another one in batches that end at these ticks."""
    copy = WalkRecording(original.heya)
    for cut in [*cuts, None]:
        batch = original.batch(copy.last)
        if cut is not None:
            batch = first_part(original, copy.last, cut)
        assert_plain(tuple(batch))
        copy.append(WalkBatch(*tuple(batch)))
    return copy


def first_part(original, after, last):
    """The batch that would have been cut when the original had come to ``last``."""
    part = WalkRecording(original.heya)
    for tick in range(last + 1):
        memory = original.batch(-1).memory
        frozen = [kept for at, kept in memory if at <= tick]
        part.note_turn(Noted(original.lines_run_at(tick), frozen[-1]))
        part.note_state(original.states[tick])
        if tick in original.reached:
            part.note_reached(tick)
    return part.batch(after)


def told(recording):
    """All that the timeline of a recording tells."""
    timeline = Timeline(recording)
    halves = []
    for tick in range(timeline.last + 1):
        halves.append(asdict(timeline.moment(tick)))
        if tick < timeline.last or timeline.stopped_after is not None or timeline.since is not None:
            halves.append(asdict(timeline.moment(tick, thinks=True)))
    traces = [json.dumps(timeline.traced(tick)) for tick in range(timeline.last + 1)]
    return halves, traces, list(timeline.reached), timeline.since, timeline.stopped_after


@pytest.mark.parametrize("name", [*ALL_RULES, "watched"])
@given(read=maps(), cuts=st.lists(st.integers(0, 40), max_size=4))
@examples(20)
@pytest.mark.sweep(2)
def test_a_recording_fed_in_batches_tells_what_the_original_tells(name, read, cuts):
    walk = Walk(read, Watched() if name == "watched" else rule(name), 40)
    walk.run()
    original = walk.recording
    in_order = sorted({min(cut, original.last) for cut in cuts})
    assert told(fed(original, in_order)) == told(original)


def test_a_walk_sends_what_is_new_after_each_advance():
    walk = Walk(heya("loop"), Watched())
    copy = WalkRecording(walk.heya)
    while walk.ending is None:
        copy.append(walk.recording.batch(copy.last))
        walk.advance(7)
    copy.append(walk.recording.batch(copy.last))
    assert copy.last == 63
    assert told(copy) == told(walk.recording)


def test_a_batch_holds_only_what_came_after_its_tick():
    walk = Walk(heya("first"), rule("branch_stack"))
    walk.run()
    batch = walk.recording.batch(100)
    assert batch.reached == (116, 143)
    assert len(batch.states) == 8 * 43
    assert min(tick for tick, _frozen in batch.memory) > 100
    whole = walk.recording.batch(-1)
    assert whole.reached == (77, 116, 143)


def test_a_turn_that_failed_comes_in_a_batch_without_a_tick():
    def fails(view, place, heading):
        raise StrategyError("mine.py", [])

    walk = Walk(parse(">  a"), Asked(fails))
    copy = WalkRecording(walk.heya)
    copy.append(walk.recording.batch(-1))
    with pytest.raises(StrategyError):
        walk.run()
    copy.append(walk.recording.batch(0))
    assert copy.stopped_after == 0
    assert told(copy) == told(walk.recording)


def test_all_that_is_explored_is_a_turn_without_a_tick_too():
    answers = iter([Turn.RIGHT, EXPLORED])
    walk = Walk(parse("A#a"), Asked(lambda view, place, heading: next(answers)))
    walk.run()
    assert walk.timeline.stopped_after == 1
    assert told(fed(walk.recording, [0])) == told(walk.recording)


def test_a_batch_that_does_not_follow_is_refused():
    walk = Walk(heya("first"), rule("right_hand"))
    walk.advance(10)
    copy = WalkRecording(walk.heya)
    copy.append(walk.recording.batch(-1))
    for after in (-1, 5):
        with pytest.raises(ValueError, match=f"after tick {after} does not follow tick 10"):
            copy.append(walk.recording.batch(after))
    assert copy.last == 10


def test_a_batch_that_no_walk_records_is_refused_whole():
    walk = Walk(heya("first"), rule("right_hand"))
    walk.advance(10)
    copy = WalkRecording(walk.heya)
    copy.append(walk.recording.batch(-1))
    walk.advance(10)
    batch = walk.recording.batch(10)
    in_a_wall = batch.decoded_states
    in_a_wall[-1] = 0
    with pytest.raises(ValueError, match="state 0 is not on the floor"):
        copy.append(batch._replace(states=in_a_wall.tobytes()))
    assert copy.last == 10
    copy.append(batch)
    assert copy.last == 20


def test_nothing_follows_a_turn_that_failed():
    walk = Walk(parse("A#a"), Asked(lambda view, place, heading: EXPLORED))
    walk.run()
    last = walk.recording.batch(0)
    copy = fed(walk.recording, [0])
    with pytest.raises(ValueError, match="does not follow"):
        copy.append(last)
