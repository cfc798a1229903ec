"""Map warnings: what is odd about a map though it can be used."""

import re
from collections.abc import Iterator

from mazelib.heya import ON_MAPS, WALLS, Heya, lines_of, plain
from mazelib.routes import reachable

#: From wall to wall, and only characters of a map.
_FROM_WALL_TO_WALL = re.compile(f"[{re.escape(WALLS)}][{re.escape(WALLS + ON_MAPS)}]*[{re.escape(WALLS)}]")


def warnings(heya: Heya) -> list[str]:
    """What is odd about a map, a line each; nothing for a map that looks as it should."""
    told = []
    if not heya.controls:
        told.append(": there is no control point to walk to. Put the letter a on a floor place.")
    for letter in unreachable(heya):
        x, y = dict(heya.controls)[letter]
        what = f"control point '{letter}' cannot be reached from the start."
        told.append(f", line {y + 1}, column {x + 1}: {what} Open a wall, unless you want that.")
    return [f"{heya.name}{each}" for each in (*told, *_cut_off(heya))]


def unreachable(heya: Heya) -> list[str]:
    """The letters of the control points that cannot be reached from the start."""
    places = reachable(heya)
    return [letter for letter, place in heya.controls if place not in places]


def _cut_off(heya: Heya) -> Iterator[str]:
    """A blank line inside a map ends it there, and nothing else would tell."""
    lines = lines_of(heya.text)
    for number, line in enumerate(lines[heya.height :], heya.height + 1):
        row = plain(line).rstrip()
        # Words between bars are a row as well, but hardly ever one that is just as wide as the map.
        if abs(len(row) - heya.width) <= 1 and _FROM_WALL_TO_WALL.fullmatch(row.lstrip()):
            what = f"this looks like a row of the map, but line {heya.height + 1} is blank and ends it."
            yield f", line {number}: {what} Take the blank line away, if the map goes on."
            return
