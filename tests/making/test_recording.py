"""Batches: a recording of a making that is fed from another one tells the same."""

import random

import pytest

from mazelib.making.batch import MakingBatch
from mazelib.making.field import FLOOR, WALL, Field
from mazelib.making.recording import MakingRecording
from mazelib.making.step import StepSoFar
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun
from tests.making.making_examples import ALL, SHOWN_BY_SCRIPTS, all_told, begun, recorded, values
from tests.plain_data import assert_plain


def fed(name, cuts):
    """A fresh recording, fed from a making of 5 × 4 rooms in batches that end at these steps."""
    making = begun(name, 5, 4)
    copy = MakingRecording(making.recording.field, making.recording.parts)
    for cut in [*sorted(cuts), ALL]:
        making.advance(cut - making.timeline.last)
        feed(copy, making.recording)
    return copy


def feed(copy, original):
    """Append to a recording what it does not have yet."""
    batch = original.batch(copy.last if copy.has_begun else -1)
    assert_plain(tuple(batch))
    copy.append(MakingBatch(*tuple(batch)))


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_a_recording_fed_in_batches_tells_what_the_original_tells(name):
    original = recorded(name, 5, 4)
    rng = random.Random(1)
    for _try in range(5):
        cuts = [rng.randint(0, original.last) for _cut in range(rng.randint(0, 4))]
        copy = fed(name, cuts)
        assert all_told(MakingTimeline(copy)) == all_told(original)
        assert MakingTimeline(copy).heya() == original.heya()


def test_a_making_sends_what_is_new_after_each_advance():
    making = begun("road", 5, 4)
    copy = MakingRecording(making.recording.field, making.recording.parts)
    timeline = MakingTimeline(copy)
    feed(copy, making.recording)
    assert (timeline.last, timeline.frame(0).caption) == (0, making.timeline.frame(0).caption)
    while not making.timeline.done:
        making.advance(3)
        feed(copy, making.recording)
        assert all_told(timeline) == all_told(making.timeline)
    assert copy.batch(-1) == making.recording.batch(-1)


def test_before_step_0_is_recorded_it_is_told_as_if_nothing_happened_in_it():
    timeline = MakingTimeline(MakingRecording(Field(2, 1)))
    frame = timeline.frame(0)
    assert (timeline.last, timeline.done, timeline.ready_at) == (0, False, None)
    assert (frame.caption, frame.worker, frame.lines_run, frame.asked) == ("", None, None, ())
    assert set(values(frame)) == {WALL}


def test_the_lines_that_ran_go_with_their_steps():
    line = ("mine.py", 3)
    lines_run = LinesRun((line,), line, (line,), (1,))
    original = MakingRecording(Field(2, 1))
    copy = MakingRecording(Field(2, 1))
    for lines in (None, lines_run, None, None):
        original.note_step("a step", StepSoFar(), lines)
        feed(copy, original)
    timeline = MakingTimeline(copy)
    assert [timeline.frame(step).lines_run for step in range(4)] == [None, lines_run, None, None]


def test_what_was_floor_goes_once_with_the_step_that_made_the_maze():
    original = MakingRecording(Field(2, 1))
    copy = MakingRecording(Field(2, 1))
    first = bytes(15)
    for number in range(4):
        original.note_step("a step", StepSoFar())
        if number == 1:
            original.note_ready(first)
    sent = [(batch.ready_at, batch.ready_floor) for batch in map(original.batch, range(-1, 3))]
    assert sent == [(1, first), (1, first), (None, b""), (None, b"")]
    feed(copy, original)
    assert (copy.ready_at, copy.ready_floor) == (1, first)


def test_a_batch_that_does_not_follow_is_refused():
    copy = fed("dig", [])
    with pytest.raises(ValueError, match=f"after step 3 does not follow step {copy.last}"):
        copy.append(copy.batch(3))


def test_a_step_is_kept_with_what_was_done_in_it():
    done = [
        StepSoFar(),
        StepSoFar(changes=[(6, FLOOR), (7, FLOOR)]),
        StepSoFar(worker_index=6, marks=[("G", 8)]),
        StepSoFar(),
        StepSoFar(changes=[(6, WALL)]),
    ]
    recording = MakingRecording(Field(2, 1))
    for number, step in enumerate(done):
        recording.note_step(f"step {number}", step)
    timeline = MakingTimeline(recording)
    assert [timeline.frame(number).looks_at for number in range(5)] == [
        None,
        (2, 1),
        (1, 1),
        (1, 1),
        (1, 1),
    ]
    assert [recording.step(number).changes_until for number in range(5)] == [0, 2, 2, 2, 3]
    assert [recording.step(number).marks_until for number in range(5)] == [0, 0, 1, 1, 1]
    batch = recording.batch(1)
    assert batch.changes == ((6, WALL),)
    assert batch.marks == (("G", 8),)
    assert [caption for caption, *_counts in batch.steps] == ["step 2", "step 3", "step 4"]
