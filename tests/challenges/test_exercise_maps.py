"""The maps on which a rule is checked."""

import random

from mazelib.challenges.exercises import EXERCISES


def test_hidden_maps_are_other_ones_for_another_seed_and_the_same_for_the_same():
    for exercise in EXERCISES[:5]:
        maps = []
        for seed in (1, 1, 2):
            maps.append([each.heya.rows for each in exercise.maps(random.Random(seed))])
        assert maps[0] == maps[1] != maps[2]
