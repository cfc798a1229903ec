"""Paints the map of all gardens: each with its sky and trees, its stars, and a lock if it is shut.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sin

from pygame import SRCALPHA, Rect, Surface, draw, transform
from pygame.locals import BLEND_RGBA_MIN

from mazelib.grid.compass import Place
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import DARK, PAPER, Colour, mixed
from mazelib.window.game.garden_choice import GardenShown, GardensShown
from mazelib.window.input.clicks import GardenToPlay
from mazelib.window.painters.game_signs import GLASS
from mazelib.window.painters.garden_picture import draw_frame, prepare_garden
from mazelib.window.painters.gardens import Garden, garden_of
from mazelib.window.painters.honours import draw_honours_in_column

#: The meadow around the gardens by day and by night, its dark stripes, and the way.
MEADOW: tuple[Colour, Colour] = ((150, 203, 122), (30, 62, 62))
WAY: Colour = (240, 222, 176)
#: How large a garden is, in widths of its room.
SIZE = 0.76
#: So many times as large a garden is painted at first: its edge becomes smooth.
LARGER = 2
#: Where the map is not so wide, in heights of text, what was earned has no room on it.
LEAST_WIDTH = 40
#: How pale a garden is that is shut.
SHUT: Colour = (84, 96, 104)
PALE = 0.62


def draw_gardens(pen: Pen, area: Rect, shown: GardensShown) -> None:
    """Draw the meadow, the way, all gardens, and the creature at its place on the way."""
    room = area.inflate(-2 * pen.size, -2 * pen.size)
    room.height -= 3 * pen.size  # for what is said
    middles, size = _middles(room, shown)
    seen = tuple((x - area.left, y - area.top) for x, y in middles)
    pen.window.blit(_meadow(area.size, seen, size // 6, is_dark=pen.theme is DARK), area)
    for number, garden in enumerate(shown.gardens):
        if number == shown.chosen:
            pen.disc(middles[number], round(0.56 * size), pen.theme.mark)
        _draw_garden(pen, middles[number], size, garden, number)
        at = Rect(0, 0, size, size)
        at.center = middles[number]
        pen.can_click(at, GardenToPlay(number))
    _draw_creature(pen, middles, size, shown)
    _draw_honours(pen, room, shown)
    draw_frame(pen, area)
    prepare_garden(garden_of(shown.chosen, is_dark=pen.theme is DARK), area.size)


def _draw_honours(pen: Pen, room: Rect, shown: GardensShown) -> None:
    """Draw what was earned in all gardens where no garden is, if there is such a place."""
    columns, rows = _columns_and_rows(shown)
    if room.width < LEAST_WIDTH * pen.size:
        return
    taken = {garden.place for garden in shown.gardens}
    for x in (0, columns - 1):
        if (x, rows - 1) not in taken:
            middle = _middle_of(room, (x, rows - 1), columns, rows)
            draw_honours_in_column(pen, middle, shown.honours)


def _columns_and_rows(shown: GardensShown) -> tuple[int, int]:
    columns = 1 + max(garden.place[0] for garden in shown.gardens)
    rows = 1 + max(garden.place[1] for garden in shown.gardens)
    return columns, rows


def _middle_of(room: Rect, place: Place, columns: int, rows: int) -> tuple[int, int]:
    """The middle of a place in a room with so many columns and rows."""
    x, y = place
    wide = room.width / columns
    high = room.height / rows
    return round(room.left + (x + 0.5) * wide), round(room.top + (y + 0.48) * high)


def _middles(room: Rect, shown: GardensShown) -> tuple[list[tuple[int, int]], int]:
    """Where the middle of each garden is, and how large a garden is."""
    columns, rows = _columns_and_rows(shown)
    middles = [_middle_of(room, garden.place, columns, rows) for garden in shown.gardens]
    size = min(SIZE * room.width / columns, 0.66 * room.height / rows)
    return middles, round(size)


@lru_cache(4)
def _meadow(
    size: tuple[int, int], middles: tuple[tuple[int, int], ...], wide: int, *, is_dark: bool
) -> Surface:
    """The meadow, mown in stripes, and on it the way from garden to garden."""
    meadow = Surface(size)
    meadow.fill(MEADOW[is_dark])
    stripe = mixed(MEADOW[is_dark], (0, 0, 0), 0.05)
    for left in range(-size[1], size[0], 4 * wide):
        corners = [(left, size[1]), (left + 2 * wide, size[1])]
        corners += [(left + 2 * wide + size[1], 0), (left + size[1], 0)]
        draw.polygon(meadow, stripe, corners)
    colour = mixed(WAY, MEADOW[is_dark], 0.5 if is_dark else 0.0)
    draw.lines(meadow, colour, False, middles, wide)
    for middle in middles:
        draw.circle(meadow, colour, middle, wide // 2)
    return meadow


def _draw_garden(pen: Pen, middle: Point, size: int, garden: GardenShown, number: int) -> None:
    """Draw a garden, its number, its stars and its crown; or its lock."""
    look = garden_of(6 if garden.is_run else number, is_dark=pen.theme is DARK)
    tree = pen.pictures.picture("prize" if garden.is_run else look.tree, size)
    picture = _picture(look, tree, size, is_open=garden.is_open, is_run=garden.is_run)
    pen.window.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
    if not garden.is_open:
        _draw_lock(pen, middle, size // 4)
    if not garden.is_run:
        _draw_number(pen, (middle[0] - 0.38 * size, middle[1] - 0.38 * size), number + 1)
    if garden.stars:
        _draw_stars(pen, (middle[0], middle[1] + 0.56 * size), round(0.24 * size), garden.stars)
    if garden.has_crown:
        at = (round(middle[0] + 0.34 * size), round(middle[1] - 0.42 * size))
        pen.picture("crown", at, round(0.3 * size))


@lru_cache(40)
def _picture(look: Garden, tree: Surface, size: int, *, is_open: bool, is_run: bool) -> Surface:
    """A garden as a round picture: sky, hedge, path and trees; grey if it is shut."""
    large = size * LARGER
    picture = Surface((large, large), SRCALPHA)
    picture.fill(mixed(look.sky, look.horizon, 0.4))
    if is_run:
        _paint_cup(picture, tree, look)
    else:
        _paint_hedge(picture, tree, look)
    if not is_open:
        grey = Surface(picture.get_size())
        grey.fill(SHUT)
        grey.set_alpha(round(255 * PALE))
        picture.blit(grey, (0, 0))
    middle = (large // 2, large // 2)
    disc = Surface((large, large), SRCALPHA)
    draw.circle(disc, (255, 255, 255, 255), middle, large // 2)
    picture.blit(disc, (0, 0), special_flags=BLEND_RGBA_MIN)
    draw.circle(picture, PAPER, middle, large // 2, max(2, large // 28))
    return transform.smoothscale(picture, (size, size))


def _paint_cup(picture: Surface, cup: Surface, look: Garden) -> None:
    """Paint the garden from which mazes go on without end: a cup by night."""
    large = picture.get_width()
    high = large * 6 // 10
    picture.blit(transform.smoothscale(cup, (high, high)), (large * 2 // 10, large * 14 // 100))
    draw.rect(picture, look.sand[0], (0, large * 8 // 10, large, large))


def _paint_hedge(picture: Surface, tree: Surface, look: Garden) -> None:
    """Paint a hedge with an opening, the path to it, and a tree behind."""
    large = picture.get_width()
    high = large * 6 // 10
    picture.blit(transform.smoothscale(tree, (high, high)), (large * 34 // 100, large * 4 // 100))
    top = large * 52 // 100
    foot = large * 66 // 100
    draw.rect(picture, look.hedge, (0, top, large, large))
    draw.rect(picture, look.light_leaf, (0, top, large, large // 20))
    draw.rect(picture, look.sand[0], (0, foot, large, large))
    opening = [(large * 4 // 10, top + large // 25), (large * 6 // 10, top + large // 25)]
    corners = [*opening, (large * 7 // 10, foot), (large * 3 // 10, foot)]
    draw.polygon(picture, look.sand[1], corners)


def _draw_lock(pen: Pen, middle: Point, size: int) -> None:
    """Draw a lock on a garden that is shut."""
    body = Rect(0, 0, size, round(0.8 * size))
    body.midtop = (round(middle[0]), round(middle[1]))
    bow = Rect(0, 0, round(0.7 * size), size)
    bow.midtop = (body.centerx, body.top - size // 2)
    draw.rect(pen.window, PAPER, bow, max(2, size // 7), border_radius=size // 3)
    pen.rounded(body, PAPER, max(2, size // 6))
    pen.disc(body.center, max(2, size // 9), GLASS)


def _draw_number(pen: Pen, middle: Point, number: int) -> None:
    """Draw the number of a garden in a disc."""
    radius = round(0.95 * pen.size)
    pen.disc(middle, radius, GLASS)
    room = Rect(0, 0, 2 * radius, 2 * radius)
    room.center = (round(middle[0]), round(middle[1]))
    pen.write(str(number), room, PAPER, face=Face.BOLD, anchor="center")


def _draw_stars(pen: Pen, middle: Point, size: int, stars: int) -> None:
    """Draw the stars that were earned there, and pale those that were not yet."""
    for number in range(3):
        picture = pen.pictures.picture("star", size)
        if number >= stars:
            picture = picture.copy()
            picture.set_alpha(80)
        x = round(middle[0] + (number - 1) * 1.05 * size)
        pen.window.blit(picture, picture.get_rect(center=(x, round(middle[1]))))


def _draw_creature(
    pen: Pen, middles: Sequence[tuple[int, int]], size: int, shown: GardensShown
) -> None:
    """Draw the creature where it is on the way: it hops while it walks, and breathes then."""
    number = min(int(shown.is_at), len(middles) - 2)
    part = shown.is_at - number
    one = middles[number]
    other = middles[number + 1]
    walks = shown.is_at != shown.chosen
    hop = abs(sin(14 * shown.seconds)) * 0.16 if walks else 0.02 * sin(3 * shown.seconds)
    x = one[0] + (other[0] - one[0]) * part
    y = one[1] + (other[1] - one[1]) * part + (0.16 - hop) * size
    pen.picture("arrived", (x, y), round(0.5 * size))
