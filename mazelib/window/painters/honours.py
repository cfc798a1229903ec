"""Paints what was earned in all levels of the game: stars, and crowns."""

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER
from mazelib.window.game.game_ending import HonoursShown
from mazelib.window.painters.game_signs import glass

#: How high a star and a crown are, how large the words beside them, and the gaps, in pen sizes.
PICTURE = 1.8
WORDS = 1.2
GAP = 0.6


def draw_honours_in_row(pen: Pen, middle: Point, honours: HonoursShown) -> None:
    """Draw a star and how many there are, and at its right the same of the crowns."""
    one, other = (_width(pen, words) for words in honours)
    gap = round(2 * GAP * pen.size)
    left = round(middle[0]) - (one + gap + other) // 2
    _draw(pen, (left, middle[1]), "star", honours.stars)
    _draw(pen, (left + one + gap, middle[1]), "crown", honours.crowns)


def draw_honours_in_column(pen: Pen, middle: Point, honours: HonoursShown) -> None:
    """Draw a star and how many there are, and under it the same of the crowns, on dark glass."""
    high = round(1.3 * PICTURE * pen.size)
    wide = max(_width(pen, words) for words in honours)
    at = Rect(0, 0, wide + 2 * pen.size, 2 * high + pen.size // 2)
    at.center = (round(middle[0]), round(middle[1]))
    glass(pen, at, radius=pen.corner)
    left = at.left + pen.size
    _draw(pen, (left, at.centery - high // 2), "star", honours.stars)
    _draw(pen, (left, at.centery + high // 2), "crown", honours.crowns)


def _width(pen: Pen, words: str) -> int:
    """How wide a picture and the words beside it are."""
    text = pen.lettering.width(words, round(WORDS * pen.size), Face.BOLD) + 1
    return round((PICTURE + GAP) * pen.size) + text


def _draw(pen: Pen, middle_of_left: Point, picture: str, words: str) -> None:
    side = round(PICTURE * pen.size)
    left, y = middle_of_left
    pen.picture(picture, (left + side / 2, y), side)
    room = Rect(round(left), round(y) - side // 2, _width(pen, words), side)
    room.left += side + round(GAP * pen.size)
    pen.write(words, room, PAPER, round(WORDS * pen.size), face=Face.BOLD)
