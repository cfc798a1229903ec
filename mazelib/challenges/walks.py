"""Walks under test: walking to the end with pauses, and the places of a walk."""

from collections.abc import Callable

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya
from mazelib.values.pausing import Pausing
from mazelib.walking.verdict import Ending
from mazelib.walking.walk_so_far import TICKS_OF_A_BATCH, WalkSoFar

#: Begins a walk by the rule under test: on a map, with the dice of a seed, up to a limit of ticks.
#: StrategyError: the rule is broken.
WalkBegins = Callable[[Heya, int | str, int], WalkSoFar]


def walked(walk: WalkSoFar) -> Pausing[Ending]:
    """Walk to the end. StrategyError: a turn went wrong."""
    while walk.ending is None:
        walk.advance(TICKS_OF_A_BATCH)
        yield
    return walk.ending


def places_of(walk: WalkSoFar) -> list[Place]:
    """The places of a recorded walk, in order; ticks without a step add nothing."""
    timeline = walk.timeline
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
