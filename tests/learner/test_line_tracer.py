"""The lines that ran and the line that decided, against those that must; and the source to show."""

import random
import sys
from pathlib import Path

import pytest

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import StrategyError
from mazelib.learner.guard import GuardedStrategy
from mazelib.learner.strategy_source import source_of
from mazelib.strategies import RULES
from mazelib.strategies.branch_stack import BranchStack
from mazelib.strategies.left_hand import left_hand
from mazelib.strategies.random_walk import RandomWalk
from mazelib.strategies.right_hand import right_hand
from mazelib.learner.line_tracer import LineTracer, Ran
from mazelib.view import VIEWS, View
from mazelib.walk import Walk
from tests.learners import OF_PARTS, strategy_of
from tests.maps import heya, rule

ALL_VIEWS = VIEWS[Heading.UP]
ALL_OPEN = ALL_VIEWS[0b1111]
UP = Heading.UP
HERE = (3, 3)


class Coins(random.Random):
    """Dice that fall as they are told: each coin in turn."""

    coins: list[int]

    def randint(self, a: int, b: int) -> int:
        return self.coins.pop(0)


class Watched:
    """A strategy, asked with a tracer that sees all of its source."""

    def __init__(self, strategy, most_lines=100_000):
        self._tracer = LineTracer(source_of(strategy).files)
        if isinstance(strategy, GuardedStrategy):
            strategy.guard.most_lines = most_lines
            self.decide = lambda view: self._tracer.traced(strategy.turn)(view, HERE, UP)
        else:
            self.decide = self._tracer.traced(getattr(strategy, "turn", strategy))

    @property
    def ran(self):
        return self._tracer.ran


def texts(strategy, ran: Ran) -> tuple[list[str], str]:
    """The lines that ran as they are written, and the line that decided."""
    written = {}
    for piece in source_of(strategy).pieces:
        for number, line in enumerate(piece.lines, piece.first):
            written[piece.file, number] = line.strip()
    return [written[line] for line in ran.lines], written[ran.decided]


def traced(strategy, *sensed) -> tuple[list[str], str]:
    watch = Watched(strategy)
    watch.decide(*sensed)
    return texts(strategy, watch.ran)


def hand_lines(first: str, second: str, last: str, view: View) -> list[str]:
    """The lines of a hand rule that must run: the questions up to the first yes, and its answer."""
    sides = {"right": view.right, "left": view.left, "front": view.front}
    lines = []
    for side, turn in ((first, first.upper()), (second, "AHEAD")):
        lines.append(f"if view.{side}:")
        if sides[side]:
            return [*lines, f"return Turn.{turn}"]
    return [*lines, f"return Turn.{last}"]


def right_hand_lines(view: View) -> list[str]:
    return hand_lines("right", "front", "LEFT", view)


@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.words)
def test_the_lines_of_the_right_hand_are_those_that_must_run(view):
    lines, decided = traced(right_hand, view)
    assert lines == right_hand_lines(view)
    assert decided == lines[-1]


@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.words)
def test_the_lines_of_the_left_hand_are_those_that_must_run(view):
    lines, decided = traced(left_hand, view)
    assert lines == hand_lines("left", "front", "RIGHT", view)
    assert decided == lines[-1]


def random_walk_lines(view: View, coins: list[int]) -> list[str]:
    coins, lines = list(coins), []
    for side, is_open in (("right", view.right), ("left", view.left)):
        lines.append(f"if view.{side} and self.coin() == 0:")
        if is_open:
            if "return self.rng.randint(0, 1)" not in lines:
                lines.append("return self.rng.randint(0, 1)")
            if coins.pop(0) == 0:
                return [*lines, f"return Turn.{side.upper()}"]
    lines.append("if not view.front:")
    return [*lines, "return Turn.AHEAD" if view.front else "return Turn.BACK"]


@pytest.mark.parametrize("coins", [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.words)
def test_the_lines_of_the_random_walk_are_those_that_must_run(view, coins):
    dice = Coins()
    dice.coins = list(coins)
    lines, decided = traced(RandomWalk(dice), view, HERE, UP)
    assert lines == random_walk_lines(view, coins)
    assert decided == lines[-1]


def branch_lines(view: View) -> list[str]:
    """The lines of the branch stack that must run to remember a way not taken, if there is one."""
    lines = ["if view.right and view.front:"]
    if view.right and view.front:
        return [*lines, "self.branches[place] = heading"]
    lines.append("elif view.left and (view.right or view.front):")
    if view.left and (view.right or view.front):
        lines.append("self.branches[place] = TURNED[heading][Turn.LEFT]")
    return lines


@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.words)
def test_the_lines_of_the_branch_stack_are_those_that_must_run_where_nothing_is_remembered(view):
    lines, decided = traced(BranchStack(), view, HERE, UP)
    noting = ["if place in self.branches:", *branch_lines(view)]
    assert lines == [*noting, "return right_hand(view)", *right_hand_lines(view)]
    assert decided == "return right_hand(view)"


