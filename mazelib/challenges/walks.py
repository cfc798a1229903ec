"""Walks under test: walked to their end a little at a time, and asked which places they came to."""

from collections.abc import Generator
from typing import TypeVar

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya
from mazelib.walking.verdict import Ending
from mazelib.walking.walk import AT_ONCE, Walk

Answer = TypeVar("Answer")
#: What takes long: it stops again and again, so that a window can draw meanwhile, and then answers.
Work = Generator[None, None, Answer]


def walked(walk: Walk) -> Work[Ending]:
    """Walk to the end. StrategyError: a turn went wrong."""
    while walk.ending is None:
        walk.advance(AT_ONCE)
        yield
    return walk.ending


def places_of(walk: Walk) -> list[Place]:
    """The places of a recorded walk, each as often as it was come to."""
    timeline = walk.timeline
    assert timeline is not None
    places = [timeline.place(0)]
    for tick in range(1, walk.tick + 1):
        place = timeline.place(tick)
        if place != places[-1]:
            places.append(place)
    return places


def open_neighbours(heya: Heya, place: Place) -> list[Place]:
    """The places that a way leads to from a place."""
    neighbours = [stepped(place, heading) for heading in Heading]
    return [neighbour for neighbour in neighbours if heya.is_open(neighbour)]
