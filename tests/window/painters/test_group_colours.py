"""Groups beside each other look different, at every step; and who wins keeps its colour."""

from itertools import pairwise
from math import dist

import pytest

from mazelib.window.drawing.theme import LIGHT
from mazelib.window.painters.group_colours import LEAST_DISTANCE, GroupColours
from mazelib.window.painters.maze_cells import MazeCells
from mazelib.window.painters.maze_colours import maze_palette, number_of_group
from tests.examples import is_thorough
from tests.making.making_examples import recorded

PALETTE = maze_palette(LIGHT)
SIZES = [(8, 5, 11), (12, 8, 2)]
if is_thorough():
    SIZES += [(8, 5, seed) for seed in range(12)] + [(12, 8, seed) for seed in range(4)]


def pairs_beside(timeline, step):
    """Each two rooms beside each other that have different numbers, and those numbers."""
    frame = timeline.frame(step)
    for room in timeline.rooms:
        for other in timeline.field.rooms_around(room):
            numbers = (frame.value(room), frame.value(other))
            if numbers[0] < numbers[1]:
                yield room, other, numbers


@pytest.mark.parametrize(("width", "height", "seed"), SIZES)
@pytest.mark.sweep(1)
def test_two_groups_beside_each_other_never_look_the_same(width, height, seed):
    timeline = recorded("merge", width, height, seed)
    cells = MazeCells(timeline)
    index = timeline.field.places.index
    lies = 0
    for step in range(timeline.last + 1):
        cells.follow(step)
        for room, other, numbers in pairs_beside(timeline, step):
            colours = [PALETTE[cells.colours[index(place)]] for place in (room, other)]
            assert dist(*colours) >= LEAST_DISTANCE, (step, numbers)
            of_numbers = [PALETTE[number_of_group(number, width)] for number in numbers]
            lies += dist(*of_numbers) < LEAST_DISTANCE
    assert lies or is_thorough(), "the colours of their numbers alone would look the same"


@pytest.mark.parametrize(("width", "height", "seed"), SIZES)
@pytest.mark.sweep(1)
def test_who_wins_keeps_its_colour_and_no_two_numbers_ever_have_the_same(width, height, seed):
    timeline = recorded("merge", width, height, seed)
    colours = GroupColours(timeline)
    sizes = []
    for step in range(timeline.last + 1):
        numbers = [timeline.frame(step).value(room) for room in timeline.rooms]
        sizes.append({number: numbers.count(number) for number in numbers})
        seen = {PALETTE[colours.of(number, step)] for number in sizes[-1]}
        assert len(seen) == len(sizes[-1]), step
    first = {PALETTE[number_of_group(number, width)] for number in range(width * height)}
    assert len(first) < width * height, "the colours of their numbers alone are too few"
    recoloured = 0
    for step, (before, after) in enumerate(pairwise(sizes), 1):
        changed = {
            number
            for number in after
            if colours.of(number, step - 1) != colours.of(number, step)
        }
        assert changed == set(colours.recoloured(step - 1, step)) & set(after)
        assert all(after[number] == before[number] for number in changed), "it took no part"
        recoloured += len(changed)
    assert 0 < recoloured < width * height / 4 or is_thorough()


def test_only_a_group_that_would_look_like_the_winner_beside_it_gets_another_colour():
    timeline = recorded("merge", 8, 5, 11)
    colours = GroupColours(timeline)
    for step in range(1, timeline.last + 1):
        grown = {timeline.frame(step).value(room) for room in timeline.frame(step).changed}
        beside = {pair[2] for pair in pairs_beside(timeline, step)}
        for number in colours.recoloured(step - 1, step):
            old = PALETTE[colours.of(number, step - 1)]
            winners = {sum(pair) - number for pair in beside if number in pair} & grown
            assert any(
                dist(old, PALETTE[colours.of(winner, step)]) < LEAST_DISTANCE for winner in winners
            )


def test_cells_are_the_same_forwards_back_and_after_a_jump():
    timeline = recorded("merge", 8, 5, 11)
    cells = MazeCells(timeline)
    forwards = []
    for step in range(timeline.last + 1):
        cells.follow(step)
        forwards.append(bytes(cells.colours))
    assert GroupColours(timeline).recoloured(0, timeline.last)
    for step in [*reversed(range(timeline.last + 1)), 30, 3, timeline.last, 0]:
        cells.follow(step)
        assert bytes(cells.colours) == forwards[step], step
    fresh = MazeCells(timeline)
    fresh.follow(30)
    assert bytes(fresh.colours) == forwards[30]
