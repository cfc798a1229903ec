"""The lines that ran and the line that decided, compared with those that must."""

import ast
import random
import re
import sys
from collections.abc import Iterator

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.source import source_of
from mazelib.making.making import Making
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import VIEWS, View
from tests.learners import ALL_OPEN, OF_PARTS, asked, lines_in_a_turn, made, saved, script
from tests.making.making_examples import rules_of

ALL_VIEWS = VIEWS[Heading.UP]


class Watched:
    """A rule from a file, and the lines that ran in its last turn."""

    def __init__(self, path, most_lines=100_000, seed=0):
        with lines_in_a_turn(most_lines):
            self.rule = load_script(path)
            self.strategy = self.rule.strategy(random.Random(seed))

    def turn(self, view=ALL_OPEN) -> Turn:
        return self.strategy.turn(view, (3, 3), Heading.UP)

    @property
    def numbers(self) -> list[int]:
        return [number for _, number in self.strategy.guard.lines_run().lines]

    @property
    def texts(self) -> tuple[list[str], str]:
        written = {
            (piece.file, number): line.partition("#")[0].strip()
            for piece in source_of(self.rule.files).pieces
            for number, line in enumerate(piece.lines, piece.first)
        }
        return [written[line] for line in self.strategy.guard.lines_run().lines], written[
            self.strategy.guard.lines_run().decided
        ]


def hand_lines(view: View) -> list[str]:
    """The lines of the right hand that must run: the questions up to the first yes,
    and its answer.
    """
    if view.right:
        return ["if view.right:", "return Turn.RIGHT"]
    return [
        "if view.right:",
        "if view.front:",
        "return Turn.AHEAD" if view.front else "return Turn.LEFT",
    ]


@pytest.mark.parametrize(
    "view",
    ALL_VIEWS,
    ids=lambda view: ",".join(side for side, is_open in vars(view).items() if is_open),
)
def test_the_lines_of_the_lessons_are_those_that_must_run(view):
    hand = Watched(script("04"))
    hand.turn(view)
    assert hand.texts == (hand_lines(view), hand_lines(view)[-1])
    stack = Watched(script("05"))
    stack.turn(view)
    noting = [
        "ways = onward_ways(view, heading)",
        "if place not in self.cards:",
        "if len(ways) > 1:",
    ]
    if [view.right, view.front, view.left].count(True) > 1:
        noting += ["card = ways[1]", "self.cards[place] = card"]
    assert stack.texts == (
        [*noting, "return right_hand(view)", *hand_lines(view)],
        "return right_hand(view)",
    )


@pytest.mark.parametrize("seed", range(8))
def test_the_answer_of_a_walk_by_chance_is_the_line_that_decided(seed):
    walk = Watched(script("03"), seed=seed)
    turn = walk.turn()
    lines, decided = walk.texts
    assert decided == lines[-1] == f"return Turn.{turn.name}"
    assert "coin = rng.randint(0, 1)" in lines


def test_equal_turns_share_one_object():
    watch = Watched(script("04"))
    seen = []
    for view in ALL_VIEWS * 10:
        watch.turn(view)
        seen.append(watch.strategy.guard.lines_run())
    assert len({id(ran) for ran in seen}) == len(set(seen)) == 3


def test_lines_are_noted_in_helpers_and_in_a_rule_of_ours(tmp_path):
    watch = Watched(saved(tmp_path, OF_PARTS))
    watch.turn(ALL_VIEWS[0b0001])
    assert watch.numbers == [22, 13, 17, 18, 23, 8, 24, 28, 32]
    assert watch.strategy.guard.lines_run().decided[0] == str(tmp_path / "mine.py")
    assert watch.turn(ALL_VIEWS[0]) is Turn.LEFT
    ours = [
        file for file, _ in watch.strategy.guard.lines_run().lines if not file.endswith("mine.py")
    ]
    assert len(ours) == 3
    assert all(file.endswith("right_hand.py") for file in ours)


def test_a_turn_that_failed_shows_how_far_it_came(tmp_path):
    watch = Watched(
        saved(tmp_path, "def turn(view):\n    x = 1\n    while True:\n        x = 2\n"),
        most_lines=500,
    )
    with pytest.raises(StrategyError, match="500 lines"):
        watch.turn()
    assert watch.numbers == [2, 3, 4]
    assert watch.strategy.guard.lines_run().decided[1] == 4


def test_a_turn_that_gave_no_answer_is_told_and_marked_at_one_line(tmp_path):
    watch = Watched(
        saved(tmp_path, "def turn(view):\n    x = 1\n    if view.front:\n        x = 2\n")
    )
    with pytest.raises(StrategyError, match="line 4: here turn ended"):
        watch.turn()
    assert watch.numbers == [2, 3, 4]
    assert watch.strategy.guard.lines_run().decided[1] == 4


