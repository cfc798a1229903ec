"""Routes: which places can be reached, how far they are, the shortest way there; and what is odd about a map.

By breadth-first search, outwards one step a round: so the first way to a place is a shortest.

    1. The start is the edge.
    2. Each place of the edge looks at its open neighbours. One that was not reached before is
       marked with the heading that led there, and belongs to the next edge.
    3. Repeat 2 with the next edge, until it is empty or the goal is reached.
    4. The route: go back from the goal by the headings that are marked.

Source: E. F. Moore, "The shortest path through a maze", 1959.
"""

from mazelib.grid.compass import Heading, Place, index_steps
from mazelib.maps.heya import Heya

#: What is marked at a place where the search began; else 1 + the heading that led there.
_START = 5


def reachable(heya: Heya) -> list[Place]:
    """All places that can be walked to from the start: the start first, the farthest last."""
    return [(index % heya.width, index // heya.width) for index in _search(heya, heya.start)[1]]


def shortest_route(heya: Heya, start: Place, goal: Place) -> list[Place] | None:
    """The places of a shortest way, start and goal among them; None where there is no way."""
    marks, _ = _search(heya, start, goal)
    index = goal[1] * heya.width + goal[0]
    if not marks[index]:
        return None
    steps, route = index_steps(heya.width), [index]
    while marks[index] != _START:
        index -= steps[marks[index] - 1]
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


def unreachable(heya: Heya) -> list[str]:
    """The letters of the control points that cannot be reached from the start."""
    places = set(reachable(heya))
    return [letter for letter, place in heya.controls if place not in places]


def warnings(heya: Heya) -> list[str]:
    """What is odd about a map though it can be used, a line each."""
    told = []
    if not heya.controls:
        told.append(": there is no control point to walk to. Put the letter a on a floor place.")
    for letter in unreachable(heya):
        x, y = dict(heya.controls)[letter]
        what = f"control point '{letter}' cannot be reached from the start."
        told.append(f", line {y + 1}, column {x + 1}: {what} Open a wall, unless you want that.")
    return [f"{heya.name}{each}" for each in told]


def _search(heya: Heya, start: Place, goal: Place | None = None) -> tuple[bytearray, list[int]]:
    """Search outwards, to the goal or the last place; all marks (0: none), and the places found in order."""
    exits, steps = heya.exits, index_steps(heya.width)
    ways = [[(steps[way], 1 + way) for way in Heading if kind >> way & 1] for kind in range(16)]
    marks = bytearray(len(exits))
    edge = [start[1] * heya.width + start[0]]
    found = [*edge]
    end = -1 if goal is None else goal[1] * heya.width + goal[0]
    marks[edge[0]] = _START
    while edge and not (goal and marks[end]):
        further = []
        for index in edge:
            for step, mark in ways[exits[index]]:
                if not marks[index + step]:
                    marks[index + step] = mark
                    further.append(index + step)
        edge = further
        found += edge
    return marks, found
