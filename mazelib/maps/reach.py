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


def ways(heya: Heya) -> set[frozenset[Place]]:
    """All ways that can be got to, as the two places that each joins; none on too large a map."""
    found = set[frozenset[Place]]()
    if len(heya.floor) > MOST_SEARCHED:
        return found
    places = set(reachable(heya, heya.start))
    for place in places:
        for heading in (Heading.RIGHT, Heading.DOWN):
            if stepped(place, heading) in places:
                found.add(frozenset({place, stepped(place, heading)}))
    return found


@lru_cache(1)
def has_loop(heya: Heya) -> bool:
    """Whether two ways lead from some place to another; on too large a map, it is taken as so."""
    if len(heya.floor) > MOST_SEARCHED:
        return True
    return len(ways(heya)) >= len(reachable(heya, heya.start))
