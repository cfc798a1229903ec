"""Routes: which places can be reached, how far they are, and the shortest way there.

By breadth-first search: from the start outwards, one step a round, so that the first way
that comes to a place is a shortest one.

    1. The start is the edge.
    2. Each place of the edge looks at its open neighbours. One that nobody has come to yet is
       part of the next edge.
    3. Repeat 2 with the next edge, until there is none.

The shortest route between two places is searched from both ends at once (see corridors).

Source: E. F. Moore, "The shortest path through a maze", 1959.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count

from mazelib.compass import Heading, Place, index_steps
from mazelib.heya import Heya


def reachable(heya: Heya) -> set[Place]:
    """All places that can be walked to from the start, the start among them."""
    reached, _ = _search(heya, [heya.start])
    return {(index % heya.width, index // heya.width) for index in compress(count(), reached)}


def shortest_route(heya: Heya, start: Place, goal: Place) -> list[Place] | None:
    """The places of a shortest way, start and goal among them; None where there is no way."""
    # Only for who asks for a route: the lessons start sooner without.
    from mazelib.corridors import shortest_way

    if not (heya.is_open(start) and heya.is_open(goal)):
        return None
    width = heya.width
    first, last = (y * width + x for x, y in (start, goal))
    way = shortest_way(heya.sides, width, first, last)
    return None if way is None else [(index % width, index // width) for index in way]


def shortest_tour(heya: Heya) -> list[Place] | None:
    """A shortest way from the start past all control points in order; None where there is none."""
    tour = [heya.start]
    for _, place in heya.controls:
        leg = shortest_route(heya, tour[-1], place)
        if leg is None:
            return None
        tour += leg[1:]
    return tour


def farthest(heya: Heya, start: Place) -> tuple[Place, int]:
    """A place that is as far as can be from the start, and its distance in steps."""
    return farthest_from_all(heya, [start])


def farthest_from_all(heya: Heya, places: Iterable[Place]) -> tuple[Place, int]:
    """A place whose distance to the nearest of these is as large as can be, and that distance."""
    _, (index, distance) = _search(heya, places)
    return (index % heya.width, index // heya.width), distance


def _search(heya: Heya, starts: Iterable[Place]) -> tuple[bytearray, tuple[int, int]]:
    """Search outwards from all the starts at once, to the last place.

    Returns 1 for each place reached (0: it cannot be), and the last place reached with its distance.
    """
    sides, steps = heya.sides, index_steps(heya.width)
    ways = [[steps[heading] for heading in Heading if kind >> heading & 1] for kind in range(16)]
    reached = bytearray(len(sides))
    edge = [y * heya.width + x for x, y in starts]
    rounds, last = -1, edge[0]
    for index in edge:
        reached[index] = 1
    while edge:
        rounds, last = rounds + 1, edge[-1]
        further = []
        for index in edge:
            for step in ways[sides[index]]:
                if not reached[index + step]:
                    reached[index + step] = 1
                    further.append(index + step)
        edge = further
    return reached, (last, rounds)
