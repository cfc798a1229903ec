"""Small maps, and how they are made smaller."""

import random

from mazelib.challenges.small_maps import framed, is_narrow, random_map
from mazelib.challenges.smaller import smaller
from mazelib.making.makers import make
from mazelib.values.pausing import finished


def test_a_map_made_by_chance_has_wall_around_a_start_and_a_target():
    for seed in range(40):
        heya = random_map(random.Random(seed), 2 + seed % 5, 1 + seed % 4)
        assert [letter for letter, _ in heya.controls] == ["a"]
        assert heya.start != heya.controls[0][1]
        assert not any(heya.floor[: heya.width])
        assert not any(heya.floor[:: heya.width])


def test_the_same_dice_make_the_same_map():
    assert random_map(random.Random(5), 5, 4) == random_map(random.Random(5), 5, 4)


def test_four_floor_places_in_a_square_are_not_narrow():
    assert not is_narrow(framed(["A ", " a"]))
    assert is_narrow(framed(["A ", "#a"]))
    assert is_narrow(framed(["A  ", " # ", "  a"]))


def test_made_smaller_a_map_keeps_what_it_shows_and_nothing_that_it_could_do_without():
    maze = make("dig", 6, 5, 1)

    def shows(heya):
        yield
        return heya.floor.count(1) >= 7 and heya.height >= 5

    least, is_shown = finished(smaller(maze, True, shows))
    assert is_shown
    assert (least.height, least.floor.count(1)) == (5, 7)
    assert {sign for row in least.rows for sign in row} == set("# SG")


def test_a_map_of_which_nothing_can_be_left_out_stays_as_it_is():
    least = framed(["A a"])

    def shows(heya):
        yield
        return heya.floor.count(1) >= 3

    assert finished(smaller(least, True, shows)) == (least, True)
