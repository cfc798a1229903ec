"""Routes: which places can be reached, how far they are, and the shortest way there.

All by breadth-first search: from the start outwards, one step a round, so that the first way
that comes to a place is a shortest one.

Source: E. F. Moore, "The shortest path through a maze", 1959.
"""

from __future__ import annotations

from mazelib.compass import Heading, Place, index_steps, opposite
from mazelib.heya import Heya

_FIRST = 5


def reachable(heya: Heya) -> set[Place]:
    """All places that can be walked to from the start, the start among them."""
    came_from, _ = _search(heya, heya.start, None)
    return {(index % heya.width, index // heya.width) for index, way in enumerate(came_from) if way}


def shortest_route(heya: Heya, start: Place, goal: Place) -> list[Place] | None:
    """The places of a shortest way, start and goal among them; None where there is no way."""
    came_from, _ = _search(heya, start, goal)
    index = goal[1] * heya.width + goal[0]
    if not came_from[index]:
        return None
    steps = index_steps(heya.width)
    route = [index]
    while came_from[index] != _FIRST:
        index += steps[came_from[index] - 1]
        route.append(index)
    return [(index % heya.width, index // heya.width) for index in reversed(route)]


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
    _, rounds = _search(heya, start, None)
    index, distance = rounds
    return (index % heya.width, index // heya.width), distance


def warnings(heya: Heya) -> list[str]:
    """What is odd about a map though it can be used: control points that cannot be reached."""
    places = reachable(heya)
    return [
        f"{heya.name}, line {y + 1}, column {x + 1}: control point '{letter}' cannot be reached "
        "from the start. Open a wall on the way, if that is not what you want."
        for letter, (x, y) in heya.controls
        if (x, y) not in places
    ]


def _search(heya: Heya, start: Place, goal: Place | None) -> tuple[bytearray, tuple[int, int]]:
    """Search outwards until the goal is found, or to the last place.

    Returns, for each place, 1 + the heading that leads one step back toward the start (0: never
    reached), and the last place reached with its distance.
    """
    sides, steps = heya.sides, index_steps(heya.width)
    back = [1 + opposite(heading) for heading in Heading]
    came_from = bytearray(len(sides))
    first = start[1] * heya.width + start[0]
    end = -1 if goal is None else goal[1] * heya.width + goal[0]
    came_from[first] = _FIRST
    edge, rounds, last = [first], -1, first
    while edge:
        rounds, last = rounds + 1, edge[-1]
        if end >= 0 and came_from[end]:
            break
        further = []
        for index in edge:
            open_here = sides[index]
            for heading in Heading:
                if open_here >> heading & 1 and not came_from[index + steps[heading]]:
                    came_from[index + steps[heading]] = back[heading]
                    further.append(index + steps[heading])
        edge = further
    return came_from, (last, rounds)
