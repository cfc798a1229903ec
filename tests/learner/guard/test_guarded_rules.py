"""A learner's rule as a Strategy: what it says about its memory, and about its last answer."""

import pytest

from mazelib.grid.compass import EXPLORED, Heading
from mazelib.text.diagnostics import Explanation
from mazelib.walking.doubt import DICE, DoubtKind, not_proven
from mazelib.walking.freezer import thaw
from mazelib.walking.memory import NOTHING_KEPT
from mazelib.walking.strategy import Strategy, StrategyError
from mazelib.walking.view import VIEWS
from tests.learners import ALL_OPEN, IMPORT, asked, saved, strategy_of

NONE_OPEN = VIEWS[Heading.UP][0]
ANSWER = "    return Turn.LEFT\n"


def function(head: str = "", body: str = "", parameters: str = "view") -> str:
    """A file with a rule that is a function."""
    return f"{IMPORT}{head}def turn({parameters}):\n{body}{ANSWER}"


def test_a_function_of_the_view_alone_is_known_to_keep_nothing(tmp_path):
    strategy: Strategy = strategy_of(tmp_path, function("name = 'left'\n"))
    asked(strategy)
    assert strategy.memory() == NOTHING_KEPT


@pytest.mark.parametrize(
    "text",
    [
        function("seen = []\n"),
        function("steps = 0\n", "    global steps\n    steps = steps + 1\n"),
        function("import itertools\n"),
        function(parameters="view, rng"),
    ],
    ids=["data", "a global name", "a doubt", "dice"],
)
def test_whoever_might_keep_something_is_not(tmp_path, text):
    strategy = strategy_of(tmp_path, text)
    asked(strategy)
    assert strategy.memory() != NOTHING_KEPT


@pytest.mark.parametrize("imported", ["", "from mazelib import stepped\n"])
def test_who_keeps_something_by_the_name_of_ours_is_looked_at_again(tmp_path, imported):
    head = f"{imported}seen = []\nstepped = seen.append\n"
    strategy = strategy_of(tmp_path, function(head, "    x = stepped(1)\n"))
    assert thaw(strategy.memory().frozen)["seen"] == []
    asked(strategy)
    assert thaw(strategy.memory().frozen)["seen"] == [1]


def test_a_doubt_that_comes_up_during_the_walk_is_told(tmp_path):
    keeps = "        self.steps = float('nan')\n"
    rule = "class MyTurn:\n    def turn(self, view, place, heading):\n"
    strategy = strategy_of(tmp_path, f"{IMPORT}{rule}{keeps}    {ANSWER}")
    assert strategy.memory().doubt is None
    asked(strategy)
    doubt = strategy.memory().doubt
    assert doubt.kind is DoubtKind.NOT_PROVEN
    assert "nan" in doubt.words


@pytest.mark.parametrize("name", ["my_turn", "Mine"])
def test_a_rule_in_a_file_beside_the_script_is_not_proven(tmp_path, name):
    rules = f"def my_turn(view):\n{ANSWER}"
    rules += f"class Mine:\n    def turn(self, view, place, heading):\n    {ANSWER}"
    saved(tmp_path, IMPORT + rules, "rules_beside.py")
    text = f"from mazelib import show\nfrom rules_beside import {name}\nshow({name})\n"
    doubt = strategy_of(tmp_path, text).memory().doubt
    assert doubt == not_proven("it stands in another file than the script")


def test_our_own_rule_is_proven_though_it_stands_in_another_file(tmp_path):
    text = "from mazelib import right_hand, show\nshow(right_hand)\n"
    assert strategy_of(tmp_path, text).memory().doubt is None


def test_a_rule_that_tosses_coins_says_so(tmp_path):
    assert strategy_of(tmp_path, function(parameters="view, rng")).memory().doubt == DICE


def test_that_all_is_explored_is_an_answer(tmp_path):
    text = "from mazelib import EXPLORED\ndef turn(view):\n    return EXPLORED\n"
    assert asked(strategy_of(tmp_path, text)) is EXPLORED


def test_asked_once_more_after_explored_the_lines_of_both_answers_ran(tmp_path):
    text = (
        "from mazelib import EXPLORED, Turn\nclass MyTurn:\n    def __init__(self):\n"
        "        self.asked = 0\n    def turn(self, view, place, heading):\n"
        "        self.asked = self.asked + 1\n        if self.asked == 2:\n"
        "            return EXPLORED\n        return Turn.LEFT\n"
    )
    strategy = strategy_of(tmp_path, text)
    ran = []
    for _ in range(4):
        asked(strategy)
        lines_run = strategy.lines_run()
        ran.append(([line for _file, line in lines_run.lines], lines_run.decided[1]))
    usual = [6, 7, 9]
    assert ran == [(usual, 9), ([6, 7, 8], 8), ([6, 7, 8, 9], 9), (usual, 9)]


