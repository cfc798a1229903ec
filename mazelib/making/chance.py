"""Even chances for makers: every choice, and every order, is as likely as any other."""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def pick(items: Sequence[Item], rng: random.Random) -> Item:
    """One of the items, each as likely as the others; it draws one number from ``rng``.

    IndexError if there are none.
    """
    return items[int(rng.random() * len(items))]


def shuffled(items: Iterable[Item], rng: random.Random) -> list[Item]:
    """The items in a new list, in any order, each order as likely as the others.

    1. Take the whole list as the part that is not shuffled yet.
    2. Choose one item of that part by chance, and swap it with the last item of that part.
    3. That last item has its place now: leave it out of the part. Repeat 2 and 3.

    Source: R. A. Fisher and F. Yates, 1938; with swaps by R. Durstenfeld, 1964.
    """
    mixed = list(items)
    chance = rng.random
    for last in range(len(mixed) - 1, 0, -1):
        chosen = int(chance() * (last + 1))
        mixed[chosen], mixed[last] = mixed[last], mixed[chosen]
    return mixed
