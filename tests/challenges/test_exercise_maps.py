"""The maps on which a rule is checked."""

import random

from mazelib.challenges import exercise_maps
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.small_maps import framed
from tests.samples import heya


def test_hidden_maps_are_other_ones_for_another_seed_and_the_same_for_the_same():
    for exercise in EXERCISES[:5]:
        maps = []
        for seed in (1, 1, 2):
            maps.append([each.heya.rows for each in exercise.maps(random.Random(seed))])
        assert maps[0] == maps[1] != maps[2]


def test_the_map_of_the_class_is_known_and_mazes_are_new():
    known, *mazes = exercise_maps.first_and_mazes(random.Random(1))
    assert (known.is_known, known.heya.rows) == (True, heya("first").rows)
    assert len(mazes) == exercise_maps.MAZES_AFTER_FIRST
    assert not any(each.is_known for each in mazes)


def test_growing_maps_have_the_traps_for_a_short_memory_and_few_of_them_are_every_fourth():
    growing = [each.heya.rows for each in exercise_maps.growing(random.Random(1))]
    for trap in exercise_maps.TRAPS:
        assert framed(trap).rows in growing
    few = [each.heya.rows for each in exercise_maps.few(random.Random(1))]
    assert few == growing[::4]
    assert len(few) == 14, "side_by_side tells how sure it is with so many"
