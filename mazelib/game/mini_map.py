"""The mini-map: it shows what the walker has had in sight so far, and nothing else."""

from mazelib.grid.compass import Heading, Place, Turn, stepped, turned
from mazelib.maps.drawing import only_shown
from mazelib.maps.heya import Heya
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import SIGHT


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


def seen_map(timeline: Timeline) -> Timeline:
    """The same walk on a map of what has been in sight so far. Everything else there is wall."""
    heya = timeline.heya
    stood = set[tuple[Place, Heading]]()
    for tick in range(timeline.last + 1):
        stood.add((timeline.place(tick), timeline.heading(tick)))
    seen = set[Place]()
    for place, heading in stood:
        seen |= in_sight(heya, place, heading)
    return timeline.on_map(only_shown(heya, seen))
