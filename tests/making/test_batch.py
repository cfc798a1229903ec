"""A batch of a making: it is taken only if all of it is what it should be."""

import pytest

from mazelib.making.batch import MakingBatch, steps_of
from mazelib.making.field import FLOOR, Field
from mazelib.making.recording import MakingRecording
from mazelib.making.step import Step
from mazelib.values.lines_run import LinesRun

FIELD = Field(2, 1)
BEFORE = Step("before", 6, 4, 1)
LINE = ("mine.py", 3)
GOOD = MakingBatch(
    after=3,
    steps=(("one", 7, 6, 1), ("two", None, 6, 2)),
    lines_run=(LinesRun((LINE,), LINE).plain, None),
    changes=((6, FLOOR), (7, 0)),
    marks=(("G", 8),),
    said_ready_at=5,
    ready_floor=bytes(15),
)


def test_the_steps_of_a_good_batch():
    assert steps_of(GOOD, BEFORE, FIELD) == [Step("one", 7, 6, 1), Step("two", None, 6, 2)]


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("steps", (("one", 7, 6, 1), 5), "5 is no step"),
        ("steps", (("one", 7, 6), ("two", None, 6, 2)), "is no step"),
        ("steps", ((1, 7, 6, 1), ("two", None, 6, 2)), "is no step"),
        ("steps", (("one", "7", 6, 1), ("two", None, 6, 2)), "is no step"),
        ("steps", (("one", 7, 6.0, 1), ("two", None, 6, 2)), "is no step"),
        ("steps", (("one", 7, True, 1), ("two", None, 6, 2)), "is no step"),
        ("steps", (("one", 15, 6, 1), ("two", None, 6, 2)), "at no place"),
        ("steps", (("one", -1, 6, 1), ("two", None, 6, 2)), "at no place"),
        ("steps", (("one", 7, 3, 1), ("two", None, 6, 2)), "3 is less than 4"),
        ("steps", (("one", 7, 6, 1), ("two", None, 5, 2)), "5 is less than 6"),
        ("steps", (("one", 7, 5, 1), ("two", None, 5, 2)), "have 1 of 2"),
        ("steps", (("one", 7, 6, 1), ("two", None, 6, 1)), "have 0 of 1"),
        ("lines_run", (None,), "not each step"),
        ("lines_run", (None, None, None), "not each step"),
        ("changes", ((6, FLOOR), 7), "7 is no pair"),
        ("changes", ((6, FLOOR), (7, None)), "is no pair"),
        ("changes", ((6, FLOOR), ("7", 0)), "is no pair"),
        ("changes", ((6, FLOOR), (15, 0)), "at no place"),
        ("changes", ((6, FLOOR),), "have 2 of 1"),
        ("marks", ((8, "G"),), "is no pair"),
        ("marks", (("G", 15),), "at no place"),
        ("marks", (), "have 1 of 0"),
        ("said_ready_at", 3, "step 3 is not in the batch"),
        ("said_ready_at", 6, "step 6 is not in the batch"),
        ("ready_floor", bytes(14), "not as large as the maze"),
    ],
)
def test_a_batch_with_something_wrong_in_it_is_refused(field, value, wrong):
    with pytest.raises(ValueError, match=wrong):
        steps_of(GOOD._replace(**{field: value}), BEFORE, FIELD)


@pytest.mark.parametrize("wrong", [{"steps": (5,)}, {"lines_run": ((1, 2, 3, 4),)}])
def test_of_a_batch_that_is_refused_nothing_is_recorded(wrong):
    good = MakingBatch(0, (("one", 6, 1, 0),), (None,), ((6, FLOOR),))
    recording = MakingRecording(FIELD)
    with pytest.raises(ValueError, match=r"no step|not the lines"):
        recording.append(good._replace(**wrong))
    assert (recording.last, len(recording.log)) == (0, 0)
    recording.append(good)
    assert (recording.last, len(recording.log)) == (1, 1)
