"""Paints the small map of a round: what was seen so far, and what was seen there."""

from pygame import Rect, draw

from mazelib.game.racers import Spot
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER
from mazelib.window.game.game_shown import GOOSE, GameShown
from mazelib.window.painters.game_signs import glass
from mazelib.window.painters.garden_things import picture_of

#: How much of the picture's width and height the small map has: it covers no path.
MAP_WIDTH = 0.19
MAP_HEIGHT = 0.28
#: How high the signs are together with what is free around them, in heights of text.
HUD_BAND = 4.4
#: How large a picture is on it, in places, and at least, in pixels.
PICTURE = 1.7
LEAST_PICTURE = 12


def draw_small_map(pen: Pen, at: Rect, shown: GameShown, number: int) -> None:
    """Draw what was seen so far at the upper right, where only hedges and sky are."""
    player = shown.players[number]
    room = Rect(0, 0, round(MAP_WIDTH * at.width), round(MAP_HEIGHT * at.height))
    room.topright = (at.right - pen.size // 2, at.top + pen.size // 2)
    if len(shown.players) > 1:
        room.top += round(HUD_BAND * pen.size) - pen.size
    glass(pen, room, radius=pen.corner)
    heya = shown.timeline.heya
    side = max(1, min((room.width - 12) // heya.width, (room.height - 12) // heya.height))
    left = room.centerx - side * heya.width // 2
    top = room.centery - side * heya.height // 2
    for x, y in player.seen:
        if heya.is_open((x, y)):
            draw.rect(pen.window, PAPER, (left + x * side, top + y * side, side, side))
    large = max(LEAST_PICTURE, round(PICTURE * side))

    def middle_of(spot: Spot) -> Point:
        return left + (spot.x + 0.5) * side, top + (spot.y + 0.5) * side

    for order, (letter, (x, y)) in enumerate(shown.waiting[number]):
        if (x, y) in player.seen:
            _draw_goal(pen, middle_of(Spot(x, y, 0)), letter, large, is_next=not order)
    goose = shown.goose
    if goose and (round(goose.x), round(goose.y)) in player.seen:
        pen.picture(GOOSE, middle_of(goose), large, goose.heading)
    spot = player.racer.spot
    pen.picture(player.racer.picture, middle_of(spot), large, spot.heading)


def _draw_goal(pen: Pen, middle: Point, letter: str, large: int, *, is_next: bool) -> None:
    """Draw what is to be found, as it looks in the garden: the cup, the key, or a disc."""
    picture = picture_of(letter, is_next=is_next)
    if picture:
        pen.picture(picture, middle, large)
    else:
        pen.disc(middle, max(3, large // 3), pen.theme.control)
