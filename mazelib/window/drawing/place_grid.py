"""A grid of places in the window: where each place of a map lies, and what lies at a point."""

from typing import NamedTuple

from pygame import Rect

from mazelib.grid.compass import Place


class PlaceGrid(NamedTuple):
    """Columns and rows of places, spread over a rectangle of the window (in pixels)."""

    columns: int
    rows: int
    left: int
    top: int
    width: int
    height: int

    @property
    def area(self) -> Rect:
        """The whole rectangle."""
        return Rect(self.left, self.top, self.width, self.height)

    @property
    def cell(self) -> float:
        """The size of a place in pixels."""
        return self.width / self.columns

    def rect_of(self, place: Place) -> Rect:
        """Where a place is in the window, in pixels. Neighbours leave no gap between them."""
        x, y = place
        left = self.left + _ceil(x * self.width, self.columns)
        right = self.left + _ceil((x + 1) * self.width, self.columns)
        top = self.top + _ceil(y * self.height, self.rows)
        bottom = self.top + _ceil((y + 1) * self.height, self.rows)
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def place_at(self, point: tuple[int, int]) -> Place | None:
        """The place under a point of the window; None outside the grid."""
        if not self.area.collidepoint(point):
            return None
        x = (point[0] - self.left) * self.columns // self.width
        y = (point[1] - self.top) * self.rows // self.height
        return x, y


def _ceil(dividend: int, divisor: int) -> int:
    """The quotient, rounded up, as pygame does when it scales pictures."""
    return -(-dividend // divisor)
