"""Chance: an even choice and a shuffle, by which lessons and makers toss the same coins."""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


def pick(things: Sequence[Thing], rng: random.Random) -> Thing:
    """One of the things, each as likely as the others."""
    return things[int(rng.random() * len(things))]


def shuffled(things: Iterable[Thing], rng: random.Random) -> list[Thing]:
    """The things in any order, each as likely as the others (the shuffle of R. A. Fisher and F. Yates)."""
    mixed = list(things)
    for left in range(len(mixed), 1, -1):
        chosen = int(rng.random() * left)
        mixed[chosen], mixed[left - 1] = mixed[left - 1], mixed[chosen]
    return mixed
