"""A learner's file: how it is read, what in it counts as the strategy, and what it is given."""

import os
import random
import sys

import pytest

import mazelib.compass
from mazelib.compass import TURNED, Heading, Turn
from mazelib.diagnostics import StrategyError
from mazelib.learner.loading import Kind, ShowCall, load_rule
from mazelib.lesson.show import run_lesson
from mazelib.strategies.right_hand import right_hand
from mazelib.timeline import Ending, Verdict
from mazelib.view import VIEWS
from mazelib.walk import Walk
from tests.learners import IMPORT, asked, error_in, error_of, first_turn, made, saved
from tests.maps import heya
from tests.stage.on_stage import script

LIMIT = sys.getrecursionlimit()

RIGHT_HAND = """\
from mazelib.compass import Turn

def {name}(view):
    if view.right:
        return Turn.RIGHT
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT
"""


def test_a_file_that_is_not_there_is_told(tmp_path):
    assert str(error_of(tmp_path / "gone.py")) == (
        "gone.py: there is no such file.\n"
        f"  Look for a typing mistake in: {tmp_path / 'gone.py'}"
    )


def test_a_file_deleted_after_it_was_loaded_goes_on_running(tmp_path):
    path = saved(tmp_path, RIGHT_HAND.format(name="turn"))
    rule = load_rule(path)
    path.unlink()
    assert asked(rule.strategy(random.Random(0))) is Turn.RIGHT
    assert error_of(path).first.what == "there is no such file."


def test_a_null_character_is_told(tmp_path):
    error = error_in(tmp_path, "x = 1\ny = \0\n")
    assert error.first.what in ("Python cannot take this program in.", "Python cannot read this line.")


def test_an_expression_nested_too_deeply_is_told(tmp_path):
    error = error_in(tmp_path, "x = " + "-" * 20_000 + "1\n")
    assert error.first.what in ("Python cannot take this program in.", "Python cannot read this line.")


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"], ids=["unix", "windows", "old mac"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "byte-order mark"])
def test_line_ends_and_a_byte_order_mark_do_not_matter(tmp_path, ends, mark):
    text = mark + RIGHT_HAND.format(name="turn").replace("\n", ends)
    assert first_turn(saved(tmp_path, text)) is Turn.RIGHT
    assert error_in(tmp_path, text.replace("Turn.RIGHT", "Turn.RIHGT")).first.line == 5


def test_a_file_saved_twice_in_one_second_is_read_anew(tmp_path):
    for answer in ("LEFT", "BACK", "LEFT"):
        path = saved(tmp_path, f"from mazelib.compass import Turn\ndef turn(view): return Turn.{answer}\n")
        os.utime(path, (1, 1))
        assert first_turn(path) is Turn[answer]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


@pytest.mark.parametrize("name", ["turn", "strategy", "hand_on_the_wall"])
def test_a_function_is_a_strategy(tmp_path, name):
    path = saved(tmp_path, RIGHT_HAND.format(name=name), "my_hand.py")
    assert first_turn(path) is Turn.RIGHT


def test_a_function_called_turn_goes_before_others(tmp_path):
    helper = "def wall(side):\n    return not side\n"
    assert first_turn(saved(tmp_path, helper + RIGHT_HAND.format(name="turn"))) is Turn.RIGHT


def test_the_function_of_the_view_goes_before_helpers(tmp_path):
    helper = "def Turn_left(x):\n    return not x\n"
    assert first_turn(saved(tmp_path, helper + RIGHT_HAND.format(name="hand"))) is Turn.RIGHT


def test_a_class_with_a_method_turn_is_a_strategy_before_any_function(tmp_path):
    text = """
from mazelib.compass import Turn

def first(things):
    return things[0]

class Base:
    def turn(self, view, place, heading):
        return first([Turn.BACK])

class Mine(Base):
    def __init__(self):
        self.places = []
"""
    assert first_turn(saved(tmp_path, text)) is Turn.BACK
    assert type(made(saved(tmp_path, text)).own).__name__ == "Mine"


def test_a_rule_of_ours_may_be_the_strategy(tmp_path):
    path = saved(tmp_path, "from mazelib.strategies.right_hand import right_hand as turn\n")
    assert made(path).own.__code__.co_filename == right_hand.__code__.co_filename


def test_a_dataclass_with_its_types_as_text_may_be_a_strategy(tmp_path):
    text = """
from __future__ import annotations
from dataclasses import dataclass
from mazelib.compass import Turn

@dataclass
class Mine:
    count: int = 0
    def turn(self, view, place, heading):
        self.count += 1
        return Turn(self.count % 4)
"""
    assert first_turn(saved(tmp_path, text)) is Turn.RIGHT


def test_nothing_of_one_walk_reaches_the_next(tmp_path):
    text = """
from mazelib.compass import Turn
seen = []
def turn(view):
    seen.append(view)
    return Turn(len(seen) % 4)
"""
    rule = load_rule(saved(tmp_path, text))
    for _ in range(3):
        strategy = rule.strategy(random.Random(0))
        assert [asked(strategy), asked(strategy)] == [Turn.RIGHT, Turn.BACK]


