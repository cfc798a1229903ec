"""Filling with road: one function makes and solves."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazelib.heya import parse
from mazelib.makers import fill_with_road as module
from mazelib.makers.braid import braid
from mazelib.makers.field import FLOOR, WALL, MakerError
from mazelib.makers.fill_with_road import fill_with_road, solve_with_road
from mazelib.makers.goals import GOALS, made_heya
from tests.makers.making_examples import NAMES, SIZES, run


def test_making_and_solving_are_the_same_function(monkeypatch):
    told = []
    grow = module.grow

    def counted(land, blank, choose, most, record):
        before = land.grown
        grow(land, blank, choose, most, record)
        told.append((blank, land.grown - before))

    monkeypatch.setattr(module, "grow", counted)
    making = fill_with_road(9, 6, random.Random(1))
    making.run()
    made_by_it = sum(grown for _, grown in told)
    assert made_by_it == 9 * 6 - 1
    assert {blank for blank, _ in told} == {WALL}
    told.clear()
    solving = solve_with_road(made_heya(making.field, making.floor))
    solving.run()
    assert sum(grown for _, grown in told) == solving.steps_done - 1 > 0
    assert {blank for blank, _ in told} == {FLOOR}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("share", [0, 0.5, 1])
def test_solving_reaches_the_goal_and_makes_no_step_after_it(name, share):
    for (width, height), goal in itertools.product(SIZES, GOALS):
        solve_and_see(name, width, height, share, goal)


def solve_and_see(name, width, height, share, goal):
    made = run(name, width, height, 1)
    heya = made_heya(made.field, braid(made.field, made.floor, share, random.Random(2)), goal)
    solving = solve_with_road(heya)
    steps = 0
    while not solving.done:
        assert not solving.reached
        solving.advance(1)
        steps += 1
    assert solving.reached
    assert steps == solving.steps_done
    shown = solving.shown()
    shown.show(steps)
    assert shown.worker == heya.controls[-1][1]
    assert "The goal is reached." in shown.caption
    solving.advance(5)
    assert solving.steps_done == steps


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), share=st.floats(0, 1), name=st.sampled_from(NAMES))
def test_the_route_leads_from_the_start_to_the_goal_through_open_walls(seed, share, name):
    made = run(name, 9, 7, seed)
    heya = made_heya(made.field, braid(made.field, made.floor, share, random.Random(seed)))
    solving = solve_with_road(heya)
    solving.run()
    assert solving.route[0] == heya.start
    assert solving.route[-1] == heya.controls[-1][1]
    for (x, y), (next_x, next_y) in zip(solving.route, solving.route[1:], strict=False):
        assert abs(x - next_x) + abs(y - next_y) == 2
        assert heya.is_open(((x + next_x) // 2, (y + next_y) // 2))


def test_road_ids_count_up_from_two_and_a_road_is_one_unbroken_line():
    made = run("road", 12, 9, 5)
    shown = made.shown()
    ids, before = [], None
    for step in range(1, made.steps_done + 1):
        shown.show(step)
        place = made.field.index(shown.worker)
        ids.append(shown.numbers[place])
        if before and ids[-1] == ids[-2]:
            assert place in made.field.rooms_around(before)
        before = place
    assert ids[0] == 2
    assert sorted(set(ids)) == list(range(2, 2 + len(made.land.begins)))
    assert ids == sorted(ids)


def test_a_road_ends_only_where_it_is_stuck():
    made = run("road", 12, 9, 5)
    shown = made.shown()
    for begin in made.land.begins[1:]:
        shown.show(begin - 1)
        around = made.field.rooms_around(made.field.index(shown.worker))
        assert all(shown.cells[room] != WALL for room in around)
        shown.show(begin)
        assert shown.caption.startswith("Road ")


def has_wall_around(shown, room):
    return any(shown.cells[near] == WALL for near in shown.field.rooms_around(room))


def test_the_next_road_begins_at_the_newest_place_that_can_branch():
    made = run("road", 10, 10, 3)
    shown = made.shown()
    rooms, begins = [], set(made.land.begins)
    for step in range(1, made.steps_done + 1):
        if step in begins and step > 1:
            can_branch = [room for room in rooms if has_wall_around(shown, room)]
        shown.show(step)
        place = made.field.index(shown.worker)
        if step in begins and step > 1:
            assert can_branch[-1] in made.field.rooms_around(place)
        rooms.append(place)


def test_solving_takes_the_way_that_is_nearest_in_a_straight_line():
    heya = parse("#######\n#S    #\n# ### #\n# ### #\n# ### #\n#    G#\n#######\n")
    solving = solve_with_road(heya)
    solving.run()
    assert solving.route == [(1, 1), (3, 1), (5, 1), (5, 3), (5, 5)]
    near = parse("#######\n#  S  #\n# ### #\n#G### #\n#######\n")
    solving = solve_with_road(near)
    solving.run()
    assert solving.route == [(3, 1), (1, 1), (1, 3)]
    assert solving.steps_done == 3


def test_a_goal_that_is_walled_in_is_not_reached_and_solving_ends():
    heya = parse("#######\n#S #  #\n# ### #\n#  #  #\n#######\n")
    solving = solve_with_road(heya, (5, 1))
    solving.run()
    assert solving.done
    assert not solving.reached
    assert solving.route == []


@pytest.mark.parametrize(
    "text",
    ["######\n#S  G#\n######\n", "#####\n# S #\n# a #\n#####\n#####\n", "#####\n#S  #\n#####\n", "a\n"],
)
def test_a_map_without_rooms_or_goal_is_refused(text):
    with pytest.raises(MakerError, match=r"no maze of rooms|in no room"):
        solve_with_road(parse(text))
