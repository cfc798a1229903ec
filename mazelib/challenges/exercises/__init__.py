"""The exercises, one file each, in their order. To add one, write its file and its row here."""

from mazelib.challenges.exercise import Exercise
from mazelib.challenges.exercises import by_chance, fast, left_hand, once_each

EXERCISES: tuple[Exercise, ...] = (
    left_hand.EXERCISE,
    by_chance.EXERCISE,
    once_each.EXERCISE,
    fast.EXERCISE,
)
