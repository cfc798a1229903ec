"""Draws narrow strips of leaves, each as high as its hedge is in that column of the picture."""

from math import ceil

from pygame import Surface, transform

from mazelib.window.painters.foliage import RAGGED
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.hedge_leaves import Columns

#: A picture is drawn on a canvas that is higher by so many pixels, above and below: near the eye,
#: a strip ends a little above or below the picture.
MARGIN = 24


class Strips:
    """Draws the strips of one picture.

    All leaves but those at the top go straight into the picture, which is fast. Between the leaves
    at the top one sees the sky: they are laid over it, all at once in the end.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._canvas = view.window.get_parent()
        # Who stands looks closer: then all edges are smooth.
        self._scaled = transform.smoothscale if view.stands else transform.scale
        self._tops = list[tuple[Surface, tuple[int, int]]]()

    def draw(self, leaves: Columns, column: int, x: int, wide: int, high: float) -> None:
        """Draw a column of a picture of leaves: so wide, and as high as the hedge is there."""
        rows = leaves.rows
        begin = column * rows
        top = self._view.horizon - high / 2
        row_high = high / rows
        first, end = rows_seen(self._view, rows, high)
        leafy = ceil(RAGGED * rows) + 1
        if first < leafy:
            upper = round(top + first * row_high)
            size = (wide, max(1, round(top + leafy * row_high) - upper))
            strip = leaves.picture.subsurface((0, begin + first, 1, leafy - first))
            self._tops.append((self._scaled(strip, size), (x, upper)))
            first = leafy
        upper = max(-MARGIN, round(top + first * row_high))
        size = (wide, min(self._view.height + MARGIN, round(top + end * row_high)) - upper)
        if first < end and size[1] > 0:
            strip = leaves.picture.subsurface((0, begin + first, 1, end - first))
            self._scaled(strip, size, self._canvas.subsurface((x, upper + MARGIN), size))

    def draw_tops(self) -> None:
        """Draw the tops of the hedges."""
        self._view.window.blits(self._tops, False)


def rows_seen(view: View, rows: int, high: float) -> tuple[int, int]:
    """The rows of a picture that are seen of a hedge that is so high: the first, and the end."""
    top = view.horizon - high / 2
    first = int(-top / high * rows) if top < 0 else 0
    return first, max(first + 1, min(rows, int((view.height - top) / high * rows) + 2))
