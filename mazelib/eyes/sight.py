"""A sight: where the walker looks from and how far, and which letters it may see there.

This is all that the picture is made of; ``perspective`` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mazelib.compass import Heading, Place
from mazelib.heya import Heya

#: How far sight goes, in places.
SIGHT = 12


@dataclass(frozen=True)
class Sight:
    """What is seen from a place of a map with a heading, ``reach`` places far.

    ``waiting`` are the control points that still stand there, as (letter, place).
    """

    heya: Heya = field(repr=False)
    place: Place
    heading: Heading
    reach: int
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
    return Sight(heya, place, heading, sight, heya.controls if waiting is None else waiting)
