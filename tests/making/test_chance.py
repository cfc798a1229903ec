"""Even chances: which numbers they draw, and that nothing is more likely than anything else."""

import random
from collections import Counter
from itertools import permutations

import pytest

from mazelib.making.chance import pick, shuffled
from mazelib.text.diagnostics import ExplainedError


class Told:
    """Stands for random.Random: gives the numbers it was told, and counts them."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def random(self):
        return self.numbers.pop(0)


@pytest.mark.parametrize(
    ("number", "item"), [(0.0, "a"), (0.33, "a"), (0.34, "b"), (0.67, "c"), (0.999999, "c")]
)
def test_pick_divides_the_numbers_from_0_to_1_evenly(number, item):
    rng = Told(number)
    assert pick("abc", rng) == item
    assert rng.numbers == []


@pytest.mark.parametrize(
    ("items", "what", "advice"),
    [
        ([], "there's nothing to pick from.", "return Turn.BACK"),
        (None, "this isn't one: None.", "is a list."),
        ({1, 2}, "this isn't one: set.", "is a list."),
    ],
)
def test_nothing_can_be_picked_from_nothing(items, what, advice):
    with pytest.raises(ExplainedError) as caught:
        pick(items, random.Random(0))
    assert caught.value.explanation.what.endswith(what)
    assert caught.value.explanation.advice.endswith(advice)


def test_shuffled_swaps_the_last_item_first_and_draws_one_number_less_than_there_are_items():
    items = ["a", "b", "c", "d"]
    rng = Told(0.0, 0.5, 0.9)
    # The first goes to the end (dbca), the second of three behind them (dcba), the second of two
    # stays.
    assert shuffled(items, rng) == ["d", "c", "b", "a"]
    assert rng.numbers == []
    assert items == ["a", "b", "c", "d"]


def test_every_order_is_as_likely_as_the_others():
    rng = random.Random(1)
    orders = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert all(900 < count < 1100 for count in orders.values())


@pytest.mark.parametrize("items", [[], ["only"]])
def test_where_there_is_one_order_no_number_is_drawn(items):
    assert shuffled(items, Told()) == items


def test_the_dice_before_the_list_are_told_as_such():
    with pytest.raises(ExplainedError) as caught:
        pick(random.Random(1), [1, 2])
    assert caught.value.explanation.what == "pick takes the list first, and then the dice."
    assert "pick(ways, rng)" in caught.value.explanation.advice
