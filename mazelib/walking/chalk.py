"""Chalk: a walker draws a line along each way that it walks, and reads the lines when it is back.

    chalk = {}                      place -> way -> how many lines: a plain dict
    lines = read_at(chalk, place)   the lines at one place, by the headings of its ways

A way leads from one place to the next. Its line is noted at both ends. A way with two lines was
walked in both directions, and is closed. Lesson 6 is written with these five functions.
"""

from collections.abc import Mapping, Sequence

from mazelib.grid.compass import Heading, Place, back_of, stepped

#: The lines at the places where there are some: for each way, how many.
Chalk = dict[Place, dict[Heading, int]]
#: A way with so many lines is closed.
CLOSED = 2


def draw_line(chalk: Chalk, place: Place, way: Heading) -> None:
    """Draw one more line along the way that leaves a place in this heading."""
    _note_end(chalk, place, way)
    _note_end(chalk, stepped(place, way), back_of(way))


def _note_end(chalk: Chalk, place: Place, way: Heading) -> None:
    """Note one end of a line."""
    lines = chalk.setdefault(place, {})
    lines[way] = lines.get(way, 0) + 1


def read_at(chalk: Chalk, place: Place) -> dict[Heading, int]:
    """The lines at a place: for each way that has some, how many."""
    return chalk.get(place, {})


def all_closed(ways: Sequence[Heading], lines: Mapping[Heading, int]) -> bool:
    """Whether every one of these ways has two lines."""
    return all(lines.get(way, 0) >= CLOSED for way in ways)


def least_used(ways: Sequence[Heading], lines: Mapping[Heading, int]) -> Heading:
    """The way with the fewest lines; of several, the first of them in the list."""
    least = ways[0]
    for way in ways:
        if lines.get(way, 0) < lines.get(least, 0):
            least = way
    return least


def came_to_old_place(lines: Mapping[Heading, int], back: Heading) -> bool:
    """Whether a new way, which leads back, has come to a place whose other ways have lines."""
    return lines.get(back) == 1 and len(lines) > 1
