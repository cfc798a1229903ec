"""Marking the ways: it arrives wherever a way leads, and knows when none does."""

import random
import runpy
from collections import Counter

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.strategy import ByView, StrategyError
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.learners import strategy_of
from tests.samples import SCRIPTS, Asked, heya

OF_THE_LESSON = runpy.run_path(str(SCRIPTS / "06_tremaux.py"))["Tremaux"]
KINDS = ("tree", "braided", "open squares", "random walls")


def marked(rows: list[list[str]], rng: random.Random, most: int) -> Heya:
    """A map of these rows, with a start and at most ``most`` control points on floor places."""
    rows = [
        list("#" * (len(rows[0]) + 2)),
        *(["#", *row, "#"] for row in rows),
        list("#" * (len(rows[0]) + 2)),
    ]
    floor = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == " "]
    marks = rng.choice("A>V<") + "abc"[: rng.randint(1, most)]
    for sign, (x, y) in zip(marks, rng.sample(floor, min(len(marks), len(floor))), strict=False):
        rows[y][x] = sign
    return parse("\n".join(map("".join, rows)))


def random_map(kind: str, rng: random.Random, most: int) -> Heya:
    """A small map of a kind."""
    width = rng.randint(2, 9)
    height = rng.randint(2, 7)
    rows = []
    for _ in range(height):
        rows.append([rng.choice("   #") for _ in range(width)])
    if kind == "open squares":
        rows = [[" "] * width for _ in range(height)]
    if kind in ("tree", "braided"):
        made = make("dig", max(1, width // 2), max(1, height // 2), rng.randrange(10**6))
        signs = str.maketrans("+-|SG", "###  ")
        rows = [list(row.translate(signs)) for row in made.rows]
    if kind == "braided":
        inner = [(x, y) for y in range(1, len(rows) - 1) for x in range(1, len(rows[0]) - 1)]
        for x, y in rng.sample(inner, len(inner) // 6):
            rows[y][x] = " "
    rows[0][:2] = [" ", " "]  # Room for a start and a control point.
    return marked(rows, rng, most)


class Counted(Tremaux):
    """Trémaux, which counts its rounds."""

    rounds = 0

    def turn(self, view, place, heading):
        turn = super().turn(view, place, heading)
        self.rounds += turn is EXPLORED
        return turn


def check(read: Heya) -> Walk:
    """The walk arrives, or says why not; in each round no way is walked twice in one direction."""
    rule = Counted()
    walked = Counter()
    walk = Walk(read, rule)
    can_arrive = not reach.unreachable(read)
    ticks = 0
    while walk.ending is None:
        walk.advance(1)
        ticks += 1
        if walk.ending is None or walk.tick == ticks:
            assert (
                walk.timeline.place(walk.tick) != walk.timeline.place(walk.tick - 1)
                or not walk.tick
            ), read.rows
            walked[rule.rounds, walk.timeline.states[-1]] += walk.tick > 0
    assert (walk.ending.verdict is Verdict.ARRIVED) == can_arrive, read.rows
    assert can_arrive or walk.ending.verdict is Verdict.UNREACHABLE, read.rows
    assert set(walked.values()) <= {0, 1}, read.rows
    assert rule.rounds <= len(read.controls) + 1, read.rows
    return walk


def check_many(kind: str, count: int) -> int:
    rng = random.Random(kind)
    arrived = 0
    for number in range(count):
        walk = check(random_map(kind, rng, 1 + number % 3))
        arrived += walk.ending.verdict is Verdict.ARRIVED
    return arrived


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.sweep(3)
def test_it_arrives_wherever_a_way_leads_and_says_so_where_none_does(kind):
    assert check_many(kind, 100) > 60


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_it_does_so_on_ten_thousand_maps(kind):
    assert check_many(kind, 2_500) > 1_500


def test_the_lesson_walks_as_its_twin_in_the_library():
    rng = random.Random(6)
    for number in range(80):
        read = random_map(KINDS[number % 4], rng, 3)
        ours = Walk(read, Tremaux())
        theirs = Walk(read, Asked(OF_THE_LESSON().turn))
        assert ours.run() == theirs.run()
        assert ours.timeline.states == theirs.timeline.states


def contest_maze(seed: int) -> Heya:
    """16 × 16 rooms, the goal in the middle, within walls that stand free:
    a hand on the wall goes round them.
    """
    rows = [list(row) for row in make("dig", 16, 16, seed).rows]
    middle = range(15, 18)
    for y in range(13, 20):
        for x in range(13, 20):
            on_ring = x in (13, 19) or y in (13, 19)
            rows[y][x] = " " if on_ring or (x in middle and y in middle) else "#"
    door = random.Random(seed).choice([(14, 16), (18, 16), (16, 14), (16, 18)])
    rows[door[1]][door[0]] = " "
    rows[-2][-2] = " "
    rows[16][16] = "G"
    return parse("\n".join(map("".join, rows)))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.sweep(2)
def test_it_arrives_in_contest_mazes_where_the_right_hand_never_does(seed):
    maze = contest_maze(seed)
    assert Walk(maze, ByView(right_hand)).run().verdict is Verdict.CIRCLING
    walk = check(maze)
    assert walk.ending.verdict is Verdict.ARRIVED


def test_a_target_that_was_passed_too_early_is_found_in_a_second_round():
    walk = check(parse("c<b a"))
    assert (walk.ending.verdict, walk.timeline.reached) == (Verdict.ARRIVED, [5, 7, 9])


def test_walled_in_all_is_explored_at_once():
    assert (
        Tremaux().turn(Walk(parse("A#a"), ByView(right_hand)).timeline.view(0), (0, 0), Heading.UP)
        is EXPLORED
    )


RULE = "from mazelib import EXPLORED, Turn\ndef turn(view):\n"


def test_a_rule_that_says_too_early_that_all_is_explored_is_told_that_there_is_a_way(tmp_path):
    strategy = strategy_of(tmp_path, RULE + "    return EXPLORED  # I am tired.\n")
    with pytest.raises(
        ValueError, match="line 3: the rule says everything is explored, but there's a path to a"
    ):
        Walk(parse("> a"), strategy).run()


def test_a_rule_of_a_learner_can_say_it(tmp_path):
    once = RULE + "    return Turn.AHEAD if view.front else EXPLORED\n"
    ending = Walk(parse(">  #a"), strategy_of(tmp_path, once)).run()
    assert (ending.verdict, ending.tick) == (Verdict.UNREACHABLE, 2)
    assert ending.words == "cannot be reached after 2 ticks"


def test_a_text_that_only_reads_like_it_proves_nothing(tmp_path):
    text = RULE + "    return Turn.AHEAD if view.front else 'explored'\n"
    walk = Walk(parse(">  #a"), strategy_of(tmp_path, text))
    with pytest.raises(StrategyError, match="the rule answered 'explored', which is not a turn"):
        walk.run()
    assert walk.ending is None


def test_a_rule_that_is_asked_again_may_go_on(tmp_path):
    again = """\
from mazelib import EXPLORED, Turn

class MyTurn:
    def __init__(self):
        self.asked = 0

    def turn(self, view, place, heading):
        self.asked += 1
        return EXPLORED if self.asked % 2 else Turn.AHEAD
"""
    ending = Walk(parse(">  a"), strategy_of(tmp_path, again)).run()
    assert (ending.verdict, ending.tick) == (Verdict.ARRIVED, 3)


def test_it_arrives_in_both_traps_of_the_branch_stack():
    endings = [Walk(heya(name), Tremaux()).run() for name in ("trap_room", "trap_corridor")]
    assert [(each.verdict, each.tick) for each in endings] == [
        (Verdict.ARRIVED, 13),
        (Verdict.ARRIVED, 42),
    ]


def test_in_a_dead_end_it_turns_round_in_one_tick():
    walk = Walk(parse("A  #a"), Tremaux())
    walk.run()
    turns = [walk.timeline.moment(tick, thinks=True).turn for tick in range(walk.tick)]
    assert turns == [Turn.RIGHT, Turn.AHEAD, Turn.BACK, Turn.AHEAD]
