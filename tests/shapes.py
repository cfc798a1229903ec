"""Shapes on a map: its walls and its floor, by a plain search and not by the library's."""

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya


def walls_of(read: Heya) -> set[Place]:
    """The places of wall that a walker could touch."""
    beside = {stepped(place, way) for place in open_places(read) for way in Heading}
    return {place for place in beside if not read.is_open(place)}


def open_places(read: Heya) -> list[Place]:
    return [(x, y) for y in range(read.height) for x in range(read.width) if read.is_open((x, y))]


def stands_free(read: Heya) -> set[Place]:
    """The places of wall that are not joined to the border, not even by a corner."""
    walls = {
        (x, y)
        for y in range(-1, read.height + 1)
        for x in range(-1, read.width + 1)
        if not read.is_open((x, y))
    }
    edge = [(-1, -1)]
    while edge:
        x, y = edge.pop()
        joined = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & walls
        walls -= joined
        edge += joined
    return walls


def dead_ends(read: Heya) -> list[Place]:
    """The places with one way only."""
    ends = []
    for place in open_places(read):
        ways = [way for way in Heading if read.is_open(stepped(place, way))]
        if len(ways) == 1:
            ends.append(place)
    return ends


def blocks(walls: set[Place]) -> int:
    """How many blocks these places of wall are; a block hangs together by sides or corners."""
    left = set(walls)
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            joined = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= joined
            edge += joined
    return count


def doors(read: Heya) -> list[Place]:
    """The places of floor that have wall on two sides that are opposite, and lead through it."""
    found = []
    for place in open_places(read):
        ways = {way for way in Heading if read.is_open(stepped(place, way))}
        if ways in ({Heading.UP, Heading.DOWN}, {Heading.LEFT, Heading.RIGHT}):
            found.append(place)
    return found
