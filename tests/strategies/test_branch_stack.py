"""Remembering the ways not taken."""

import itertools

import pytest
from hypothesis import given, settings

from mazelib.compass import Heading, Turn
from mazelib.heya import parse
from mazelib.strategies.branch_stack import BranchStack
from mazelib.strategies.right_hand import right_hand
from mazelib.timeline import Ending, Verdict
from mazelib.view import View
from mazelib.walk import Walk
from tests.maps import heya, maps

HERE = (3, 3)
BRANCHES = [(heading, branch) for heading in Heading for branch in Heading]


def view(open_sides, back=True):
    return View(front="f" in open_sides, right="r" in open_sides, left="l" in open_sides, back=back)


@pytest.mark.parametrize(
    ("open_sides", "remembered"),
    [
        ("", None),
        ("f", None),
        ("l", None),
        ("fl", Turn.LEFT),
        ("r", None),
        ("fr", Turn.AHEAD),
        ("rl", Turn.LEFT),
        ("frl", Turn.AHEAD),
    ],
)
@pytest.mark.parametrize("heading", Heading)
def test_one_way_not_taken_is_remembered_with_its_place_and_heading(open_sides, remembered, heading):
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


def test_a_branch_of_another_place_is_left_where_it_is():
    stack = BranchStack()
    stack.branches[9, 9] = Heading.UP
    assert stack.turn(view("f"), HERE, Heading.DOWN) is Turn.AHEAD
    assert stack.branches == {(9, 9): Heading.UP}


def test_the_newest_branch_lies_on_top():
    walk = Walk(heya("wide"), BranchStack())
    walk.advance(800)
    branches = [list(walk.timeline.memory_at(tick)["branches"].items()) for tick in range(801)]
    for before, after in itertools.pairwise(branches):
        one_fewer = [[each for each in before if each != gone] for gone in before]
        assert after in (before, [*before, *after[-1:]], *one_fewer)
    assert max(len(each) for each in branches) > 5


@given(maps())
@settings(max_examples=60, deadline=None)
def test_branches_are_remembered_at_open_places_with_a_way_that_is_open(read):
    walk = Walk(read, BranchStack(), 200)
    walk.run()
    for tick in range(walk.tick + 1):
        for (x, y), heading in walk.timeline.memory_at(tick)["branches"].items():
            assert read.exits[y * read.width + x] >> heading & 1


@pytest.mark.parametrize(
    ("drawing", "ending"),
    [
        ("#####\n#  ##\n#  a#\n#  ##\n#####", Ending(Verdict.CIRCLING, 10, 0)),
        (
            "#########\n#       #\n### ### #\n#    a# #\n# # ### #\n# #     #\n#########",
            Ending(Verdict.CIRCLING, 31, 1),
        ),
    ],
)
def test_it_circles_for_ever_in_both_traps(drawing, ending):
    walk = Walk(parse(drawing), BranchStack())
    assert walk.run() == ending
    then, now = walk.timeline.moment(ending.since), walk.timeline.moment(ending.tick)
    for name in ("place", "heading", "target", "memory", "view"):
        assert getattr(then, name) == getattr(now, name)


@pytest.mark.parametrize("name", ["trap_room", "trap_corridor"])
def test_it_does_not_find_the_control_point_of_a_trap_without_the_verdict_either(name):
    beyond = Walk(heya(name), BranchStack(), 20_000)
    beyond.run()
    places = {beyond.timeline.place(tick) for tick in range(beyond.tick + 1)}
    assert heya(name).controls[0][1] not in places
