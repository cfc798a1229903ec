"""Paints a sheet of paper as it will print, from the same description as the PDF.

It is drawn larger than it is shown, and made smaller: so thin lines are smooth.
"""

from itertools import pairwise, product

from pygame import SRCALPHA, Surface, draw, transform

from mazelib.export.sheets.drawing import Drawing
from mazelib.export.sheets.shapes import (
    EDGE_OF_LETTERS,
    MIDDLE_OF_LETTERS,
    Area,
    Disc,
    Line,
    Point,
    Sheet,
    Words,
    broken,
)
from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.theme import PAPER, Colour

#: How many times larger it is drawn.
LARGER = 3
#: The least height of letters that are drawn, in pixels; smaller ones are a grey line.
LEAST_LETTERS = 5


class SheetPainter:
    """Paints sheets. ``lettering`` draws their words."""

    def __init__(self, lettering: Lettering) -> None:
        self._lettering = lettering

    def picture(self, sheet: Sheet, size: tuple[int, int]) -> Surface:
        """The sheet as a picture of this size, in pixels."""
        width, height = size
        large = Surface((LARGER * width, LARGER * height))
        large.fill(PAPER)
        scale = LARGER * width / sheet.width
        for shape in sheet.shapes:
            if not isinstance(shape, Words):
                _draw(large, shape, scale)
        picture = transform.smoothscale(large, size)
        for shape in sheet.shapes:
            if isinstance(shape, Words):
                self._write(picture, shape, scale / LARGER)
        return picture

    def _write(self, picture: Surface, words: Words, scale: float) -> None:
        """Write words, on two lines or smaller if they are too wide."""
        face = Face.BOLD if words.is_bold else Face.TEXT
        wide = self._lettering.width(words.text, round(words.height * scale), face) / scale
        for line in broken(words, wide):
            self._write_line(picture, line, scale)

    def _write_line(self, picture: Surface, words: Words, scale: float) -> None:
        face = Face.BOLD if words.is_bold else Face.TEXT
        height = round(words.height * scale)
        most = words.most * scale
        while height > LEAST_LETTERS and self._lettering.width(words.text, height, face) > most:
            height -= 1
        if not words.text or height < LEAST_LETTERS:
            return
        line = self._lettering.text(words.text, height, _colour(words.colour), face)
        x, y = words.at
        middle = (y - MIDDLE_OF_LETTERS * height / scale) * scale
        sides = {"left": "midleft", "middle": "center", "right": "midright"}
        at = line.get_rect(**{sides[words.side]: (round(x * scale), round(middle))})
        if words.edge:
            edge = self._lettering.text(words.text, height, _colour(words.edge), face)
            reach = max(1, round(EDGE_OF_LETTERS * height))
            for right, down in product((-reach, 0, reach), repeat=2):
                picture.blit(edge, at.move(right, down))
        picture.blit(line, at)


def drawing_picture(drawing: Drawing, side: int) -> Surface:
    """A small drawing as a picture with this side, in pixels; its ground is transparent."""
    large = Surface((LARGER * side, LARGER * side), SRCALPHA)
    middle = LARGER * side / 2
    for shape in drawing.placed((middle, middle), LARGER * side):
        if not isinstance(shape, Words):
            _draw(large, shape, 1.0)
    return transform.smoothscale(large, (side, side))


def _draw(large: Surface, shape: Line | Area | Disc, scale: float) -> None:
    colour = _colour(shape.colour)
    match shape:
        case Line(points, thick):
            _draw_line(large, [_at(point, scale) for point in points], thick * scale, colour)
        case Area(corners):
            draw.polygon(large, colour, [_at(corner, scale) for corner in corners])
        case Disc(centre, radius):
            draw.circle(large, colour, _at(centre, scale), radius * scale)


def _draw_line(large: Surface, points: list[Point], thick: float, colour: Colour) -> None:
    """Draw a line with round ends and corners."""
    wide = max(1, round(thick))
    for (x, y), (next_x, next_y) in pairwise(points):
        is_straight = abs(x - next_x) < 0.5 or abs(y - next_y) < 0.5
        if is_straight:
            left = min(x, next_x) - wide / 2
            top = min(y, next_y) - wide / 2
            size = (abs(x - next_x) + wide, abs(y - next_y) + wide)
            large.fill(colour, (round(left), round(top), round(size[0]), round(size[1])))
        else:
            draw.line(large, colour, (x, y), (next_x, next_y), wide)
            for end in ((x, y), (next_x, next_y)):
                draw.circle(large, colour, end, wide / 2)


def _at(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale


def _colour(hexadecimal: str) -> Colour:
    red, green, blue = bytes.fromhex(hexadecimal)
    return red, green, blue
