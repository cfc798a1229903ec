"""Walks by a rule that is asked turn by turn: the same walks, and no map in the worker."""

import pytest

from mazelib.grid.compass import Heading
from mazelib.learner.learner_script import read_script
from mazelib.learner.worker.messages import AskTurns, BeginTurns, WalkPlan
from mazelib.learner.worker.soundness import _classes_in
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.strategy import StrategyEndedError, StrategyError
from mazelib.walking.verdict import Verdict
from tests.learners import finished, saved, script, script_of
from tests.samples import heya

LIMIT = 200
SMALL = parse("#a   \n# # #\n#  > ")
#: A rule that looks for the map in its own process.
LOOKS = """
import gc
import sys
from mazelib import Turn

def my_turn(view):
    frame = sys._getframe()
    while frame:
        names = {type(value).__name__ for value in frame.f_locals.values()}
        assert not names & {"Heya", "Walk"}, "in a frame"
        frame = frame.f_back
    kinds = {type(each).__name__ for each in gc.get_objects()}
    assert not kinds & {"Heya", "Walk"}, "in memory"
    return Turn.RIGHT if view.right else Turn.AHEAD if view.front else Turn.LEFT
"""
FAILS_AT_TICK_3 = """
from mazelib import Turn

class MyTurn:
    def __init__(self):
        self.ticks = 0

    def turn(self, view, place, heading):
        self.ticks += 1
        return Turn.RIGHT if self.ticks < 4 else "right"
"""
SLEEPS = "import queue\n\ndef my_turn(view):\n    queue.Queue().get()\n"


def states(walk):
    """Where the walker is after each tick, how the walk ends, and what was tossed."""
    walk.run()
    tosses = [walk.timeline.lines_run_at(tick) for tick in range(1, walk.tick + 1)]
    return list(walk.timeline.states), walk.ending, [each and each.by_chance for each in tosses]


@pytest.mark.parametrize("number", ["03", "05", "06"])
@pytest.mark.parametrize("name", ["first", "loop"])
def test_a_rule_that_is_asked_walks_the_same_way(number, name):
    rule = script_of(script(number))
    asked = rule.asked_walk(heya(name), "1 0", LIMIT)
    assert states(asked) == states(rule.walk(heya(name), "1 0", LIMIT))
    assert asked.tick > 10


def test_a_proven_circle_is_found_and_a_plain_function_is_asked_once_a_view():
    rule = script_of(script("04"))
    asked = rule.asked_walk(heya("loop"), "1 0", LIMIT)
    assert asked.run() == rule.walk(heya("loop"), "1 0", LIMIT).run()
    assert asked.ending.verdict is Verdict.CIRCLING


def test_walks_side_by_side_are_those_that_each_would_be_alone():
    rule = script_of(script("03"))
    alone = [states(rule.asked_walk(SMALL, f"1 {number}", LIMIT)) for number in range(3)]
    assert alone[0] != alone[1] != alone[2]
    walks = [rule.asked_walk(SMALL, f"1 {number}", LIMIT) for number in range(3)]
    while any(walk.ending is None for walk in walks):
        for walk in walks:
            walk.advance(50)
    assert [states(walk) for walk in walks] == alone


def test_the_worker_of_a_walk_that_is_asked_holds_no_map(tmp_path):
    with Workers() as own_workers:  # The worker that tests share has walked other rules before.
        rule = finished(read_script(own_workers, saved(tmp_path, LOOKS)))
        with pytest.raises(StrategyError, match="cannot be used in a check"):
            rule.asked_walk(SMALL, "1 0", LIMIT).run()
        with pytest.raises(StrategyError, match="in a frame"):
            rule.walk(SMALL, "1 0", LIMIT).run()
    assert Heya in _classes_in(WalkPlan), "an ordinary walk needs it"
    assert Heya not in _classes_in(BeginTurns) | _classes_in(AskTurns)


def test_a_turn_that_goes_wrong_is_told_at_its_tick_with_its_line(tmp_path):
    walk = script_of(saved(tmp_path, FAILS_AT_TICK_3)).asked_walk(heya("first"), "1 0", LIMIT)
    with pytest.raises(StrategyError, match="line 10") as told:
        walk.run()
    assert (walk.tick, walk.timeline.place(3)) == (3, walk.timeline.place(walk.timeline.last))
    with pytest.raises(StrategyError) as again:
        walk.advance(1)
    assert again.value is told.value


def test_a_rule_that_never_answers_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 2.0)
    walk = script_of(saved(tmp_path, SLEEPS)).asked_walk(heya("first"), "1 0", LIMIT)
    with pytest.raises(StrategyEndedError, match="line 4"):
        walk.run()


COUNTS_WALKS = """
from copy import dispatch_table
from mazelib import Turn

class MyTurn:
    def __init__(self):
        dispatch_table["count"] = dispatch_table.get("count", -1) + 1

    def turn(self, view, place, heading):
        return Turn(dispatch_table["count"] % 4)
"""


@pytest.mark.thorough
def test_elsewhere_nothing_is_left_of_the_walks_before_and_a_saved_file_gets_a_fresh_worker(
    tmp_path,
):
    path = saved(tmp_path, COUNTS_WALKS)
    with Workers() as own_workers:
        rule = finished(read_script(own_workers, path))

        def heading_of_first_turn(begin):
            walk = begin(SMALL, "1 0", 1)
            walk.run()
            return walk.timeline.heading(1)

        here = [heading_of_first_turn(rule.asked_walk) for _walk in range(2)]
        elsewhere = [heading_of_first_turn(rule.asked_walk_elsewhere) for _walk in range(2)]
        assert here == [Heading.DOWN, Heading.LEFT]
        assert elsewhere == [Heading.RIGHT, Heading.DOWN]
        again = finished(read_script(own_workers, path))
        assert heading_of_first_turn(again.asked_walk_elsewhere) == elsewhere[0]
