"""Where everything is in a picture of a film: nothing to press, and the map as large as it goes.

    a usual film                           a small one
    +--------------------------------+     +---------------+
    | title                          |     | title         |
    +--------------------+-----------+     +---------------+
    |                    |   rule    |     |               |
    |        map         |           |     |      map      |
    |                    +-----------+     |               |
    +--------------------+ companion |     +---------------+
    |      sentence      |           |     |   sentence    |
    +--------------------+-----------+     +---------------+

The rule stands beside the map where all of it can be read and the map stays large; the companion
stands below the rule where there is room left. In a small film nothing stands there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.window.layout import text_size

#: Text is so high in a film of this size, in pixels; in a larger one it is larger.
TEXT = 16
TEXT_WIDTH = 640
TEXT_HEIGHT = 480
#: In a smaller film, letters are at least so high.
LEAST_TEXT = 14
#: The letters of rule and companion are at least so high.
LEAST_TEXT_BESIDE = 16
#: Heights of title and strip, and gaps, in heights of text.
TITLE = 2.4
STRIP = 7.2
SMALL_STRIP = 5.2
GAP = 0.6
#: Where the map needs less height than there is, the strip is at most so many times as high, unless
#: the film is small.
HIGHER_STRIP = 1.3
#: What stands beside the map takes at most this share of the width, and leaves places of the map at
#: least this share of the size that they would have without it.
MOST_BESIDE = 0.38
LEAST_MAP = 0.6
#: A companion is at least so high, in heights of its text.
COMPANION = 9.0


class Beside(NamedTuple):
    """What may stand beside the map, with text of this height: the room for a whole rule.

    All in pixels. Without a rule its height is 0.
    """

    text: int
    width: int
    rule_height: int
    has_companion: bool


class FilmLayout(NamedTuple):
    """The places of a picture, in pixels; ``beside_text`` is the height of text beside the map."""

    title: Rect
    map: Rect
    strip: Rect
    rule: Rect | None = None
    companion: Rect | None = None
    beside_text: int = 0


def film_text(size: tuple[int, int]) -> int:
    """The height of text in a film of this size, in pixels."""
    width, height = size
    return max(LEAST_TEXT, round(TEXT * min(width / TEXT_WIDTH, height / TEXT_HEIGHT)))


def film_laid_out(
    size: tuple[int, int],
    shape: tuple[float, float] | None,
    offers: Sequence[Beside] = (),
    *,
    has_strip: bool = True,
) -> FilmLayout:
    """The places in a picture of this size, for a map of this shape: how wide and high it is.

    Without a shape, what is shown fills any room. Of the ``offers`` of what may stand beside it,
    the first one that has room does.
    """
    alone = _over_strip(size, shape, 0, has_strip=has_strip)
    if text_size(size).is_small:
        return alone
    gap = _gap(size)
    for beside in offers:
        layout = _over_strip(size, shape, beside.width + gap, has_strip=has_strip)
        side = Rect(0, layout.map.top, beside.width, layout.strip.bottom - layout.map.top)
        side.right = alone.map.right
        parts = _parts(side, beside, gap)
        leaves_room = beside.width <= MOST_BESIDE * size[0]
        is_large = _place(layout.map, shape) >= LEAST_MAP * _place(alone.map, shape)
        if parts and leaves_room and is_large:
            rule, companion = parts
            return layout._replace(rule=rule, companion=companion, beside_text=beside.text)
    return alone


def _gap(size: tuple[int, int]) -> int:
    return round(GAP * film_text(size))


def _over_strip(
    size: tuple[int, int], shape: tuple[float, float] | None, beside: int, *, has_strip: bool
) -> FilmLayout:
    """Title, map and strip, one below the other; ``beside`` the map is this width left free."""
    width, height = size
    text = film_text(size)
    gap = _gap(size)
    title = Rect(gap, 0, width - 2 * gap, round(TITLE * text))
    body = Rect(gap, title.bottom, title.width - beside, height - gap - title.bottom)
    if not has_strip:
        return FilmLayout(title, body, Rect(body.left, body.bottom, body.width, 0))
    is_small = text_size(size).is_small
    least = round((SMALL_STRIP if is_small else STRIP) * text)
    above = Rect(body.left, body.top, body.width, body.height - gap - least)
    spare = 0
    if shape and not is_small:
        spare = max(0, above.height - 2 * gap - round(shape[1] * _place(above, shape)))
    strip_height = least + min(spare, round((HIGHER_STRIP - 1) * least))
    map_height = body.height - gap - strip_height
    at = Rect(body.left, body.top, body.width, map_height)
    strip = Rect(body.left, at.bottom + gap, body.width, strip_height)
    return FilmLayout(title, at, strip)


def _place(room: Rect, shape: tuple[float, float] | None) -> float:
    """How large a place of the map is in a room, in pixels; what fills any room is one place."""
    if shape is None:
        return float(min(room.width, room.height))
    across, down = shape
    return min(room.width / across, room.height / down)


def _parts(side: Rect, beside: Beside, gap: int) -> tuple[Rect | None, Rect | None] | None:
    """The places of rule and companion at the side; None if it is too low for them."""
    rule_height = beside.rule_height
    if not beside.has_companion:
        return (Rect(side), None) if rule_height <= side.height else None
    if not rule_height:
        return None, Rect(side)
    left = side.height - gap - rule_height
    if left < COMPANION * beside.text:
        return None
    rule = Rect(side.left, side.top, side.width, rule_height)
    companion = Rect(side.left, rule.bottom + gap, side.width, left)
    return rule, companion
