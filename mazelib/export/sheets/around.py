"""What lies around the rooms of a maze in an outline. Measures are in rooms.

The top left corner of the rooms is (0, 0).
"""

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import Box, Point
from mazelib.grid.compass import DELTAS, Heading

#: A way from an opening to the outside is measured in steps this long.
STEP = 0.1


class Around:
    """How far an outline reaches beyond the rooms at each side; nowhere, if there is none."""

    def __init__(self, outline: Outline | None, across: int, down: int) -> None:
        self.outline = outline
        self._across = across
        self._down = down
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

    def is_beside(self, box: Box) -> bool:
        """Whether a box lies outside the outline with all of itself."""
        if not self.outline:
            return True
        border = self.outline.border
        if self.is_inside((box.left, box.top)):
            return False
        return not any(_meets(box, border[number - 1], end) for number, end in enumerate(border))

    def depth(self, opening: Opening) -> float:
        """How far it is from where a way begins to the edge of all that is drawn."""
        if not self.outline:
            return 0.0
        far = self.way_outside(opening)
        x = opening.wall[0] / 2
        y = opening.wall[1] / 2
        depths = {
            Heading.UP: self.top + y - far,
            Heading.RIGHT: self._across + self.right - x - far,
            Heading.DOWN: self._down + self.bottom - y - far,
            Heading.LEFT: self.left + x - far,
        }
        return max(0.0, depths[opening.heading])

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


def _meets(box: Box, begin: Point, end: Point) -> bool:
    """Whether a straight line has a part in a box."""
    first = 0.0
    last = 1.0
    for axis, least, most in ((0, box.left, box.right), (1, box.top, box.bottom)):
        long = end[axis] - begin[axis]
        if max(begin[axis], end[axis]) < least or min(begin[axis], end[axis]) > most:
            return False
        if long:
            parts = sorted(((least - begin[axis]) / long, (most - begin[axis]) / long))
            first = max(first, parts[0])
            last = min(last, parts[1])
    return first <= last
