r"""Paints the board at the gate of a garden: its name, what is new in it, and what to do.

    +------------------------------------------+
    |  ( )   Level 2: the summer garden        |
    |  /_\   Find the golden cup. Look over .. |
    +------------------------------------------+
"""

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of
from mazelib.window.drawing.theme import INK, Colour
from mazelib.window.game.game_intro import Intro

#: The wood and the paper of the board.
WOOD: Colour = (150, 104, 60)
CREAM: Colour = (255, 247, 226)
#: How large a picture is, and the letters of the name and of the sentence, in heights of text.
PICTURE = 3.2
NAME = 1.35
SENTENCE = 1.05
#: How wide the board is at most, in widths of its room.
WIDEST = 0.86


def draw_board(pen: Pen, area: Rect, intro: Intro, sentence: str) -> None:
    """Draw the board at the foot of its room."""
    gap = round(0.8 * pen.size)
    picture = round(PICTURE * pen.size)
    pictures = len(intro.pictures) * picture
    name = round(NAME * pen.size)
    size = round(SENTENCE * pen.size)
    room = round(WIDEST * area.width) - pictures - 3 * gap
    lines = pen.lettering.wrapped(sentence, size, room, Face.TEXT)
    wide = max(pen.lettering.width(line, size, Face.TEXT) for line in lines)
    wide = max(wide, min(room, pen.lettering.width(intro.title, name, Face.BOLD)))
    row = pen.lettering.line_height(size)
    high = pen.lettering.line_height(name) + row * len(lines)
    at = Rect(0, 0, pictures + wide + 3 * gap + 2, max(high, picture) + gap)
    at.midbottom = area.midbottom
    pen.cover(at)
    pen.rounded(at, CREAM, pen.corner, WOOD, max(3, pen.size // 5))
    for number, each in enumerate(intro.pictures):
        middle = (at.left + gap + (number + 0.5) * picture, at.centery)
        pen.picture(each, middle, round(0.92 * picture))
    text = Rect(at.left + pictures + 2 * gap, at.centery - high // 2, wide + 2, high)
    pen.write(intro.title, row_of(text, high - row * len(lines), 0), INK, name, face=Face.BOLD)
    text.top += high - row * len(lines)
    for number, line in enumerate(lines):
        pen.write(line, row_of(text, row, number), INK, size)
