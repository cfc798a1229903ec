"""Map warnings: what is odd about a map though it can be used."""

import re

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
    lines = [plain(line).strip() for line in lines_of(heya.text)[heya.height :]]
    if any(abs(len(line) - heya.width) <= 1 and _FROM_WALL_TO_WALL.fullmatch(line) for line in lines):
        # A blank line inside a map ends it there, and nothing else would tell.
        what = "this line is blank and ends the map, but a row of a map comes after it."
        told.append(f", line {heya.height + 1}: {what} Take the blank line away, if the map goes on.")
    return [f"{heya.name}{each}" for each in told]


def unreachable(heya: Heya) -> list[str]:
    """The letters of the control points that cannot be reached from the start."""
    places = reachable(heya)
    return [letter for letter, place in heya.controls if place not in places]
