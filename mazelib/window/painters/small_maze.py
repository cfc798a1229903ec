"""A small maze with a sentence, for the page of help: what a maze is not.

    NOT A MAZE
    +-------+  A loop: you can             +-------+  An island: no way
    |       |  walk in a circle.           |       |  leads there.
    +-------+                              +-------+
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from mazelib.grid.places import Places
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.painters.place_picture import PlacePicture

#: The characters of a small maze: wall, floor, and floor that is to be noticed.
CHARACTERS = "# o"
#: How high such a picture is, in heights of text, and how wide, in its own heights.
HIGH = 4.8
WIDE = 1.28


class SmallMaze(NamedTuple):
    """A maze as its rows of characters (see CHARACTERS), and a sentence about it."""

    rows: Sequence[str]
    sentence: str


#: What a rule that digs never makes.
NOT_MAZES = (
    SmallMaze(
        (
            "#########",
            "#  ooo  #",
            "# #o#o###",
            "# #ooo# #",
            "### ### #",
            "#       #",
            "#########",
        ),
        _("A loop: you can walk in a circle."),
    ),
    SmallMaze(
        (
            "#########",
            "#     # #",
            "# ##### #",
            "# #ooo# #",
            "# ##### #",
            "#       #",
            "#########",
        ),
        _("An island: you can't get there."),
    ),
)


def height_of(pen: Pen) -> int:
    """How high a row of small mazes is with its heading, in pixels."""
    return round(HIGH * pen.size) + _heading_height(pen)


def draw_small_mazes(pen: Pen, room: Rect, mazes: Sequence[SmallMaze]) -> None:
    """Draw mazes side by side, each with its sentence at its right, below a heading."""
    heading = row_of(room, _heading_height(pen))
    pen.write(_("Not a maze").upper(), heading, pen.theme.accent, pen.smallest, face=Face.BOLD)
    room = without(room, top=heading.height)
    wide = (room.width + pen.size) // len(mazes) - pen.size
    for number, maze in enumerate(mazes):
        left = room.left + number * (wide + pen.size)
        _draw_small_maze(pen, Rect(left, room.top, wide, room.height), maze)


def _draw_small_maze(pen: Pen, room: Rect, maze: SmallMaze) -> None:
    picture = Rect(room.left, room.top, round(WIDE * room.height), room.height)
    places = Places(len(maze.rows[0]), len(maze.rows))
    characters = "".join(maze.rows)
    cells = bytearray(CHARACTERS.index(character) for character in characters)
    floor = bytes(character != "#" for character in characters)
    drawn = PlacePicture(places, cells, has_rim=True)
    # The pen of the window would leave room for x and y.
    small = replace(pen, size=pen.size // 4, smallest=1)
    drawn.draw(small, picture, (pen.theme.wall, pen.theme.floor, pen.theme.mark), floor)
    words = without(room, left=picture.width + pen.size // 2)
    size = pen.lines_to_fit(maze.sentence, words, pen.size)
    words.top = words.centery - pen.height(maze.sentence, words.width, size) // 2
    pen.write_lines(maze.sentence, words, size=size)


def _heading_height(pen: Pen) -> int:
    return round(1.4 * pen.smallest)
