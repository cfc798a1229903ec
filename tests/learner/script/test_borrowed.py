"""What a rule under check may not take from elsewhere."""

from pathlib import Path

import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.lines_in_order import TAIL, LinesInOrder
from mazelib.learner.script.borrowed import first_borrowed
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.our_names import OFFERED
from tests.learners import saved, script, script_of

LEFT_HAND = next(each for each in EXERCISES if each.name == "left_hand")
ONCE_EACH = next(each for each in EXERCISES if each.name == "once_each")
RULE = "\n\ndef my_turn(view):\n    return {}\n"
TAKEN = [
    ("from mazelib.challenges.exercises.left_hand import left_hand", "left_hand(view)"),
    ("from mazelib.walking.strategies.tremaux import Tremaux", "Tremaux"),
    ("import mazelib.challenges.exercises.left_hand as it", "it.left_hand(view)"),
    ("from mazelib import right_hand", "right_hand(view)"),
    ("from mazelib import *", "right_hand(view)"),
    ("import mazelib as m", "m.right_hand(view)"),
    ("import importlib", "importlib.import_module('mazelib')"),
    ("import gc", "gc.get_objects()"),
    ("import os.path", "0"),
    ("from pathlib import Path", "Path('heya/first.txt').read_text()"),
    ("", "open('heya/first.txt').read()"),
    ("", "(lambda: 0).__globals__"),
    ("import dataclasses", "dataclasses.sys.modules"),
    ("", "eval('1')"),
    ("", "id(view) % 4"),
]
HARMLESS = [
    ("import here\nfrom mazelib import Turn, show, pick", "Turn.LEFT"),
    ("import mazelib", "mazelib.Turn.LEFT"),
    ("from mazelib import *", "Turn.LEFT"),
    ("import math\nfrom collections import Counter", "math.pi"),
    ("def mark(view):\n    return 1", "mark(view)"),
    ("id = 3\nhash = {}", "id"),
]


def words_of(head, answer, allowed):
    borrowed = first_borrowed(
        read_learner_file(Path("mine.py"), head + RULE.format(answer)), allowed, ()
    )
    return borrowed and borrowed.words


@pytest.mark.parametrize(("head", "answer"), TAKEN)
def test_what_is_taken_from_elsewhere_is_told_with_its_line(head, answer):
    words = words_of(head, answer, LEFT_HAND.allowed)
    assert words.startswith(("mine.py, line 1, ", "mine.py, line 4, "))
    assert ("Whoever imports the answer has not passed." in words) == ("mazelib" in head)


@pytest.mark.parametrize(("head", "answer"), HARMLESS)
def test_what_is_harmless_may_be_used(head, answer):
    assert words_of(head, answer, LEFT_HAND.allowed) is None


def test_an_exercise_allows_only_what_there_is_and_the_lines_need_no_more():
    for exercise in EXERCISES:
        assert set(exercise.allowed) <= set(OFFERED)
        lines = "\n".join(LinesInOrder.of_exercise(exercise.name).given.of_rule) + TAIL
        assert first_borrowed(read_learner_file(Path("a.py"), lines), exercise.allowed, ()) is None


@pytest.mark.parametrize("number", ["04", "05", "06", "07"])
def test_what_lessons_teach_may_be_used_where_it_is_no_answer(number):
    assert script_of(script(number)).not_allowed(ONCE_EACH.allowed) is None


def test_a_file_beside_the_script_is_looked_at_too(tmp_path):
    saved(tmp_path, "import gc\n", "helper.py")
    rule = script_of(saved(tmp_path, "import helper\n" + RULE.format("helper.gc")))
    assert rule.not_allowed(LEFT_HAND.allowed).startswith("helper.py, line 1, uses gc.")
