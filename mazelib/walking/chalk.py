"""Chalk: a walker marks each way that it walks, and reads the marks when it is back.

    chalk = {}                      place -> way -> how many marks: a plain dict
    marks = read_at(chalk, place)   the marks at one place, by the headings of its ways

A way leads from one place to the next. Its mark is noted at both ends. A way with two marks was
walked in both directions, and is closed. Lesson 6 is written with these five functions.
"""

from collections.abc import Mapping, Sequence

from mazelib.grid.compass import Heading, Place, back_of, stepped

#: The marks at the places where there are some: for each way, how many.
Chalk = dict[Place, dict[Heading, int]]
#: A way with so many marks is closed.
CLOSED = 2


def mark(chalk: Chalk, place: Place, way: Heading) -> None:
    """Draw one more mark along the way that leaves a place in this heading."""
    _note_end(chalk, place, way)
    _note_end(chalk, stepped(place, way), back_of(way))


def _note_end(chalk: Chalk, place: Place, way: Heading) -> None:
    """Note one end of a mark."""
    marks = chalk.setdefault(place, {})
    marks[way] = marks.get(way, 0) + 1


def read_at(chalk: Chalk, place: Place) -> dict[Heading, int]:
    """The marks at a place: for each way that has some, how many."""
    return chalk.get(place, {})


def all_closed(ways: Sequence[Heading], marks: Mapping[Heading, int]) -> bool:
    """Whether every one of these ways has two marks."""
    return all(marks.get(way, 0) >= CLOSED for way in ways)


def fewest_marks(ways: Sequence[Heading], marks: Mapping[Heading, int]) -> Heading:
    """The way with the fewest marks; of several, the first of them in the list."""
    fewest = ways[0]
    for way in ways:
        if marks.get(way, 0) < marks.get(fewest, 0):
            fewest = way
    return fewest


def came_to_old_place(marks: Mapping[Heading, int], back: Heading) -> bool:
    """Whether a new way, which leads back, has come to a place whose other ways have marks."""
    return marks.get(back) == 1 and len(marks) > 1
