"""A batch of a making: it is taken only if all of it is what it should be."""

import pytest

from mazelib.making.asked import ASKED_AT, About
from mazelib.making.batch import MakingBatch, steps_of
from mazelib.making.field import FLOOR, Field
from mazelib.making.recording import MakingRecording
from mazelib.making.step import NOT_DUG, Step
from mazelib.values.lines_run import LinesRun

FIELD = Field(2, 1)
BEFORE = Step("before", 6, 4, 1, 2, 0, 0, 1, 6)
LINE = ("mine.py", 3)
STEPS = (("one", 7, 6, 1, 3, 0, 2, 2, 8), ("two", None, 6, 2, 5, 1, 0, 4, None))
#: What is around the room (1, 1), and what stands there; which rooms are beside the wall (2, 1).
AROUND = 6 * ASKED_AT + About.AROUND + 2
AT = 6 * ASKED_AT + About.PLACE
BESIDE = 7 * ASKED_AT + About.BESIDE
GOOD = MakingBatch(
    after=3,
    steps=STEPS,
    lines_run=(LinesRun((LINE,), LINE).plain, None),
    changes=((6, FLOOR), (7, 0)),
    marks=(("G", 8),),
    asked=(AROUND, BESIDE, AT),
    digs=((8, 6), (8, 8), (6, NOT_DUG)),
    ready_at=5,
    ready_floor=bytes(15),
)


def test_the_steps_of_a_good_batch():
    assert steps_of(GOOD, BEFORE, FIELD, 2) == [Step(*plain) for plain in STEPS]


def with_one(number, value):
    """The good steps, the first one with another value in one of its fields."""
    one = list(STEPS[0])
    one[number] = value
    return (tuple(one), STEPS[1])


def with_two(number, value):
    """The good steps, the second one with another value in one of its fields."""
    two = list(STEPS[1])
    two[number] = value
    return (STEPS[0], tuple(two))


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("steps", (STEPS[0], 5), "5 is no step"),
        ("steps", (STEPS[0][:8], STEPS[1]), "is no step"),
        ("steps", with_one(0, 1), "is no step"),
        ("steps", with_one(1, "7"), "is no step"),
        ("steps", with_one(2, 6.0), "is no step"),
        ("steps", with_one(3, True), "is no step"),
        ("steps", with_one(4, None), "is no step"),
        ("steps", with_one(5, None), "is no step"),
        ("steps", with_one(1, 15), "at no place"),
        ("steps", with_one(1, -1), "at no place"),
        ("steps", with_one(2, 3), "3 is less than 4"),
        ("steps", with_two(2, 5), "5 is less than 6"),
        ("steps", (with_one(2, 5)[0], with_two(2, 5)[1]), "have 1 of 2"),
        ("steps", with_two(3, 1), "have 0 of 1"),
        ("steps", with_one(4, 1), "1 is less than 2"),
        ("steps", with_two(4, 4), "have 2 of 3"),
        ("steps", with_one(5, -1), "not work in this order"),
        ("steps", with_two(5, 2), "not work in this order"),
        ("steps", (with_one(5, 1)[0], with_two(5, 0)[1]), "not work in this order"),
        ("steps", with_one(6, None), "is no step"),
        ("steps", with_two(6, -1), "fewer calls than none"),
        ("steps", with_one(7, None), "is no step"),
        ("steps", with_one(7, 0), "0 is less than 1"),
        ("steps", with_two(7, 3), "have 2 of 3"),
        ("steps", with_one(8, "8"), "is no step"),
        ("steps", with_one(8, True), "is no step"),
        ("steps", with_one(8, 7), "dug last is none"),
        ("steps", with_two(8, -1), "dug last is none"),
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
        ("asked", (AROUND, BESIDE), "have 3 of 2"),
        ("asked", (AROUND, BESIDE, "7"), "'7' stands for nothing"),
        ("asked", (AROUND, BESIDE, True), "True stands for nothing"),
        ("asked", (AROUND, BESIDE, 15 * ASKED_AT + About.PLACE), "stands for nothing"),
        ("asked", (AROUND + 1, BESIDE, AT), "nothing is found outside"),
        ("digs", ((8, 6), (6, NOT_DUG)), "have 3 of 2"),
        ("digs", ((8, 6), (8, 8), (6, None)), "is no pair"),
        ("digs", ((8, 6), (8, 8), 6), "6 is no pair"),
        ("digs", ((8, 6), (8, 8), (7, 7)), "one of them is no room"),
        ("digs", ((8, 6), (8, 8), (-1, NOT_DUG)), "one of them is no room"),
        ("digs", ((8, 6), (8, 8), (6, 7)), "one of them is no room"),
        ("digs", ((8, 6), (8, 8), (6, -2)), "one of them is no room"),
        ("ready_at", 3, "step 3 is not in the batch"),
        ("ready_at", 6, "step 6 is not in the batch"),
        ("ready_floor", bytes(14), "not as large as the maze"),
    ],
)
def test_a_batch_with_something_wrong_in_it_is_refused(field, value, wrong):
    with pytest.raises(ValueError, match=wrong):
        steps_of(GOOD._replace(**{field: value}), BEFORE, FIELD, 2)


def test_a_room_is_dug_from_a_room_beside_it():
    three = Field(3, 2)
    steps = (("one", None, 4, 1, 2, 0, 0, 2, None),)
    for room, dug_from in [(8, 12), (8, 24), (12, 22), (8, 26)]:
        batch = MakingBatch(3, steps, (None,), digs=((room, dug_from),))
        with pytest.raises(ValueError, match=f"{room} is no neighbour of {dug_from}"):
            steps_of(batch, BEFORE, three, 1)
    for room, dug_from in [(8, 10), (8, 22), (10, 8), (22, 8), (8, 8), (8, NOT_DUG)]:
        batch = MakingBatch(3, steps, (None,), digs=((room, dug_from),))
        assert steps_of(batch, BEFORE, three, 1) == [Step(*steps[0])]


def test_of_one_rule_there_is_no_second_part():
    with pytest.raises(ValueError, match="1 rules do not work in this order"):
        steps_of(GOOD, BEFORE, FIELD, 1)


@pytest.mark.parametrize("wrong", [{"steps": (5,)}, {"lines_run": ((1, 2, 3, 4),)}])
def test_of_a_batch_that_is_refused_nothing_is_recorded(wrong):
    good = MakingBatch(-1, (("one", 6, 1, 0, 0, 0, 0, 0, None),), (None,), ((6, FLOOR),))
    recording = MakingRecording(FIELD)
    with pytest.raises(ValueError, match=r"no step|not the lines"):
        recording.append(good._replace(**wrong))
    assert (recording.has_begun, len(recording.log)) == (False, 0)
    recording.append(good)
    assert (recording.has_begun, recording.last, len(recording.log)) == (True, 0, 1)
