"""Through the walker's eyes: the picture of what is ahead."""

from dataclasses import replace
from itertools import pairwise
from math import ceil

from pygame import Rect, draw

from mazelib.grid.compass import Heading, direction
from mazelib.walking.raycaster import SIGHT, Sight, eye_at, look, on_the_way
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen
from mazelib.window.theme import INK, PAPER, mixed

#: How wide a column of the picture is, in pixels.
COLUMN = 2


def draw_eyes(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw what the walker sees from where it stands; between two ticks, on the way there."""
    picture = area.clip(pen.window.get_rect())
    if picture:  # A tiny window has no room for a picture.
        own = replace(pen, window=pen.window.subsurface(picture), written=[])
        draw_sight(own, sight_of(shown, *picture.size))


def sight_of(shown: Shown, width: int, height: int) -> Sight:
    """What a picture of that size shows, ``shown.phase`` of the way that the walker takes."""
    moment, timeline = shown.moment, shown.recording
    eye = eye_at(*on_the_way(moment, shown.phase))
    waiting = timeline.waiting(moment.tick) + ((("", shown.ghost[:2]),) if shown.ghost else ())
    return look(timeline.heya, eye, waiting, width, height, ceil(width / COLUMN))


def draw_sight(pen: Pen, sight: Sight) -> None:
    """Draw ceiling and floor, the walls over them, letters and ghost, into all of the pen's window."""
    theme, window, picture = pen.theme, pen.window, pen.window.get_rect()
    window.fill(theme.window)
    window.fill(theme.ground, picture.move(0, picture.height // 2))
    # The more a side faces the eye, the more it has the colour of a wall on the map.
    facing = [direction(side - sight.eye.heading)[1] ** 2 for side in Heading]
    for number, (before, column) in enumerate(pairwise([*sight.columns[:1], *sight.columns])):
        is_edge = before[1:] != column[1:]  # Here one side of a place ends and the next begins.
        depth = min(before.depth, column.depth) if is_edge else column.depth
        side = mixed(theme.far, theme.wall, 0.6 + 0.3 * facing[column.side or 0])
        colour = mixed(INK if is_edge else side, theme.far, (depth / SIGHT) ** 0.7)
        window.fill(colour, strip(picture, number * COLUMN, COLUMN, sight.focal / depth))
    for letter in sight.letters:
        window.set_clip((COLUMN * letter.seen[0], 0, COLUMN * len(letter.seen), picture.height))
        disc = strip(picture, round(letter.x - letter.height / 2), round(letter.height), letter.height)
        draw.ellipse(window, theme.control if letter.character else theme.ghost, disc)
        pen.write_centred(letter.character, disc, PAPER, max(12, disc.height * 3 // 16 * 4))


def strip(picture: Rect, left: int, width: int, height: float) -> Rect:
    """A rectangle at half the height of the picture."""
    return Rect(left, picture.centery - round(height) // 2, width, round(height))
