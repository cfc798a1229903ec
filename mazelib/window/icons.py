"""Icons: small signs made of strokes, for the buttons of panels and controls."""

#: Strokes, each a line through points (x, y): (-2, -1) is the upper left, (2, 1) the lower right.
Icon = tuple[tuple[tuple[float, float], ...], ...]

LINES: Icon = (((-1, -1), (1, -1)), ((-1, 0), (1, 0)), ((-1, 1), (1, 1)))
BARS: Icon = (((-1, 1), (-1, 0)), ((0, 1), (0, -1)), ((1, 1), (1, -0.5)))
MORE: Icon = (((-1.3, 0), (-0.9, 0)), ((-0.2, 0), (0.2, 0)), ((0.9, 0), (1.3, 0)))
PAUSE: Icon = (((-0.6, -1), (-0.6, 1)), ((0.6, -1), (0.6, 1)))
MINUS: Icon = (((-1, 0), (1, 0)),)
PLUS: Icon = (((-1, 0), (1, 0)), ((0, -1), (0, 1)))
