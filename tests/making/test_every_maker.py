"""What holds for every maker, and that the lessons make what the library makes."""

import random
import sys
from itertools import product

import pytest

from mazelib.grid.routes import reachable
from mazelib.making.chance import pick
from mazelib.making.field import Field, MakerError
from mazelib.making.makers import MAKERS, floor_of_maze, make
from mazelib.making.makers.merge_rooms import first_of_group
from mazelib.making.maze import Maze
from mazelib.maps.heya_text import parse, write
from tests.examples import is_thorough, number_of_examples
from tests.making.making_examples import (
    NAMES,
    SHOWN_BY_SCRIPTS,
    SIZES,
    all_tosses,
    cells_of,
    recorded,
    rules_of,
)

every_maker = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_a_lesson_makes_the_maze_that_the_library_makes_of_the_same_seed(name):
    for seed in range(number_of_examples(300, thorough=is_thorough())):
        width, height = SIZES[seed % len(SIZES)]
        assert (
            recorded(name, width, height, seed).heya().rows == make(name, width, height, seed).rows
        )


@every_maker
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.sweep(9)
def test_every_room_can_be_reached_and_there_are_just_enough_openings(name, size):
    width, height = size
    for seed in range(3):
        heya = make(name, width, height, seed)
        assert len(reachable(heya, heya.start)) == sum(heya.floor) == 2 * width * height - 1
        assert all(
            heya.is_open((x, y)) for x in range(1, 2 * width, 2) for y in range(1, 2 * height, 2)
        )


def dead_ends(field, cells):
    """How many rooms have one way only."""
    count = 0
    for room in field.room_indexes():
        ways = sum(cells[room + step] for step in field.places.steps)
        count += ways == 1
    return count


@every_maker
def test_the_same_seed_makes_the_same_maze_and_another_seed_another(name):
    one = make(name, 9, 8, 5)
    assert one == make(name, 9, 8, 5)
    assert len({make(name, 9, 8, seed).floor for seed in range(20)}) == 20


@every_maker
def test_every_maker_says_what_comes_out_why_one_chooses_it_and_where_it_is_from(name):
    text = sys.modules[MAKERS[name].make.__module__].__doc__
    for words in ("    1. ", "    2. ", "What comes out: ", "Choose", "Source: "):
        assert words in text, f"write {words!r} in the docstring of the file of {name}"


@pytest.mark.parametrize(("name", "expected"), [("dig", 0.1), ("road", 0.1), ("merge", 0.305)])
def test_far_more_rooms_than_python_lets_functions_call_each_other_with_so_many_dead_ends(
    name, expected
):
    assert sys.getrecursionlimit() < 100 * 100
    share = sum(dead_ends(*cells_of(name, 100, 100, seed)) for seed in range(3)) / 30_000
    assert share == pytest.approx(expected, abs=0.008)


#: How many rooms of a maker's mazes are dead ends: in the words of its docstring, and as a number.
DEAD_ENDS = {
    "dig": ("about one room in ten", 0.1),
    "merge": ("three rooms in ten", 0.3),
    "road": ("about one dead end in ten rooms", 0.1),
}


@every_maker
def test_the_share_of_dead_ends_that_a_maker_names_is_true(name):
    assert name in DEAD_ENDS, (
        "add its row to DEAD_ENDS in this file: its words, as they stand in the docstring of the "
        "maker, and its share"
    )
    words, share = DEAD_ENDS[name]
    assert words in " ".join(sys.modules[MAKERS[name].make.__module__].__doc__.split())
    found = sum(dead_ends(*cells_of(name, 40, 40, seed)) for seed in range(3))
    assert found / (3 * 40 * 40) == pytest.approx(share, abs=0.03)


@pytest.mark.parametrize(
    "toss",
    [
        lambda coins: pick("abc", coins),
        lambda coins: "abc"[int(coins.random() * 3)],
        lambda coins: "abc"[int(3 * coins.random())],
        lambda coins: "abc"[coins.randrange(3)],
        lambda coins: coins.choice("abc"),
    ],
    ids=["pick", "chance * 3", "3 * chance", "randrange", "choice"],
)
def test_however_a_maker_asks_for_a_coin_each_way_that_it_can_fall_is_tried_once(toss):
    tossed = list(all_tosses(lambda coins: (toss(coins), toss(coins))))
    assert tossed == [*product("abc", repeat=2)]


def lesson_floor(name, rng):
    """The floor of a maze of 3 × 3 rooms that the first rule of a lesson makes."""
    maze = Maze(3, 3)
    for _ in rules_of(name)[0](maze, rng):
        pass
    return maze.floor()


@pytest.mark.parametrize("name", ["dig", "road"])
def test_digging_and_roads_can_make_the_same_88_mazes_of_3_by_3_rooms(name):
    made = set(all_tosses(lambda rng: floor_of_maze(name, Field(3, 3), rng)))
    assert len(made) == 88
    assert made == set(all_tosses(lambda rng: lesson_floor(name, rng)))
    assert made == set(all_tosses(lambda rng: floor_of_maze("dig", Field(3, 3), rng)))


def test_merging_can_make_all_192_mazes_of_3_by_3_rooms():
    every_seed = [random.Random(seed) for seed in range(2000)]
    assert len({floor_of_maze("merge", Field(3, 3), rng) for rng in every_seed}) == 192
    assert len({lesson_floor("merge", random.Random(seed)) for seed in range(2000)}) == 192


@pytest.mark.parametrize("name", ["dig", "road"])
def test_a_maze_can_begin_in_any_room(name):
    """So any room may have more than one way. (Roads once began top left, in a dead end.)"""
    corners = [make(name, 2, 2, seed) for seed in range(40)]
    ways = {(heya.is_open((2, 1)), heya.is_open((1, 2))) for heya in corners}
    assert ways == {(True, True), (True, False), (False, True)}


def test_a_made_map_is_read_back_as_it_was_written():
    heya = make("merge", 7, 5, 1)
    assert parse(write(heya)) == heya
    assert heya.note == "Made by merge: 7 × 5 rooms, seed 1."
    assert heya.floor == cells_of("merge", 7, 5)[1]


@pytest.mark.parametrize("size", [0, -1, -(10**30), 50_000, 10**30])
def test_a_bad_size_is_refused_in_one_line(size):
    assert Field(1000, 1000).places.count == 2001 * 2001
    for width, height in ((size, 50), (50, size)):
        with pytest.raises(MakerError, match=r"too few|too many") as caught:
            make("dig", width, height, 0)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 200


def test_pointers_lead_to_the_first_room_of_a_group_and_get_shorter_on_the_way():
    points_at = [0, 0, 1, 2, 3, 5]
    assert [first_of_group(room, list(points_at)) for room in range(6)] == [0, 0, 0, 0, 0, 5]
    first_of_group(4, points_at)
    assert points_at == [0, 0, 0, 2, 2, 5]
