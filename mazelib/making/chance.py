"""Even chances for makers: every choice and every order is as likely as any other."""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def pick(items: Sequence[Item], rng: random.Random) -> Item:
    """One of the items, each as likely as the others. It draws one number from ``rng``.

    IndexError: there are no items.
    """
    return items[int(rng.random() * len(items))]


def shuffled(items: Iterable[Item], rng: random.Random) -> list[Item]:
    """The items in a new list, in an order by chance; each order is as likely as the others.

    1. Begin with the whole list: none of it is shuffled yet.
    2. Choose an item by chance from the part that is not shuffled, and swap it with the last item
       of that part.
    3. The item at the end now has its place: take it off that part. Repeat 2 and 3.

    Source: R. A. Fisher and F. Yates, 1938; with swaps by R. Durstenfeld, 1964.
    """
    mixed = list(items)
    chance = rng.random
    for last in range(len(mixed) - 1, 0, -1):
        chosen = int(chance() * (last + 1))
        mixed[chosen], mixed[last] = mixed[last], mixed[chosen]
    return mixed
