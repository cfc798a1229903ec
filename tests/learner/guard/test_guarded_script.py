"""A learner's file: how it is read, what in it is the rule, and what the rule is given."""

import os
import random
import sys

import pytest

import mazelib.grid.compass
from mazelib.grid.compass import TURNED, Heading, Turn
from mazelib.kinds.keys import KeysLesson
from mazelib.kinds.look import LookLesson
from mazelib.kinds.shared.registry import kind_for, kind_of
from mazelib.kinds.walk import WalkLesson
from mazelib.learner.guard.guarded_script import load_script
from mazelib.run_lesson import run_lesson
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import VIEWS
from mazelib.walking.walk import Walk
from tests.learners import (
    IMPORT,
    asked,
    error_in,
    error_of,
    first_turn,
    made,
    saved,
    script,
    script_of,
)
from tests.samples import heya

LIMIT = sys.getrecursionlimit()
RIGHT_HAND = f"""{IMPORT}
def turn(view):
    if view.right:
        return Turn.RIGHT
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT
"""


def test_a_file_deleted_after_it_was_loaded_goes_on_running(tmp_path):
    path = saved(tmp_path, RIGHT_HAND)
    rule = load_script(path)
    path.unlink()
    assert asked(rule.strategy(random.Random(0))) is Turn.RIGHT
    error = error_of(path)
    assert error.name == "mine.py"
    assert error.first.line is None
    assert str(path) in error.first.advice


@pytest.mark.parametrize(
    "text", ["x = 1\ny = \0\n", "x = " + "-" * 20_000 + "1\n"], ids=["null", "deep"]
)
def test_what_python_cannot_take_in_is_told(tmp_path, text):
    error = error_in(tmp_path, text)
    assert error.first.what.startswith(
        ("Python cannot read this program.", "Python does not understand this line.")
    )


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"], ids=["unix", "windows", "old mac"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "byte-order mark"])
def test_line_ends_and_a_byte_order_mark_do_not_matter(tmp_path, ends, mark):
    text = mark + RIGHT_HAND.replace("\n", ends)
    assert first_turn(saved(tmp_path, text)) is Turn.RIGHT
    assert error_in(tmp_path, text.replace("Turn.RIGHT", "Turn.RIHGT")).first.line == 5


def test_a_file_saved_twice_in_one_second_is_read_anew(tmp_path):
    for answer in ("LEFT", "BACK", "LEFT"):
        path = saved(tmp_path, f"{IMPORT}def turn(view): return Turn.{answer}\n")
        os.utime(path, (1, 1))
        assert first_turn(path) is Turn[answer]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


RULES = {
    "called turn, before others": "def wall(view):\n    return not view\n" + RIGHT_HAND,
    "called my_turn": RIGHT_HAND.replace("def turn", "def my_turn"),
    "a class called MyTurn": f"""{IMPORT}class _Base:
    def turn(self, view, place, heading): return Turn.RIGHT
class MyTurn(_Base):
    def __init__(self): self.places = []
""",
    "of ours": "from mazelib.walking.strategies.right_hand import right_hand as turn\n",
    "a dataclass": (
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        f"{IMPORT}@dataclass\n"
        "class MyTurn:\n"
        "    n: int = 1\n    def turn(self, view, place, heading):\n        return Turn(self.n)\n"
    ),
}


@pytest.mark.parametrize("name", RULES)
def test_the_rule_of_a_file_is_found(tmp_path, name):
    assert first_turn(saved(tmp_path, RULES[name])) is Turn.RIGHT


def test_without_a_rule_it_is_said_how_one_is_written(tmp_path):
    error = error_in(tmp_path, "turn = 5\n")
    assert error.first.line is None
    assert "def my_rule(view):" in error.first.advice
    assert "show(" in error.first.advice


def test_nothing_of_one_walk_reaches_the_next(tmp_path):
    text = (
        f"{IMPORT}seen = []\n"
        "def turn(view):\n"
        "    seen.append(view)\n"
        "    return Turn(len(seen) % 4)\n"
    )
    rule = load_script(saved(tmp_path, text))
    for _ in range(3):
        strategy = rule.strategy(random.Random(0))
        assert [asked(strategy), asked(strategy)] == [Turn.RIGHT, Turn.BACK]


