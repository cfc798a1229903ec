"""What the walker sees straight ahead: places, openings and letters, up to a wall.

    # #####         distance 0: left open           (the walker's own place)
    >     #         distance 1: right open
    ## # ##         distance 3: right open ...      a wall at distance 6
                                                    (and all of it as far as sight goes)

This is the sight in words and numbers; ``perspective`` makes the picture of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mazelib.compass import DELTAS, TURNED, Heading, Place, Turn
from mazelib.heya import Heya

#: How far sight goes, in places.
SIGHT = 12


@dataclass(frozen=True)
class Slice:
    """One place straight ahead: whether its left and right are open, and the letter on it."""

    place: Place
    left_open: bool
    right_open: bool
    letter: str | None = None


@dataclass(frozen=True)
class Sight:
    """What is seen from a place of a map with a heading.

    ``slices[d]`` is the place d places ahead, 0 being the walker's own. ``wall`` is the distance
    of the wall that ends them: 1 right before the walker, None where none stands in ``reach``.
    ``waiting`` are the control points that still stand there, as (letter, place).
    """

    heya: Heya = field(repr=False)
    place: Place
    heading: Heading
    reach: int
    slices: tuple[Slice, ...]
    wall: int | None
    waiting: tuple[tuple[str, Place], ...] = ()


def look(
    heya: Heya,
    place: Place,
    heading: Heading,
    sight: int = SIGHT,
    waiting: tuple[tuple[str, Place], ...] | None = None,
) -> Sight:
    """Look ahead from a place, so many places far.

    ``waiting`` are the control points not yet reached, as in ``heya.controls``; all of them if
    not given.
    """
    letters = heya.controls if waiting is None else waiting
    places = places_ahead(place, heading, sight)
    wall = next(
        (distance for distance, ahead in enumerate(places) if distance and not heya.is_open(ahead)), None
    )
    slices = tuple(_slice(heya, ahead, heading, letters) for ahead in places[:wall])
    return Sight(heya, place, heading, sight, slices, wall, letters)


def places_ahead(place: Place, heading: Heading, count: int) -> list[Place]:
    """A place and so many more in a line."""
    (x, y), (dx, dy) = place, DELTAS[heading]
    return [(x + dx * distance, y + dy * distance) for distance in range(count + 1)]


def _slice(heya: Heya, place: Place, heading: Heading, letters: tuple[tuple[str, Place], ...]) -> Slice:
    left, right = (
        heya.is_open(places_ahead(place, TURNED[heading][side], 1)[1]) for side in (Turn.LEFT, Turn.RIGHT)
    )
    return Slice(place, left, right, next((letter for letter, at in letters if at == place), None))
