"""The lines that ran and the line that decided, against those that must."""

import random
import sys

import pytest

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import StrategyError
from mazelib.learner.line_tracer import LineTracer
from mazelib.learner.loading import load_rule
from mazelib.view import VIEWS, View
from tests.learners import ALL_OPEN, OF_PARTS, saved
from tests.stage.on_stage import script

ALL_VIEWS = VIEWS[Heading.UP]
HERE = (3, 3)


class Watched:
    """A rule from a file, asked with a tracer that sees all of its source."""

    def __init__(self, path, most_lines=100_000, seed=0):
        rule = load_rule(path)
        self.strategy = rule.strategy(random.Random(seed))
        self.strategy.guard.most_lines = most_lines
        self.tracer = LineTracer(rule.source.files)
        self._written = {
            (piece.file, number): line.partition("#")[0].strip()
            for piece in rule.source.pieces
            for number, line in enumerate(piece.lines, piece.first)
        }

    def turn(self, view=ALL_OPEN) -> Turn:
        return self.tracer.traced(self.strategy.turn)(view, HERE, Heading.UP)

    @property
    def numbers(self) -> list[int]:
        return [number for _, number in self.tracer.ran.lines]

    @property
    def texts(self) -> tuple[list[str], str]:
        ran = self.tracer.ran
        return [self._written[line] for line in ran.lines], self._written[ran.decided]


def hand_lines(view: View) -> list[str]:
    """The lines of the right hand that must run: the questions up to the first yes, and its answer."""
    if view.right:
        return ["if view.right:", "return Turn.RIGHT"]
    return ["if view.right:", "if view.front:", "return Turn.AHEAD" if view.front else "return Turn.LEFT"]


@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.words)
def test_the_lines_of_the_lessons_are_those_that_must_run(view):
    hand = Watched(script("04"))
    hand.turn(view)
    assert hand.texts == (hand_lines(view), hand_lines(view)[-1])
    stack = Watched(script("05"))
    stack.turn(view)
    noting = ["if place in self.cards:", "if view.right and view.front:"]
    if view.right and view.front:
        noting.append("self.cards[place] = heading")
    else:
        noting.append("elif view.left and (view.right or view.front):")
        if view.left and (view.right or view.front):
            noting.append("self.cards[place] = turned(heading, Turn.LEFT)")
    assert stack.texts == ([*noting, "return right_hand(view)", *hand_lines(view)], "return right_hand(view)")


@pytest.mark.parametrize("seed", range(8))
def test_a_coin_is_seen_only_where_the_rule_asks_for_one(seed):
    walk = Watched(script("03"), seed=seed)
    turn = walk.turn()
    lines, decided = walk.texts
    assert lines.count("coin = rng.randint(0, 1)") == 1 + (turn is not Turn.RIGHT) - 0 or turn is Turn.RIGHT
    assert decided == lines[-1] == f"return Turn.{turn.name}"


def test_equal_turns_share_one_object():
    watch = Watched(script("04"))
    seen = []
    for view in ALL_VIEWS * 10:
        watch.turn(view)
        seen.append(watch.tracer.ran)
    assert len({id(ran) for ran in seen}) == len(set(seen)) == 3


def test_lines_are_traced_into_helpers_and_into_a_rule_of_ours(tmp_path):
    watch = Watched(saved(tmp_path, OF_PARTS))
    watch.turn(ALL_VIEWS[0b0001])
    assert set(watch.numbers) == {22, 13, 14, 15, 17, 18, 23, 8, 24, 25, 26, 28, 32}
    assert watch.tracer.ran.decided == (str(tmp_path / "mine.py"), 32)
    assert watch.turn(ALL_VIEWS[0]) is Turn.LEFT
    ours = [file for file, _ in watch.tracer.ran.lines if not file.endswith("mine.py")]
    assert len(ours) == 3 and all(file.endswith("right_hand.py") for file in ours)
    assert watch.tracer.ran.decided == (str(tmp_path / "mine.py"), 29)


FAILING = "def turn(view):\n    x = 1\n    while True:\n        x = 2\n"


def test_a_turn_that_failed_shows_how_far_it_came(tmp_path):
    watch = Watched(saved(tmp_path, FAILING), most_lines=500)
    with pytest.raises(StrategyError, match="500 lines"):
        watch.turn()
    assert watch.numbers == [2, 3, 4] and watch.tracer.ran.decided[1] in (3, 4)


def test_a_long_turn_is_marked_as_far_as_it_makes_sense_and_always_shows_what_decided(tmp_path):
    text = "from mazelib import Turn\ndef turn(view):\n    for _ in range(20_000):\n        x = 1\n    x = 2\n    return Turn.LEFT\n"
    watch = Watched(saved(tmp_path, text))
    for _ in range(2):
        assert watch.turn() is Turn.LEFT
        assert watch.numbers == [3, 4, 6] and watch.tracer.ran.decided[1] == 6


def test_of_a_generator_the_innermost_yield_decides():
    rule = load_rule(script("10"))
    tracer = LineTracer(rule.source.files)
    from mazelib.makers.maze import Maze

    steps = rule.steps(Maze(4, 3), random.Random(1), tracer.traced)
    decided = set()
    for _ in range(12):
        next(steps)
        decided.add(rule.file.lines[tracer.ran.decided[1] - 1].strip())
    assert decided == {'yield "Road 1 begins at the start."', "yield why"}


@pytest.mark.parametrize("text", [OF_PARTS, FAILING], ids=["answers", "fails"])
def test_a_tracer_that_was_there_before_gets_its_place_back(tmp_path, text):
    watch = Watched(saved(tmp_path, text))
    seen = []

    def debugger(frame, event, argument):
        seen.append(event)
        return debugger

    before = sys.gettrace()
    sys.settrace(debugger)
    try:
        try:
            watch.turn()
        except StrategyError:
            assert text is FAILING
        assert sys.gettrace() is debugger
    finally:
        sys.settrace(before)
    assert seen and watch.numbers[:2] == ([22, 13] if text is OF_PARTS else [2, 3])
