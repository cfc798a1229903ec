"""Demands on what a script gives."""

import pytest

from mazelib.text.diagnostics import ExplainedError
from mazelib.values.settings import WRITE_A_TEXT, Demand, are_sizes, check


def test_the_first_demand_that_is_not_met_is_told_with_the_value_and_how_to_write_it():
    given = {"mazes": 3, "rooms": "{many}", "seed": None}
    demands = [
        Demand("mazes", True, WRITE_A_TEXT),
        Demand("rooms", False, "Write 2 or more."),
        Demand("seed", False, WRITE_A_TEXT),
    ]
    with pytest.raises(ExplainedError) as caught:
        check(given, demands)
    assert caught.value.explanation.what == "rooms='{many}' is wrong."
    assert caught.value.explanation.advice == "Write 2 or more."
    assert str(caught.value) == "rooms='{many}' is wrong. Write 2 or more."


def test_only_the_beginning_of_a_long_value_is_told():
    with pytest.raises(ExplainedError) as caught:
        check({"rooms": "x" * 10_000}, [Demand("rooms", False, WRITE_A_TEXT)])
    assert 100 < len(caught.value.explanation.what) < 200


def test_what_meets_all_demands_raises_nothing():
    check({"mazes": 3}, [Demand("mazes", True, WRITE_A_TEXT)])


@pytest.mark.parametrize("sizes", [[(2, 3)], ((2, 3), (9, 9)), [(5, 2)]])
def test_pairs_of_whole_numbers_within_the_limits_are_sizes(sizes):
    assert are_sizes(sizes, 2, 9)
    assert are_sizes(sizes)


@pytest.mark.parametrize(
    "sizes",
    [
        [],
        (),
        None,
        "23",
        5,
        {(2, 3)},
        [(2,)],
        [(2, 3, 4)],
        [[2, 3]],
        [(2, 3.0)],
        [(True, 3)],
        [(2, "3")],
        [(2, 3), 4],
        [(1, 3)],
        [(3, 1)],
        [(2, 10)],
    ],
)
def test_nothing_else_is_a_list_of_sizes(sizes):
    assert not are_sizes(sizes, 2, 9)


def test_true_is_no_number_of_rooms():
    assert are_sizes([(1, 3)])
    assert not are_sizes([(True, 3)])


@pytest.mark.parametrize(("value", "is_told"), [("30", True), ("many", False), (0, False)])
def test_a_number_in_quotes_is_written_without_them(value, is_told):
    demand = Demand("how_many", False, "Write a number.", is_number=True)
    with pytest.raises(ExplainedError) as caught:
        check({"how_many": value}, [demand])
    told = "A number stands without quotes. Write: how_many=30,"
    assert caught.value.explanation.advice == (told if is_told else "Write a number.")
    with pytest.raises(ExplainedError) as caught:
        check({"how_many": value}, [Demand("how_many", False, "Write a text.")])
    assert caught.value.explanation.advice == "Write a text."
