"""The limits of a worker, as they are promised to a class, and told in a table."""

import re

from mazelib.learner import limits


def test_a_rule_is_said_to_think_after_a_second_and_ended_after_10():
    assert (limits.SLOW, limits.LONGEST) == (1.0, 10.0)


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


def test_a_turn_may_run_100_000_lines_and_a_step_a_million():
    lines = {purpose.name: budget.lines for purpose, budget in limits.BUDGETS.items()}
    assert lines == {"LOADING": 100_000, "TURN": 100_000, "STEP": 1_000_000, "LOOKING": 100_000}
