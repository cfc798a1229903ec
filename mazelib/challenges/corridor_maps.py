"""Maps with a single corridor, made by chance: a ring, or a way with two dead ends.

A corridor leads from crossing to crossing of a square grid. On the map, two crossings are two
places apart, so there is always wall between two parts of the corridor that lie side by side.
"""

import random
from collections.abc import Sequence
from itertools import pairwise

from mazelib.challenges.small_maps import framed
from mazelib.grid.compass import Heading, Place, heading_to, stepped
from mazelib.maps.drawing import marked_rows
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LETTERS, PLAIN_FLOOR, PLAIN_WALL, START_BY_HEADING


def ring(rng: random.Random, blocks: int) -> Heya:
    """A ring around so many blocks of wall. The target is half-way round."""
    crossings = _outline(_blocks(rng, blocks))
    while not crossings:
        crossings = _outline(_blocks(rng, blocks))
    if rng.randrange(2):
        crossings.reverse()
    places = _places_between([*crossings, crossings[0]])[:-1]
    first = rng.randrange(len(places))
    places = places[first:] + places[:first]
    return _corridor_map(places, heading_to(*places[:2]), [places[len(places) // 2]])


def dead_end_way(rng: random.Random, crossings: int) -> Heya:
    """A corridor past so many crossings. The walker faces away from the target, to a dead end."""
    places = _way_past(rng, crossings)
    first = rng.randrange(1, len(places) - 1)
    heading = heading_to(places[first], places[first + 1])
    return _corridor_map(places, heading, [places[0]], first)


def way_with_two_dead_ends(rng: random.Random, crossings: int) -> Heya:
    """A corridor past three crossings or more. A walk has to go into both ends, and out again.

    The walker faces one end: there is the first target, the second one is in the other end, and the
    third one a step before that. So a rule that never goes anywhere a third time arrives, too, if
    it begins as it faces.
    """
    places = _way_past(rng, crossings)
    first = rng.randrange(3, len(places) - 1, 2)  # At no corner.
    heading = heading_to(places[first], places[first + 1])
    return _corridor_map(places, heading, [places[-1], places[0], places[1]], first)


def _way_past(rng: random.Random, crossings: int) -> list[Place]:
    """All places of a way past so many crossings."""
    way = _way(rng, crossings)
    while len(way) < crossings:
        way = _way(rng, crossings)
    return _places_between(way)


def _blocks(rng: random.Random, count: int) -> set[Place]:
    """So many blocks, each beside another one."""
    blocks = {(0, 0)}
    while len(blocks) < count:
        block = rng.choice(sorted(blocks))
        blocks.add(stepped(block, rng.choice(list(Heading))))
    return blocks


def _outline(blocks: set[Place]) -> list[Place]:
    """The crossings around blocks, clockwise; none if that is not a single ring."""
    sides = set[tuple[Place, Place]]()
    for x, y in blocks:
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        sides |= set(zip(corners, corners[1:] + corners[:1], strict=True))
    # A side between two blocks is there twice, once in each direction.
    edges = [side for side in sides if side[::-1] not in sides]
    following = dict(edges)
    if len(following) < len(edges):
        return []  # The ring would meet itself at a crossing.
    crossings = [min(following)]
    while (crossing := following[crossings[-1]]) != crossings[0]:
        crossings.append(crossing)
    return crossings if len(crossings) == len(edges) else []


def _way(rng: random.Random, most: int) -> list[Place]:
    """The crossings of a way that never meets itself; fewer than the most if it gets stuck."""
    way = [(0, 0)]
    while len(way) < most:
        neighbours = [stepped(way[-1], heading) for heading in Heading]
        fresh = [neighbour for neighbour in neighbours if neighbour not in way]
        if not fresh:
            break
        way.append(rng.choice(fresh))
    return way


def _places_between(crossings: Sequence[Place]) -> list[Place]:
    """All places of the corridor from the first crossing to the last, with those in between."""
    places = list[Place]()
    for (x, y), (next_x, next_y) in pairwise(crossings):
        places += [(2 * x, 2 * y), (x + next_x, y + next_y)]
    x, y = crossings[-1]
    return [*places, (2 * x, 2 * y)]


def _corridor_map(
    places: Sequence[Place], heading: Heading, targets: Sequence[Place], first: int = 0
) -> Heya:
    """The map on which these places are floor; the walker starts on the one with number first."""
    left = min(x for x, _y in places)
    top = min(y for _x, y in places)
    width = max(x for x, _y in places) - left + 1
    height = max(y for _x, y in places) - top + 1
    signs = dict.fromkeys(places, PLAIN_FLOOR)
    signs[places[first]] = START_BY_HEADING[heading]
    signs.update(zip(targets, LETTERS, strict=False))
    marks = {(x - left, y - top): sign for (x, y), sign in signs.items()}
    return framed(marked_rows([PLAIN_WALL * width] * height, marks))