@pytest.mark.parametrize("import_it", ["import random", "import random as dice", "from random import choice"])
def test_whatever_a_file_tosses_the_same_seed_gives_the_same_run(tmp_path, import_it):
    call = {"import random": "random.choice", "import random as dice": "dice.choice"}.get(import_it, "choice")
    text = f"from mazelib.compass import Turn\n{import_it}\ndef turn(view):\n    return {call}(list(Turn))\n"
    rule = load_rule(saved(tmp_path, text))
    runs = [
        [asked(strategy) for _ in range(50)]
        for strategy in (rule.strategy(random.Random(s)) for s in (7, 7, 8))
    ]
    assert runs[0] == runs[1] != runs[2]


OWN_DICE = {
    "without a seed": "dice = random.Random()",
    "without a seed, in two words": "dice = random.Random(None)",
    "of the system": "dice = random.SystemRandom()",
    "imported by name": "from random import Random\ndice = Random()",
    "seeded anew": "dice = random.Random(1)\ndice.seed()",
    "all seeded anew": "dice = random\nrandom.seed()",
    "the second of two": "random.Random()\ndice = random.Random()",
    "copied": "import copy\ndice = copy.copy(random.Random())",
    "of a kind of its own": "class Mine(random.Random): pass\ndice = Mine()",
}


@pytest.mark.parametrize("name", OWN_DICE)
def test_dice_of_a_files_own_are_those_of_the_seed_too(tmp_path, name):
    text = f"{IMPORT}import random\n{OWN_DICE[name]}\ndef turn(view):\n    return dice.choice(list(Turn))\n"
    rule = load_rule(saved(tmp_path, text))
    runs = [
        [asked(strategy) for _ in range(50)]
        for strategy in (rule.strategy(random.Random(s)) for s in (7, 7, 8))
    ]
    assert runs[0] == runs[1] != runs[2]


def test_dice_that_a_class_asked_for_are_never_seeded_from_the_system(tmp_path):
    text = "class Mine:\n  def __init__(self, rng):\n    self.rng = rng\n    rng.seed()\n  def turn(self, v, p, h): 0\n"
    rule = load_rule(saved(tmp_path, text))
    tosses = [rule.strategy(random.Random(seed)).own.rng.random() for seed in (7, 7, 8)]
    assert tosses[0] == tosses[1] != tosses[2]


def test_what_a_strategy_prints_stays_off_standard_output(tmp_path, capsys):
    first_turn(
        saved(
            tmp_path,
            "from mazelib.compass import Turn\ndef turn(view):\n    print('here')\n    return Turn.LEFT\n",
        )
    )
    assert capsys.readouterr() == ("", "here\n")


def test_python_warns_about_a_learners_file_nowhere(tmp_path, recwarn, capsys):
    text = IMPORT + 'def turn(view):\n    if view is 1: return "\\d"\n    return Turn.LEFT\n'
    assert first_turn(saved(tmp_path, text)) is Turn.LEFT
    assert (len(recwarn), capsys.readouterr()) == (0, ("", ""))


def test_stopping_the_lesson_from_the_keyboard_is_no_error_of_the_strategy(tmp_path):
    # As Ctrl-C does; the strategy that would catch it cannot.
    text = """
import signal
def turn(view):
    try:
        signal.raise_signal(signal.SIGINT)
        for _ in range(100): pass
    except KeyboardInterrupt:
        return None
"""
    with pytest.raises(KeyboardInterrupt):
        first_turn(saved(tmp_path, text))


def test_a_learners_right_hand_walks_and_circles_as_ours_does(tmp_path):
    path = saved(tmp_path, RIGHT_HAND.format(name="turn"))
    endings = {}
    for name in ("first", "loop"):
        strategy = made(path)
        walk = Walk(heya(name), strategy)
        endings[name] = walk.run()
    assert endings == {"first": Ending(Verdict.ARRIVED, 143), "loop": Ending(Verdict.CIRCLING, 29, 13)}


def test_a_strategy_that_fails_later_is_told_at_that_tick(tmp_path):
    text = RIGHT_HAND.format(name="turn").replace("Turn.LEFT", "Turn.LEFT if view.left else None")
    strategy = made(saved(tmp_path, text))
    walk = Walk(heya("first"), strategy)
    with pytest.raises(StrategyError, match="line 8: the strategy answered nothing"):
        walk.run()
    assert walk.timeline.last == walk.tick > 0


def test_loading_leaves_the_modules_of_python_as_they_are(tmp_path):
    before = random.random, sys.modules["random"], print
    first_turn(saved(tmp_path, "import random\n" + RIGHT_HAND.format(name="turn")))
    assert (random.random, sys.modules["random"], print) == before


