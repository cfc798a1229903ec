"""The strip under the map: what the walker senses, one sentence, and what it did.

    +---------------------------------------------------+
    |   front          THE RULE SAYS                    |
    | left o right     Wall on the right. Go ahead.     |
    |   back           → It steps ahead.                |
    +---------------------------------------------------+
"""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading
from mazelib.text.sentences import _
from mazelib.walking.view import View
from mazelib.window.lettering import Face
from mazelib.window.painters.bars import draw_score
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.strip import Compass, Strip
from mazelib.window.theme import INK, PAPER

#: The heights of the sentence and of the title of an end, in heights of text.
SENTENCE = 34 / 21
#: The height of what it did, in heights of text.
DID = 25 / 21
#: The height of a small heading, in heights of text.
HEADING = 15 / 21
#: The four sides of a walker.
SIDES = (_("front"), _("right"), _("back"), _("left"))
#: The four directions of a map, in the order of the headings.
DIRECTIONS = (_("up"), _("right"), _("down"), _("left"))


def draw_strip(pen: Pen, area: Rect, strip: Strip) -> None:
    """Draw the four sides, if somebody walks, and beside them what is said."""
    pen.card(area)
    inner = area.inflate(-2 * pen.size, -pen.size // 2)
    if strip.view or strip.compass:
        cross = _place_of_cross(pen, inner, DIRECTIONS if strip.compass else SIDES)
        if strip.compass:
            _draw_compass(pen, cross, strip.compass)
        elif strip.view:
            _draw_cross(pen, cross, strip.view)
        inner = without(inner, left=cross.width + round(1.6 * pen.size))
    if strip.score:
        row = round(1.5 * DID * pen.size)
        draw_score(pen, Rect(inner.left, inner.bottom - row, inner.width, row), strip.score)
        inner.height -= row
    _draw_words(pen, inner, strip)


def _place_of_cross(pen: Pen, inner: Rect, names: Sequence[str]) -> Rect:
    """The place of the cross at the left, wide enough for the names of its sides."""
    high = min(inner.height, round(7.2 * pen.size))
    words = max(pen.lettering.width(word, pen.smallest) for word in names)
    wide = max(high, 3 * (words + pen.size // 2))
    return Rect(inner.left, inner.centery - high // 2, wide, high)


def _draw_words(pen: Pen, inner: Rect, strip: Strip) -> None:
    """Draw heading, sentence, and what it did, together in the middle of the height."""
    strip = _without_what_has_no_room(pen, inner, strip)
    head_height = _head_height(pen) if strip.heading or strip.news else 0
    below, below_size = _words_below(pen, inner, strip, inner.height - head_height)
    below_height = 0
    if below:
        below_height = pen.height(below, inner.width, below_size) + pen.size // 4
    room = Rect(inner.topleft, (inner.width, inner.height - head_height - below_height))
    size = pen.title_size(strip.sentence, room, round(SENTENCE * pen.size))
    high = pen.height(strip.sentence, room.width, size, Face.BOLD)
    at = without(inner, top=max(0, room.height - high) // 2)
    if head_height:
        _draw_heading(pen, row_of(at, head_height), strip)
    sentence = row_of(without(at, top=head_height), high)
    pen.write_lines(strip.sentence, sentence, size=size, face=Face.BOLD)
    ink = pen.theme.accent if strip.did else pen.theme.faint
    if below:
        top = sentence.bottom + pen.size // 4
        pen.write_lines(below, Rect(inner.left, top, inner.width, below_height), ink, below_size)


def _without_what_has_no_room(pen: Pen, inner: Rect, strip: Strip) -> Strip:
    """In a tiny window: the strip without its heading, and without what it did."""

    def has_room(strip: Strip) -> bool:
        high = pen.height(strip.sentence, inner.width, pen.smallest, Face.BOLD)
        if strip.heading or strip.news:
            high += _head_height(pen)
        if strip.did:
            high += pen.height(strip.did, inner.width, pen.smallest) + pen.size // 4
        return high <= inner.height

    if not has_room(strip):
        strip = strip._replace(heading="", news="")
    if not has_room(strip):
        strip = strip._replace(did="")
    return strip._replace(sentence=pen.shortened(strip.sentence, inner, Face.BOLD))


def _words_below(pen: Pen, inner: Rect, strip: Strip, height: int) -> tuple[str, int]:
    """What stands below the sentence, and its size: as much of it as leaves the sentence room."""
    least = pen.height(strip.sentence, inner.width, pen.smallest, Face.BOLD)
    room = Rect(0, 0, inner.width, max(0, height - least - pen.size // 4))
    if strip.did:
        return strip.did, pen.lines_to_fit(strip.did, room, round(DID * pen.size))
    words = pen.fitting(strip.more, room)
    return words, pen.lines_to_fit(words, room, pen.size)


def heading_size(pen: Pen) -> int:
    """The height of a small heading, in pixels."""
    return max(round(HEADING * pen.size), pen.smallest_heading)


def _head_height(pen: Pen) -> int:
    """The height of a heading, with the space below it."""
    return pen.lettering.line_height(heading_size(pen)) + pen.size // 4


def _draw_heading(pen: Pen, head: Rect, strip: Strip) -> None:
    """Draw the heading, or the news in its place, and the coins."""
    size = heading_size(pen)
    if strip.news:
        at = draw_news(pen, head, strip.news, size)
    else:
        at = pen.write(strip.heading.upper(), head, pen.theme.faint, size, face=Face.BOLD)
    _draw_coins(pen, at.right + pen.size, head.centery, strip.coins)


def draw_news(pen: Pen, head: Rect, news: str, size: int) -> Rect:
    """Draw what has just happened; return where it stands."""
    words = pen.cut_to_fit(news, head.width, size, Face.BOLD)
    return pen.write(words, head, pen.theme.good, size, face=Face.BOLD)


def _draw_cross(pen: Pen, area: Rect, view: View) -> None:
    """Draw the four sides around the walker, whose nose points up."""
    wide = area.width // 3
    high = area.height // 3
    opens = (view.front, view.right, view.back, view.left)
    cells = ((1, 0), (2, 1), (1, 2), (0, 1))
    radius = pen.size // 3
    for name, is_open, (column, row) in zip(SIDES, opens, cells, strict=True):
        at = Rect(area.left + column * wide, area.top + row * high, wide - 2, high - 2)
        ground = pen.theme.floor if is_open else pen.theme.wall
        pen.rounded(at, ground, radius, pen.theme.faint, max(1, pen.size // 12))
        size = pen.size_to_fit(name, at.width - 4, pen.smallest)
        pen.write(name, at, INK if is_open else PAPER, size, anchor="center")
    middle = Rect(area.left + wide, area.top + high, wide - 2, high - 2)
    pen.picture("walker", middle.center, round(high * 0.92))


def _draw_compass(pen: Pen, area: Rect, compass: Compass) -> None:
    """Draw the four arrow keys as they lie on the map, the one that was pressed in yellow."""
    wide = area.width // 3
    high = area.height // 3
    middle = Rect(area.left + wide, area.top + high, wide - 2, high - 2)
    radius = pen.size // 3
    for heading in Heading:
        dx, dy = DELTAS[heading]
        key = middle.move(dx * wide, dy * high)
        is_pressed = heading is compass.pressed
        ground = pen.theme.mark if is_pressed else pen.theme.floor
        pen.rounded(key, ground, radius, pen.theme.faint, max(1, pen.size // 12))
        size = pen.size_to_fit(DIRECTIONS[heading], key.width - 4, pen.smallest)
        pen.write(DIRECTIONS[heading], key, INK, size, anchor="center")
    pen.picture("walker", middle.center, round(high * 0.92), compass.heading)


def _draw_coins(pen: Pen, x: int, y: int, coins: tuple[int, ...]) -> None:
    radius = round(pen.size * 0.62)
    for coin in coins[:4]:  # More have no room.
        disc = Rect(x, y - radius, 2 * radius, 2 * radius)
        pen.disc(disc.center, radius, INK)
        pen.disc(disc.center, radius - 2, pen.theme.mark)
        pen.write_centred(str(coin), disc, INK, max(pen.smallest, radius))
        x = disc.right + pen.size // 3
