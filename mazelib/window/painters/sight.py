"""Paints what the walker sees: the walls ahead, the letters between them.

blue            the walls along the way straight ahead, and the wall at its end
warm and light  what is seen through an opening at the side of that way
"""

from dataclasses import replace
from functools import lru_cache
from math import ceil, floor

from pygame import Rect, Surface, draw, transform

from mazelib.grid.compass import DELTAS, Heading, Turn, turned
from mazelib.walking.view import SIGHT
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER, Colour, Theme, mixed
from mazelib.window.painters.raycaster import (
    LAST_SIGHTS,
    Eye,
    Letter,
    Sight,
    WallPiece,
    eye_at,
    see,
    wall_pieces,
)
from mazelib.window.playing.walker_position import walker_position
from mazelib.window.shown import WalkShown

#: How many pixels of the picture share a ray.
COLUMN = 3
#: How warm a wall is, by how many places it lies aside of the way straight ahead.
WARM = (0.0, 1.0, 0.5, 0.2)
#: How much darker walls along the way are than those across it.
ALONG = 0.45
#: Edges are one pixel wide in a picture of this height.
EDGE = 300
#: For smooth edges a picture is drawn so many times as high; fewer times, if it has many pixels.
HIGHER = 4
HIGHER_IF_LARGE = 2
LARGE = 250_000
#: The width of a letter's picture changes in steps of so many pixels: not all sizes are kept.
STEP = 4


def draw_eyes(pen: Pen, area: Rect, shown: WalkShown) -> None:
    """Draw what the walker sees from where it stands; between two ticks, on the way there.

    The corners are round, in the colour of the card around.
    """
    picture = area.clip(pen.window.get_rect())
    if not picture:  # A tiny window has no room for a picture.
        return
    own = replace(pen, window=pen.window.subsurface(picture), written=[])
    draw_sight(own, sight_of(shown, *picture.size), shown.timeline.target(shown.tick) or "")
    corner = pen.corner
    frame = own.window.get_rect().inflate(2 * corner, 2 * corner)
    draw.rect(own.window, pen.theme.panel, frame, corner, border_radius=2 * corner)


def sight_of(shown: WalkShown, width: int, height: int) -> Sight:
    """What a picture of this size shows; ``shown.phase`` is how far the walker has come."""
    moment = shown.moment
    eye = eye_at(*walker_position(moment, shown.phase))
    letters = shown.timeline.waiting(moment.tick)
    return see(shown.timeline.heya, eye, letters, width, height, ceil(width / COLUMN))


def draw_sight(pen: Pen, sight: Sight, target: str = "") -> None:
    """Draw sky and floor, then walls and letters, over the whole window.

    The letter that is the next ``target`` has a ring.
    """
    picture = pen.window.get_rect()
    pen.window.blit(_walls(pen.theme, sight, picture.size), (0, 0))
    for letter in sight.letters:
        _draw_letter(pen, letter, picture, is_next=letter.character == target)


@lru_cache(LAST_SIGHTS)
def _walls(theme: Theme, sight: Sight, size: tuple[int, int]) -> Surface:
    """Sky, floor and walls. They are drawn several times as high, so that edges become smooth.

    The last ones are kept: a walker that stands sees the same in every frame.
    """
    width, height = size
    times = HIGHER if width * height < LARGE else HIGHER_IF_LARGE
    high = _background(theme, (width, times * height)).copy()
    thick = max(1, round(height / EDGE))
    for piece in wall_pieces(sight, width):
        _draw_piece(high, theme, piece, wall_colour(theme, piece, sight.eye), times, thick)
    return transform.smoothscale(high, size)


@lru_cache(4)
def _background(theme: Theme, size: tuple[int, int]) -> Surface:
    """The sky above, and the floor below."""
    width, height = size
    background = Surface(size)
    upper = height // 2
    sky = _shaded(theme.sky, mixed(theme.sky, PAPER, 0.35), (width, upper))
    ground = _shaded(mixed(theme.ground, PAPER, 0.15), theme.ground, (width, height - upper))
    background.blit(sky, (0, 0))
    background.blit(ground, (0, upper))
    return background


def _shaded(upper: Colour, lower: Colour, size: tuple[int, int]) -> Surface:
    """A picture that goes smoothly from one colour at its top to another at its foot."""
    two = Surface((1, 2))
    two.set_at((0, 0), upper)
    two.set_at((0, 1), lower)
    return transform.smoothscale(two, size)


def _draw_piece(
    high: Surface, theme: Theme, piece: WallPiece, colour: Colour, times: int, thick: int
) -> None:
    """Draw a piece of wall with a dark edge, ``thick`` pixels wide.

    The picture is so many ``times`` as high as it will be.
    """
    middle = high.get_height() / 2
    left = round(piece.left)
    right = round(piece.right)
    half_left = piece.height_at_left / 2 * times
    half_right = piece.height_at_right / 2 * times
    whole = _corners(left, right, middle, half_left, half_right)
    draw.polygon(high, mixed(theme.wall, colour, 0.15), whole)
    inner_left = left + thick if left else left
    inner_right = max(inner_left, right - thick if right < high.get_width() else right)
    inner = thick * times
    draw.polygon(
        high,
        colour,
        _corners(inner_left, inner_right, middle, half_left - inner, half_right - inner),
    )


def _corners(
    left: int, right: int, middle: float, half_left: float, half_right: float
) -> tuple[Point, Point, Point, Point]:
    """The corners of what lies between two upright lines, each half as high as is said."""
    return (
        (left, middle - half_left),
        (right, middle - half_right),
        (right, middle + half_right),
        (left, middle + half_left),
    )


def wall_colour(theme: Theme, piece: WallPiece, eye: Eye) -> Colour:
    """The colour of a piece of wall. While the walker turns, it changes smoothly."""
    before = floor(eye.heading)
    one = _colour_facing(theme, piece, eye, Heading(before % 4))
    other = _colour_facing(theme, piece, eye, Heading((before + 1) % 4))
    return mixed(one, other, eye.heading - before)


def _colour_facing(theme: Theme, piece: WallPiece, eye: Eye, heading: Heading) -> Colour:
    """The colour of a piece of wall for an eye that looks straight in a heading."""
    if piece.place is None or piece.side is None:
        return theme.far
    right_x, right_y = DELTAS[turned(heading, Turn.RIGHT)]
    aside = abs(
        (piece.place[0] - floor(eye.x)) * right_x + (piece.place[1] - floor(eye.y)) * right_y
    )
    is_along = piece.side % 2 != heading % 2
    if is_along:
        aside -= 1  # The wall beside a way is one place aside of it.
    light = mixed(theme.near, theme.far, min(1.0, piece.depth / SIGHT + (0 if is_along else ALONG)))
    warm = mixed(theme.opening, theme.near, ALONG if is_along else 0.0)
    return mixed(light, warm, WARM[min(max(0, aside), len(WARM) - 1)])


def _draw_letter(pen: Pen, letter: Letter, picture: Rect, *, is_next: bool) -> None:
    """Draw the part of a letter's disc that no wall hides."""
    pen.window.set_clip((COLUMN * letter.seen[0], 0, COLUMN * len(letter.seen), picture.height))
    width = max(STEP, round(letter.height / STEP) * STEP)
    disc = Rect(0, 0, width, width)
    disc.center = round(letter.x), picture.centery
    pen.picture("target_next" if is_next else "target", disc.center, width)
    size = max(12, width * 9 // 16)
    pen.write(letter.character, disc, PAPER, size, face=Face.BOLD, anchor="center")
    pen.window.set_clip(None)
