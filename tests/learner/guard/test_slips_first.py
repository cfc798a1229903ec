"""The slip that led to an error is told first; one that cannot have led to it is not."""

import pytest

from mazelib.learner.guard.slips_first import slip_before
from mazelib.learner.script.learner_file import read_learner_file
from tests.learners import error_in

TEXT = """from mazelib import Turn, pick

class Walker:
    def __init__(self):
        self.ways = []
        self.ways == 3

    def turn(self, view, rng):
        ways = []
        if view.right:
            ways = ways.append(Turn.RIGHT)
        return pick(ways, rng)

def other(view):
    Turn.AHEAD
    return 1 / 0
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return read_learner_file(tmp_path_factory.mktemp("slips") / "mine.py", TEXT)


@pytest.mark.parametrize(
    ("line", "ran", "is_known", "told"),
    [
        (12, {9, 10, 11, 12}, False, 6),
        (11, {9, 10, 11}, True, 6),
        (16, {15, 16}, False, 15),
        (16, {16}, False, None),
        (15, {15}, False, 15),
        (15, {15}, True, None),
        (1, {1}, False, None),
    ],
    ids=["init", "known", "above", "did not run", "the same line", "told as well", "at the top"],
)
def test_a_slip_above_an_error_that_ran_in_its_function_or_class_is_told(
    file, line, ran, is_known, told
):
    slip = slip_before(file, line, ran, is_known=is_known)
    assert (slip.line if slip else None) == told


def test_a_value_thrown_away_is_told_before_what_comes_of_it(tmp_path):
    rule = "def rule(view, rng):\n    ways = [Turn.LEFT]\n    pick(ways, rng)\n    return ways\n"
    message = str(error_in(tmp_path, f"from mazelib import Turn, pick\n{rule}"))
    assert "line 4: what pick answers is lost" in message
