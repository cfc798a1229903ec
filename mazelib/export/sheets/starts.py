"""Who waits at the start of a maze: small pictures of size 1 around the point (0, 0)."""

from mazelib.export.sheets.drawing import EDGE, Drawing, arc
from mazelib.export.sheets.shapes import ORANGE, WHITE

GREY_FUR = "C3C7D1"
PINK = "F5B7BE"
BROWN_FUR = "D2A06B"
DARK_FUR = "8A5A36"
YELLOW = "FFD43B"
WING = "E4F1FB"
PALE = "F3EFE6"
RED = "E2574C"
BLUE = "6FA8DC"
SHELL = "E8A35C"
SKIN = "DDE2A0"


def ball() -> Drawing:
    """The creature of the lessons."""
    drawing = Drawing().oval(ORANGE, (0, 0.03), (0.44, 0.42))
    for side in (-1, 1):
        drawing.oval(WHITE, (0.16 * side, -0.1), (0.12, 0.14))
        drawing.dot((0.16 * side + 0.02, -0.06), 0.055)
    return drawing.line(*arc((0, 0.1), (0.2, 0.16), 20, 160))


def mouse() -> Drawing:
    """A mouse from the side, with its tail."""
    tail = (*arc((-0.3, 0.14), (0.16, 0.14), 90, 250), *arc((-0.42, -0.06), (0.08, 0.07), 60, -80))
    drawing = Drawing().line(*tail, thick=1.4 * EDGE)
    drawing.area(GREY_FUR, (-0.38, 0.32), *arc((-0.04, 0.3), (0.34, 0.42), 180, 290), (0.46, 0.24),
                 (0.4, 0.32))
    drawing.oval(PINK, (0.04, -0.12), (0.15, 0.17), -15)
    drawing.dot((0.25, 0.1), 0.04)
    drawing.dot((0.46, 0.23), 0.045)
    drawing.line((0.34, 0.2), (0.18, 0.24), thick=0.6 * EDGE)
    return drawing.line((0.34, 0.24), (0.2, 0.3), thick=0.6 * EDGE)


def dog() -> Drawing:
    """The head of a dog, with hanging ears."""
    drawing = Drawing().oval(BROWN_FUR, (0, 0), (0.34, 0.38))
    for side in (-1, 1):
        drawing.oval(DARK_FUR, (0.34 * side, -0.05), (0.12, 0.28), -14 * side)
        drawing.dot((0.13 * side, -0.1), 0.05)
    drawing.oval(PALE, (0, 0.17), (0.2, 0.16))
    drawing.area(RED, *arc((0, 0.24), (0.07, 0.14), 0, 180))
    drawing.oval("20242E", (0, 0.08), (0.085, 0.06))
    return drawing.line(*arc((0, 0.15), (0.12, 0.1), 10, 170), thick=0.8 * EDGE)


def bee() -> Drawing:
    """A bee that flies to the right."""
    drawing = Drawing().oval(WING, (-0.1, -0.24), (0.13, 0.23), -24)
    drawing.oval(WING, (0.1, -0.24), (0.13, 0.23), 18)
    drawing.oval(YELLOW, (-0.03, 0.1), (0.37, 0.24))
    for x, high in ((-0.2, 0.19), (-0.03, 0.23)):
        drawing.line((x, 0.1 - high), (x, 0.1 + high), thick=0.085)
    drawing.dot((0.2, 0.04), 0.045)
    drawing.line(*arc((0.2, 0.1), (0.1, 0.08), 30, 110), thick=0.7 * EDGE)
    drawing.line((0.22, -0.1), (0.3, -0.28), thick=0.8 * EDGE)
    drawing.line((0.28, -0.07), (0.42, -0.22), thick=0.8 * EDGE)
    return drawing.dot((0.3, -0.29), 0.035).dot((0.43, -0.23), 0.035)


def rocket() -> Drawing:
    """A rocket that stands upright, with its flame."""
    drawing = Drawing().area(YELLOW, (-0.11, 0.28), (0, 0.5), (0.11, 0.28))
    for side in (-1, 1):
        drawing.area(RED, (0.16 * side, 0.02), (0.34 * side, 0.34), (0.12 * side, 0.26))
    left = arc((0.21, 0.05), (0.41, 0.55), 155, 240)
    right = [(-x, y) for x, y in reversed(left)]
    drawing.area(PALE, *left, *right)
    drawing.area(RED, (-0.105, -0.28), (0, -0.48), (0.105, -0.28))
    return drawing.oval(BLUE, (0, -0.07), (0.085, 0.085))


def rabbit() -> Drawing:
    """The head of a rabbit, with its long ears."""
    drawing = Drawing()
    for side in (-1, 1):
        drawing.oval(PALE, (0.15 * side, -0.25), (0.1, 0.25), 9 * side)
        drawing.oval(PINK, (0.15 * side, -0.23), (0.045, 0.16), 9 * side, has_edge=False)
    drawing.oval(PALE, (0, 0.17), (0.34, 0.29))
    for side in (-1, 1):
        drawing.dot((0.14 * side, 0.1), 0.048)
        drawing.line((0.14 * side, 0.24), (0.38 * side, 0.2), thick=0.6 * EDGE)
        drawing.line((0.14 * side, 0.28), (0.38 * side, 0.31), thick=0.6 * EDGE)
    drawing.area(WHITE, (-0.055, 0.32), (0.055, 0.32), (0.05, 0.4), (-0.05, 0.4))
    for side in (-1, 1):
        drawing.line(*arc((0.06 * side, 0.27), (0.06, 0.06), 0, 180), thick=0.8 * EDGE)
    return drawing.oval(PINK, (0, 0.22), (0.055, 0.04))


def snail() -> Drawing:
    """A snail that creeps to the right."""
    drawing = Drawing().line((0.36, 0.02), (0.32, -0.2)).line((0.4, 0.02), (0.47, -0.18))
    drawing.dot((0.32, -0.2), 0.04).dot((0.47, -0.18), 0.04)
    drawing.area(SKIN, (-0.48, 0.36), (-0.3, 0.22), (0.2, 0.24), *arc((0.37, 0.08), (0.11, 0.13),
                 180, 370), (0.42, 0.3), (0.32, 0.36))
    drawing.oval(SHELL, (-0.1, 0.0), (0.32, 0.31))
    drawing.line(*arc((-0.1, 0.0), (0.2, 0.2), 60, 330))
    return drawing.line(*arc((-0.07, -0.01), (0.09, 0.09), 0, 250))


def car() -> Drawing:
    """A car that drives to the right."""
    drawing = Drawing().area(
        RED, (-0.28, -0.02), (-0.18, -0.26), (0.12, -0.26), (0.26, -0.02), (0.46, 0.04),
        (0.48, 0.24), (-0.47, 0.24), (-0.47, 0.02),
    )
    drawing.area(WING, (-0.2, -0.02), (-0.13, -0.19), (-0.04, -0.19), (-0.04, -0.02))
    drawing.area(WING, (0.02, -0.02), (0.02, -0.19), (0.09, -0.19), (0.18, -0.02))
    drawing.dot((0.43, 0.11), 0.04, YELLOW)
    for x in (-0.25, 0.26):
        drawing.dot((x, 0.25), 0.125).dot((x, 0.25), 0.055, PALE)
    return drawing
