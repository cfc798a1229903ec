"""Paints a round of the game: the picture of each player, and over it what counts.

    +--------------------------------------------+
    | (0:21)  (* * o  24 steps)         [mini-   |
    |                                    map   ] |
    |               the garden                   |
    |      (Find G. The first key ...)           |
    +--------------------------------------------+
"""

from pygame import Rect, Surface

from mazelib.game.racers import Spot
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import direction
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import DARK, PAPER
from mazelib.window.game.game_shown import GameShown, PlayerShown, RacerShown
from mazelib.window.painters.end_scene import draw_end_scene
from mazelib.window.painters.falling import draw_air, draw_leaves
from mazelib.window.painters.game_signs import (
    draw_flight,
    draw_hud,
    draw_message,
    glass,
)
from mazelib.window.painters.garden_map import GardenMap, draw_garden_map, middle_of
from mazelib.window.painters.garden_picture import Around, draw_frame, draw_garden, prepare_garden
from mazelib.window.painters.garden_plan import NIGHT
from mazelib.window.painters.garden_things import Standing
from mazelib.window.painters.gardens import garden_of
from mazelib.window.painters.goose import draw_honk, draw_near
from mazelib.window.painters.match_track import draw_match, draw_race
from mazelib.window.painters.small_map import HUD_BAND, MAP_WIDTH, draw_small_map

#: How dense the veil is that hides a garden while the clock stands, from 0 to 255.
VEIL = 240
#: How high a message under a garden is that is seen from above.
MESSAGE_BAND = 3.4


def draw_round(pen: Pen, area: Rect, shown: GameShown) -> None:
    """Draw the picture of each player side by side, and the signs over them."""
    for number, player in enumerate(shown.players):
        _draw_player(pen, _room_of(pen, area, shown, number), shown, number, player)
        if shown.has_small_map:
            draw_small_map(pen, _room_of(pen, area, shown, number), shown, number)
    if shown.is_paused:
        _draw_veil(pen, area)
    if not shown.is_over:
        _draw_signs(pen, area, shown)
    if shown.ending is not None and not pen.is_film:
        following = garden_of(shown.level + 1, is_dark=pen.theme is DARK)
        prepare_garden(following, _room_of(pen, area, shown, 0).size)
    if shown.is_filmed:
        draw_message(pen, area.inflate(0, -2 * pen.size), shown.hud.message)


def _room_of(pen: Pen, area: Rect, shown: GameShown, number: int) -> Rect:
    """The room of a player's picture."""
    gap = pen.size // 2
    count = len(shown.players)
    wide = (area.width - gap * (count - 1)) // count
    # As on the keyboard: W A S D lie at the left of the arrow keys.
    left = area.left + (count - 1 - number) * (wide + gap)
    return Rect(left, area.top, wide, area.height)


def _draw_veil(pen: Pen, area: Rect) -> None:
    """Hide the garden while the clock stands: nobody looks for the way then."""
    veil = Surface(area.size)
    veil.fill(NIGHT)
    veil.set_alpha(VEIL)
    pen.window.blit(veil, area)
    draw_frame(pen, area)
    card = Rect(0, 0, 12 * pen.size, 5 * pen.size)
    card.center = area.center
    glass(pen, card, radius=pen.corner)
    pen.write(_("Paused"), card, PAPER, 2 * pen.size, face=Face.BOLD, anchor="center")


def _draw_signs(pen: Pen, area: Rect, shown: GameShown) -> None:
    """Draw the signs over the pictures, and coins that fly to where they are counted."""
    is_by_two = len(shown.players) > 1
    drawn = draw_hud(pen, area, shown.hud, is_by_two=is_by_two)
    counted = [drawn.coins]
    if shown.race and not is_by_two:
        gap = pen.size * 3 // 4
        wide = area.right - drawn.right - 2 * gap
        if shown.has_small_map:
            wide -= round(MAP_WIDTH * area.width)
        draw_race(pen, Rect(drawn.right + gap, area.top + gap, wide, 3 * pen.size), shown.race)
    if is_by_two:
        counted = draw_match(pen, area, shown.hud, shown.race)
    for number, player in enumerate(shown.players):
        if player.took_coin is not None:
            room = _room_of(pen, area, shown, number)
            draw_flight(pen, room, player.took_coin, counted[number])


