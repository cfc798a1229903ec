"""Paints what the walker sees: the walls ahead, the letters between them, a ghost."""

from dataclasses import replace
from math import ceil

from pygame import Rect, draw

from mazelib.grid.compass import Heading, direction
from mazelib.walking.view import SIGHT
from mazelib.window.painters.raycaster import Letter, Sight, WallColumn, eye_at, see
from mazelib.window.pen import Pen
from mazelib.window.shown import WalkShown
from mazelib.window.theme import INK, PAPER, Colour, Theme, mixed
from mazelib.window.walker_position import walker_position

#: How wide a column of the picture is, in pixels.
COLUMN = 2
#: The letter of a ghost.
GHOST = ""


def draw_eyes(pen: Pen, area: Rect, shown: WalkShown) -> None:
    """Draw what the walker sees from where it stands; between two ticks, on the way there."""
    picture = area.clip(pen.window.get_rect())
    if picture:  # A tiny window has no room for a picture.
        own = replace(pen, window=pen.window.subsurface(picture), written=[])
        draw_sight(own, sight_of(shown, *picture.size))


def sight_of(shown: WalkShown, width: int, height: int) -> Sight:
    """What a picture of this size shows; ``shown.phase`` is how far the walker has come."""
    moment = shown.moment
    eye = eye_at(*walker_position(moment, shown.phase))
    letters = shown.timeline.waiting(moment.tick)
    if shown.ghost:
        place, _heading = shown.ghost
        letters = (*letters, (GHOST, place))
    return see(shown.timeline.heya, eye, letters, width, height, ceil(width / COLUMN))


def draw_sight(pen: Pen, sight: Sight) -> None:
    """Draw ceiling and floor, then walls, letters and ghost, over the whole window."""
    picture = pen.window.get_rect()
    pen.window.fill(pen.theme.sky)
    pen.window.fill(pen.theme.ground, picture.move(0, picture.height // 2))
    _draw_walls(pen, sight, picture)
    for letter in sight.letters:
        _draw_letter(pen, letter, picture)


def strip(picture: Rect, left: int, width: int, height: float) -> Rect:
    """A rectangle centred at half the height of the picture."""
    return Rect(left, picture.centery - round(height) // 2, width, round(height))


def _draw_walls(pen: Pen, sight: Sight, picture: Rect) -> None:
    sides = [_side_colour(pen.theme, side, sight.eye.heading) for side in Heading]
    before = sight.columns[0]
    for number, column in enumerate(sight.columns):
        colour = sides[column.side or 0]
        depth = column.depth
        if _is_edge(before, column):
            colour = INK
            depth = min(before.depth, column.depth)
        faded = mixed(colour, pen.theme.far, (depth / SIGHT) ** 0.7)
        pen.window.fill(faded, strip(picture, number * COLUMN, COLUMN, sight.focal / depth))
        before = column


def _side_colour(theme: Theme, side: Heading, heading: float) -> Colour:
    """The colour of a wall's side: the more it faces the eye, the closer to that of the map."""
    facing = direction(side - heading)[1] ** 2
    return mixed(theme.far, theme.near, 1 - 0.5 * facing)


def _is_edge(before: WallColumn, column: WallColumn) -> bool:
    """Whether one side of a place ends between two columns, and the next begins."""
    return (before.place, before.side) != (column.place, column.side)


def _draw_letter(pen: Pen, letter: Letter, picture: Rect) -> None:
    """Draw the part of a letter's disc, or of a ghost, that no wall hides."""
    pen.window.set_clip((COLUMN * letter.seen[0], 0, COLUMN * len(letter.seen), picture.height))
    left = round(letter.x - letter.height / 2)
    disc = strip(picture, left, round(letter.height), letter.height)
    ground = pen.theme.control
    draw.ellipse(pen.window, ground, disc)
    pen.write_centred(letter.character, disc, PAPER, max(12, disc.height * 3 // 16 * 4))
