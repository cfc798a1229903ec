"""Open calls: as many as the rule itself counts, however it drives what it calls."""

import random
from itertools import islice

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.making import open_calls
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.open_calls import MOST_CALLS_COUNTED
from tests.making.making_examples import ALL, making_of, recorded, timeline_of


def calls_in(timeline):
    return [timeline.frame(step).calls for step in range(timeline.last + 1)]


def tree(depth):
    """Calls itself twice, and yields before, between and after."""
    yield depth
    for _child in range(2 if depth < 4 else 0):
        yield from tree(depth + 1)
        yield depth


def looped(depth):
    """As tree, with loops instead of yield from."""
    yield depth
    for _child in range(2 if depth < 4 else 0):
        for why in looped(depth + 1):
            yield int(why)
        yield depth


@pytest.mark.parametrize("rule", [tree, looped])
def test_they_are_as_many_as_the_rule_counts(rule):
    depths = list(rule(1))
    assert set(depths) == {1, 2, 3, 4}
    assert calls_in(timeline_of(lambda maze: rule(1))) == depths


def test_a_maker_that_drives_a_rule_step_by_step_is_not_one_of_its_calls():
    def make(maze):
        yield "begun"
        for why in tree(1):
            yield why
            if why == 3:
                return

    assert calls_in(timeline_of(make)) == [0, 1, 2, 3]


def by_chance(rng, depths):
    """Calls itself by chance, in ways by chance; calls are given up, begun anew, and kept on."""
    depths.append(len(depths) + 1)
    yield depths[-1]
    while len(depths) < 12 and rng.random() < 0.75:
        way = rng.randrange(3)
        if way == 0:
            yield from by_chance(rng, depths)
        else:
            here = len(depths)
            for why in by_chance(rng, depths):
                yield why
                if way == 1 and rng.random() < 0.2:
                    break
            del depths[here:]
        yield len(depths)
    depths.pop()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_called_and_given_up_they_are_as_many(seed):
    def rule(maze):
        rng = random.Random(seed)
        while True:
            yield from by_chance(rng, [])

    making = making_of(rule)
    making.advance(600)
    calls = [int(depth) for depth in told_by(rule, 601)]
    assert len(set(calls)) > 6
    assert calls_in(making.timeline) == calls


def told_by(rule, count):
    return list(islice(rule(None), count))


def test_a_step_looks_only_at_the_calls_that_are_new(monkeypatch):
    looks = []
    called_by = open_calls._called_by
    monkeypatch.setattr(open_calls, "_called_by", lambda call: looks.append(1) or called_by(call))
    timeline = timeline_of(lambda maze: leaves(1))
    assert calls_in(timeline) == [30] * 100
    assert len(looks) < 30 + 4 * 100


def leaves(depth):
    """At 30 calls deep, each step is a new call."""
    if depth < 30:
        yield from leaves(depth + 1)
        return
    for _ in range(100):
        yield from leaf()


def leaf():
    yield "a leaf"


def test_a_rule_that_never_calls_itself_has_none():
    def worker(maze):
        maze.dig((1, 1))
        yield "dug"
        yield from helper()

    def helper():
        yield "helped"
        not_begun = tree(1)
        yield "made, and not begun"
        list(not_begun)
        yield "all ended"

    assert calls_in(timeline_of(worker)) == [0, 0, 0, 0]


def test_two_that_call_each_other_are_counted_once_one_of_them_is_open_twice():
    def one(depth):
        yield depth
        if depth < 4:
            yield from other(depth + 1)

    def other(depth):
        yield depth
        yield from one(depth + 1)

    assert calls_in(timeline_of(lambda maze: one(1))) == [0, 0, 2, 2, 3]


def test_a_call_that_holds_itself_is_counted_once():
    def rule(box):
        mine = box.pop()
        yield "holds itself"
        yield str(mine)

    def make(maze):
        box = []
        box.append(rule(box))
        yield from box[0]

    assert calls_in(timeline_of(make)) == [0, 0]


def test_of_very_many_calls_a_part_is_counted():
    def deep(depth):
        if depth:
            yield from deep(depth - 1)
        yield "back"

    calls = calls_in(timeline_of(lambda maze: deep(300)))
    assert calls[0] == MOST_CALLS_COUNTED
    assert calls[-30:] == list(range(30, 0, -1))


@pytest.mark.parametrize("seed", range(3))
def test_in_lesson_10_the_calls_are_the_number_of_the_road_that_grows(seed):
    timeline = recorded("road", 20, 10, seed)
    begins = (0, timeline.ready_at, timeline.ready_at + 1)
    for step in range(timeline.last + 1):
        frame = timeline.frame(step)
        # A road that is stuck ends where its worker stands.
        grows_in = frame.changed[-1] if frame.changed else frame.worker
        assert frame.calls == (0 if step in begins else frame.value(grows_in)), step
    assert max(calls_in(timeline)) > 2


def test_of_a_rule_under_guard_the_calls_are_the_same(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(SCRIPT, encoding="utf-8")
    maze = Maze(2, 2)
    maker = load_script(path).maker(maze, random.Random(1))
    making = Making(maze, *maker.parts)
    making.advance(ALL)
    assert calls_in(making.timeline) == [0, 1, 2, 3, 3]


#: The last yield but one is followed by the end of the innermost call.
SCRIPT = """
from mazelib import show

def go_deeper(depth):
    yield "in"
    if depth < 3:
        for why in go_deeper(depth + 1):
            yield why
    else:
        yield "deep"

def make(maze, rng):  # no yield from here
    yield "begun"
    for why in go_deeper(1):
        yield why

show(make, "")
"""
