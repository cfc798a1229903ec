"""What a player has had in sight so far: the places of the mini-map, and those of the torch."""

from collections.abc import Callable

from mazelib.game.light import lit_places
from mazelib.grid.compass import Heading, Place, Turn, stepped, turned
from mazelib.maps.heya import Heya
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import SIGHT

#: The places in sight from a place, for a walker that faces a heading.
Sees = Callable[[Heya, Place, Heading], set[Place]]


def in_sight(heya: Heya, place: Place, heading: Heading) -> set[Place]:
    """The places straight ahead, up to a wall or the limit of sight, and the places beside them."""
    seen = {place}
    for _distance in range(SIGHT):
        for turn in (Turn.LEFT, Turn.AHEAD, Turn.RIGHT):
            seen.add(stepped(place, turned(heading, turn)))
        place = stepped(place, heading)
        if not heya.is_open(place):
            break
    return seen


def in_torchlight(heya: Heya, place: Place, heading: Heading) -> set[Place]:
    """The places around that the light of a torch reaches, wherever the walker faces."""
    return lit_places(heya, place)


class Seen:
    """The places that were seen on a walk so far."""

    def __init__(self, timeline: Timeline, sees: Sees) -> None:
        self._timeline = timeline
        self._sees = sees
        self._places = set[Place]()
        self._ticks = 0

    def places(self) -> set[Place]:
        """The places that were in sight up to the newest tick."""
        timeline = self._timeline
        for tick in range(self._ticks, timeline.last + 1):
            self._places |= self._sees(timeline.heya, timeline.place(tick), timeline.heading(tick))
        self._ticks = timeline.last + 1
        return self._places
