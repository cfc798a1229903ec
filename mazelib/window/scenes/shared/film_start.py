"""Where a film lets a rule start that never takes a step from the start of the map."""

from dataclasses import replace

from mazelib.grid.compass import Heading
from mazelib.maps.heya import Heya


def facing_furthest(heya: Heya) -> Heya:
    """The same map; at its start the walker faces where most places lie open before it."""
    return replace(heya, heading=max(Heading, key=lambda heading: _open_ahead(heya, heading)))


def _open_ahead(heya: Heya, heading: Heading) -> int:
    """How many places lie open one after the other, from the start on in a direction."""
    count = 0
    place = heya.start
    while (ahead := heya.after_step(place, heading)) != place:
        place = ahead
        count += 1
    return count
