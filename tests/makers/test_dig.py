"""Digging and filling: the log, the way back, the captions."""

import random
from itertools import pairwise

import pytest

from mazelib.makers.dig import Dig
from mazelib.makers.field import FLOOR, WALL, WAY
from tests.makers.making_examples import SEEDS, SIZES, making, run


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_filled_again_nothing_is_left(width, height, seed):
    filled = run("fill", width, height, seed)
    assert not any(filled.floor)
    assert len(filled.log) == 0
    assert filled.steps_done == filled.made_at + width * height


def test_filling_goes_back_through_the_dig_log_newest_first():
    dug = run("dig", 6, 5, 4)
    rooms = [entry >> 3 for entry in dug.log]
    assert sorted(rooms) == [dug.field.room(number) for number in range(30)]
    shown = run("fill", 6, 5, 4).shown()
    filled = []
    for step in range(dug.steps_done + 1, dug.steps_done + 31):
        shown.show(step)
        filled.append(shown.field.index(shown.worker))
    assert filled == rooms[::-1]


def test_with_filling_the_same_maze_is_dug_as_without():
    filling, dug = making("fill", 9, 9, 2), run("dig", 9, 9, 2)
    filling.advance(dug.steps_done)
    assert filling.floor == dug.floor
    assert not filling.done


def test_the_worker_goes_on_by_rooms_that_are_next_to_each_other_while_it_digs():
    shown = run("dig", 8, 8, 3).shown()
    before = None
    for step in range(1, len(shown.record) + 1):
        shown.show(step)
        x, y = shown.worker
        if before:
            assert abs(x - before[0]) + abs(y - before[1]) == 2
        before = x, y


def test_the_way_back_is_marked_and_the_rooms_left_for_good_are_plain_floor():
    shown = run("dig", 8, 8, 3).shown()
    way = []
    for step in range(1, len(shown.record) + 1):
        shown.show(step)
        if shown.caption.startswith("Stuck"):
            way.pop()
        else:
            way.append(shown.worker)
        marked = {place for place in range(shown.field.size) if shown.cells[place] == WAY}
        rooms = [shown.field.index(room) for room in way]
        between = [(one + other) // 2 for one, other in pairwise(rooms)]
        assert marked == {*rooms, *between}
    assert FLOOR in shown.cells


def test_captions_say_how_many_ways_are_still_wall():
    shown = run("dig", 3, 1, 0).shown()
    said = []
    for step in range(1, len(shown.record) + 1):
        shown.show(step)
        said.append(shown.caption)
    assert said[0] == "Dig a room, taken by chance, and begin there."
    assert said[-1].endswith("All rooms are dug.")
    middle = run("dig", 9, 9, 1).shown()
    for step in range(2, len(middle.record) + 1):
        middle.show(step - 1)
        around = middle.field.rooms_around(middle.field.index(middle.worker))
        walls = sum(middle.cells[room] == WALL for room in around)
        middle.show(step)
        words = ("Stuck", "One way is", "Two ways are", "Three ways are", "Four ways are")
        assert middle.caption.startswith(words[walls])


def test_all_ways_are_taken_about_equally_often():
    firsts = []
    for seed in range(400):
        dig = Dig(3, 3, random.Random(seed))
        dig.advance(2)
        first, second = (entry >> 5 for entry in dig.record)
        if dig.field.place(first) == (3, 3):
            firsts.append(second)
    assert len(set(firsts)) == 4
    assert max(firsts.count(way) for way in firsts) < len(firsts) / 2
