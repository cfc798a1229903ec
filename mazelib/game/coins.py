"""Coins: they lie in dead ends, and the way to one of them and back costs no star."""

from collections.abc import Iterable

from mazelib.grid.compass import Heading, Place
from mazelib.grid.routes import reachable, shortest_route
from mazelib.maps.heya import Heya


def dead_ends(heya: Heya) -> list[Place]:
    """The places from which only one way leads, without the start and the letters."""
    taken = {heya.start, *(place for _letter, place in heya.controls)}
    ends = []
    for place in heya.places:
        is_floor = heya.is_open(place)
        exits = heya.exits[heya.places.index(place)]
        if is_floor and place not in taken and exits in [1 << heading for heading in Heading]:
            ends.append(place)
    return ends


def steps_for_coins(heya: Heya, tour: Iterable[Place], coins: Iterable[Place]) -> int:
    """How many steps lead from a tour to coins and back.

    A part of the way that leads to several coins counts once.
    """
    known = set(tour)
    steps = 0
    for coin in coins:
        nearest = next(place for place in reachable(heya, coin) if place in known)
        way = shortest_route(heya, nearest, coin) or [coin]
        steps += 2 * (len(way) - 1)
        known.update(way)
    return steps