@pytest.mark.parametrize("branch", Heading)
def test_the_lines_of_the_branch_stack_are_those_that_must_run_where_a_branch_is_remembered(branch):
    stack = BranchStack()
    stack.branches[HERE] = branch
    lines, decided = traced(stack, ALL_OPEN, HERE, UP)
    assert lines == [
        "if place in self.branches:",
        "branch = self.branches[place]",
        "del self.branches[place]",
        "turn = turn_between(heading, branch)",
        "return Turn.AHEAD if turn is Turn.BACK else turn",
    ]
    assert decided == lines[-1]


@pytest.mark.parametrize("name", RULES)
def test_a_watched_walk_takes_the_same_ticks_and_shows_every_line_that_ran(name):
    plain = Walk(heya("first"), rule(name))
    strategy = rule(name)
    watched = Walk(heya("first"), strategy)
    watched.tracer = LineTracer(source_of(strategy).files)
    shown = {
        (piece.file, number)
        for piece in source_of(strategy).pieces
        for number in range(piece.first, piece.first + len(piece.lines))
    }
    while watched.ending is None:
        watched.advance(1)
        assert {*watched.tracer.ran.lines, watched.tracer.ran.decided} <= shown
    assert watched.ending == plain.run()
    assert watched.timeline.states == plain.timeline.states


def test_equal_turns_share_one_object():
    watch = Watched(right_hand)
    seen = []
    for view in ALL_VIEWS * 10:
        watch.decide(view)
        seen.append(watch.ran)
    assert len({id(ran) for ran in seen}) == len(set(seen)) == 3


def test_the_lines_of_a_learners_strategy_are_traced_into_its_helpers(tmp_path):
    strategy = strategy_of(tmp_path, OF_PARTS)
    watch = Watched(strategy)
    watch.decide(ALL_VIEWS[0b0001])
    own = [number for _, number in watch.ran.lines]
    assert set(own) == {22, 13, 14, 15, 17, 18, 23, 8, 24, 25, 26, 28, 32}
    assert (own[0], own[-1]) == (22, 32)
    assert len(own) == len(set(own))
    assert watch.ran.decided == (str(tmp_path / "mine.py"), 32)


def test_a_line_that_ran_in_a_rule_of_ours_is_told_by_its_own_file(tmp_path):
    strategy = strategy_of(tmp_path, OF_PARTS)
    watch = Watched(strategy)
    assert watch.decide(ALL_VIEWS[0]) is Turn.LEFT
    ours = [line for line in watch.ran.lines if not line[0].endswith("mine.py")]
    assert {Path(file).name for file, _ in ours} == {"right_hand.py"}
    assert len(ours) == 3
    assert watch.ran.decided == (str(tmp_path / "mine.py"), 29)


FAILING = "def turn(view):\n    x = 1\n    while True:\n        x = 2\n"


def test_a_turn_that_failed_shows_how_far_it_came(tmp_path):
    watch = Watched(strategy_of(tmp_path, FAILING), most_lines=500)
    with pytest.raises(StrategyError, match="500 lines"):
        watch.decide(ALL_OPEN)
    assert [number for _, number in watch.ran.lines] == [2, 3, 4]
    assert watch.ran.decided[1] in (3, 4)


def test_a_long_turn_is_marked_as_far_as_it_makes_sense_and_always_shows_what_decided(tmp_path):
    text = """
from mazelib.compass import Turn
def turn(view):
    for _ in range(20_000):
        x = 1
    x = 2
    return Turn.LEFT
"""
    watch = Watched(strategy_of(tmp_path, text))
    for _ in range(2):
        assert watch.decide(ALL_OPEN) is Turn.LEFT
        assert [number for _, number in watch.ran.lines] == [4, 5, 7]
        assert watch.ran.decided[1] == 7


@pytest.mark.parametrize("text", [OF_PARTS, FAILING], ids=["answers", "fails"])
def test_a_tracer_that_was_there_before_gets_its_place_back(tmp_path, text):
    watch = Watched(strategy_of(tmp_path, text))
    seen = []

    def debugger(frame, event, argument):
        seen.append(event)
        return debugger

    before = sys.gettrace()
    sys.settrace(debugger)
    try:
        try:
            watch.decide(ALL_OPEN)
        except StrategyError:
            assert text is FAILING
        assert sys.gettrace() is debugger
    finally:
        sys.settrace(before)
    assert seen
    assert [number for _, number in watch.ran.lines][:2] == ([22, 13] if text is OF_PARTS else [2, 3])


def test_tracing_ends_with_the_call():
    before = sys.gettrace()
    Watched(right_hand).decide(ALL_OPEN)
    assert sys.gettrace() is before
