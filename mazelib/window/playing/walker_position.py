"""Where a walker is drawn: during a tick it turns, and then it steps to the next place."""

from typing import NamedTuple

from mazelib.grid.compass import DELTAS
from mazelib.walking.moment import Moment

#: How far a walker that bumps into a wall goes towards it, in places.
BUMP = 0.2


class Position(NamedTuple):
    """Where a walker is, perhaps between two places or headings. Place (2, 1) is x=2, y=1."""

    x: float
    y: float
    heading: float


def walker_position(moment: Moment, phase: float) -> Position:
    """Where a walker is after a part of its tick, from 0 to 1: first it turns, then it steps."""
    x, y = moment.place
    if moment.after is None:
        return Position(x, y, moment.heading)
    (to_x, to_y), to_heading = moment.after
    quarters = (to_heading - moment.heading + 1) % 4 - 1  # To the left is -1, not 3.
    turned = eased(2 * phase)
    stepped = eased(2 * phase - 1) if quarters else eased(phase)
    return Position(
        x + stepped * (to_x - x), y + stepped * (to_y - y), moment.heading + quarters * turned
    )


def position_on_map(moment: Moment, phase: float) -> Position:
    """The same, seen from above: where there is wall, it bumps into that and comes back."""
    at = walker_position(moment, phase)
    if moment.after is None or moment.after[0] != moment.place:
        return at
    dx, dy = DELTAS[moment.after[1]]
    part = max(0.0, 2 * phase - 1)
    reach = BUMP * 4 * part * (1 - part)
    return Position(at.x + reach * dx, at.y + reach * dy, at.heading)


def eased(part: float) -> float:
    """A part of a motion that begins and ends slowly: 0 and less is 0, 1 and more is 1."""
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)
