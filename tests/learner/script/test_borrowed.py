"""What a rule under check may not take from elsewhere."""

from pathlib import Path

import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.lines_in_order import TAIL, LinesInOrder
from mazelib.learner.script.borrowed import first_borrowed, first_borrowed_by_script
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.our_names import ANSWERS, OFFERED
from tests.learners import saved, script, script_of

LEFT_HAND = next(each for each in EXERCISES if each.name == "left_hand")
ONCE_EACH = next(each for each in EXERCISES if each.name == "once_each")
RULE = "\n\ndef my_turn(view):\n    return {}\n"
SIDES = "from dataclasses import dataclass\n@dataclass\nclass Sides"
TAKEN = [
    ("from mazelib.challenges.exercises.left_hand import left_hand", "left_hand(view)"),
    ("from mazelib.walking.strategies.tremaux import Tremaux", "Tremaux"),
    ("import mazelib.challenges.exercises.left_hand as it", "it.left_hand(view)"),
    ("from mazelib import right_hand", "right_hand(view)"),
    ("from mazelib import *", "right_hand(view)"),
    ("import mazelib as m", "m.right_hand(view)"),
    ("import importlib", "importlib.import_module('mazelib')"),
    ("import gc", "gc.get_objects()"),
    ("import os.path", "os.path.sep"),
    ("import mazelib.maps", "0"),
    ("from collections import _sys as s", "s.modules"),
    ("from typing import sys as s", "s.modules"),
    ("import queue", "queue.threading"),
    ("from operator import attrgetter\nfrom statistics import random", "0"),
    ("match len:\n    case object(__self__=found):\n        pass", "found"),
    ("def other(exec):\n    return exec", "exec('1')"),
    ("class Mine:\n    def other(self, open):\n        return 1", "open('heya/first.txt')"),
    ("", "(i for i in ()).gi_frame"),
    ("from pathlib import Path", "Path('heya/first.txt').read_text()"),
    ("", "open('heya/first.txt').read()"),
    ("", "(lambda: 0).__globals__"),
    ("import dataclasses", "dataclasses.sys.modules"),
    ("", "eval('1')"),
    ("", "view == open"),
    ("", "id(view) % 4"),
    ("NAMES = locals()", "NAMES['pick']"),
    ("match len:\n    case object(found):\n        pass", "found"),
    (f"{SIDES}(type):\n    left: bool\nmatch len:\n    case Sides(found):\n        pass", "0"),
    ("import enum", "enum.Enum._convert_('A', 'os', len)"),
]
HARMLESS = [
    ("import here\nfrom mazelib import Turn, show, pick", "Turn.LEFT"),
    ("import mazelib", "mazelib.Turn.LEFT"),
    ("from mazelib import *", "Turn.LEFT"),
    ("import math\nfrom collections import Counter", "math.pi"),
    ("def mark(view):\n    return 1", "mark(view)"),
    ("id = 3\nhash = {}", "id"),
    ("", "view.left is open"),  # A mistake, which is told as one.
    ("def other(exec):\n    return exec(3)", "other(abs)"),
    ("import sys, os, random, time", "Turn.LEFT"),
    ("from operator import attrgetter", "attrgetter('left')(view)"),
    ("class Notes:\n    f_count = 0\n    __hidden = 1", "Notes.f_count"),
    ("", "getattr(view, 'left')"),
    ("class Notes:\n    __slots__ = ('count',)\n    __hash__ = None", "__file__"),
    (f"{SIDES}:\n    left: bool\nmatch len:\n    case Sides(True):\n        pass", "0"),
    ("class Note:\n    def __hash__(self):\n        return hash((1, 2))", "0"),
    ("class Notes:\n    count = 0\nNotes.count = 1", "Notes.count"),
    ("match [1, 2]:\n    case [1, two]:\n        pass", "two"),
]


def words_of(head, answer, allowed):
    borrowed = first_borrowed(
        read_learner_file(Path("mine.py"), head + RULE.format(answer)), allowed, ()
    )
    return borrowed and borrowed.words


