"""Motifs: what stands in the border of a sheet, by theme. Each has size 1 around (0, 0)."""

from math import cos, pi, sin

from mazelib.export.sheets.drawing import EDGE, Drawing, arc
from mazelib.export.sheets.goals import BONE, CHEESE, GREEN, HOLE, PETAL, PLANET
from mazelib.export.sheets.ornaments import star as star_of_size_2
from mazelib.export.sheets.shapes import ORANGE, WHITE
from mazelib.export.sheets.starts import RED

#: They are small: so their edges are thicker than those of pictures.
THICK = 2 * EDGE
BROWN = "B98552"


def cheese() -> Drawing:
    """A round cheese with holes."""
    drawing = _disc(CHEESE, 0.42)
    for x, y, reach in ((-0.14, -0.1, 0.1), (0.16, 0.04, 0.08), (-0.06, 0.2, 0.07)):
        drawing.dot((x, y), reach, HOLE)
    return drawing


def blossom() -> Drawing:
    """A flower from above."""
    drawing = Drawing()
    petals = [(0.26 * sin(each * pi / 2.5), -0.26 * cos(each * pi / 2.5)) for each in range(5)]
    for petal in petals:
        drawing.dot(petal, 0.22)
    for petal in petals:
        drawing.dot(petal, 0.22 - THICK, PETAL)
    return drawing.dot((0, 0), 0.14, CHEESE)


def star() -> Drawing:
    """A star."""
    corners = [(0.5 * x, 0.5 * y + 0.04) for x, y in star_of_size_2()]
    drawing = Drawing().line(*corners, corners[0], thick=2 * THICK)
    return drawing.area(CHEESE, *corners, has_edge=False)


def paw() -> Drawing:
    """The print of a paw."""
    drawing = Drawing().dot((0, 0.16), 0.24, BROWN)
    for x, y in ((-0.32, -0.06), (-0.12, -0.28), (0.12, -0.28), (0.32, -0.06)):
        drawing.dot((x, y), 0.12, BROWN)
    return drawing


def leaf() -> Drawing:
    """A leaf."""
    above = arc((0.24, 0.24), (0.62, 0.62), 175, 275)
    below = arc((-0.24, -0.24), (0.62, 0.62), -5, 95)
    corners = (*above, *below)
    drawing = Drawing().line(*corners, corners[0], thick=2 * THICK)
    drawing.area(GREEN, *corners, has_edge=False)
    return drawing.line((-0.46, 0.46), (0.16, -0.16), thick=THICK)


def wheel() -> Drawing:
    """The wheel of a car."""
    return Drawing().dot((0, 0), 0.4).dot((0, 0), 0.24, RED).dot((0, 0), 0.1, BONE)


def carrot() -> Drawing:
    """A carrot, its tip down."""
    drawing = Drawing()
    for x in (-0.12, 0.12):
        drawing.line((0, -0.16), (x, -0.44), thick=0.12, colour=GREEN)
    corners = ((-0.2, -0.18), (0.2, -0.18), (0, 0.46))
    drawing.line(*corners, corners[0], thick=2 * THICK)
    return drawing.area(ORANGE, *corners, has_edge=False)


def ball() -> Drawing:
    """A ball with a light on it."""
    return _disc(PLANET, 0.36).dot((-0.12, -0.12), 0.09, WHITE)


def _disc(colour: str, radius: float) -> Drawing:
    return Drawing().dot((0, 0), radius).dot((0, 0), radius - THICK, colour)

