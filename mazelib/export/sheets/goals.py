"""What waits at the goal of a maze: small pictures of size 1 around the point (0, 0)."""

from math import cos, pi, sin

from mazelib.export.sheets.drawing import EDGE, Drawing, arc
from mazelib.export.sheets.shapes import ORANGE, WHITE

CHEESE = "FFD43B"
HOLE = "EAB308"
BONE = "F7F3E8"
GREEN = "7DBE6A"
PETAL = "F28CB1"
PLANET = "8FB8E8"
RING = "E8C27A"
WALL = "F3DFC1"
ROOF = "C8584B"
DOOR = "8A5A36"
WINDOW = "BFE0F5"


def flag() -> Drawing:
    """A flag on its pole."""
    drawing = Drawing().oval(GREEN, (-0.12, 0.42), (0.28, 0.07))
    drawing.line((-0.18, 0.42), (-0.18, -0.46), thick=1.8 * EDGE)
    return drawing.area(
        ORANGE, (-0.16, -0.44), (0.14, -0.38), (0.42, -0.42), (0.36, -0.22), (0.42, -0.02),
        (0.12, 0.02), (-0.16, -0.04),
    )


def cheese() -> Drawing:
    """A piece of cheese with holes."""
    drawing = Drawing().area(CHEESE, (-0.46, 0.02), (0.2, -0.32), (0.44, -0.04), (0.44, 0.02))
    drawing.area(CHEESE, (-0.46, 0.02), (0.44, 0.02), (0.44, 0.34), (-0.46, 0.34))
    for x, y, reach in ((-0.24, 0.18, 0.07), (0.02, 0.24, 0.055), (0.24, 0.16, 0.085)):
        drawing.oval(HOLE, (x, y), (reach, reach))
    return drawing.oval(HOLE, (0.12, -0.12), (0.085, 0.05), -20)


def bone() -> Drawing:
    """A bone that lies aslant."""
    drawing = Drawing()
    ends = ((-0.34, 0.1), (-0.2, 0.28), (0.2, -0.28), (0.34, -0.1))
    for end in ends:
        drawing.oval(BONE, end, (0.13, 0.13))
    drawing.area(BONE, (-0.26, 0.06), (0.14, -0.24), (0.28, -0.06), (-0.12, 0.24))
    for end in ends:
        drawing.dot(end, 0.112, BONE)
    return drawing.line((-0.24, 0.17), (0.24, -0.17), thick=0.15, colour=BONE)


def flower() -> Drawing:
    """A flower with six petals, a stalk and two leaves."""
    drawing = Drawing().line((0, 0), (0, 0.48), thick=1.8 * EDGE)
    drawing.oval(GREEN, (0.15, 0.36), (0.15, 0.06), -28)
    drawing.oval(GREEN, (-0.15, 0.4), (0.15, 0.06), 28)
    for number in range(6):
        angle = number * pi / 3 + pi / 6
        at = (0.22 * cos(angle), -0.14 + 0.22 * sin(angle))
        drawing.oval(PETAL, at, (0.14, 0.11), angle * 180 / pi)
    return drawing.oval(CHEESE, (0, -0.14), (0.12, 0.12))


def planet() -> Drawing:
    """A planet with a ring."""
    behind = arc((0, 0), (0.48, 0.16), 180, 360)
    drawing = Drawing().line(*behind, thick=0.09)
    drawing.line(*behind, thick=0.045, colour=RING)
    drawing.oval(PLANET, (0, 0), (0.3, 0.3))
    drawing.line((-0.2, -0.14), (0.06, -0.18), thick=0.05, colour=WHITE)
    ring = arc((0, 0), (0.48, 0.16), 0, 180)
    drawing.line(*ring, thick=0.09)
    drawing.line(*ring, thick=0.045, colour=RING)
    for x, y in ((0.4, -0.36), (-0.42, -0.3), (-0.34, 0.4)):
        drawing.dot((x, y), 0.035, HOLE)
    return drawing


def carrot() -> Drawing:
    """A carrot, its tip to the lower left."""
    drawing = Drawing()
    for turned, at in ((-75, (0.22, -0.34)), (-45, (0.32, -0.32)), (-12, (0.36, -0.22))):
        drawing.oval(GREEN, at, (0.17, 0.06), turned)
    drawing.area(ORANGE, (-0.46, 0.46), (0.02, -0.22), *arc((0.12, -0.1), (0.16, 0.16), 225, 405),
                 (0.2, 0.06))
    drawing.line((-0.1, 0.0), (0.0, 0.06), thick=0.8 * EDGE)
    drawing.line((-0.08, 0.22), (-0.17, 0.16), thick=0.8 * EDGE)
    return drawing.line((0.08, -0.12), (0.16, -0.06), thick=0.8 * EDGE)


def leaf() -> Drawing:
    """A large leaf with its veins."""
    above = arc((0.3, 0.28), (0.71, 0.71), 170, 280)
    below = arc((-0.28, -0.3), (0.71, 0.71), -10, 100)
    drawing = Drawing().area(GREEN, *above, *below)
    drawing.line((-0.48, 0.48), (0.3, -0.3))
    for x in (-0.2, 0.0, 0.18):
        drawing.line((x, -x), (x, -x - 0.2), thick=0.7 * EDGE)
        drawing.line((x, -x), (x + 0.2, -x), thick=0.7 * EDGE)
    return drawing


def house() -> Drawing:
    """A house with a door and a window."""
    drawing = Drawing().area(DOOR, (0.18, -0.46), (0.3, -0.46), (0.3, -0.16), (0.18, -0.16))
    drawing.area(WALL, (-0.34, -0.04), (0.34, -0.04), (0.34, 0.44), (-0.34, 0.44))
    drawing.area(ROOF, (-0.46, -0.02), (0, -0.44), (0.46, -0.02))
    drawing.area(DOOR, (0.04, 0.44), (0.04, 0.12), (0.24, 0.12), (0.24, 0.44))
    return drawing.area(WINDOW, (-0.24, 0.12), (-0.06, 0.12), (-0.06, 0.3), (-0.24, 0.3))
