"""The limits of a worker, as they are promised to a class, and told in a table."""

import re

import pytest

from mazelib.learner.guard import guard
from mazelib.learner.script import learner_file
from mazelib.learner.worker import limits


def test_a_rule_is_said_to_think_after_2_seconds_and_ended_after_10():
    assert (limits.SLOW, limits.LONGEST) == (2.0, 10.0)


def test_the_second_time_a_tick_may_take_2_seconds():
    assert limits.LONGEST_NEXT_TIME == 2.0


def test_the_table_tells_the_times_in_their_order():
    told = re.findall(r"^    ([\d.]+) +\w", limits.__doc__, re.MULTILINE)
    times = [
        limits.Patience.OF_A_WINDOW.seconds,
        limits.BATCH,
        limits.SLOW,
        limits.LONGEST,
        limits.LONGEST_ALONE,
    ]
    assert [float(seconds) for seconds in told] == times == sorted(times)


@pytest.mark.parametrize("module", [guard, learner_file])
def test_the_limits_that_stand_elsewhere_stand_where_it_says(module):
    place = "/".join(module.__name__.split(".")[-2:])
    found = re.search(rf"{place}\s+\((\w+)", limits.__doc__)
    assert isinstance(getattr(module, found[1]), int)
