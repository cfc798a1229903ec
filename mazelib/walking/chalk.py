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
    """Draw one more mark along this way, which leads from a place to the next."""
    _note_end(chalk, place, way)
    _note_end(chalk, stepped(place, way), back_of(way))


def _note_end(chalk: Chalk, place: Place, way: Heading) -> None:
    """Note one end of a mark."""
    marks = chalk.setdefault(place, {})
    marks[way] = marks.get(way, 0) + 1


def read_at(chalk: Chalk, place: Place) -> dict[Heading, int]:
    """How many marks each way has at this place; a way without any is left out."""
    return chalk.get(place, {})


def all_closed(ways: Sequence[Heading], marks: Mapping[Heading, int]) -> bool:
    """Whether each of these ways has two marks."""
    return all(marks.get(way, 0) >= CLOSED for way in ways)


def fewest_marks(ways: Sequence[Heading], marks: Mapping[Heading, int]) -> Heading:
    """The way with the fewest marks; in a tie, the first of them in the list."""
    fewest = ways[0]
    for way in ways:
        if marks.get(way, 0) < marks.get(fewest, 0):
            fewest = way
    return fewest


def came_to_old_place(marks: Mapping[Heading, int], back: Heading) -> bool:
    """Whether a new way has led it to a place that has marks already.

    The new way is the way ``back``, with one mark; other ways have marks, too.
    """
    return marks.get(back) == 1 and len(marks) > 1
