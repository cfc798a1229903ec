"""Paints a garden maze from above: all of it, or by torch what is near and what was seen."""

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from pygame import Rect, Surface, draw

from mazelib.game.racers import Spot
from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.window.game_shown import RacerShown
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen
from mazelib.window.theme import PAPER, Colour, mixed

NIGHT: Colour = (17, 22, 36)
#: Path and hedge in the light, and where one has been before.
PATH: Colour = (252, 236, 190)
PALE_PATH: Colour = (142, 136, 130)
HEDGE: Colour = (66, 140, 78)
PALE_HEDGE: Colour = (44, 76, 64)
GOLD: Colour = (255, 200, 40)
#: All is bright up to so many places around, and pale from there on.
BRIGHT = 0.8
PALE_FROM = 2.9
#: Where the light fades, a place is drawn in so many parts across and down.
PARTS = 4


class GardenMap(NamedTuple):
    """What is drawn: the map, what was ``seen`` of it (None: all), and what stands there.

    ``light`` is where the torch is; without it, all that was seen is bright.
    """

    heya: Heya
    seen: frozenset[Place] | None
    light: Spot | None
    waiting: tuple[tuple[str, Place], ...]
    coins: frozenset[Place]
    racers: tuple[RacerShown, ...]


def draw_garden_map(pen: Pen, area: Rect, garden: GardenMap) -> None:
    """Draw a garden into an area, as large as it goes."""
    heya = garden.heya
    side = max(1, min(area.width // heya.width, area.height // heya.height))
    left = area.centerx - side * heya.width // 2
    top = area.centery - side * heya.height // 2
    if garden.seen is None:
        pen.window.blit(_whole(heya, side), (left, top))
    for x, y in garden.seen or ():
        at = Rect(left + x * side, top + y * side, side, side)
        _draw_place(pen.window, at, heya, (x, y), garden.light)
    for place in garden.coins:
        if garden.seen is None or place in garden.seen:
            middle = _middle(left, top, side, *place)
            pen.disc(middle, max(2, side // 5), (176, 116, 0))
            pen.disc(middle, max(1, side // 7), GOLD)
    for number, (letter, place) in enumerate(garden.waiting):
        if garden.seen is None or place in garden.seen:
            _draw_letter(pen, _middle(left, top, side, *place), side, letter, is_next=not number)
    for racer in garden.racers:
        middle = _middle(left, top, side, racer.spot.x, racer.spot.y)
        pen.picture(racer.picture, middle, max(8, round(side * 0.86)), racer.spot.heading)


@lru_cache(2)
def _whole(heya: Heya, side: int) -> Surface:
    """All of a garden in bright light, each place so many pixels wide."""
    picture = Surface((side * heya.width, side * heya.height))
    for x, y in heya.places:
        at = Rect(x * side, y * side, side, side)
        _draw_place(picture, at, heya, (x, y), None)
    return picture


def _draw_place(window: Surface, at: Rect, heya: Heya, place: Place, light: Spot | None) -> None:
    """Draw a place, in parts where the light of the torch fades."""
    x, y = place
    is_open = heya.is_open(place)
    if light and BRIGHT - 1 < hypot(x - light.x, y - light.y) < PALE_FROM + 1:
        _draw_parts(window, at, light, place, is_open=is_open)
    else:
        draw.rect(window, _colour(_dimness(light, place), is_open=is_open), at)
    if not is_open and heya.is_open((x, y + 1)):
        # Where a path lies below a hedge, one sees the side of the hedge.
        foot = Rect(at.left, at.bottom - at.height // 4, at.width, at.height // 4)
        colour = _colour(_dimness(light, place), is_open=False)
        draw.rect(window, mixed(colour, NIGHT, 0.45), foot)


def _draw_parts(window: Surface, at: Rect, light: Spot, place: Place, *, is_open: bool) -> None:
    """Draw a place in parts, each as bright as the light is there."""
    x, y = place
    for number in range(PARTS * PARTS):
        down, right = divmod(number, PARTS)
        left = at.left + at.width * right // PARTS
        top = at.top + at.height * down // PARTS
        end = at.left + at.width * (right + 1) // PARTS
        bottom = at.top + at.height * (down + 1) // PARTS
        middle = (x - 0.5 + (right + 0.5) / PARTS, y - 0.5 + (down + 0.5) / PARTS)
        colour = _colour(_dimness(light, middle), is_open=is_open)
        draw.rect(window, colour, Rect(left, top, end - left, bottom - top))


def _colour(dim: float, *, is_open: bool) -> Colour:
    """The colour of path or hedge that is so pale."""
    return mixed(PATH, PALE_PATH, dim) if is_open else mixed(HEDGE, PALE_HEDGE, dim)


def _dimness(light: Spot | None, at: tuple[float, float]) -> float:
    """How pale a point is, from 0 (near the torch) to 1, in steps that are not seen as such."""
    if light is None:
        return 0.0
    far = hypot(at[0] - light.x, at[1] - light.y)
    part = (far - BRIGHT) / (PALE_FROM - BRIGHT)
    return round(max(0.0, min(1.0, part)) * 16) / 16


def _middle(left: int, top: int, side: int, x: float, y: float) -> tuple[float, float]:
    return left + (x + 0.5) * side, top + (y + 0.5) * side


def _draw_letter(
    pen: Pen, middle: tuple[float, float], side: int, letter: str, *, is_next: bool
) -> None:
    size = max(8, round(side * 0.9), pen.least * 16 // 9 + 1)
    pen.picture("target_next" if is_next else "target", middle, size)
    if size >= 16:
        at = Rect(0, 0, size, size)
        at.center = (round(middle[0]), round(middle[1]))
        pen.write(letter, at, PAPER, size * 9 // 16, face=Face.BOLD, anchor="center")
