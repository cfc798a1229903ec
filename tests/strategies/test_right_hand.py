"""The hand on the wall, the right one and in a mirror the left."""

import itertools

import pytest
from hypothesis import assume, given, settings

from mazelib.compass import Turn
from mazelib.heya import parse
from mazelib.strategies.left_hand import left_hand
from mazelib.strategies.right_hand import right_hand
from mazelib.view import View
from mazelib.walk import Walk
from tests.maps import maps

MIRRORED = {Turn.AHEAD: Turn.AHEAD, Turn.RIGHT: Turn.LEFT, Turn.LEFT: Turn.RIGHT}


@pytest.mark.parametrize(("left", "back"), [*itertools.product([False, True], repeat=2)])
def test_right_comes_before_front_and_front_before_left_whatever_else_is_open(left, back):
    for front, right, turn in (
        (False, True, Turn.RIGHT), (True, True, Turn.RIGHT), (True, False, Turn.AHEAD), (False, False, Turn.LEFT)
    ):  # fmt: skip
        assert right_hand(View(front, right, left, back)) is turn
        assert left_hand(View(front, left, right, back)) is MIRRORED[turn]


@given(maps())
@settings(max_examples=60, deadline=None)
def test_in_a_mirrored_map_the_left_hand_walks_as_the_right_hand_does(read):
    mirror = str.maketrans("<>", "><")
    x, y = read.start
    rows = [row.ljust(read.width)[::-1].translate(mirror) for row in read.rows]
    if not any(mark in "".join(rows) for mark in "A<>VS"):
        # The first floor place in a mirror is another one: the start is put where it is seen.
        row, place = rows[y], read.width - 1 - x
        assume(row[place] == " ")
        rows[y] = row[:place] + "A" + row[place + 1 :]
    left, right = Walk(parse("\n".join(rows)), left_hand, 300), Walk(read, right_hand, 300)
    assert left.run() == right.run()
    for tick in range(right.tick + 1):
        x, y = left.timeline.place(tick)
        assert (read.width - 1 - x, y) == right.timeline.place(tick)
