"""Paints the map of a round that is over: the garden from above, the way walked, the shortest one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.game.racers import Spot
from mazelib.grid.compass import Place
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_disc, draw_line
from mazelib.window.drawing.theme import LIGHT, PAPER
from mazelib.window.game.game_shown import RacerShown
from mazelib.window.painters.garden_map import GardenMap, draw_garden_map, middle_of

#: How wide a trail is, and how large the dots of the shortest path are, in places.
TRAIL = 0.16
DOT = 0.2


class Walked(NamedTuple):
    """The way that a player has walked, place by place, and where that is seen now."""

    places: Sequence[Place]
    racer: RacerShown


def draw_walked_map(
    pen: Pen, area: Rect, shown: GardenMap, walked: Walked, shortest: Sequence[Place]
) -> PlaceGrid:
    """Draw all of a garden with the trail of a player, and the shortest path in dots."""
    grid = draw_garden_map(pen, area, shown)
    thick = max(2, round(TRAIL * grid.cell))
    trail = [middle_of(grid, Spot(x, y, 0)) for x, y in walked.places]
    draw_line(pen.window, LIGHT.walker, trail, thick)
    size = max(3, round(DOT * grid.cell))
    letters = {place for _letter, place in shown.waiting}
    for x, y in shortest:
        if (x, y) in letters:
            continue
        middle = middle_of(grid, Spot(x, y, 0))
        draw_disc(pen.window, PAPER, middle, size + max(2, size // 3))
        draw_disc(pen.window, LIGHT.shortest, middle, size)
    racer = walked.racer
    large = max(8, round(grid.cell * 0.86))
    pen.picture(racer.picture, middle_of(grid, racer.spot), large, racer.spot.heading)
    return grid