@pytest.mark.parametrize(("head", "answer"), TAKEN)
def test_what_is_taken_from_elsewhere_is_told_with_its_line(head, answer):
    words = words_of(head, answer, LEFT_HAND.allowed_answers) or ""
    answer_at = len((head + RULE).splitlines())
    assert words.startswith(tuple(f"mine.py, line {line}, " for line in (1, 2, 6, answer_at)))
    is_answer = "mazelib" in head and head != "import mazelib.maps"
    assert ("Whoever imports the answer has not passed." in words) == is_answer


@pytest.mark.parametrize(("head", "answer"), HARMLESS)
def test_what_is_harmless_may_be_used(head, answer):
    assert words_of(head, answer, LEFT_HAND.allowed_answers) is None


def test_an_exercise_allows_only_what_there_is_and_the_lines_need_no_more():
    for exercise in EXERCISES:
        assert set(exercise.allowed_answers) <= set(OFFERED)
        lines = "\n".join(LinesInOrder.of_exercise(exercise.name).given.of_rule) + TAIL
        file = read_learner_file(Path("a.py"), lines)
        assert first_borrowed(file, exercise.allowed_answers, ()) is None


@pytest.mark.parametrize("number", ["04", "05", "06", "07"])
def test_what_lessons_teach_may_be_used_where_it_is_no_answer(number):
    assert script_of(script(number)).not_allowed(ONCE_EACH.allowed_answers) is None


def test_all_that_mazelib_offers_may_be_used_except_answers():
    for name in OFFERED:
        is_refused = words_of(f"from mazelib import {name}", name, ()) is not None
        assert is_refused == (name in ANSWERS), name


def test_a_misspelt_name_of_ours_is_no_cheat():
    words = words_of("from mazelib import Trun", "0", ())
    assert words == "mine.py, line 1: mazelib does not offer the name Trun. Did you mean Turn?"


def test_whoever_imports_from_a_room_without_answers_is_told_what_to_write():
    words = words_of("from mazelib.grid.compass import Turn", "Turn.LEFT", ())
    assert words == (
        "mine.py, line 1, uses mazelib.grid.compass. "
        "Import the names that you need, as in: from mazelib import Turn, show"
    )


def test_a_file_beside_the_script_is_looked_at_too(tmp_path):
    saved(tmp_path, "import gc\nALL = gc.get_threshold()\n", "helper.py")
    path = saved(tmp_path, "import helper\n" + RULE.format("helper.ALL"))
    words = "helper.py, line 1, uses gc."
    assert script_of(path).not_allowed(LEFT_HAND.allowed_answers).startswith(words)
    assert first_borrowed_by_script(path, LEFT_HAND.allowed_answers).words.startswith(words)


@pytest.mark.parametrize("answer", ["x.Turn.LEFT", "x"])
def test_mazelib_as_a_whole_is_not_to_be_passed_on(answer):
    words = words_of("import mazelib\nx = mazelib", answer, LEFT_HAND.allowed_answers)
    assert words.startswith("mine.py, line 2, uses mazelib as a whole. Import the names")


def test_dice_of_pythons_own_are_told_what_to_use_instead():
    words = words_of("import random", "random.choice([0, 1])", LEFT_HAND.allowed_answers)
    assert "a rule is given its dice" in words


def test_an_answer_that_nobody_imported_is_not_known_and_not_taken_from_mazelib(tmp_path):
    path = saved(tmp_path, "def rule(view):\n    return right_hand(view)\n")
    for allowed in ((), ("right_hand",)):
        words = first_borrowed_by_script(path, allowed).words
        assert words.startswith("mine.py, line 2: the name 'right_hand' is not known. Write the ")
    text = "def left_hand(view):\n    return 0\nshow(right_hand, kind='exercises')\n"
    path = saved(tmp_path, f"from mazelib import show\n{text}")
    assert "The rule is called left_hand." in first_borrowed_by_script(path, ()).words
    for given in ("from mazelib import right_hand", "from mazelib import *", "right_hand = len"):
        path = saved(tmp_path, f"{given}\ndef rule(view):\n    return right_hand(view)\n")
        assert first_borrowed_by_script(path, ("right_hand",)) is None
