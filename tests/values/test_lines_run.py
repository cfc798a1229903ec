"""The lines that ran."""

import pickle
from dataclasses import FrozenInstanceError, dataclass

import pytest

from mazelib.values.lines_run import LinesRun, lines_run_of


def test_what_ran_is_a_value_and_goes_from_one_process_to_another():
    lines_run = LinesRun((("f", 1), ("f", 2)), ("f", 2), (("f", 2),), (0, 1))
    assert pickle.loads(pickle.dumps(lines_run)) == lines_run
    with pytest.raises(FrozenInstanceError):
        lines_run.decided = ("f", 1)


def test_lines_may_run_without_a_caption_and_without_coins():
    lines_run = LinesRun((("f", 1),), ("f", 1))
    assert lines_run.spoken_lines == ()
    assert lines_run.coins == ()


def test_plain_data_of_what_ran_lead_back_to_one_value():
    lines_run = LinesRun((("f", 1), ("f", 2)), ("f", 2), (("f", 2),), (0, 1))
    back = lines_run_of(lines_run.plain)
    assert back == lines_run
    assert lines_run_of(lines_run.plain) is back


def test_of_two_calls_in_one_turn_each_line_counts_once_and_the_second_call_decides():
    first = LinesRun((("f", 1), ("f", 2)), ("f", 2), (("f", 2),), (1,))
    second = LinesRun((("f", 1), ("f", 3)), ("f", 3), (("f", 3),), (0,))
    lines = (("f", 1), ("f", 2), ("f", 3))
    assert first.and_then(second) == LinesRun(lines, ("f", 3), (("f", 2), ("f", 3)), (1, 0))


@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (False, False)])
def test_of_two_calls_in_one_turn_one_is_enough_for_chance(first, second):
    by_chance = LinesRun((LINE,), LINE, by_chance=first)
    assert by_chance.and_then(LinesRun((LINE,), LINE, by_chance=second)).by_chance == (
        first or second
    )


def test_a_new_field_is_sent_and_put_together_like_the_others():
    @dataclass(frozen=True)
    class More(LinesRun):
        rooms: tuple[int, ...] = ()

    first = More((LINE,), LINE, rooms=(3,))
    second = More((LINE,), LINE, rooms=(4, 3))
    assert first.plain == ((LINE,), LINE, (), (), False, (3,))
    assert first.and_then(second) == More((LINE,), LINE, rooms=(3, 4, 3))


LINE = ("rule.py", 1)


@pytest.mark.parametrize(
    "plain",
    [
        ((LINE, 5), LINE, (), (), False),
        ((("rule.py", "1"),), LINE, (), (), False),
        ((LINE,), None, (), (), False),
        ((LINE,), (1, 1), (), (), False),
        ((LINE,), LINE, ((*LINE, 1),), (), False),
        ((LINE,), LINE, (), ("heads",), False),
        ((LINE,), LINE, (), 5, False),
        ((LINE,), LINE),
        ((LINE,), LINE, (), (), 1),
        ((LINE,), LINE, (), (), False, ()),
    ],
)
def test_what_are_no_lines_is_refused(plain):
    words = r"is not a file and|numbers of coins|not the lines|whether there was chance"
    with pytest.raises(ValueError, match=words):
        lines_run_of(plain)


@pytest.mark.parametrize("length", [0, 3, 4, 6])
def test_data_of_another_shape_are_refused_in_our_words(length):
    fields = (LINE,), LINE, (LINE,), (), False, ()
    with pytest.raises(ValueError, match="are not the lines of a turn"):
        lines_run_of(fields[:length])
