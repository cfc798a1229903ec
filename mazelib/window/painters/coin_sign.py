"""Paints a coin: gold, with a darker rim."""

from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import Colour

GOLD: Colour = (255, 200, 40)
RIM_OF_GOLD: Colour = (176, 116, 0)


def draw_coin(pen: Pen, middle: Point, size: int) -> None:
    """Draw a coin around a point, so many pixels large."""
    pen.disc(middle, max(2, size // 2), RIM_OF_GOLD)
    pen.disc(middle, max(1, size * 2 // 5), GOLD)
