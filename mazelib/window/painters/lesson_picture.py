"""The picture of a lesson at the door: its map, and beside it what tells the lesson from others.

    +------------+-----+      the map as the stage shows it soon after the start; beside it the
    |    map     | [^] |      map's text, the arrow keys of a lesson in which these walk, or the
    |            |[<>v]|      marks of exercises
    +------------+-----+
"""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading
from mazelib.grid.places import Places
from mazelib.making.field import is_room
from mazelib.maps.heya import Heya
from mazelib.window.lettering import Face
from mazelib.window.painters.place_picture import PlacePicture, has_rim
from mazelib.window.pen import Pen
from mazelib.window.scene import AnyScene
from mazelib.window.shown import Shown, WalkShown
from mazelib.window.theme import PAPER

#: The share of the width that the map leaves to what stands beside it.
BESIDE = 0.3
#: A lesson that names no map makes one of rooms: at first, so many places across and down.
ROOMS = Places(21, 11)


def draw_plain(pen: Pen, heya: Heya | None) -> None:
    """Draw nothing but the walls of a map; without one, rooms that nobody has joined yet."""
    pen.window.fill(pen.theme.wall)
    if heya:
        places = heya.places
        floor = heya.floor
    else:
        places = ROOMS
        floor = bytes(is_room(place) for place in places)
    picture = PlacePicture(places, bytearray(floor), has_rim=has_rim(places, floor))
    palette = (pen.theme.wall, pen.theme.floor)
    picture.draw(pen, pen.window.get_rect(), palette, floor)


def draw_scene(pen: Pen, scene: AnyScene, shown: Shown) -> None:
    """Draw what a scene shows: its map, and beside it what tells the lesson from others."""
    pen.window.fill(pen.theme.wall)
    area = pen.window.get_rect()
    beside = Rect(area)
    if scene.features.has_text_beside and isinstance(shown, WalkShown):
        beside.width //= 2
        beside.right = area.right
        _draw_text(pen, beside, shown.timeline.heya.rows)
    elif scene.says(shown, is_asking=False).compass:
        beside = _right_part(area)
        _draw_arrow_keys(pen, beside)
    elif "exercises" in scene.panels:
        beside = _right_part(area)
        _draw_tasks(pen, beside)
    else:
        beside.left = area.right
    scene.draw_map(pen, Rect(area.topleft, (beside.left, area.height)), shown)


def _right_part(area: Rect) -> Rect:
    wide = round(area.width * BESIDE)
    return Rect(area.right - wide, area.top, wide, area.height)


def _draw_text(pen: Pen, area: Rect, rows: Sequence[str]) -> None:
    """Draw the text of a map as large as its rows have room, and as much of each as fits."""
    pen.window.fill(pen.theme.panel, area)
    high = area.height // (len(rows) + 1)
    cell = round(0.66 * high)
    inner = area.inflate(-cell, -high)
    for number, text in enumerate(rows):
        row = Rect(inner.left, inner.top + number * high, inner.width, high)
        seen = text[: inner.width // cell]
        pen.write_columns(seen, row, round(0.85 * high), pen.theme.text, cell)


def _draw_arrow_keys(pen: Pen, area: Rect) -> None:
    """Draw the four arrow keys as they lie on a keyboard."""
    side = round(area.width / 3.6)
    middle = Rect(0, 0, side, side)
    middle.center = (area.centerx - side // 4, area.centery + side // 2)
    for heading in Heading:
        dx, dy = DELTAS[heading]
        key = middle.move(dx * side, min(dy, 0) * side).inflate(-side // 8, -side // 8)
        pen.rounded(key, PAPER, side // 5)
        pen.arrow(key.center, side * 0.26, heading, pen.theme.accent)


def _draw_tasks(pen: Pen, area: Rect) -> None:
    """Draw tasks below each other: the first is passed, the others are still open."""
    high = area.height // 4
    for number, mark in enumerate(("✓", "?", "?")):
        row = Rect(area.left, 0, area.width - high // 2, round(high * 0.8))
        row.centery = area.top + (number + 1) * high
        pen.rounded(row, PAPER, high // 5)
        disc = Rect(row.left + high // 8, row.top, row.height, row.height)
        ground = pen.theme.accent if number else pen.theme.good
        pen.disc(disc.center, round(high * 0.3), ground)
        pen.write(mark, disc, PAPER, high // 2, face=Face.BOLD, anchor="center")
        line = Rect(disc.right + high // 8, 0, row.right - disc.right - high // 3, high // 8)
        line.centery = row.centery
        pen.rounded(line, pen.theme.line, high // 16)
