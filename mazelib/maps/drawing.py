"""Draws maps that nobody typed: a maze that was made, or another form of a map."""

from collections.abc import Mapping, Sequence

from mazelib.grid.compass import Heading, Place
from mazelib.grid.places import Places
from mazelib.maps.heya import Controls, Heya
from mazelib.maps.heya_text import shown_note
from mazelib.maps.signs import PLAIN_FLOOR, PLAIN_WALL, RIM_CORNER, RIM_LEVEL, RIM_UPRIGHT, WALLS


def drawn_heya(
    floor: bytes,
    places: Places,
    start: Place,
    heading: Heading,
    controls: Controls,
    note: str = "",
) -> Heya:
    """The map that is open where ``floor`` has a 1, by the index of a place, and wall elsewhere.

    The start and the control points have to stand on floor, each on a place of its own. There is
    one exception: if the walker starts on the first floor place and faces up, a control point may
    stand there, too. A map without a sign for its start means this very start.
    """
    rows = plain_rows(floor, places)
    unmarked = Heya(rows, start, heading, controls, shown_note(note))
    return unmarked.changed(rows=marked_rows(rows, unmarked.marks))


def plain_rows(floor: bytes, places: Places, wall: str = PLAIN_WALL) -> tuple[str, ...]:
    """The rows of a map that has nothing but floor and wall."""
    signs = floor.decode("latin-1").translate({0: wall, 1: PLAIN_FLOOR})
    return tuple(places.rows(signs))


def marked_rows(rows: Sequence[str], marks: Mapping[Place, str]) -> tuple[str, ...]:
    """The rows with marks put on their places."""
    marked = list(rows)
    for (x, y), mark in marks.items():
        row = marked[y]
        marked[y] = f"{row[:x]}{mark}{row[x + 1 :]}"
    return tuple(marked)


def with_ruled_rim(heya: Heya) -> Heya:
    """The same map with the wall around it drawn as lines: + at the corners, - and | between.

    ValueError: there is floor at the edge of the map, or there is nothing but edge.
    """
    if not _has_wall_all_round(heya):
        raise ValueError(f"{heya.name} has no wall all round it")
    level = RIM_LEVEL * (heya.width - 2)
    edge = f"{RIM_CORNER}{level}{RIM_CORNER}"
    between = [f"{RIM_UPRIGHT}{row[1:-1]}{RIM_UPRIGHT}" for row in heya.rows[1:-1]]
    return heya.changed(rows=(edge, *between, edge))


def _has_wall_all_round(heya: Heya) -> bool:
    """Whether all places at the edge of a map are wall, and there are others inside."""
    if heya.width < 3 or heya.height < 3:
        return False
    edges = [heya.rows[0], heya.rows[-1]]
    for row in heya.rows:
        edges += row[0], row[-1]
    return all(sign in WALLS for sign in "".join(edges))
