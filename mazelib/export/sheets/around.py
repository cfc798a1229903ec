"""What lies around the rooms of a maze in an outline. Measures are in rooms.

The top left corner of the rooms is (0, 0).
"""

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import Point
from mazelib.grid.compass import DELTAS

#: A way from an opening to the outside is measured in steps this long.
STEP = 0.1


class Around:
    """How far an outline reaches beyond the rooms at each side; nowhere, if there is none."""

    def __init__(self, outline: Outline | None, across: int, down: int) -> None:
        self.outline = outline
        drawn = [point for line in outline.lines for point in line] if outline else [(0.0, 0.0)]
        drawn += outline.border if outline else ()
        self.left = max(0.0, -min(x for x, _y in drawn))
        self.top = max(0.0, -min(y for _x, y in drawn))
        self.right = max(0.0, max(x for x, _y in drawn) - across)
        self.bottom = max(0.0, max(y for _x, y in drawn) - down)

    def is_inside(self, point: Point) -> bool:
        """Whether a point lies inside the outline."""
        if not self.outline:
            return False
        x, y = point
        is_inside = False
        border = self.outline.border
        for number, (x1, y1) in enumerate(border):
            x2, y2 = border[number - 1]
            if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                is_inside = not is_inside
        return is_inside

    def way_outside(self, opening: Opening) -> float:
        """How far it is from an opening to where both sides of its way are outside."""
        x = opening.wall[0] / 2
        y = opening.wall[1] / 2
        right, down = DELTAS[opening.heading]
        far = 0.0
        while any(
            self.is_inside((x + right * far + down * side, y + down * far + right * side))
            for side in (-0.5, 0.5)
        ):
            far += STEP
        return far