def test_dice_are_given_to_who_asks_for_them_by_name_and_nothing_to_who_does_not(tmp_path):
    body = "    def turn(self, view, place, heading):\n        return self.dice.choice(list(Turn))\n"
    asks = f"{IMPORT}class Mine:\n    def __init__(self, rng):\n        self.dice = rng\n{body}"
    assert isinstance(made(saved(tmp_path, asks)).own.dice, random.Random)
    other = asks.replace("rng", "number")
    assert error_of(saved(tmp_path, other)).first.what == (
        "__init__ has the wrong parameters: it is called with nothing, or dice (rng)."
    )


AFTERWARDS = {
    "side of the view": "from mazelib.view import View\nView.front = True",
    "side deleted": "from mazelib.view import View\ndel View.front",
    "word deleted": "from mazelib.compass import Heading\ndel Heading.word",
    "word of a heading": "from mazelib.compass import Heading\nHeading.word = 'x'",
    "member of an Enum": "Turn.LEFT.visits = 1",
    "rule of ours": "from mazelib.strategies.right_hand import right_hand\nright_hand.visits = 1",
    "table": "import mazelib.compass\nmazelib.compass.TURNED = ()",
    "recursion limit": "import sys\nsys.setrecursionlimit(60)",
    "all anew": "import importlib, mazelib.compass\nimportlib.reload(mazelib.compass)",
}


@pytest.mark.parametrize("name", AFTERWARDS)
def test_what_a_file_does_to_the_interpreter_is_over_with_the_next_one(tmp_path, name):
    load_rule(saved(tmp_path, f"{IMPORT}{AFTERWARDS[name]}\n" + RIGHT_HAND.format(name="turn")))
    first_turn(saved(tmp_path, RIGHT_HAND.format(name="turn"), "next.py"))
    assert (VIEWS[0][0].front, Heading.UP.word, vars(right_hand)) == (False, "up", {})
    assert not hasattr(Turn.LEFT, "visits")
    assert mazelib.compass.TURNED is TURNED and mazelib.compass.Turn is Turn
    assert sys.getrecursionlimit() == LIMIT


@pytest.mark.parametrize("toss", ["import random\ndef turn(view):\n", "def turn(view):\n    import random\n"])
def test_who_tosses_is_known_by_its_dice_wherever_they_come_from(tmp_path, toss):
    walk = Walk(heya("loop"), made(saved(tmp_path, f"{IMPORT}{toss}    return random.choice(list(Turn))\n")), 300)
    walk.run()
    assert walk.tosses


def test_why_no_circle_can_be_told_is_said(tmp_path, capsys):
    path = saved(tmp_path, f"{IMPORT}import itertools\nn = itertools.count()\ndef turn(view):\n    next(n)\n    return Turn.LEFT\n")
    options = ["--headless", "--map", "loop", "--limit", "50", "--strategy", str(path)]
    run_lesson(script("04"), ShowCall(print), options)
    assert capsys.readouterr().out == (
        "loop.txt: out of ticks after 50 ticks; whether it circles cannot be told (a count)\n"
    )


SHOWING = """
from mazelib import Turn, show

def helper(view):
    return Turn.LEFT

def mine(view):
    return Turn.RIGHT  # To the right.

if __name__ == "__main__":
    show({rule}, task="Mine.", panels="eyes")
"""


def test_what_a_script_shows_is_its_rule(tmp_path):
    rule = load_rule(saved(tmp_path, SHOWING.format(rule="mine")))
    assert asked(rule.strategy(random.Random(0))) is Turn.RIGHT
    assert (rule.call.task, rule.call.panels, rule.call.kind) == ("Mine.", ("eyes",), Kind.WALK)


@pytest.mark.parametrize(
    ("rule", "kind"),
    [("None", Kind.LOOK), ('{"up": 1}', Kind.KEYS), ("lambda view: Turn.LEFT", Kind.WALK), ("helper", Kind.WALK)],
)
def test_what_is_shown_tells_what_is_done_with_it(tmp_path, rule, kind):
    assert load_rule(saved(tmp_path, SHOWING.replace("{rule}", rule))).call.kind is kind


def test_wrong_words_in_a_call_of_show_are_told_at_its_line(tmp_path):
    wrong = SHOWING.format(rule="mine")
    assert "ValueError: there is no panel 'eyees': choose of code, eyes" in str(error_in(tmp_path, wrong.replace("eyes", "eyees")))
    assert error_in(tmp_path, wrong.replace('"Mine."', "7")).first.line == 11


def test_a_function_may_take_dice_and_the_seed_decides_them(tmp_path):
    text = f"{IMPORT}def walk(view, rng):\n    return rng.choice(list(Turn))\n"
    rule = load_rule(saved(tmp_path, text))
    runs = [[asked(strategy) for _ in range(50)] for strategy in map(rule.strategy, map(random.Random, (7, 7, 8)))]
    assert runs[0] == runs[1] != runs[2]


def test_several_functions_that_could_be_meant_are_named(tmp_path):
    text = f"{IMPORT}def one(x):\n    return Turn.LEFT\ndef other(x, y):\n    return Turn.RIGHT\n"
    assert "one (line 2) and other (line 4)" in error_in(tmp_path, text).first.what
