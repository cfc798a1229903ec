"""Walks under test: how to walk one to its end with pauses, and which places it came to."""

from collections.abc import Generator
from typing import TypeVar

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya
from mazelib.walking.verdict import Ending
from mazelib.walking.walk import AT_ONCE, Walk

Answer = TypeVar("Answer")
#: A function that takes long: it pauses again and again, so that a window can draw, and answers at
#: last.
Pausing = Generator[None, None, Answer]


def walked(walk: Walk) -> Pausing[Ending]:
    """Walk to the end. StrategyError: a turn went wrong."""
    while walk.ending is None:
        walk.advance(AT_ONCE)
        yield
    return walk.ending


def places_of(walk: Walk) -> list[Place]:
    """The places of a recorded walk, in order; ticks without a step add nothing."""
    timeline = walk.timeline
    assert timeline is not None
    places = [timeline.place(0)]
    for tick in range(1, walk.tick + 1):
        place = timeline.place(tick)
        if place != places[-1]:
            places.append(place)
    return places


def open_neighbours(heya: Heya, place: Place) -> list[Place]:
    """The floor places one step away from a place."""
    neighbours = [stepped(place, heading) for heading in Heading]
    return [neighbour for neighbour in neighbours if heya.is_open(neighbour)]
