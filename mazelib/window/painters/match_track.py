"""Paints how far somebody is: two players in their round and match, and who races a player.

     (3  ----@-----------[cup])     0:21     ([cup]---------@------  1)
     (   o o o . . . . . . . .)              (. . . . . . . . . . o   )
"""

from collections.abc import Sequence

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER, Colour
from mazelib.window.game.game_shown import PLAYERS, Hud, RacerOnTrack
from mazelib.window.painters.coin_sign import draw_coin
from mazelib.window.painters.game_signs import clock_width, glass

#: How high a sign is, and how wide it is at most, in heights of text.
HIGH = 2.4
HIGH_WITH_RACE = 3.7
WIDEST = 17
#: The track with the points that one has, and with those that one has not.
GOLD: Colour = (255, 212, 59)
PALE: Colour = (112, 124, 140)
#: A track with more points than this has no dots.
MOST_DOTS = 20
#: A track that is shorter than this, in heights of text, is left out.
SHORTEST = 5


def draw_match(
    pen: Pen, area: Rect, hud: Hud, race: Sequence[RacerOnTrack] = ()
) -> list[Point]:
    """Draw both players' tracks over an area, up to the clock; return where points are counted.

    The upper line is the way to the cup in this round, if a race goes on; below it are the points
    of the match.
    """
    gap = pen.size // 2
    free = area.width // 2 - clock_width(pen) // 2 - 3 * gap
    high = round((HIGH_WITH_RACE if race else HIGH) * pen.size)
    at = Rect(0, area.top + gap, min(free, WIDEST * pen.size), high)
    counted = list[Point]()
    for number in range(len(PLAYERS)):
        at.left = area.left + gap
        if not number:
            at.right = area.right - gap
        counted.append(_draw_track(pen, at.copy(), hud, number, race))
    return counted


def _draw_track(
    pen: Pen, at: Rect, hud: Hud, number: int, race: Sequence[RacerOnTrack]
) -> Point:
    """Draw the track of a player, its end inside; return where its points are counted."""
    glass(pen, at, radius=round(HIGH * pen.size / 2))
    inwards = 1 if number else -1
    words = _("{count}").format(count=hud.points[number])
    wide = pen.lettering.width("00", pen.size, Face.BOLD) + pen.size
    outer, inner = (at.left, at.right) if number else (at.right, at.left)
    row = round(HIGH * pen.size)
    room = Rect(min(outer, outer + inwards * wide), at.bottom - row, wide, row)
    pen.write(words, room, PAPER, face=Face.BOLD, anchor="center")
    begin = outer + inwards * (wide + pen.size // 2)
    end = inner - inwards * round(1.3 * pen.size)
    if race:
        _draw_way(pen, outer + inwards * round(1.3 * pen.size), end, at.top, race[number])
    part = min(1.0, hud.points[number] / hud.match_points)
    x = begin + (end - begin) * part
    _draw_line(pen, (begin, x, end), room.centery, hud.match_points)
    if not race:
        pen.picture(PLAYERS[number], (x, room.centery), round(1.7 * pen.size))
    return x, room.centery


def _draw_way(pen: Pen, begin: float, end: float, top: int, racer: RacerOnTrack) -> None:
    """Draw how far a player has come on its way to the cup."""
    y = top + round(1.1 * pen.size)
    x = begin + (end - begin) * racer.part
    _draw_line(pen, (begin, x, end), y, MOST_DOTS + 1)
    pen.picture("prize", (end, y), round(1.6 * pen.size))
    pen.picture(racer.picture, (x, y), round(1.7 * pen.size))


def _draw_line(pen: Pen, ends: tuple[float, float, float], y: int, most: float) -> None:
    """Draw a line: gold from its begin to the player, pale to its end, a dot for each point."""
    begin, here, end = ends
    thick = max(2, pen.size // 6)
    draw.line(pen.window, PALE, (begin, y), (end, y), thick)
    draw.line(pen.window, GOLD, (begin, y), (here, y), thick)
    if most > MOST_DOTS:
        return
    for number in range(1, round(most) + 1):
        x = begin + (end - begin) * number / most
        is_behind = abs(x - begin) <= abs(here - begin)
        if is_behind:
            draw_coin(pen, (x, y), max(6, pen.size * 2 // 3))
        else:
            pen.disc((x, y), max(2, pen.size // 5), PALE)


def draw_race(pen: Pen, room: Rect, racers: Sequence[RacerOnTrack]) -> None:
    """Draw how far each one who races has come on the way to the cup; the player stands in front.
    """
    at = Rect(room.left, 0, min(room.width, WIDEST * pen.size), round(HIGH * pen.size))
    at.centery = room.centery
    if at.width < SHORTEST * pen.size or not racers:
        return
    glass(pen, at)
    begin = at.left + round(1.3 * pen.size)
    end = at.right - round(1.3 * pen.size)
    first = begin + (end - begin) * racers[0].part
    _draw_line(pen, (begin, first, end), at.centery, MOST_DOTS + 1)
    pen.picture("prize", (end, at.centery), round(1.7 * pen.size))
    for racer in reversed(racers):
        x = begin + (end - begin) * racer.part
        pen.picture(racer.picture, (x, at.centery), round(1.7 * pen.size))
