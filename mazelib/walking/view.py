"""The first-person view: which sides of the walker are open, as the walker itself sees it.

    the map says           a walker facing right says
         up                        left
    left  @  right          back    >    front
        down                       right

Front is the heading itself, right is one further clockwise, and so on (see compass).
"""

from dataclasses import dataclass

from mazelib.grid.compass import TURNED, Heading, Place, Turn
from mazelib.maps.heya import Heya


@dataclass(frozen=True)
class View:
    """What the walker senses: each side open (True) or wall (False)."""

    front: bool
    right: bool
    left: bool
    back: bool

    @property
    def open_count(self) -> int:
        """How many of the four sides are open."""
        return self.front + self.right + self.left + self.back


def _view(exits: int, heading: Heading) -> View:
    """The view from four bits (bit h: heading h is open) and the heading of the walker."""
    front, right, back, left = (bool(exits >> TURNED[heading][turn] & 1) for turn in Turn)
    return View(front=front, right=right, left=left, back=back)


#: VIEWS[heading][exits]: all 4 × 16 views there are, made once.
VIEWS = tuple(tuple(_view(exits, heading) for exits in range(16)) for heading in Heading)


def open_ways(view: View, heading: Heading) -> list[Heading]:
    """The headings that are open to a walker, from its right round: right, ahead, left, back."""
    right, back, left = TURNED[heading][1:]
    sides = ((right, view.right), (heading, view.front), (left, view.left), (back, view.back))
    return [way for way, is_open in sides if is_open]


def view_at(heya: Heya, place: Place, heading: Heading) -> View:
    """What a walker senses at a place of a map, facing a heading."""
    return VIEWS[heading][heya.exits[heya.places.index(place)]]
