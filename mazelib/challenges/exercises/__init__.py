"""The exercises, one file each, in their order. To add one, write its file and its row here."""

from mazelib.challenges.exercise import Exercise
from mazelib.challenges.exercises import (
    by_chance,
    fast,
    left_hand,
    not_into_walls,
    once_each,
    turn_back,
)

EXERCISES: tuple[Exercise, ...] = (
    not_into_walls.EXERCISE,
    turn_back.EXERCISE,
    left_hand.EXERCISE,
    by_chance.EXERCISE,
    once_each.EXERCISE,
    fast.EXERCISE,
)
