"""Paints a round of the game: the picture of each player, and over it what counts.

    +--------------------------------------------+
    | (0:21)  (* * o  24 steps)         [mini-   |
    |                                    map   ] |
    |               the garden                   |
    |      (Find G. The first key ...)           |
    +--------------------------------------------+
"""

from pygame import SRCALPHA, Rect, Surface, draw

from mazelib.game.seeing import Seeing
from mazelib.text.sentences import _
from mazelib.window.game_shown import GameShown, Hud, PlayerShown
from mazelib.window.lettering import Face
from mazelib.window.painters.coin_sign import draw_coin
from mazelib.window.painters.end_scene import draw_end_scene
from mazelib.window.painters.falling import draw_air, draw_leaves
from mazelib.window.painters.garden_map import NIGHT, GardenMap, draw_garden_map
from mazelib.window.painters.garden_things import Standing
from mazelib.window.painters.gardens import garden_of
from mazelib.window.painters.hedges import Around, draw_frame, draw_garden
from mazelib.window.pen import Pen, row_of
from mazelib.window.theme import DARK, PAPER, Colour

#: Dark glass, on which white letters are readable.
GLASS: Colour = (30, 40, 54)
GLASS_ALPHA = 214
URGENT: Colour = (186, 40, 40)
#: How much of the picture's width and height the mini-map has: it covers no path.
MAP_WIDTH = 0.19
MAP_HEIGHT = 0.28
#: How high the signs are together with what is free around them, in heights of text.
HUD_BAND = 4.4


def draw_round(pen: Pen, area: Rect, shown: GameShown) -> None:
    """Draw the picture of each player side by side, and the signs over them."""
    gap = pen.size // 2
    count = len(shown.players)
    wide = (area.width - gap * (count - 1)) // count
    for number, player in enumerate(shown.players):
        at = Rect(area.left + number * (wide + gap), area.top, wide, area.height)
        _draw_player(pen, at, shown, number, player)
    if shown.has_small_map:
        _draw_small_map(pen, area, shown)
    if not shown.is_over:
        draw_hud(pen, area, shown.hud)
    if shown.is_filmed:
        draw_message(pen, area.inflate(0, -2 * pen.size), shown.hud.message)


