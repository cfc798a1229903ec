"""What to do next, in one bold line: keys in it look like keys.

"Change line 19, save, and press [V]." is drawn with a key that says V.
"""

import re
from typing import NamedTuple

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Written
from mazelib.window.drawing.theme import Colour

#: A key in a sentence.
KEY = re.compile(r"\[(\w+)\]")
#: The room at both sides of a key's letters, and the gap around a key, in heights of letters.
BESIDE = 0.32
AROUND = 0.12
#: The least height of its letters, in pixels.
LEAST = 12
#: How thick the edge of a key is, in heights of letters, and its foot.
EDGE = 0.07
FOOT = 0.12


class _Piece(NamedTuple):
    """Some words, or a key."""

    words: str
    is_key: bool


def in_plain_words(words: str) -> str:
    """The sentence without the signs for keys."""
    return KEY.sub(r"\1", words)


def size_of_to_do(pen: Pen, words: str, width: int, largest: int) -> int:
    """The largest size at which all of it stands in one line: nothing of it may be missing."""
    size = largest
    while size > LEAST and _width(pen, words, size) > width:
        size -= 1
    return size


def draw_to_do(
    pen: Pen, at: Rect, words: str, largest: int, *, is_at_right: bool = False
) -> Rect:
    """Draw the line in the middle of a row, as large as it fits; return where it stands.

    Its words are noted as one text.
    """
    size = size_of_to_do(pen, words, at.width, largest)
    width = min(at.width, _width(pen, words, size))
    line = Rect(at.right - width if is_at_right else at.left, at.top, width, at.height)
    left = line.left
    for piece in _pieces(words):
        ink = pen.theme.text
        if piece.is_key:
            left += round(AROUND * size)
            left = _draw_key(pen, Rect(left, at.top, 0, at.height), piece.words, size)
            left += round(AROUND * size)
        else:
            left += _put(pen, piece.words, (left, at.centery), size, ink)
    pen.written.append(Written(in_plain_words(words), line, size, at))
    return line


def _pieces(words: str) -> list[_Piece]:
    """Words and keys, in their order."""
    split = KEY.split(words)
    return [_Piece(each, bool(number % 2)) for number, each in enumerate(split) if each]


def _key_width(pen: Pen, key: str, size: int) -> int:
    wide = pen.lettering.width(key, size, Face.BOLD) + 2 * round(BESIDE * size)
    return max(wide, round(1.25 * size))


def _width(pen: Pen, words: str, size: int) -> int:
    """How wide the whole line is."""
    wide = 0
    for piece in _pieces(words):
        if piece.is_key:
            wide += _key_width(pen, piece.words, size) + 2 * round(AROUND * size)
        else:
            wide += pen.lettering.width(piece.words, size, Face.BOLD)
    return wide


def _draw_key(pen: Pen, at: Rect, key: str, size: int) -> int:
    """Draw a key that begins at the left of a row; return where it ends."""
    high = min(at.height, pen.lettering.line_height(size))
    cap = Rect(at.left, at.centery - high // 2, _key_width(pen, key, size), high)
    radius = max(3, size // 5)
    edge = max(1, round(EDGE * size))
    foot = max(2, round(FOOT * size))
    pen.rounded(cap, pen.theme.text, radius)
    face = Rect(cap.left + edge, cap.top + edge, cap.width - 2 * edge, high - edge - foot)
    pen.rounded(face, pen.theme.window, max(2, radius - edge))
    wide = pen.lettering.width(key, size, Face.BOLD)
    _put(pen, key, (cap.centerx - wide // 2, face.centery), size, pen.theme.text)
    return cap.right


def _put(pen: Pen, words: str, middle_left: tuple[int, int], size: int, ink: Colour) -> int:
    """Draw words without noting them; return how wide they are."""
    drawn = pen.lettering.text(words, size, ink, Face.BOLD)
    pen.window.blit(drawn, drawn.get_rect(midleft=middle_left))
    return drawn.get_width()
