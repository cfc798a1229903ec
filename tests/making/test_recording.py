"""Batches: a recording of a making that is fed from another one tells the same."""

import random

import pytest

from mazelib.making.field import FLOOR, Field
from mazelib.making.recording import MakingBatch, MakingRecording
from mazelib.making.step import Step, step_of
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun
from tests.making.making_examples import ALL, SHOWN_BY_SCRIPTS, all_told, begun
from tests.plain_data import assert_plain


def fed(original, cuts):
    """A fresh recording, fed from another one in batches that end at these steps."""
    copy = MakingRecording(original.field)
    for cut in [*sorted(cuts), None]:
        batch = original.batch(copy.last)
        if cut is not None:
            batch = MakingBatch(copy.last, batch.steps[: cut - copy.last], done=False)
        assert_plain(tuple(batch))
        copy.append(MakingBatch(*tuple(batch)))
    return copy


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_a_recording_fed_in_batches_tells_what_the_original_tells(name):
    making = begun(name, 5, 4)
    making.advance(ALL)
    original = making.timeline
    rng = random.Random(1)
    for _try in range(5):
        cuts = [rng.randint(0, original.last) for _cut in range(rng.randint(0, 4))]
        copy = fed(making.recording, cuts)
        assert all_told(MakingTimeline(copy)) == all_told(original)
        assert MakingTimeline(copy).heya() == original.heya()


def test_a_making_sends_what_is_new_after_each_advance():
    making = begun("road", 5, 4)
    copy = MakingRecording(making.recording.field)
    timeline = MakingTimeline(copy)
    while not making.timeline.done:
        making.advance(3)
        copy.append(making.recording.batch(copy.last))
        assert all_told(timeline) == all_told(making.timeline)


def test_the_lines_that_ran_go_with_their_steps():
    line = ("mine.py", 3)
    lines_run = LinesRun((line,), line, (line,), (1,))
    original = MakingRecording(Field(2, 1))
    original.note_step(Step("one", lines_run=lines_run))
    original.note_step(Step("two"))
    copy = MakingTimeline(fed(original, [1]))
    assert [copy.frame(step).lines_run for step in range(3)] == [None, lines_run, None]


def test_a_batch_that_does_not_follow_is_refused():
    making = begun("dig", 4, 3)
    making.advance(ALL)
    original = making.recording
    copy = fed(original, [])
    with pytest.raises(ValueError, match=f"after step 3 does not follow step {original.last}"):
        copy.append(original.batch(3))


def test_a_batch_gives_back_the_steps_that_were_noted():
    line = ("mine.py", 3)
    noted = [
        Step("nothing yet"),
        Step("dug", changes=((6, FLOOR), (7, FLOOR))),
        Step("said where", worker_index=6, marks=(("G", 8),)),
        Step("not said where", lines_run=LinesRun((line,), line)),
        Step("ready", ready_floor=bytes(15)),
    ]
    recording = MakingRecording(Field(2, 1))
    for step in noted:
        recording.note_step(step)
    assert [step_of(plain) for plain in recording.batch(0).steps] == noted
    timeline = MakingTimeline(recording)
    assert [timeline.frame(number).worker for number in range(6)] == [
        None,
        None,
        (2, 1),
        (1, 1),
        (1, 1),
        (1, 1),
    ]
