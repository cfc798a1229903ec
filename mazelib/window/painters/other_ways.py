"""Paints the ways of the others onto the map of a round that is over, beside the player's own."""

from pygame import Rect

from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_line
from mazelib.window.drawing.theme import Colour
from mazelib.window.game.game_shown import OtherWay

#: The colour of each one's way, by its picture.
COLOURS: dict[str, Colour] = {"walker_second": (13, 135, 152), "walker_rival": (112, 72, 184)}
#: How thick a way is, and how far to the lower right of the middle of its places, in places.
THICK = 0.1
ASIDE = 0.24
#: The size of a picture, in places.
PICTURE = 0.8


def draw_other_way(pen: Pen, grid: PlaceGrid, way: OtherWay) -> None:
    """Draw the way of one of the others, and the walker at its end."""
    aside = ASIDE * grid.cell
    points = []
    for place in way.places:
        x, y = _centre(grid.rect_of(place))
        points.append((x + aside, y + aside))
    if len(points) > 1:
        draw_line(pen.window, COLOURS[way.picture], points, max(2, round(THICK * grid.cell)))
    size = max(8, round(PICTURE * grid.cell))
    pen.picture(way.picture, points[-1], size, way.heading)


def _centre(at: Rect) -> tuple[float, float]:
    return at.left + at.width / 2, at.top + at.height / 2
