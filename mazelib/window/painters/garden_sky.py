"""Paints the sky over the garden, and the sand of its paths."""

import random
from functools import lru_cache

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.grid.compass import Place
from mazelib.window.drawing.pen import Point
from mazelib.window.drawing.smooth import draw_disc
from mazelib.window.drawing.theme import Colour, mixed
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.gardens import Garden

#: The sky all around is so many pictures wide.
SKY_WIDTHS = 4
#: Where footprints are on their place, and their colour by night.
FOOTPRINTS = ((0.2, 0.36), (0.4, 0.64), (0.62, 0.36), (0.84, 0.64))
GLOWING: Colour = (255, 226, 130)
#: One that is nearer to the eye is not seen, in places.
NEAREST_FOOTPRINT = 0.7
#: Where the sun or the moon stands, in headings.
SUN_AT = 0.62


def draw_ground(view: View) -> None:
    """Draw the sky, and the places of the paths."""
    _draw_sky(view)
    for place, depth, right in view.places:
        if view.heya.is_open(place) and not view.hides(depth, right):
            _draw_floor(view, place)


def prepare_sky(garden: Garden, size: tuple[int, int]) -> None:
    """Draw the sky of a garden that is not seen yet, for a picture of this size."""
    _sky(size[0], size[1] // 2, garden)


def _draw_sky(view: View) -> None:
    """Draw sky and sand. The sky goes past as the walker turns, and begins again after a turn.
    """
    upper = view.height // 2
    sky = _sky(view.width, upper, view.garden)
    ground = _ground(view.width, view.height - upper, view.garden)
    around = sky.get_width()
    left = -round(view.eye.heading % 4 / 4 * around)
    for start in (left, left + around):
        view.window.blit(sky, (start, 0))
    view.window.blit(ground, (0, upper))


def _draw_floor(view: View, place: Place) -> None:
    x, y = place
    corners = [view.seen(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
    points = [view.point(depth, right, 0.0) for depth, right in view.ahead(corners)]
    if len(points) >= 3:
        draw.polygon(view.window, view.floor_colour(place), points)


def draw_footprints(view: View, trodden: frozenset[Place]) -> None:
    """Draw footprints on the places where somebody has been: dark ones by day, at night they glow.
    """
    colour = GLOWING if view.garden.is_night else mixed(view.garden.sand[1], (60, 70, 110), 0.45)
    for place, _depth, _right in view.places:
        if place not in trodden:
            continue
        for along, aside in FOOTPRINTS:
            depth, right = view.seen(place[0] + aside, place[1] + along)
            if depth > NEAREST_FOOTPRINT:
                x, y = view.point(depth, right, 0.0)
                size = view.sight.focal / depth
                foot = Rect(0, 0, max(3, round(0.12 * size)), max(2, round(0.055 * size)))
                foot.center = (round(x), round(y))
                draw.ellipse(view.window, colour, foot)


@lru_cache(4)
def _sky(width: int, height: int, garden: Garden) -> Surface:
    """The sky all around, with the sun and clouds; at night there are the moon and stars."""
    around = SKY_WIDTHS * max(1, width)
    sky = _shaded(garden.sky, garden.horizon, (around, height))
    dice = random.Random(f"sky {garden.sky}")  # Each garden has clouds of its own.
    if garden.is_night:
        for _star in range(260):
            at = (dice.randrange(around), dice.randrange(max(1, height)))
            draw_disc(sky, (214, 220, 240), at, dice.choice((2, 2, 3, 4)))
    _draw_sun(sky, garden, height)
    if garden.is_night:
        return sky
    for number in range(3 * SKY_WIDTHS):
        middle = ((number + 0.3 + 0.4 * dice.random()) * width / 3, dice.uniform(0.1, 0.6) * height)
        _draw_cloud(sky, garden, middle, dice.uniform(0.08, 0.15) * width, dice)
    return sky


def _draw_sun(sky: Surface, garden: Garden, height: int) -> None:
    """Draw the sun, or the moon: it stands in one place of the sky, as a landmark for all ways."""
    middle = (SUN_AT / 4 * sky.get_width() + height * 0.6, height * 0.3)
    size = round(height * 0.2)
    if garden.is_night:
        draw_disc(sky, (246, 240, 214), middle, size)
        shade = mixed(garden.sky, garden.horizon, 0.3)
        draw_disc(sky, shade, (middle[0] + size * 0.28, middle[1] - size * 0.1), round(size * 0.84))
        return
    for times, share in ((2.4, 0.25), (1.7, 0.45), (1.0, 1.0)):
        halo = mixed(mixed(garden.sky, garden.horizon, 0.3), (255, 246, 200), share)
        draw_disc(sky, halo, middle, round(size * times))


def _draw_cloud(
    sky: Surface, garden: Garden, middle: Point, size: float, dice: random.Random
) -> None:
    """Draw a cloud: puffs on a flat foot, a little shaded below."""
    puffs = [(0.3 * number - 0.75, dice.uniform(0.32, 0.62)) for number in range(6)]
    # In the evening, clouds have the colours of the sky, too.
    low = mixed(mixed(garden.horizon, garden.sky, 0.15), (255, 255, 255), 0.3)
    high = mixed(garden.horizon, (255, 255, 255), 0.7)
    for colour, down in ((low, 0.05), (high, 0.0)):
        for offset, scale in puffs:
            wide = round(size * scale * (1.25 - abs(offset) * 0.7))
            at = (middle[0] + offset * size, middle[1] + down * size - wide * 0.22)
            puff = _puff(colour, max(2, wide))
            sky.blit(puff, puff.get_rect(center=(round(at[0]), round(at[1]))))


@lru_cache(200)
def _puff(colour: Colour, size: int) -> Surface:
    """A puff of a cloud. It is large, so twice as large is enough for smooth edges."""
    large = Surface((2 * size, 2 * size), SRCALPHA)
    large.fill((*colour, 0))
    draw.circle(large, colour, (size, size), size)
    return transform.smoothscale(large, (size, size))


@lru_cache(4)
def _ground(width: int, height: int, garden: Garden) -> Surface:
    """Sand, paler far away."""
    sand = garden.sand[0]
    return _shaded(mixed(sand, garden.horizon, 0.4), sand, (width, height))


def _shaded(upper: Colour, lower: Colour, size: tuple[int, int]) -> Surface:
    """A picture that goes smoothly from one colour at its top to another at its foot."""
    two = Surface((1, 2))
    two.set_at((0, 0), upper)
    two.set_at((0, 1), lower)
    column = transform.smoothscale(two, (1, max(1, size[1])))
    return transform.scale(column, (max(1, size[0]), max(1, size[1])))
