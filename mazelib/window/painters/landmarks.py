"""Paints what makes one side of a hedge unlike the others: flowers, a lantern, a number."""

import random
from functools import lru_cache

from pygame import Surface, transform
from pygame.locals import BLEND_RGB_MULT

from mazelib.grid.compass import Heading, Place
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import INK
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.tinting import shadow_of
from mazelib.window.painters.trees import drawn_size

#: One side of a hedge in so many has a landmark.
LANDMARKS = 8
#: Of three landmarks, the third is a board with a number, from 1 to this one.
NUMBERS = 9
#: How wide a landmark is, and how high its middle hangs, in heights of a hedge.
WIDE = 0.46
HANGS = 0.56
#: How dense the shadow is that it throws onto the leaves, from 0 to 255.
SHADOW = 130
#: So much of its brightness it keeps in the deepest shade, from 0 to 1.
SHADE = 0.1
#: The largest landmark in the picture, in pixels.
LARGEST = 360


def draw_landmark(view: View, place: Place, side: Heading, light: float) -> None:
    """Draw what makes this side of a hedge unlike the others, if it has a landmark.

    It hangs in the same ``light`` as the leaves around it (1: as it is).
    """
    kind = landmark_of(view.maze, place, side)
    if kind is None:
        return
    left = view.on_side(place, side, 0.5 - WIDE / 2, HANGS)
    middle = view.on_side(place, side, 0.5, HANGS)
    right = view.on_side(place, side, 0.5 + WIDE / 2, HANGS)
    if left is None or middle is None or right is None:
        return
    wide = round(abs(right[0] - left[0]))
    high = round(WIDE * middle[2])
    if min(wide, high) < 3 or max(wide, high) > LARGEST:
        return
    drawn = transform.smoothscale(_picture(view, kind, drawn_size(high)), (wide, high))
    at = drawn.get_rect(center=(round(middle[0]), round(middle[1])))
    if light < 1:
        shade = round(255 * (SHADE + (1 - SHADE) * light))
        drawn.fill((shade, shade, shade), special_flags=BLEND_RGB_MULT)
    view.window.blit(shadow_of(drawn, SHADOW), at.move(round(0.05 * wide), round(0.06 * high)))
    view.window.blit(drawn, at)


def _picture(view: View, kind: int, size: int) -> Surface:
    """The picture of a landmark: one of the garden's own, or a number."""
    if kind <= NUMBERS:
        return _board(view.pen, kind, size)
    return view.pen.pictures.picture(view.garden.landmarks[kind - NUMBERS - 1], size)


def _board(pen: Pen, number: int, size: int) -> Surface:
    """A board with a number."""
    board = pen.pictures.picture("garden_board", size).copy()
    digit = pen.lettering.text(str(number), size // 2, INK, Face.BOLD)
    board.blit(digit, digit.get_rect(center=board.get_rect().center))
    return board


@lru_cache(500)
def landmark_of(maze: int, place: Place, side: Heading) -> int | None:
    """The landmark of a side: a number from 1 to 9; 10 or 11: a picture; None: it has none.

    ``maze`` is a number of the maze: each one has its own landmarks.
    """
    dice = random.Random(f"landmark {maze} {place} {side}")
    if dice.randrange(LANDMARKS):
        return None
    kind = dice.randrange(3)
    return NUMBERS + 1 + kind if kind < 2 else dice.randrange(1, NUMBERS + 1)
