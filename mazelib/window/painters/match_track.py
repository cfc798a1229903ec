"""Paints how far somebody is: two players in their match, and all who race in one round.

    (3  o-o-o-@-o-o-o-o-o-o-[cup])   0:21   ([cup]-o-o-o-o-o-o-o-o-@-o  1)
"""

from collections.abc import Sequence

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER, Colour
from mazelib.window.game.game_shown import PLAYERS, Hud, RacerOnTrack
from mazelib.window.painters.game_signs import clock_width, glass

#: How high a sign is, and how wide it is at most, in heights of text.
HIGH = 2.4
WIDEST = 17
#: The track with the points that one has, and with those that one has not.
GOLD: Colour = (255, 212, 59)
PALE: Colour = (112, 124, 140)
#: A track with more points than this has no dots.
MOST_DOTS = 20
#: A track that is shorter than this, in heights of text, is left out.
SHORTEST = 5


def draw_match(pen: Pen, area: Rect, hud: Hud) -> list[Point]:
    """Draw both tracks over an area, up to the clock; return where the players are, by number."""
    gap = pen.size // 2
    free = area.width // 2 - clock_width(pen) // 2 - 3 * gap
    at = Rect(0, area.top + pen.size, min(free, WIDEST * pen.size), round(HIGH * pen.size))
    at.right = area.right - gap
    orange = _draw_track(pen, at.copy(), hud, 0)
    at.left = area.left + gap
    return [orange, _draw_track(pen, at, hud, 1)]


def _draw_track(pen: Pen, at: Rect, hud: Hud, number: int) -> Point:
    """Draw the track of a player, with the cup at its inner end; return where the player is."""
    glass(pen, at)
    inwards = 1 if number else -1
    points = hud.points[number]
    words = _("{count}").format(count=points)
    wide = pen.lettering.width("00", pen.size, Face.BOLD) + pen.size
    outer, inner = (at.left, at.right) if number else (at.right, at.left)
    room = Rect(min(outer, outer + inwards * wide), at.top, wide, at.height)
    pen.write(words, room, PAPER, face=Face.BOLD, anchor="center")
    begin = outer + inwards * (wide + pen.size // 2)
    end = inner - inwards * round(1.3 * pen.size)
    part = min(1.0, points / hud.match_points)
    x = begin + (end - begin) * part
    _draw_line(pen, (begin, x, end), at.centery, hud.match_points)
    pen.picture("prize", (end, at.centery), round(1.7 * pen.size))
    pen.picture(PLAYERS[number], (x, at.centery), round(1.8 * pen.size))
    return x, at.centery


def _draw_line(pen: Pen, ends: tuple[float, float, float], y: int, most: float) -> None:
    """Draw the line: gold from its begin to the player, pale to its end, a dot for each point."""
    begin, here, end = ends
    thick = max(2, pen.size // 6)
    draw.line(pen.window, PALE, (begin, y), (end, y), thick)
    draw.line(pen.window, GOLD, (begin, y), (here, y), thick)
    if most > MOST_DOTS:
        return
    for number in range(round(most)):
        x = begin + (end - begin) * number / most
        is_behind = abs(x - begin) <= abs(here - begin)
        pen.disc((x, y), max(2, pen.size // 5), GOLD if is_behind else PALE)


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
