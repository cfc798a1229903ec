"""Paints a garden maze from above: all of it, or by torch what is lit and what was seen."""

from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface
from pygame.locals import BLEND_RGBA_MULT

from mazelib.game.light import is_lit
from mazelib.game.racers import Spot
from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import PAPER, mixed
from mazelib.window.game.game_shown import RacerShown
from mazelib.window.painters.coin_sign import draw_coin
from mazelib.window.painters.garden_plan import (
    NIGHT,
    UNSEEN,
    draw_hedges_around,
    pale_garden,
    whole_garden,
)
from mazelib.window.painters.garden_sky import GLOWING
from mazelib.window.painters.garden_things import draw_firefly, picture_of
from mazelib.window.painters.gardens import SPRING, Garden
from mazelib.window.painters.goose import draw_goose_above
from mazelib.window.painters.torchlight import torchlight

#: By torch, at most about so many places lie one below the other in the picture.
PLACES_BY_TORCH = 9
#: How dark the hedges are around a garden of which all is seen.
AROUND = 0.45


class GardenMap(NamedTuple):
    """What is drawn: the map, what was ``seen`` of it (None: all), and what stands there.

    ``light`` is where the torch is; without it, all that was seen is bright. A fountain and a
    firefly are seen in the dark, too. In all of a ``room`` around it the hedges go on.
    """

    heya: Heya
    seen: frozenset[Place] | None
    light: Spot | None
    waiting: tuple[tuple[str, Place], ...]
    coins: frozenset[Place]
    racers: tuple[RacerShown, ...]
    garden: Garden = SPRING
    trodden: frozenset[Place] = frozenset()
    fountain: Place | None = None
    firefly: Spot | None = None
    goose: Spot | None = None
    room: Rect | None = None


def draw_garden_map(pen: Pen, area: Rect, shown: GardenMap) -> PlaceGrid:
    """Draw a garden into an area, as large as it goes; return where its places are.

    By torch, a large garden is seen in part: the picture follows the light.
    """
    grid = _grid(area, shown)
    clip = pen.window.get_clip()
    room = shown.room or area
    pen.window.set_clip(room.clip(pen.window.get_rect()))
    if shown.light or shown.room:
        _draw_around(pen, room, grid, shown)
    _draw_ground(pen, grid, shown)
    for place in shown.trodden:
        _draw_footprints(pen, grid.rect_of(place), shown.garden)
    if shown.fountain:
        at = grid.rect_of(shown.fountain)
        pen.picture("fountain", (at.centerx, at.bottom - at.height * 3 // 4), at.height * 3 // 2)
    for place in shown.coins:
        if shown.seen is None or place in shown.seen:
            at = grid.rect_of(place)
            draw_coin(pen, at.center, at.width * 2 // 5)
    for number, (letter, place) in enumerate(shown.waiting):
        if shown.seen is None or place in shown.seen:
            _draw_letter(pen, grid.rect_of(place), letter, is_next=not number)
    _draw_walking(pen, grid, shown)
    pen.window.set_clip(clip)
    return grid


def _draw_walking(pen: Pen, grid: PlaceGrid, shown: GardenMap) -> None:
    """Draw racers, a goose and a firefly."""
    for racer in shown.racers:
        if _is_seen(shown, racer.spot):
            size = max(8, round(grid.cell * 0.86))
            pen.picture(racer.picture, middle_of(grid, racer.spot), size, racer.spot.heading)
    if shown.goose:
        middle = middle_of(grid, shown.goose)
        draw_goose_above(pen, shown.heya, shown.goose, shown.light, middle, grid.cell)
    if shown.firefly:
        draw_firefly(pen, middle_of(grid, shown.firefly), grid.cell * 0.8)


def _draw_footprints(pen: Pen, at: Rect, garden: Garden) -> None:
    """Draw footprints on a place where somebody has been; at night they glow."""
    colour = GLOWING if garden.is_night else mixed(garden.sand[1], (60, 70, 110), 0.45)
    for x, y in ((0.36, 0.28), (0.64, 0.5), (0.36, 0.72)):
        pen.disc((at.left + x * at.width, at.top + y * at.height), max(2, at.width // 14), colour)


def middle_of(grid: PlaceGrid, spot: Spot) -> Point:
    """Where the middle of a spot is in the window."""
    return grid.left + (spot.x + 0.5) * grid.cell, grid.top + (spot.y + 0.5) * grid.cell


def _is_seen(shown: GardenMap, spot: Spot) -> bool:
    """Whether a racer is seen: by torch, only in its light."""
    return shown.light is None or is_lit(shown.heya, shown.light[:2], spot[:2])


def _grid(area: Rect, shown: GardenMap) -> PlaceGrid:
    """Where the places are: all of them in the area, or those around the light."""
    heya = shown.heya
    side = max(1, min(area.width // heya.width, area.height // heya.height))
    if shown.light:
        side = max(side, min(area.width, area.height) // PLACES_BY_TORCH)
    width = side * heya.width
    height = side * heya.height
    left = area.centerx - width // 2
    top = area.centery - height // 2
    if shown.light and width > area.width:
        left = round(area.centerx - (shown.light.x + 0.5) * side)
        left = min(area.left, max(area.right - width, left))
    if shown.light and height > area.height:
        top = round(area.centery - (shown.light.y + 0.5) * side)
        top = min(area.top, max(area.bottom - height, top))
    return PlaceGrid(heya.width, heya.height, left, top, width, height)


def _draw_around(pen: Pen, room: Rect, grid: PlaceGrid, shown: GardenMap) -> None:
    """Draw the hedges around a map; by torch, they are as dark as what one has not seen."""
    dark = UNSEEN if shown.light else AROUND
    if pen.is_film:
        pen.window.fill(mixed(shown.garden.hedge, NIGHT, dark), room)
        return
    corner = (grid.left, grid.top)
    draw_hedges_around(pen.window, room, corner, round(grid.cell), shown.garden, dark)


def _draw_ground(pen: Pen, grid: PlaceGrid, shown: GardenMap) -> None:
    """Draw path and hedges: all, or pale what was seen, and bright what is lit."""
    window = pen.window
    heya = shown.heya
    side = round(grid.cell)
    whole = whole_garden(heya, side, shown.garden, is_flat=pen.is_film)
    if shown.seen is None:
        window.blit(whole, (grid.left, grid.top))
        return
    pale = whole
    if shown.light:
        pale = pale_garden(heya, side, shown.garden, is_flat=pen.is_film)
    for x, y in shown.seen:
        window.blit(pale, grid.rect_of((x, y)), Rect(x * side, y * side, side, side))
    if shown.light:
        mask = torchlight(heya, shown.light, side)
        half = mask.get_width() // 2
        left = round((shown.light.x + 0.5) * side) - half
        top = round((shown.light.y + 0.5) * side) - half
        lit = Surface(mask.get_size(), SRCALPHA)
        lit.blit(whole, (-left, -top))
        lit.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
        window.blit(lit, (grid.left + left, grid.top + top))


def _draw_letter(pen: Pen, at: Rect, letter: str, *, is_next: bool) -> None:
    size = max(8, round(at.width * 0.9), pen.least * 16 // 9 + 1)
    picture = picture_of(letter, is_next=is_next)
    if picture:
        pen.picture(picture, at.center, size)
        return
    pen.picture("target_next" if is_next else "target", at.center, size)
    if size >= 16:
        room = Rect(0, 0, size, size)
        room.center = at.center
        pen.write(letter, room, PAPER, size * 9 // 16, face=Face.BOLD, anchor="center")
