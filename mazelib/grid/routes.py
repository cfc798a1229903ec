"""Routes: which places can be reached, and the shortest path there.

The search is breadth-first: it spreads outwards by one step each round. So the first way that it
finds to a place is a shortest one.

    1. The start is the edge.
    2. Look at the open neighbours of each place on the edge. Mark those that were not reached
       before with the heading that led there; they are the next edge.
    3. Repeat 2 with the next edge, until it is empty or the goal is reached.
    4. The route: go back from the goal along the marked headings.

Source: E. F. Moore, "The shortest path through a maze", 1959.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Protocol

from mazelib.grid.compass import Heading, Place
from mazelib.grid.places import Places

#: The mark of a place: nothing yet; the heading that led there, plus 1; or the start of the search.
_UNSEEN = 0
_FIRST_HEADING = 1
_START = 5


class Grid(Protocol):
    """What is searched: places, and the exits of each."""

    @property
    def places(self) -> Places:
        """All places."""

    @property
    def exits(self) -> bytes:
        """By the index of a place: bit h is set if heading h leads to floor."""


def reachable(grid: Grid, start: Place) -> list[Place]:
    """All places that can be walked to from the start: the start first, the farthest last."""
    _marks, found = _search(grid, start)
    return [grid.places.place(index) for index in found]


def shortest_route(grid: Grid, start: Place, goal: Place) -> list[Place] | None:
    """The places of a shortest way, start and goal included; None if there is no way."""
    places = grid.places
    steps = places.steps
    marks, _found = _search(grid, start, goal)
    index = places.index(goal)
    if marks[index] == _UNSEEN:
        return None
    route = [goal]
    while marks[index] != _START:
        index -= steps[marks[index] - _FIRST_HEADING]
        route.append(places.place(index))
    route.reverse()
    return route


def shortest_tour(grid: Grid, stops: Sequence[Place]) -> list[Place] | None:
    """A shortest way from the first stop through all others in order; None if there is no way."""
    tour = [stops[0]]
    for start, goal in pairwise(stops):
        route = shortest_route(grid, start, goal)
        if route is None:
            return None
        tour += route[1:]
    return tour


def _search(grid: Grid, start: Place, goal: Place | None = None) -> tuple[bytearray, list[int]]:
    """Search outwards up to the goal or, without one, as far as there are ways.

    Returns the marks by index, and the indexes of the places that were found, in order.
    """
    exits = grid.exits
    ways = _ways_by_exits(grid.places)
    marks = bytearray(len(exits))
    first = grid.places.index(start)
    last = None if goal is None else grid.places.index(goal)
    marks[first] = _START
    found = [first]
    edge = [first]
    while edge and (last is None or marks[last] == _UNSEEN):
        next_edge = []
        for index in edge:
            for step, mark in ways[exits[index]]:
                neighbour = index + step
                if marks[neighbour] == _UNSEEN:
                    marks[neighbour] = mark
                    next_edge.append(neighbour)
        found += next_edge
        edge = next_edge
    return marks, found


@lru_cache
def _ways_by_exits(places: Places) -> list[list[tuple[int, int]]]:
    """The open ways for each of the 16 kinds of exits: the step by index, and the mark.

    A search for small maps asks for the same ones thousands of times.
    """
    steps = places.steps
    ways_by_exits = []
    for exits in range(16):
        ways = []
        for heading in Heading:
            if exits >> heading & 1:
                ways.append((steps[heading], heading + _FIRST_HEADING))
        ways_by_exits.append(ways)
    return ways_by_exits
