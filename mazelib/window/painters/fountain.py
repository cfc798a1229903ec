"""Paints a fountain that is higher than the hedges: one sees it from afar."""

from pygame import transform

from mazelib.grid.compass import Place
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.trees import drawn_size

#: How high the fountain is, in heights of a hedge.
HIGH = 3.2
#: Nearer than this, in places, one stands in its water.
NEAREST = 0.7
#: The largest fountain in the picture, in pixels.
LARGEST = 900


def draw_fountain(view: View, place: Place) -> None:
    """Draw the fountain; the hedges before it are drawn over its foot."""
    depth, right = view.seen(place[0] + 0.5, place[1] + 0.5)
    if depth < NEAREST:
        return
    size = round(HIGH * view.sight.focal / depth)
    x, foot = view.point(depth, right, 0.0)
    if size > LARGEST or size < 4 or not -size < x < view.width + size:
        return
    picture = view.pen.pictures.picture("fountain", drawn_size(size))
    drawn = transform.smoothscale(picture, (size, size))
    view.window.blit(drawn, (round(x - size / 2), round(foot - size)))
