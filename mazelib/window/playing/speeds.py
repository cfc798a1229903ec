"""Speeds, in ticks a second: those that + and - lead through, and how they are said."""

import math

from mazelib.text.sentences import _, ngettext

#: As fast as it goes.
FASTEST = math.inf
SPEEDS = (
    1.0,
    2.0,
    4.0,
    10.0,
    20.0,
    50.0,
    100.0,
    200.0,
    500.0,
    1000.0,
    2000.0,
    5000.0,
    FASTEST,
)


def next_faster(speed: float) -> float:
    """The next higher speed; the command line may have asked for one between two of them."""
    for faster in SPEEDS:
        if faster > speed:
            return faster
    return FASTEST


def next_slower(speed: float) -> float:
    """The next lower speed; below the lowest one, the same."""
    for slower in reversed(SPEEDS):
        if slower < speed:
            return slower
    return speed


def speed_in_words(speed: float) -> str:
    """The words "2 steps a second". From one step a second on, one decimal is enough."""
    if speed == FASTEST:
        return _("as fast as it goes")
    if speed > 1:
        speed = round(speed, 1)
    count = 1 if speed == 1 else 2
    words = ngettext("{speed:g} step a second", "{speed:g} steps a second", count)
    return words.format(speed=speed)
