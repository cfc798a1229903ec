"""What can be reached on a map, and its shortest tour."""

from functools import lru_cache

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.grid.routes import reachable, shortest_tour
from mazelib.maps.heya import Heya

#: A larger map is not searched for what cannot be reached at each change: it would take too long.
MOST_SEARCHED = 50_000


def tour(heya: Heya) -> list[Place] | None:
    """A shortest way from the start to all control points in order; None if there is no way."""
    stops = [heya.start]
    for _letter, place in heya.controls:
        stops.append(place)
    return shortest_tour(heya, stops)


def unreachable(heya: Heya) -> list[str]:
    """The letters of the control points that cannot be reached from the start."""
    places = set(reachable(heya, heya.start))
    return [letter for letter, place in heya.controls if place not in places]


@lru_cache(1)
def has_loop(heya: Heya) -> bool:
    """Whether two ways lead from some place to another; on too large a map, it is taken as so."""
    if len(heya.floor) > MOST_SEARCHED:
        return True
    places = set(reachable(heya, heya.start))
    joints = 0
    for place in places:
        joints += sum(stepped(place, way) in places for way in (Heading.RIGHT, Heading.DOWN))
    return joints >= len(places)
