"""The left hand: the right hand in a mirror."""

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


@pytest.mark.parametrize("sides", list(itertools.product([False, True], repeat=4)))
def test_it_answers_the_mirror_image_of_the_right_hand(sides):
    front, right, left, back = sides
    view, mirrored = View(front, right, left, back), View(front, left, right, back)
    assert left_hand(view) is MIRRORED[right_hand(mirrored)]


@given(maps())
@settings(max_examples=60, deadline=None)
def test_in_a_mirrored_map_it_walks_as_the_right_hand_does(read):
    mirror = str.maketrans("<>", "><")
    x, y = read.start
    rows = [row.ljust(read.width)[::-1].translate(mirror) for row in read.rows]
    if not any(mark in "".join(rows) for mark in "A<>VS"):
        # The first floor place in a mirror is another one: the start is put where it is seen.
        row, place = rows[y], read.width - 1 - x
        assume(row[place] == " ")
        rows[y] = row[:place] + "A" + row[place + 1 :]
    left, right = Walk(parse("\n".join(rows)), left_hand, 300), Walk(read, right_hand, 300)
    left.run()
    right.run()
    assert left.ending == right.ending
    for tick in range(right.tick + 1):
        x, y = left.timeline.place(tick)
        assert (read.width - 1 - x, y) == right.timeline.place(tick)
