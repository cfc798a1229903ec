"""A desk with a sheet of paper on it, and another one behind, which peeps out.

        +----------------------------+
        |    +--------+              |
        |    |        |----+         |
        |    | front  | be |         |
        |    |        | hind         |
        |    +--------+----+         |
        +----------------------------+
"""

from math import ceil
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.export.sheets.shapes import Sheet
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import mixed
from mazelib.window.painters.sheet import SheetPainter

#: The empty margin around the sheets, in heights of text.
MARGIN = 0.55
#: How far the sheet behind peeps out at most, as a part of its width.
MOST_OUT = 0.24
#: How far it is turned, in degrees; and its size, as a part of that of the other one.
TURNED = -4.0
BEHIND = 0.9
#: A shadow reaches so far, in parts of the width of its sheet; and how dark it is, up to 255.
SHADOW = 0.05
DARK = 46
#: It lies a little to the right, and twice as far down, in pixels.
LOWER = 3
#: A shadow is drawn so many times smaller, and made larger: so it is soft.
SMALLER = 4
#: How much the colour of the desk is like that of the window.
PALE = 0.35


class Lying(NamedTuple):
    """Where the two sheets lie: the one in front, and the one behind, if there is one."""

    front: Rect
    behind: Rect


class Desk:
    """Draws sheets on a desk, and remembers their pictures."""

    def __init__(self) -> None:
        self._pictures = dict[tuple[int, tuple[int, int], bool], Surface]()
        self._shadows = dict[tuple[tuple[int, int], bool], Surface]()

    def draw(
        self, pen: Pen, area: Rect, front: Sheet, behind: Sheet | None, *, has_room: bool
    ) -> Lying:
        """Draw a desk with a sheet; another one may lie behind. Returns where they are.

        If the desk ``has_room`` for another one, nothing moves when that comes.
        """
        pen.rounded(area, mixed(pen.theme.ground, pen.theme.window, PALE), pen.corner)
        inner = area.inflate(-2 * round(MARGIN * pen.size), -2 * round(MARGIN * pen.size))
        paper = Rect(0, 0, ceil(front.width), ceil(front.height)).fit(inner)
        lying = Lying(paper, Rect(0, 0, 0, 0))
        if has_room:
            lying = _laid(paper, inner)
        if behind:
            self._draw_behind(pen, behind, paper.size, lying.behind, area)
        shadow = self._shadow(paper.size, is_turned=False)
        self._put(pen, shadow, lying.front.move(LOWER, 2 * LOWER), area)
        self._put(pen, self._picture(pen, front, paper.size, is_turned=False), lying.front, area)
        return lying

    def _draw_behind(
        self, pen: Pen, sheet: Sheet, size: tuple[int, int], at: Rect, area: Rect
    ) -> None:
        """Draw the sheet behind, turned a little, no further than to the edge of the desk."""
        small = (round(BEHIND * size[0]), round(BEHIND * size[1]))
        picture = self._picture(pen, sheet, small, is_turned=True)
        self._put(pen, self._shadow(small, is_turned=True), at.move(LOWER, 2 * LOWER), area)
        self._put(pen, picture, at, area)

    def _put(self, pen: Pen, picture: Surface, at: Rect, area: Rect) -> None:
        """Draw a picture around the middle of a place, as far as it lies in an area."""
        before = pen.window.get_clip()
        pen.window.set_clip(area.clip(before))
        pen.window.blit(picture, picture.get_rect(center=at.center))
        pen.window.set_clip(before)

    def _picture(
        self, pen: Pen, sheet: Sheet, size: tuple[int, int], *, is_turned: bool
    ) -> Surface:
        """The picture of a sheet; at most two are remembered."""
        key = (id(sheet), size, is_turned)
        if key not in self._pictures:
            others = [other for other in self._pictures if other[2] == is_turned]
            for other in others:
                del self._pictures[other]
            picture = SheetPainter(pen.lettering).picture(sheet, size)
            if is_turned:
                picture = _turned(picture)
            self._pictures[key] = picture
        return self._pictures[key]

    def _shadow(self, size: tuple[int, int], *, is_turned: bool) -> Surface:
        """A soft shadow of a sheet of this size."""
        key = (size, is_turned)
        if key not in self._shadows:
            if len(self._shadows) > 4:
                self._shadows.clear()
            reach = max(SMALLER, round(SHADOW * size[0]))
            wide = size[0] + 2 * reach
            high = size[1] + 2 * reach
            small = Surface((max(6, wide // SMALLER), max(6, high // SMALLER)), SRCALPHA)
            edge = max(1, reach // SMALLER)
            for step in range(edge + 1):  # From its pale rim to its dark middle.
                inside = small.get_rect().inflate(-2 * step, -2 * step)
                small.fill((0, 0, 0, DARK * step // edge), inside)
            shadow = transform.smoothscale(small, (wide, high))
            self._shadows[key] = transform.rotozoom(shadow, TURNED, 1) if is_turned else shadow
        return self._shadows[key]


def _turned(picture: Surface) -> Surface:
    """A picture of a sheet, turned, and greyer than the one in front."""
    sheet = picture.convert_alpha() if picture.get_alpha() is None else picture
    large = Surface(picture.get_size(), SRCALPHA)
    large.blit(sheet, (0, 0))
    draw.rect(large, (0, 0, 0, 60), large.get_rect(), 1)
    return transform.rotozoom(large, TURNED, 1)


def _laid(paper: Rect, inner: Rect) -> Lying:
    """Both sheets in the middle of the desk; the one behind peeps out where there is most room."""
    front = Rect(paper)
    behind = Rect(paper)
    right = min(inner.width - paper.width, round(MOST_OUT * paper.width))
    down = min(inner.height - paper.height, round(MOST_OUT * paper.height))
    if right >= down:
        front.left = inner.left + (inner.width - paper.width - right) // 2
        behind.left = front.left + right
    else:
        front.top = inner.top + (inner.height - paper.height - down) // 2
        behind.top = front.top + down
    return Lying(front, behind)