CHOOSES = "        return self.rng.choice(list(Turn))\n"
TOSSING = {
    "a function": f"{IMPORT}def turn(view, rng):\n    return rng.choice(list(Turn))\n",
    "a class": f"{IMPORT}class MyTurn:\n    def __init__(self, rng): self.rng = rng\n"
    f"    def turn(self, view, place, heading):\n{CHOOSES}",
    "a method": (
        f"{IMPORT}class MyTurn:\n"
        "    def turn(self, view, place, heading, rng):\n"
        f"{CHOOSES.replace('self.', '')}"
    ),
    "seeded anew": (
        f"{IMPORT}class MyTurn:\n"
        "    def __init__(self, rng):\n"
        "        self.rng = rng\n"
        "        rng.seed()\n"
        "    def turn(self, view, place, heading):\n"
        f"        self.rng.seed(None)\n{CHOOSES}"
    ),
}


def turns_of(strategy, count):
    """What a strategy answers to the same view, so many times."""
    return [asked(strategy) for _ in range(count)]


@pytest.mark.parametrize("name", TOSSING)
def test_whatever_a_file_tosses_the_same_seed_gives_the_same_run(tmp_path, name):
    rule = load_script(saved(tmp_path, TOSSING[name]))
    strategies = [rule.strategy(random.Random(seed)) for seed in (7, 7, 8)]
    one, the_same, another = (turns_of(strategy, 50) for strategy in strategies)
    assert one == the_same != another


@pytest.mark.parametrize("name", TOSSING)
def test_a_rule_is_known_to_toss_by_its_dice(tmp_path, name):
    walk = Walk(heya("loop"), made(saved(tmp_path, TOSSING[name])), 300)
    walk.run()
    assert walk.tosses


def test_python_warns_nowhere(tmp_path, recwarn):
    text = IMPORT + 'def turn(view):\n    if view is 1: return "\\d"\n    return Turn.LEFT\n'
    assert first_turn(saved(tmp_path, text)) is Turn.LEFT
    assert len(recwarn) == 0


def test_a_learners_right_hand_walks_and_circles_as_ours_does(tmp_path):
    path = saved(tmp_path, RIGHT_HAND)
    endings = [Walk(heya(name), made(path)).run() for name in ("first", "loop")]
    assert endings == [Ending(Verdict.ARRIVED, 143), Ending(Verdict.CIRCLING, 29, 13)]


#: Attempts to change something that is not the learner's.
OURS = {
    "side of the view": "from mazelib.walking.view import View\nView.front = True",
    "side deleted": "from mazelib.walking.view import View\ndel View.front",
    "word of a heading": "from mazelib.grid.compass import Heading\nHeading.word = 'x'",
    "member of an Enum": "Turn.LEFT.visits = 1",
    "rule of ours": (
        "from mazelib.walking.strategies.right_hand import right_hand\nright_hand.visits = 1"
    ),
    "table": "import mazelib.grid.compass\nmazelib.grid.compass.TURNED = ()",
    "name of Python's": "import builtins\nbuiltins.len = 3",
}


@pytest.mark.parametrize("name", OURS)
def test_changing_the_sandbox_is_refused_with_the_line(tmp_path, name):
    error = error_in(tmp_path, f"{IMPORT}{OURS[name]}\n" + RIGHT_HAND)
    assert "belongs to the sandbox and cannot be changed" in error.first.what
    assert error.first.quoted == (IMPORT + OURS[name]).split("\n")[-1]
    assert (VIEWS[0][0].front, Heading.UP.word, vars(right_hand)) == (False, "up", {})
    assert not hasattr(Turn.LEFT, "visits")
    assert mazelib.grid.compass.TURNED is TURNED


def test_nobody_sets_how_deep_python_may_go(tmp_path):
    load_script(saved(tmp_path, f"{IMPORT}import sys\nsys.setrecursionlimit(60)\n" + RIGHT_HAND))
    assert sys.getrecursionlimit() == LIMIT


#: What a file may do to sys.path, the list of folders that Python imports from.
CHANGES_OF_THE_SEARCH_PATH = {
    "cleared": "import sys\nsys.path.clear()\n",
    "added to": "import sys\nsys.path.insert(0, 'nowhere')\n",
    "cleared, then an error": "import sys\nsys.path.clear()\nraise ArithmeticError\n",
    "exchanged": "import os\nos.sys.path = []\n",
}


@pytest.mark.parametrize("name", CHANGES_OF_THE_SEARCH_PATH)
def test_whatever_a_file_does_to_the_search_path_it_is_as_before(tmp_path, name):
    search_path = sys.path
    before = list(search_path)
    path = saved(tmp_path, CHANGES_OF_THE_SEARCH_PATH[name] + RIGHT_HAND)
    if "error" in name:
        assert error_of(path).first.what.startswith("ArithmeticError")
    else:
        assert first_turn(path) is Turn.RIGHT
    assert sys.path is search_path
    assert sys.path == before


