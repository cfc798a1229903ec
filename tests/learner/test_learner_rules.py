"""Rules as learners write them: of each that circles that is told,
and of none that hides memory.
"""

import random
from pathlib import Path

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.maps.heya_text import parse
from mazelib.walking import circle as circle_module
from mazelib.walking.lap_sentences import whether_it_goes_on
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.examples import is_thorough
from tests.learners import saved
from tests.samples import TESTS

RULES_FOLDER = TESTS / "learner_rules"
HAND = """if view.right:
            return Turn.RIGHT
        if view.front:
            return Turn.AHEAD
        return Turn.LEFT"""
RING = parse("#####\n#A  #\n# # #\n#   #\n#####\n#a###\n")
#: Some thirty laps of the ring.
LIMIT = 250


def rules_in(name: str) -> dict[str, tuple[str, str]]:
    """The rules of a file: by name what is told of each, and its text."""
    rules = {}
    _introduction, *sections = (RULES_FOLDER / name).read_text(encoding="utf-8").split("\n=== ")
    for section in sections:
        heading, _newline, text = section.partition("\n")
        rule, _colon, told = heading.partition(": ")
        rules[rule] = (told, "from mazelib import Turn\n" + text.replace("HAND", HAND))
    return rules


def spread(rules: dict[str, tuple[str, str]], step: int = 15) -> list[str]:
    """The names of all rules in the thorough run, and of one in so many in any other."""
    return list(rules)[:: 1 if is_thorough() else step]


CIRCLING = rules_in("circling.txt")
HIDING = rules_in("hiding.txt")
SQUARE = parse("A   a\n  ###\n")


def walked(folder: Path, text: str, *, recorded: bool, heya=RING, limit: int = LIMIT) -> Walk:
    walk = Walk(
        heya, load_script(saved(folder, text)).strategy(random.Random(0)), limit, recorded=recorded
    )
    walk.run()
    return walk


#: Many rules with a recording; without one, that a few tell the same is enough for every run.
CIRCLING_WALKS = [
    *((name, True) for name in spread(CIRCLING, 3)),
    *((name, False) for name in spread(CIRCLING)),
]


@pytest.mark.parametrize(("name", "recorded"), CIRCLING_WALKS)
@pytest.mark.sweep(9)
def test_each_rule_that_circles_is_said_to_circle(name, recorded, tmp_path):
    told, text = CIRCLING[name]
    walk = walked(tmp_path, text, recorded=recorded)
    lap = walk.lap_at(walk.tick)
    if told == "circle":
        assert walk.ending.verdict is Verdict.CIRCLING, walk.doubt
    else:
        assert walk.ending.verdict is Verdict.OUT_OF_TICKS
        assert ", ".join(lap.changing or ("nothing",)) == told
        assert (lap.ticks, lap.steps) == (8, 8)
        assert lap.count > 20


def same_words(folder: Path, text: str, limit: int) -> list[str]:
    """What is told of a rule after so many ticks, once it was asserted that both walks tell it."""
    recorded = walked(folder, text, recorded=True, limit=limit)
    bare = walked(folder, text, recorded=False, limit=limit)
    assert recorded.ending == bare.ending
    told = whether_it_goes_on(bare, bare.tick)
    assert whether_it_goes_on(recorded, recorded.tick) == told
    return told


@pytest.mark.parametrize("name", spread(CIRCLING))
@pytest.mark.sweep(2)
def test_recorded_or_not_the_same_words_are_told_of_a_rule(name, tmp_path):
    told, text = CIRCLING[name]
    for limit in (23, 24, 41, LIMIT):
        words = same_words(tmp_path, text, limit)
    assert bool(words) == (told != "circle")


NEWS_AT_TICK_400 = """
class MyTurn:
    def __init__(self):
        self.ticks = 0
        self.news = 0

    def turn(self, view, place, heading):
        self.ticks += 1
        if self.ticks == 400:
            self.news = 1
        HAND
"""


@pytest.mark.parametrize(
    ("limit", "changes"),
    [
        (399, "Only ticks changes."),
        (400, "Only news, ticks change."),
        (407, "Only news, ticks change."),
        (408, "Only ticks changes."),
        pytest.param(3000, "Only ticks changes.", marks=pytest.mark.thorough),
    ],
)
def test_what_changed_once_long_ago_is_not_told_of_the_last_laps(limit, changes, tmp_path):
    text = "from mazelib import Turn\n" + NEWS_AT_TICK_400.replace("HAND", HAND)
    assert changes in same_words(tmp_path, text, limit)


@pytest.mark.parametrize("name", spread(HIDING, 3))
@pytest.mark.sweep(9)
def test_no_rule_with_hidden_memory_is_said_to_go_on_for_ever(name, tmp_path, monkeypatch):
    _told, text = HIDING[name]
    recorded = walked(tmp_path, text, recorded=True, heya=SQUARE)
    monkeypatch.setattr(circle_module, "ONE_BY_ONE", 5)
    now_and_then = walked(tmp_path, text, recorded=False, heya=SQUARE)
    assert recorded.ending == now_and_then.ending
    assert recorded.ending.verdict is Verdict.ARRIVED
    assert recorded.tick > 41


def test_there_are_sixty_of_each():
    assert len(CIRCLING) >= 60
    assert len(HIDING) >= 60
