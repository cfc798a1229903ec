"""Our right hand in a learner's script: its copy notes its lines, and answers as it does."""

import random

import pytest

from mazelib.grid.compass import Heading
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.guard.our_rule import is_counted_right_hand
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.view import VIEWS
from tests.learners import asked, saved

SHOWS = "from mazelib import show\n"
BY_TWO_NAMES = "from mazelib import right_hand\nhand = right_hand\n"
CALLS = "def turn(view):\n    return hand(view)\n"


def strategy_of(folder, text):
    return load_script(saved(folder, text)).strategy(random.Random(0))


@pytest.mark.parametrize("text", [f"{BY_TWO_NAMES}{CALLS}", f"{SHOWS}{BY_TWO_NAMES}show(hand)\n"])
def test_a_counted_copy_stands_under_every_name_of_the_script(text, tmp_path):
    namespace = strategy_of(tmp_path, text).guard.namespace
    assert namespace["hand"] is namespace["right_hand"]
    assert is_counted_right_hand(namespace["hand"])
    assert namespace["hand"] is not right_hand


def test_the_copy_answers_each_view_as_the_original_does(tmp_path):
    strategy = strategy_of(tmp_path, BY_TWO_NAMES + CALLS)
    for view in VIEWS[Heading.UP]:
        assert asked(strategy, view) is right_hand(view)
        assert any(path.endswith("right_hand.py") for path, _ in strategy.lines_run().lines)


def test_a_script_without_our_rule_runs_no_file_of_ours(tmp_path):
    text = "def right_hand(view):\n    return None\ndef turn(view):\n    return right_hand(view)\n"
    guard = strategy_of(tmp_path, text).guard
    assert [file.path.name for file in guard.files] == ["mine.py"]
    assert not is_counted_right_hand(guard.namespace["right_hand"])


def test_each_run_gets_a_copy_of_its_own(tmp_path):
    loaded = load_script(saved(tmp_path, BY_TWO_NAMES + CALLS))
    first, second = (loaded.strategy(random.Random(0)).guard.namespace for _ in range(2))
    assert first["hand"] is not second["hand"]