def test_an_object_that_claims_to_be_a_turn_is_refused(tmp_path):
    text = f"{IMPORT}class Fake:\n    __class__ = Turn\ndef turn(view):\n    return Fake()\n"
    with pytest.raises(StrategyError):
        asked(strategy_of(tmp_path, text))


def test_a_refused_answer_is_blamed_on_the_line_that_gave_it(tmp_path):
    strategy = strategy_of(tmp_path, function())
    asked(strategy)
    error = strategy.refused(Explanation("Why not.", "What to do."))
    assert (error.first.what, error.first.advice) == ("Why not.", "What to do.")
    assert error.first.quoted == ANSWER.rstrip("\n")


def test_a_log_that_is_long_is_told_whole_and_so_is_one_begun_anew(tmp_path):
    rule = "class MyTurn:\n    def __init__(self):\n        self.path = []\n"
    notes = (
        "    def turn(self, view, place, heading):\n        self.path.append((place, heading))\n"
    )
    anew = "        if view.front and view.left:\n            self.path = []\n"
    strategy = strategy_of(tmp_path, f"{IMPORT}{rule}{notes}{anew}    {ANSWER}")
    for count in range(1, 301):
        asked(strategy, VIEWS[0][0])
        if count % 60 == 0:
            assert thaw(strategy.memory().frozen) == {"path": [((1, 1), Heading.UP)] * count}
    asked(strategy, ALL_OPEN)
    assert thaw(strategy.memory().frozen) == {"path": []}


LOOKED_AT = """
class MyTurn:
    @property
    def __dict__(self):
        self.dice.randint(0, 1)
        return {"steps": 1}
    def turn(self, view, place, heading, rng):
        MyTurn.dice = rng
        rng.randint(0, 1)
        return Turn.LEFT
"""


def test_to_look_at_the_memory_leaves_the_notes_of_the_turn_as_they_are(tmp_path):
    strategy = strategy_of(tmp_path, IMPORT + LOOKED_AT)
    asked(strategy)
    ran = strategy.lines_run()
    assert ([number for _, number in ran.lines], ran.decided[1]) == ([9, 10, 11], 11)
    assert len(ran.coins) == 1
    strategy.memory()
    assert strategy.lines_run() == ran
    assert strategy.refused(Explanation("Why not.", "What to do.")).first.line == 11


def test_a_look_that_never_ends_is_told_as_one(tmp_path):
    rule = "class MyTurn:\n    def turn(self, view, place, heading):\n    "
    strategy = strategy_of(tmp_path, f"{IMPORT}{rule}{ANSWER}def look():\n    while True: pass\n")
    look = strategy.guard.namespace["look"]
    with pytest.raises(StrategyError, match="ran 100,000 lines while it was looked at"):
        strategy.guard.look(look)
    assert asked(strategy)


def test_what_is_set_under_a_global_name_is_seen_though_its_line_only_asks(tmp_path):
    body = "    global last\n    last = view.front\n"
    strategy = strategy_of(tmp_path, function("last = None\n", body))
    assert thaw(strategy.memory().frozen)["last"] is None
    for view, last in ((ALL_OPEN, True), (NONE_OPEN, False)):
        asked(strategy, view)
        assert thaw(strategy.memory().frozen)["last"] is last


COUNTS_AND_GOES_ON = """
class MyTurn:
    def turn(self, view, place, heading):
        for _ in range(3):
            try: count()
            except Exception: pass
            except BaseException: break
        try: count()
        except BaseException: pass
        return Turn.LEFT
"""


def test_a_call_that_was_stopped_has_failed_at_the_first_line_whatever_it_catches(tmp_path):
    strategy = strategy_of(tmp_path, IMPORT + COUNTS_AND_GOES_ON)
    calls = []

    def count():
        calls.append(1)
        if len(calls) >= 2:
            strategy.guard.stop(Explanation(f"{len(calls)} times.", "Do it once."))

    strategy.guard.namespace["count"] = count
    with pytest.raises(StrategyError, match=r"line 6: 2 times\."):
        asked(strategy)
    assert len(calls) == 3
    assert strategy.lines_run().decided[1] == 6


def test_a_memory_that_cannot_have_changed_is_not_looked_at_again(tmp_path):
    rule = "class MyTurn:\n    def __init__(self):\n        self.seen = []\n"
    notes = "    def turn(self, view, place, heading):\n        if view.right: self.seen = [view]\n"
    strategy = strategy_of(tmp_path, f"{IMPORT}{rule}{notes}    {ANSWER}")
    asked(strategy, ALL_OPEN)
    first = strategy.memory()
    asked(strategy, NONE_OPEN)
    assert strategy.memory() is first
    asked(strategy, ALL_OPEN)
    assert strategy.memory() is not first
