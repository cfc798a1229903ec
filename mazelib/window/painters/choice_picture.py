"""Small pictures of what can be chosen for a worksheet: a star, a sheet with its mazes, a shape."""

from math import ceil, floor

from pygame import Rect, Surface, draw

from mazelib.export.sheets.design import GRIDS
from mazelib.export.sheets.drawing import Drawing
from mazelib.export.sheets.ornaments import star
from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import moved
from mazelib.export.sheets.themes import IN_TURN, THEMES
from mazelib.making.masks import Mask
from mazelib.window.drawing.smooth import draw_polygon
from mazelib.window.drawing.theme import Colour
from mazelib.window.painters.sheet import drawing_picture

#: How far the mazes on a small sheet are apart, as a part of its width.
BETWEEN = 0.14
#: How far a star reaches from the middle of its box, and how thick its edge is.
STAR = 0.46
EDGE_OF_STAR = 0.1


def draw_star(surface: Surface, at: Rect, edge: Colour, ground: Colour) -> None:
    """Draw a star in the middle of a box, with an edge."""
    corners = moved(star(), (0.0, 0.0), STAR)
    drawing = Drawing().line(*corners, corners[0], thick=EDGE_OF_STAR, colour=_hex(edge))
    drawing.area(_hex(ground), *corners, has_edge=False)
    picture = drawing_picture(drawing, at.height)
    surface.blit(picture, picture.get_rect(center=at.center))


def _hex(colour: Colour) -> str:
    return bytes(colour).hex()


def draw_sheet(surface: Surface, at: Rect, many: int, ink: Colour, paper: Colour) -> None:
    """Draw an upright sheet of paper with so many mazes on it."""
    sheet = Rect(0, 0, round(at.height / 2**0.5), at.height)
    sheet.center = at.center
    draw.rect(surface, paper, sheet)
    draw.rect(surface, ink, sheet, 1)
    across, down = GRIDS[many][0]
    between = max(2, round(BETWEEN * sheet.width))
    inner = sheet.inflate(-2 * between, -2 * between)
    wide = (inner.width - (across - 1) * between) / across
    high = (inner.height - (down - 1) * between) / down
    for column in range(across):
        for row in range(down):
            left = round(inner.left + column * (wide + between))
            top = round(inner.top + row * (high + between))
            draw.rect(surface, ink, (left, top, max(1, round(wide)), max(1, round(high))))


def draw_theme(surface: Surface, at: Rect, theme: str, ink: Colour) -> None:
    """Draw who waits at the start of a theme; if themes come in turn, three dots."""
    if theme != IN_TURN:
        picture = drawing_picture(THEMES[theme].start(), at.height)
        surface.blit(picture, picture.get_rect(center=at.center))
        return
    for number in (-1, 0, 1):
        middle = (at.centerx + number * at.width // 3, at.centery)
        draw.circle(surface, ink, middle, max(2, at.width // 10))


def draw_outline(surface: Surface, at: Rect, outline: Outline, ink: Colour, ground: Colour) -> None:
    """Draw a shape with an outline, and the holes in it, as large as it goes in a box."""
    xs = [x for x, _y in outline.border]
    ys = [y for _x, y in outline.border]
    side = min(at.width / (max(xs) - min(xs)), at.height / (max(ys) - min(ys)))
    left = at.centerx - side * (max(xs) + min(xs)) / 2
    top = at.centery - side * (max(ys) + min(ys)) / 2
    draw_polygon(surface, ink, moved(outline.border, (left, top), side))
    for hole in outline.holes:
        draw_polygon(surface, ground, moved(hole, (left, top), side))


def draw_shape(surface: Surface, at: Rect, mask: Mask, colour: Colour) -> None:
    """Draw all rooms of a shape as one area, as large as it goes in a box."""
    side = min(at.width / mask.width, at.height / mask.height)
    left = at.centerx - mask.width * side / 2
    top = at.centery - mask.height * side / 2
    for index, is_room in enumerate(mask.rooms):
        if is_room:
            row, column = divmod(index, mask.width)
            x = floor(left + column * side)
            y = floor(top + row * side)
            wide = ceil(left + (column + 1) * side) - x
            high = ceil(top + (row + 1) * side) - y
            draw.rect(surface, colour, (x, y, wide, high))