def _draw_player(pen: Pen, at: Rect, shown: GameShown, number: int, player: PlayerShown) -> None:
    heya = shown.timeline.heya
    others = tuple(each.racer for each in shown.players if each is not player)
    waiting = shown.waiting[number]
    garden = garden_of(shown.level, is_dark=pen.theme is DARK)
    if shown.seeing is Seeing.EYES:
        racers = (*shown.rivals, *others)
        standing = Standing(waiting, shown.coins, racers, shown.seconds)
        around = Around(garden, shown.bob)
        draw_garden(pen, at, heya, player.racer.spot, standing, around)
        draw_air(pen, at, garden, shown.seconds)
        _draw_happening(pen, at, shown, number, player)
        draw_frame(pen, at)
        return
    # No sign lies over a garden that is seen from above.
    band = round(HUD_BAND * pen.size)
    pen.rounded(at, NIGHT, pen.corner)
    at = Rect(at.left, at.top + band, at.width, at.height - band - pen.size // 2)
    is_torch = shown.seeing is Seeing.TORCH
    seen_from_above = GardenMap(
        heya,
        player.seen if is_torch else None,
        player.racer.spot if is_torch else None,
        waiting,
        shown.coins,
        (*shown.rivals, *others, player.racer),
        garden,
    )
    draw_garden_map(pen, at, seen_from_above)
    _draw_happening(pen, at, shown, number, player)
    if others and not shown.is_filmed:
        _draw_keys(pen, Rect(at.left, at.top - band, at.width, band), player, number)


def _draw_happening(
    pen: Pen, at: Rect, shown: GameShown, number: int, player: PlayerShown
) -> None:
    """Draw what happens to a player: leaves fall where it bumps into a hedge; the end."""
    if player.bumped is not None:
        garden = garden_of(shown.level, is_dark=pen.theme is DARK)
        draw_leaves(pen, at, garden, player.bumped)
    if shown.ending is not None:
        draw_end_scene(pen, at, shown.ending, number)


def _draw_keys(pen: Pen, room: Rect, player: PlayerShown, number: int) -> None:
    """Draw at the right of a player's signs which keys are theirs."""
    words = (_("arrow keys"), _("W A S D"))[number]
    wide = pen.lettering.width(words, pen.size, Face.BOLD) + round(3.6 * pen.size)
    at = Rect(room.right - wide - pen.size * 3 // 4, 0, wide, round(2.4 * pen.size))
    at.centery = room.centery
    _glass(pen, at, at.height // 2)
    size = round(1.8 * pen.size)
    pen.picture(player.racer.picture, (at.left + at.height // 2, at.centery), size)
    left = at.left + at.height
    pen.write(words, Rect(left, at.top, at.right - left, at.height), PAPER, face=Face.BOLD)


def _draw_small_map(pen: Pen, area: Rect, shown: GameShown) -> None:
    """Draw what was seen so far at the upper right, where only hedges and sky are."""
    player = shown.players[0]
    room = Rect(0, 0, round(MAP_WIDTH * area.width), round(MAP_HEIGHT * area.height))
    room.topright = (area.right - pen.size // 2, area.top + pen.size // 2)
    _glass(pen, room, pen.corner)
    heya = shown.timeline.heya
    side = max(1, min((room.width - 12) // heya.width, (room.height - 12) // heya.height))
    left = room.centerx - side * heya.width // 2
    top = room.centery - side * heya.height // 2
    for x, y in player.seen:
        if heya.is_open((x, y)):
            draw.rect(pen.window, PAPER, (left + x * side, top + y * side, side, side))
    for _letter, (x, y) in shown.waiting[0]:
        if (x, y) in player.seen:
            middle = (left + (x + 0.5) * side, top + (y + 0.5) * side)
            pen.disc(middle, max(3, side // 2), pen.theme.control)
    spot = player.racer.spot
    middle = (left + (spot.x + 0.5) * side, top + (spot.y + 0.5) * side)
    pen.picture(player.racer.picture, middle, max(10, round(side * 1.6)), spot.heading)


def draw_hud(pen: Pen, area: Rect, hud: Hud) -> None:
    """Draw the clock, what was earned so far, and how to begin."""
    high = round(2.9 * pen.size)
    clock = Rect(area.left + pen.size * 3 // 4, area.top + pen.size * 3 // 4, 0, high)
    size = round(1.8 * pen.size)
    clock.width = pen.lettering.width("00:00", size, Face.BOLD) + pen.size
    if hud.clock:
        _glass(pen, clock, high // 2, URGENT if hud.is_urgent else GLASS)
        pen.write(hud.clock, clock, PAPER, size, face=Face.BOLD, anchor="center")
    earned = Rect(clock.right + pen.size * 3 // 4, clock.top, 0, high)
    _draw_earned(pen, earned, hud)
    draw_message(pen, area.inflate(0, -2 * pen.size), hud.message)


def _draw_earned(pen: Pen, at: Rect, hud: Hud) -> None:
    """Draw stars, steps and coins beside the clock."""
    star = round(1.5 * pen.size)
    stars = 0 if hud.stars is None else 3
    words = pen.lettering.width(hud.steps, pen.size, Face.BOLD)
    coins = round(3.4 * pen.size) if hud.coins else 0
    at.width = stars * star + words + coins + round(2.2 * pen.size)
    if not (words or coins):
        return
    _glass(pen, at, at.height // 2)
    x = at.left + pen.size
    for number in range(stars):
        picture = pen.pictures.picture("star", star - 2)
        if number >= (hud.stars or 0):
            picture = picture.copy()
            picture.set_alpha(60)
        pen.window.blit(picture, (x, at.centery - star // 2))
        x += star
    x += pen.size // 4 if stars else 0
    room = Rect(x, at.top, words + 1, at.height)
    if words:
        pen.write(hud.steps, room, PAPER, pen.size, face=Face.BOLD)
    if hud.coins:
        middle = (room.right + pen.size, at.centery)
        draw_coin(pen, middle, pen.size * 5 // 4)
        many = Rect(round(middle[0]) + pen.size * 3 // 4, at.top, 2 * pen.size, at.height)
        pen.write(_("× {count}").format(count=hud.coins), many, PAPER, pen.size, face=Face.BOLD)


def draw_message(pen: Pen, area: Rect, message: str) -> None:
    """Write a sentence on dark glass at the foot of its room, in as many lines as it needs."""
    if not message:
        return
    size = round(1.1 * pen.size)
    lines = pen.lettering.wrapped(message, size, area.width - 4 * pen.size, Face.BOLD)
    row = pen.lettering.line_height(size)
    widest = max(pen.lettering.width(line, size, Face.BOLD) for line in lines)
    at = Rect(0, 0, widest + 2 * pen.size, row * len(lines) + round(0.8 * pen.size))
    at.midbottom = area.midbottom
    pen.cover(at)
    _glass(pen, at, min(at.height // 2, 2 * pen.size))
    rows = at.inflate(-pen.size, -round(0.8 * pen.size))
    for number, line in enumerate(lines):
        room = row_of(rows, row, number)
        pen.write(line, room, PAPER, size, face=Face.BOLD, anchor="center")


def _glass(pen: Pen, at: Rect, radius: int, colour: Colour = GLASS) -> None:
    """Draw a box of dark glass with round corners."""
    drawn = Surface(at.size, SRCALPHA)
    draw.rect(drawn, (*colour, GLASS_ALPHA), drawn.get_rect(), border_radius=radius)
    pen.window.blit(drawn, at)