def _draw_player(pen: Pen, at: Rect, shown: GameShown, number: int, player: PlayerShown) -> None:
    """Draw what one player sees."""
    if shown.seeing is Seeing.EYES:
        _draw_through_eyes(pen, at, shown, number, player)
    else:
        _draw_from_above(pen, at, shown, number, player)


def _draw_through_eyes(
    pen: Pen, at: Rect, shown: GameShown, number: int, player: PlayerShown
) -> None:
    garden = garden_of(shown.level, is_dark=pen.theme is DARK)
    racers = (*shown.rivals, *_others(shown, player))
    standing = Standing(
        shown.waiting[number], shown.coins, racers, shown.seconds, player.firefly, shown.goose
    )
    around = Around(garden, player.bob, player.trodden, shown.fountain)
    draw_garden(pen, at, shown.timeline.heya, player.racer.spot, standing, around)
    if not shown.is_filmed:  # Else each picture would differ from the next everywhere.
        draw_air(pen, at, garden, shown.seconds)
    if player.near:
        draw_near(pen, at, player.near, player.near.side)
    _draw_happening(pen, at, shown, number, player, (at, at))
    draw_frame(pen, at)


def _draw_from_above(
    pen: Pen, at: Rect, shown: GameShown, number: int, player: PlayerShown
) -> None:
    garden = garden_of(shown.level, is_dark=pen.theme is DARK)
    spot = player.racer.spot
    # No sign lies over a garden that is seen from above.
    band = round(HUD_BAND * pen.size)
    is_torch = shown.seeing is Seeing.TORCH
    room = at
    foot = round(MESSAGE_BAND * pen.size)
    at = Rect(at.left, at.top + band, at.width, at.height - band - foot)
    seen_from_above = GardenMap(
        shown.timeline.heya,
        player.seen if is_torch else None,
        spot if is_torch else None,
        shown.waiting[number],
        shown.coins,
        (*shown.rivals, *_others(shown, player), player.racer),
        garden,
        player.trodden,
        shown.fountain,
        player.firefly,
        shown.goose,
        room,
    )
    grid = draw_garden_map(pen, at, seen_from_above)
    if player.near and is_torch:
        draw_near(pen, at, player.near)
    places = (leaves_at(at, grid, spot), _room_around(pen, at, middle_of(grid, spot)))
    _draw_happening(pen, at, shown, number, player, places)
    draw_frame(pen, room)


def _others(shown: GameShown, player: PlayerShown) -> tuple[RacerShown, ...]:
    """The other player, if there is one."""
    return tuple(each.racer for each in shown.players if each is not player)


def leaves_at(at: Rect, grid: PlaceGrid, spot: Spot) -> Rect:
    """Where leaves fall from the hedge that a player walks into, seen from above."""
    ahead_x, ahead_y = direction(spot.heading)
    middle = middle_of(grid, Spot(spot.x + 0.5 * ahead_x, spot.y + 0.5 * ahead_y, 0))
    leaves = Rect(0, 0, round(1.6 * grid.cell), round(1.6 * grid.cell))
    leaves.center = (round(middle[0]), round(middle[1]))
    return leaves.clip(at)


def _room_around(pen: Pen, at: Rect, middle: Point) -> Rect:
    """A part of the picture around a player, large enough for feathers and a word."""
    around = Rect(0, 0, 20 * pen.size, 15 * pen.size)
    around.center = (round(middle[0]), round(middle[1]))
    return around.clamp(at).clip(at)


def _draw_happening(
    pen: Pen,
    at: Rect,
    shown: GameShown,
    number: int,
    player: PlayerShown,
    places: tuple[Rect, Rect],
) -> None:
    """Draw what happens to a player: it bumps into a hedge, or meets the goose; the end.

    ``places`` are where leaves fall, and where feathers do.
    """
    if player.bumped is not None:
        garden = garden_of(shown.level, is_dark=pen.theme is DARK)
        draw_leaves(pen, places[0], garden, player.bumped)
    if player.honked is not None:
        draw_honk(pen, places[1], player.honked)
    if shown.ending is not None:
        draw_end_scene(pen, at, shown.ending, number)
