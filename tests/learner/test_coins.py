"""The recorded coins of each turn, compared with the same dice tossed here."""

import random

import pytest

from mazelib.grid.compass import Turn
from mazelib.learner.guard.guarded_script import load_script
from mazelib.walking.strategy import StrategyError
from mazelib.walking.walk import Walk
from tests.learners import saved, script
from tests.samples import heya


def walked(path, seed=0, name="open_square", ticks=300):
    """The timeline of a rule's walk."""
    walk = Walk(heya(name), load_script(path).strategy(random.Random(seed)), ticks)
    walk.run()
    return walk.timeline


def coins_tossed(rng, view) -> tuple[int, ...]:
    """What the rule of lesson 03 tosses at a view."""
    coins = []
    if view.right:
        coins.append(rng.randint(0, 1))
    if view.left and coins != [0]:
        coins.append(rng.randint(0, 1))
    return tuple(coins)


@pytest.mark.parametrize("seed", range(3))
def test_the_coins_of_a_walk_are_those_of_its_seed(seed):
    timeline = walked(script("03"), seed)
    rng = random.Random(seed)
    ticks = range(1, timeline.last + 1)
    tossed = [coins_tossed(rng, timeline.view(tick - 1)) for tick in ticks]
    assert [timeline.lines_run_at(tick).coins for tick in ticks] == tossed
    assert {*map(len, tossed)} == {0, 1, 2}


def test_the_first_coins_of_seed_0():
    timeline = walked(script("03"))
    rng = random.Random(0)
    coins = [timeline.lines_run_at(tick).coins for tick in range(1, 9)]
    assert coins == [(1,), (1,), (0,), (1, 1), (1, 1), (1, 1), (0,), (0,)]
    assert [coin for tick in coins for coin in tick] == [rng.randint(0, 1) for _ in range(11)]


def test_the_coins_of_a_tick_are_those_that_its_lines_tell_of():
    timeline = walked(script("03"))
    lines = script("03").read_text(encoding="utf-8").splitlines()
    for tick in range(1, timeline.last + 1):
        ran = timeline.lines_run_at(tick)
        texts = [lines[number - 1].strip() for _, number in ran.lines]
        assert len(ran.coins) == texts.count("coin = rng.randint(0, 1)")
        turned = timeline.moment(tick - 1, thinks=True).turn in (Turn.RIGHT, Turn.LEFT)
        assert ran.coins == (
            (1,) * (len(ran.coins) - 1) + (0,) if turned else (1,) * len(ran.coins)
        )


SAYS = "    return Turn.RIGHT if coin else Turn.AHEAD\n"
TOSSES = {
    "the dice given": "def turn(view, rng):\n    coin = rng.randint(0, 1)\n",
    "by keyword": "def turn(view, rng):\n    coin = rng.randint(b=1, a=0)\n",
    "kept": "class MyTurn:\n    def __init__(self, rng):\n        self.toss = rng.randint\n"
    "    def turn(self, view, place, heading):\n        coin = self.toss(0, 1)\n    ",
}


@pytest.mark.parametrize("toss", TOSSES.values(), ids=TOSSES)
def test_a_coin_is_noted_however_the_dice_are_reached(tmp_path, toss):
    rng = random.Random(0)
    timeline = walked(
        saved(tmp_path, f"from mazelib import Turn\n{toss}{SAYS}"), name="loop", ticks=20
    )
    assert [timeline.lines_run_at(tick).coins for tick in range(1, 21)] == [
        (rng.randint(0, 1),) for _ in range(20)
    ]


@pytest.mark.parametrize(
    "toss",
    [
        "rng.randint(1, 6)",
        "rng.randint(0, 5)",
        "rng.randint(0, 2)",
        "rng.randint(0, 0)",
        "rng.randint(1, 1)",
        "rng.randint(-1, 1)",
        "rng.random()",
        "rng.choice([0, 1])",
        "rng.randrange(2)",
    ],
)
def test_only_coins_are_noted_as_coins(toss, tmp_path):
    rule = f"from mazelib import Turn\ndef turn(view, rng):\n    {toss}\n    return Turn.RIGHT\n"
    timeline = walked(saved(tmp_path, rule), ticks=20)
    assert {timeline.lines_run_at(tick).coins for tick in range(1, 21)} == {()}


def test_equal_turns_with_equal_coins_share_one_object():
    timeline = walked(script("03"))
    seen = [timeline.lines_run_at(tick) for tick in range(1, timeline.last + 1)]
    assert len({id(ran) for ran in seen}) == len({*seen}) < 12


def test_a_rule_with_dice_is_known_to_toss(tmp_path):
    rule = f"from mazelib import Turn\n{TOSSES['by keyword']}{SAYS}"
    walk = Walk(heya("loop"), load_script(saved(tmp_path, rule)).strategy(random.Random(0)), 50)
    walk.run()
    assert walk.tosses
    assert walk.timeline.memory_at(0) == walk.timeline.memory_at(50) == {}


@pytest.mark.parametrize("mistake", ["rng.notes = 5", "del rng.notes"])
def test_dice_that_are_given_other_coins_are_told_at_the_next_toss(mistake, tmp_path):
    lines = ["def turn(view, rng):", f"    {mistake}", "    return rng.randint(0, 1)"]
    path = saved(tmp_path, "\n".join(lines))
    walk = Walk(heya("first"), load_script(path).strategy(random.Random(0)))
    with pytest.raises(StrategyError, match=r"line 3: .*has no .*'(by_chance|notes)'"):
        walk.advance(1)
    assert walk.timeline.last == 0
