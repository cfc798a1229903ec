"""Remembering the ways not taken."""

import itertools

import pytest
from hypothesis import given

from mazelib.grid.compass import Heading, Turn
from mazelib.walking.freezer import thaw
from mazelib.walking.strategies.branch_stack import BranchStack
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from tests.examples import examples
from tests.samples import Unwatched, heya, maps

HERE = (3, 3)
BRANCHES = [(heading, branch) for heading in Heading for branch in Heading]


def view(open_sides, back=True):
    return View(front="f" in open_sides, right="r" in open_sides, left="l" in open_sides, back=back)


@pytest.mark.parametrize(
    ("open_sides", "remembered"),
    [
        ("", None), ("f", None), ("l", None), ("r", None),
        ("fl", Turn.LEFT), ("fr", Turn.AHEAD), ("rl", Turn.LEFT), ("frl", Turn.AHEAD),
    ],
)  # fmt: skip
@pytest.mark.parametrize("heading", Heading)
def test_one_way_not_taken_is_remembered_with_its_place_and_heading(
    open_sides, remembered, heading
):
    stack = BranchStack()
    assert stack.turn(view(open_sides), HERE, heading) is right_hand(view(open_sides))
    expected = {} if remembered is None else {HERE: Heading((heading + remembered) % 4)}
    assert stack.branches == expected


@pytest.mark.parametrize(("heading", "branch"), BRANCHES)
def test_a_remembered_branch_is_taken_and_forgotten_and_never_turns_back(heading, branch):
    stack = BranchStack()
    stack.branches[HERE] = branch
    turn = stack.turn(view("frl"), HERE, heading)
    assert turn is (Turn.AHEAD if (branch - heading) % 4 == 2 else Turn((branch - heading) % 4))
    assert stack.branches == {}


def test_the_newest_branch_lies_on_top():
    walk = Walk(heya("wide"), BranchStack())
    walk.advance(200)
    branches = [list(walk.timeline.memory_at(tick)["branches"].items()) for tick in range(201)]
    for before, after in itertools.pairwise(branches):
        one_fewer = []
        for gone in before:
            one_fewer.append([each for each in before if each != gone])
        assert after in (before, [*before, *after[-1:]], *one_fewer)
    assert max(len(each) for each in branches) > 5


@given(maps())
@examples(60)
def test_branches_are_remembered_at_open_places_with_a_way_that_is_open(read):
    walk = Walk(read, BranchStack(), 200)
    walk.run()
    for tick in range(walk.tick + 1):
        for (x, y), heading in walk.timeline.memory_at(tick)["branches"].items():
            assert read.exits[y * read.width + x] >> heading & 1


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("trap_room", Ending(Verdict.CIRCLING, 10, 0)),
        ("trap_corridor", Ending(Verdict.CIRCLING, 31, 1)),
    ],
)
def test_it_circles_for_ever_in_both_traps_and_without_the_verdict_finds_nothing_either(
    name, ending
):
    walk = Walk(heya(name), BranchStack())
    beyond = Walk(heya(name), Unwatched(BranchStack()), 5_000)
    assert walk.run() == ending
    then = walk.timeline.moment(ending.since)
    now = walk.timeline.moment(ending.tick)
    for each in ("place", "heading", "memory", "view"):
        assert getattr(then, each) == getattr(now, each)
    assert walk.timeline.target(ending.since) == walk.timeline.target(ending.tick)
    assert beyond.run() == Ending(Verdict.OUT_OF_TICKS, 5_000)


def test_its_memory_is_new_whenever_a_branch_comes_or_goes():
    stack = BranchStack()
    nothing = stack.memory()
    stack.turn(view("fr"), HERE, Heading.UP)
    assert thaw(stack.memory().frozen) == {"branches": {HERE: Heading.UP}}
    stack.turn(view("fr"), HERE, Heading.UP)
    assert stack.memory() == nothing
