"""Merging rooms: the numbers that are shown are those of the taught rule."""

import pytest

from mazelib.makers.field import colour
from mazelib.makers.merge_rooms import inner_walls
from mazelib.makers.shown import NO_NUMBER
from tests.makers.making_examples import SEEDS, SIZES, making, run


def taught(made):
    """The taught rule, renumbering all rooms at every wall: the numbers after each step."""
    width = made.field.width
    numbers = list(range(made.field.rooms))
    yield list(numbers), None
    for wall in made.record:
        one, other = wall // 2, wall // 2 + (width if wall % 2 else 1)
        pair = sorted((numbers[one], numbers[other]))
        numbers = [pair[0] if number == pair[1] else number for number in numbers]
        yield list(numbers), pair


def room_numbers(shown):
    return [shown.numbers[shown.field.room(number)] for number in range(shown.field.rooms)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_numbers_shown_are_those_of_the_taught_rule_at_every_step(width, height, seed):
    made = run("merge", width, height, seed)
    shown = made.shown()
    for step, (numbers, _) in enumerate(taught(made)):
        shown.show(step)
        assert room_numbers(shown) == numbers
    assert room_numbers(shown) == [0] * made.field.rooms


def test_every_number_shown_is_the_smallest_of_the_rooms_that_are_joined():
    made = run("merge", 9, 7, 2)
    shown = made.shown()
    for step in range(made.steps_done + 1):
        shown.show(step)
        for number in range(made.field.rooms):
            room = made.field.room(number)
            assert shown.numbers[room] == smallest_joined(shown, room)


def smallest_joined(shown, room):
    field, seen, left = shown.field, {room}, [room]
    while left:
        place = left.pop()
        for near in field.rooms_around(place):
            if shown.cells[(place + near) // 2] and near not in seen:
                seen.add(near)
                left.append(near)
    return min(number for number in range(field.rooms) if field.room(number) in seen)


def test_every_place_that_is_open_has_the_colour_of_its_number():
    shown = run("merge", 20, 15, 2).shown()
    for step in range(0, len(shown.record), 7):
        shown.show(step)
        for kind, number in zip(shown.cells, shown.numbers, strict=True):
            assert kind == (0 if number == NO_NUMBER else colour(number))


def test_no_wall_is_chosen_twice():
    made = run("merge", 12, 9, 1)
    assert len(set(made.record)) == len(made.record) <= 2 * 12 * 9 - 12 - 9
    assert set(made.record) <= set(inner_walls(made.field))


def test_the_wall_falls_only_between_different_numbers_and_the_caption_says_so():
    made = run("merge", 8, 6, 3)
    shown = made.shown()
    for step, (_, pair) in enumerate(taught(made)):
        shown.show(step)
        if pair and pair[0] == pair[1]:
            assert shown.caption == (
                f"Both rooms have the number {pair[0]}: there is a way already, the wall stays."
            )
        elif pair:
            assert shown.caption.startswith(
                f"Numbers {pair[0]} and {pair[1]} are different: break the wall, both are {pair[0]} now."
            )
    assert shown.caption.endswith("All are 0.")


def test_every_wall_has_the_same_chance_to_be_the_first():
    firsts = []
    for seed in range(600):
        made = making("merge", 2, 2, seed)
        made.advance(1)
        firsts.append(made.record[0])
    assert all(100 < firsts.count(wall) < 200 for wall in set(firsts))
    assert len(set(firsts)) == 4
