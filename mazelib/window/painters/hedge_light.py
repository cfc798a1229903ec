"""How bright a hedge is: along the way ahead it lies in the shade, behind openings in the sun."""

from math import floor

from mazelib.grid.compass import DELTAS, Heading, Turn, turned
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.raycaster import WallPiece

#: How bright a hedge is along the way, across it, and behind an opening at the side.
ALONG = 0.74
ACROSS = 1.0
SUNNY = 1.25
#: How sunny it is by how many places it lies aside of the way straight ahead.
SUN = (0.0, 1.0, 0.6, 0.3)


def light_of(view: View, piece: WallPiece) -> float:
    """How bright a piece of hedge is. While the walker turns, it changes smoothly."""
    heading = view.eye.heading
    before = floor(heading)
    one = _light_facing(view, piece, Heading(before % 4))
    other = _light_facing(view, piece, Heading((before + 1) % 4))
    return one + (heading - before) * (other - one)


def _light_facing(view: View, piece: WallPiece, heading: Heading) -> float:
    """How bright a piece of hedge is for an eye that looks straight in a heading."""
    if piece.place is None or piece.side is None:
        return ACROSS
    right_x, right_y = DELTAS[turned(heading, Turn.RIGHT)]
    x, y = piece.place
    aside = abs((x - floor(view.eye.x)) * right_x + (y - floor(view.eye.y)) * right_y)
    light = ACROSS
    if piece.side % 2 != heading % 2:
        light = ALONG
        aside -= 1  # The hedge beside a way is one place aside of it.
    return light + SUN[min(max(0, aside), len(SUN) - 1)] * (SUNNY - light)
