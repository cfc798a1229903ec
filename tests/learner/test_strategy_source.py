"""The source to show of a strategy: its pieces, from whichever file they are written in."""

from pathlib import Path

import pytest

import mazelib.strategies.branch_stack as branch_stack_module
from mazelib.compass import Turn
from mazelib.learner.strategy_source import Source, source_of
from mazelib.strategies.branch_stack import BranchStack
from mazelib.learner.line_tracer import LineTracer, Ran
from tests.learners import ALL_OPEN, OF_PARTS, strategy_of
from tests.maps import rule


def test_the_pieces_of_a_learners_strategy_are_what_it_uses(tmp_path):
    strategy = strategy_of(tmp_path, OF_PARTS)
    heads = [(piece.name, piece.first, piece.lines[0]) for piece in source_of(strategy).pieces]
    assert heads[0] == ("mine.py", 21, "def turn(view):")
    assert sorted(heads[1:3]) == [("mine.py", 6, "class Notes:"), ("mine.py", 12, "def best(view):")]
    assert [(name, first_line) for name, _, first_line in heads[3:]] == [
        ("right_hand.py", "def right_hand(view: View) -> Turn:")
    ]


def test_the_source_is_what_was_loaded_whatever_has_become_of_the_file(tmp_path):
    strategy = strategy_of(tmp_path, OF_PARTS)
    before = source_of(strategy)
    (tmp_path / "mine.py").write_text("# gone\n")
    assert source_of(strategy) == before
    (tmp_path / "mine.py").unlink()
    assert source_of(strategy) == before


@pytest.mark.parametrize(
    ("name", "heads"),
    [
        ("right_hand", ["def right_hand(view: View) -> Turn:"]),
        ("left_hand", ["def left_hand(view: View) -> Turn:"]),
        ("random_walk", ["class RandomWalk:"]),
        ("branch_stack", ["class BranchStack:", "def right_hand(view: View) -> Turn:"]),
    ],
)
def test_the_pieces_of_each_rule_are_the_rule_and_what_it_hands_on_to(name, heads):
    pieces = source_of(rule(name)).pieces
    assert [piece.lines[0] for piece in pieces] == heads
    for piece in pieces:
        text = Path(piece.file).read_text(encoding="utf-8").split("\n")
        assert tuple(text[piece.first - 1 : piece.first - 1 + len(piece.lines)]) == piece.lines


def test_the_files_of_a_source_are_those_of_its_pieces():
    source = source_of(BranchStack())
    assert {Path(file).name for file in source.files} == {"branch_stack.py", "right_hand.py"}
    assert branch_stack_module.__file__ in source.files


def test_a_lambda_and_a_decorated_function_have_a_source(tmp_path):
    start = "from mazelib.compass import Turn\n"
    pieces = source_of(strategy_of(tmp_path, start + "turn = lambda view: Turn.LEFT\n")).pieces
    assert [(piece.first, piece.lines) for piece in pieces] == [(2, ("turn = lambda view: Turn.LEFT",))]
    decorated = "def same(f):\n    return f\n@same\ndef turn(view):\n    return Turn.LEFT\n"
    pieces = source_of(strategy_of(tmp_path, start + decorated)).pieces
    assert [(piece.first, len(piece.lines)) for piece in pieces] == [(4, 3)]


def test_a_strategy_without_a_source_is_watched_all_the_same():
    namespace = {"Turn": Turn}
    exec("def turn(view):\n    return Turn.LEFT\n", namespace)
    strategy = namespace["turn"]
    assert source_of(strategy) == Source()
    tracer = LineTracer(frozenset())
    assert tracer.traced(strategy)(ALL_OPEN) is Turn.LEFT
    assert tracer.ran == Ran((), ("", 0))
