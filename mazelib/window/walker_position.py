"""Where a walker is drawn: during a tick it turns, and then it steps to the next place."""

from typing import NamedTuple

from mazelib.walking.moment import Moment


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


def eased(part: float) -> float:
    """A part of a motion that begins and ends slowly: 0 and less is 0, 1 and more is 1."""
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)
