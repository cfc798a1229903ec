"""The open ways at a place, as headings of the map: what rules with a memory take notes of."""

from mazelib.grid.compass import Heading, back_of, left_of, right_of
from mazelib.walking.view import View


def onward_ways(view: View, heading: Heading) -> list[Heading]:
    """The open ways that do not lead back: right, ahead, left, in this order."""
    ways = []
    if view.right:
        ways.append(right_of(heading))
    if view.front:
        ways.append(heading)
    if view.left:
        ways.append(left_of(heading))
    return ways


def open_ways(view: View, heading: Heading) -> list[Heading]:
    """All open ways: right, ahead, left, back, in this order."""
    ways = onward_ways(view, heading)
    if view.back:
        ways.append(back_of(heading))
    return ways
