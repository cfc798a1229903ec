"""Paints the goose of a garden: on the path ahead, from above, and what one sees when it honks."""

from functools import lru_cache
from math import pi, sin

from pygame import SRCALPHA, Rect, Surface, draw

from mazelib.game.goose import Near
from mazelib.game.light import in_line_of_sight, is_lit
from mazelib.game.racers import Spot
from mazelib.grid.compass import Turn, direction
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import INK, PAPER, Colour
from mazelib.window.game.game_shown import GOOSE
from mazelib.window.painters.falling import draw_feathers
from mazelib.window.painters.game_signs import glass
from mazelib.window.painters.garden_plan import NIGHT
from mazelib.window.painters.garden_view import COLUMN, View

#: How large it is on the path, in heights of the hedges, and how far it sways.
LARGE = 0.72
SWAY = 0.03
#: What is nearer than this is behind the eye, in places.
TOO_NEAR = 0.35
#: Its pictures, by where it faces for who sees it.
BEFORE_EYES = {
    Turn.AHEAD: f"{GOOSE}_back",
    Turn.RIGHT: f"{GOOSE}_side",
    Turn.BACK: f"{GOOSE}_front",
    Turn.LEFT: f"{GOOSE}_side",
}
#: Its eyes glow in the dark, in the middle of its head, so far before its middle, in places.
GLOW: Colour = (255, 214, 90)
HEAD = 0.28
#: The word that it says is seen for so long, and pops up in so many seconds.
WORD_SECONDS = 1.1
POP_SECONDS = 0.12
#: How large that word and its bubble are, in heights of text.
WORD = 3.2
POINTS = 22
#: Where the sign of a goose stands that is near, in shares of the picture, by its side.
SIGNS = {
    Turn.AHEAD: (0.5, 0.2),
    Turn.RIGHT: (0.955, 0.5),
    Turn.BACK: (0.5, 0.82),
    Turn.LEFT: (0.045, 0.5),
}
#: And where one looks from above.
SIGN_ABOVE = (1.0, 1.0)


def draw_goose_ahead(view: View, goose: Spot, seconds: float) -> None:
    """Draw the goose where it is in the picture, so far as no hedge hides it."""
    depth, right = view.seen(goose.x + 0.5, goose.y + 0.5)
    if depth < TOO_NEAR:
        return
    scale = view.sight.focal / depth
    size = max(4, round(LARGE * scale / 2) * 2)
    x = view.width / 2 + right * scale
    turn = Turn(round(goose.heading - view.eye.heading) % 4)
    picture = view.pen.pictures.picture(
        BEFORE_EYES[turn], size, is_mirrored=turn is Turn.LEFT
    )
    sway = SWAY * scale * sin(2 * pi * 1.6 * seconds)
    foot = round(view.horizon + 0.49 * scale)
    at = picture.get_rect(midbottom=(round(x + sway), foot))
    shadow = _shadow(round(0.8 * size))
    for left, wide in _seen_parts(view, at, depth):
        view.window.set_clip(Rect(left, 0, wide, view.height))
        view.window.blit(shadow, shadow.get_rect(center=(round(x), foot - size // 40)))
        view.window.blit(picture, at)
    view.window.set_clip(None)


@lru_cache(40)
def _shadow(wide: int) -> Surface:
    """Its shadow on the path."""
    shadow = Surface((wide, max(2, wide // 5)), SRCALPHA)
    draw.ellipse(shadow, (*NIGHT, 90), shadow.get_rect())
    return shadow


def _seen_parts(view: View, at: Rect, depth: float) -> list[tuple[int, int]]:
    """The parts of the picture, from left to right, in which no hedge is before a box."""
    parts = list[tuple[int, int]]()
    first = max(0, at.left // COLUMN)
    last = min(len(view.sight.columns) - 1, at.right // COLUMN)
    for number in range(first, last + 1):
        if view.sight.columns[number].depth <= depth:
            continue
        left = number * COLUMN
        if parts and sum(parts[-1]) == left:
            parts[-1] = (parts[-1][0], parts[-1][1] + COLUMN)
        else:
            parts.append((left, COLUMN))
    return parts


def draw_goose_above(
    pen: Pen, heya: Heya, goose: Spot, light: Spot | None, middle: Point, cell: float
) -> None:
    """Draw the goose from above. Out of the torch's light only its eyes glow."""
    if light is None or is_lit(heya, light[:2], goose[:2]):
        pen.picture(GOOSE, middle, max(8, round(0.95 * cell)), goose.heading)
    elif in_line_of_sight(heya, light[:2], goose[:2]):
        ahead_x, ahead_y = direction(goose.heading)
        for side in (-1, 1):
            x = middle[0] + cell * (HEAD * ahead_x - 0.11 * side * ahead_y)
            y = middle[1] + cell * (HEAD * ahead_y + 0.11 * side * ahead_x)
            pen.disc((x, y), max(2, round(0.07 * cell)), GLOW)


def draw_honk(pen: Pen, at: Rect, seconds: float) -> None:
    """Draw feathers that fly, and what a goose says who has met somebody."""
    draw_feathers(pen, at, seconds)
    if seconds >= WORD_SECONDS:
        return
    grown = min(1.0, seconds / POP_SECONDS)
    largest = min(WORD * pen.size, at.width / 5)
    size = max(8, round(largest * grown / 2) * 2)
    word = _("HONK!")
    wide = pen.lettering.width(word, size, Face.BOLD)
    middle = (at.centerx, at.top + round(0.27 * at.height))
    burst = list[Point]()
    for number in range(2 * POINTS):
        reach = 1.0 if number % 2 else 0.78
        angle = pi * number / POINTS
        across, down = direction(angle / (pi / 2))
        burst.append((middle[0] + 0.82 * wide * reach * across, middle[1] + size * reach * down))
    draw.polygon(pen.window, (255, 232, 120), burst)
    draw.polygon(pen.window, INK, burst, max(2, size // 18))
    room = Rect(0, 0, wide + size, size)
    room.center = middle
    pen.write(word, room, (190, 40, 30), size, face=Face.BOLD, anchor="center")


def draw_near(pen: Pen, at: Rect, near: Near, side: Turn | None = None) -> None:
    """Draw how many steps away a goose is that one does not see, and on which side of the eyes."""
    size = round(2.6 * pen.size)
    across, down = SIGN_ABOVE if side is None else SIGNS[side]
    sign = Rect(0, 0, 2 * size, size)
    sign.center = (round(at.left + across * at.width), round(at.top + down * at.height))
    sign.clamp_ip(at.inflate(-pen.size, -pen.size))
    glass(pen, sign)
    pen.picture(
        f"{GOOSE}_side",
        (sign.left + size * 3 // 5, sign.centery),
        size * 4 // 5,
        is_mirrored=side is Turn.LEFT,
    )
    words = _("{count}").format(count=near.steps)
    room = Rect(sign.centerx, sign.top, size, sign.height)
    pen.write(words, room, PAPER, round(1.3 * pen.size), face=Face.BOLD, anchor="center")