def test_the_line_that_raised_is_marked_and_no_earlier_answer_of_a_helper(tmp_path):
    for wrong in ("x = helper() / 0", "while helper(): pass"):
        watch = Watched(
            saved(tmp_path, f"def helper():\n    return 1\n\n\ndef turn(view):\n    {wrong}\n")
        )
        with pytest.raises(StrategyError) as caught:
            watch.turn()
        line = caught.value.first.line
        assert watch.numbers == [6, 2]
        assert watch.strategy.guard.lines_run().decided[1] == line
        assert line == 6 or "endless" in caught.value.first.what


def making_of(loaded, maze, rng):
    maker = loaded.maker(maze, rng)
    return Making(maze, *maker.parts, lines_run=maker.lines_run)


def test_what_a_maker_does_after_its_last_yield_is_decided_by_its_last_line(tmp_path):
    text = (
        "from mazelib import show\n"
        "def make(maze, rng):\n"
        "    yield 'Begin.'\n"
        "    maze.dig(maze.first)\n"
        "show(make)\n"
    )
    making = making_of(load_script(saved(tmp_path, text)), Maze(2, 2), random.Random(0))
    making.advance(9)
    assert making.timeline.last == 1
    assert [making.timeline.frame(step).lines_run.decided[1] for step in (0, 1)] == [3, 4]


def test_the_line_of_a_loop_runs_before_each_round_and_once_more_when_no_round_is_left(tmp_path):
    text = (
        "from mazelib import show\n"
        "def make(maze, rng):\n"
        "    for room in maze.rooms:\n"
        "        yield 'One more.'\n"
        "    yield 'No room is left.'\n"
        "show(make)\n"
    )
    making = making_of(load_script(saved(tmp_path, text)), Maze(2, 1), random.Random(0))
    making.advance(9)
    for step, lines in enumerate([{3, 4}, {3, 4}, {3, 5}]):
        ran = making.timeline.frame(step).lines_run.lines
        assert {number for _file, number in ran} == lines, step


def test_the_yield_of_a_maker_decides_that_yielded_the_caption_first():
    rule = load_script(script("10"))
    making = making_of(rule, Maze(4, 3), random.Random(1))
    making.advance(1000)
    decided = []
    for step in range(making.timeline.last + 1):
        frame = making.timeline.frame(step)
        if frame.caption:
            line = rule.file.lines[frame.lines_run.decided[1] - 1].strip()
            words = re.split(r"oad \d+", frame.caption)[-1].strip()
            words = words if words != "." else "Lay road"
            assert line.startswith("yield "), step
            assert words in line, step
            decided.append(line)
    assert len(set(decided)) == 4
    assert decided[-1] == 'yield f"Lay road {road}."'


def first_lines_of_statements(text: str) -> dict[int, int]:
    """For each line of a program, the line where its statement begins."""
    statements = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    begins = {}
    for statement in sorted(statements, key=lambda statement: statement.lineno):
        for line in range(statement.lineno, statement.end_lineno + 1):
            begins[line] = statement.lineno
    return begins


def lines_as_python_tells(path, rules, maze, rng) -> Iterator[set[int]]:
    """The lines of a maker's rules that Python itself says it runs, step by step."""
    begins = first_lines_of_statements(path.read_text(encoding="utf-8"))
    ran = set()

    def watching(frame, event, _argument):
        if frame.f_code.co_filename != str(path):
            return None
        if event == "line" and frame.f_lineno != frame.f_code.co_firstlineno:
            ran.add(begins[frame.f_lineno])
        return watching

    def lines_of(steps):
        ran.clear()
        before = sys.gettrace()
        sys.settrace(watching)
        try:
            return next(steps, None) is not None
        finally:
            sys.settrace(before)

    first, *others = rules
    steps = first(maze, rng)
    while lines_of(steps):
        yield ran.copy()
    for rule in others:
        begin_next_rule(maze)
        yield ran.copy()
        steps = rule(maze, rng)
        while lines_of(steps):
            yield ran.copy()


@pytest.mark.parametrize(("number", "maker"), [("08", "dig"), ("09", "merge"), ("10", "road")])
def test_in_each_step_of_a_maker_those_lines_ran_that_python_runs(number, maker):
    path = script(number)
    told = lines_as_python_tells(path, rules_of(maker), Maze(5, 4), random.Random(2))
    making = making_of(load_script(path), Maze(5, 4), random.Random(2))
    making.advance(1000)
    assert making.timeline.done
    for step, lines in enumerate(told):
        ran = making.timeline.frame(step).lines_run.lines
        assert {line for file, line in ran if file == str(path)} == lines, step
    assert step == making.timeline.last


def test_our_own_rule_shown_directly_has_its_lines_noted_too(tmp_path):
    path = saved(tmp_path, "from mazelib import right_hand, show\nshow(right_hand)\n")
    strategy = made(path)
    assert asked(strategy) is Turn.RIGHT
    ran = strategy.lines_run()
    assert ran.lines
    assert ran.decided[0].endswith("right_hand.py")