def test_a_file_finds_what_lies_beside_it(tmp_path):
    saved(tmp_path, "ANSWER = 1\n", "lies_beside_mine.py")
    text = f"{IMPORT}from lies_beside_mine import ANSWER\ndef turn(view): return Turn(ANSWER)\n"
    assert first_turn(saved(tmp_path, text)) is Turn.RIGHT
    del sys.modules["lies_beside_mine"]


def test_a_file_beside_it_is_not_taken_for_one_of_pythons_own(tmp_path):
    saved(tmp_path, "raise RuntimeError\n", "colorsys.py")
    text = f"{IMPORT}import colorsys\ndef turn(view): return Turn.LEFT\n"
    assert first_turn(saved(tmp_path, text)) is Turn.LEFT
    del sys.modules["colorsys"]


FRAGILE = f"""{IMPORT}class Fragile:
    def __del__(self):
        print("deleted")
        raise ArithmeticError
at_the_top = [Fragile()]
at_the_top.clear()
def turn(view):
    in_the_turn = [Fragile()]
    in_the_turn.clear()
    return Turn.LEFT
"""


def test_an_error_in_a_del_is_not_told(tmp_path, capfd):
    answer = script_of(saved(tmp_path, FRAGILE)).walk(heya("first"), 0, 1).run()
    assert answer.tick == 1
    assert "Error" not in capfd.readouterr().err


def test_why_no_circle_can_be_told_is_said(tmp_path, capsys):
    text = (
        f"{IMPORT}import itertools\n"
        "n = itertools.count()\n"
        "def turn(view):\n"
        "    next(n)\n"
        "    return Turn.LEFT\n"
    )
    options = [
        "--headless",
        "--map",
        "loop",
        "--limit",
        "50",
        "--strategy",
        str(saved(tmp_path, text)),
    ]
    run_lesson(script("04"), options)
    out = capsys.readouterr().out
    assert "50" in out
    assert "line 2: import itertools" in out


SHOWING = """from mazelib import Heading, Turn, show
def helper(view):
    return Turn.LEFT
def mine(view):
    return Turn.RIGHT
if __name__ == "__main__":
    show({rule}, task="Mine.", panels=["eyes"])
"""


def test_what_a_script_shows_is_its_rule(tmp_path):
    rule = load_script(saved(tmp_path, SHOWING.format(rule="mine")))
    assert asked(rule.strategy(random.Random(0))) is Turn.RIGHT
    assert (rule.call.task, rule.call.panels, kind_for(rule.call)) == (
        "Mine.",
        ("eyes",),
        WalkLesson,
    )
    for shown, kind in [
        ("None", LookLesson),
        ('{"up": Heading.UP}', KeysLesson),
        ("lambda view: Turn.LEFT", WalkLesson),
    ]:
        assert kind_for(load_script(saved(tmp_path, SHOWING.replace("{rule}", shown))).call) is kind


def error_of_lesson(folder, text):
    with pytest.raises(LocatedError) as caught:
        kind_of(script_of(saved(folder, text)))
    return caught.value


def test_wrong_words_in_a_call_of_show_are_told_at_its_line(tmp_path):
    wrong = SHOWING.format(rule="mine")
    error = error_of_lesson(tmp_path, wrong.replace("eyes", "eyees"))
    assert error.first.line == 7
    assert "eyees" in error.first.what
    assert "code, eyes" in error.first.advice
    maker = wrong.replace("def mine(view)", "def mine(maze, rng)").replace("return", "yield")
    assert "code" in error_of_lesson(tmp_path, maker).first.advice
    for right, false in (
        ('"Mine."', "7"),
        ('["eyes"]', "5"),
        ('["eyes"]', "[], sizes=[]"),
        ("panels", "sizes"),
    ):
        assert error_of_lesson(tmp_path, wrong.replace(right, false)).first.line == 7


COUNTS_ITS_OBJECTS = f"""{IMPORT}
class Mine:
    made = []
    def __init__(self):
        self.made.append(1)
    def turn(self, view, place, heading):
        return Turn.LEFT
"""


def test_a_class_is_made_once_before_the_first_tick_of_each_walk(tmp_path):
    loaded = load_script(saved(tmp_path, COUNTS_ITS_OBJECTS))
    for _ in range(3):
        strategy = loaded.strategy(random.Random(0))
        assert strategy.guard.namespace["Mine"].made == [1]
