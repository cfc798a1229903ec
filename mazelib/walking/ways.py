"""The open ways at a place, as headings of the map: what rules with a memory take notes of."""

from mazelib.grid.compass import Heading, back_of, left_of, right_of
from mazelib.walking.view import View


def onward_ways(view: View, heading: Heading) -> list[Heading]:
    """The open ways, the right one first, without the way back.

    They stand in the order right, ahead, left.
    """
    ways = []
    if view.right:
        ways.append(right_of(heading))
    if view.front:
        ways.append(heading)
    if view.left:
        ways.append(left_of(heading))
    return ways


def open_ways(view: View, heading: Heading) -> list[Heading]:
    """All open ways, the right one first, the way back last.

    They stand in the order right, ahead, left, back.
    """
    ways = onward_ways(view, heading)
    if view.back:
        ways.append(back_of(heading))
    return ways
