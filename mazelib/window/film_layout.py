"""Where everything is in a picture of a film: nothing to press, and the map as large as it goes.

    a wide film                            a narrow one          one that is higher than wide
    +--------------------------------+     +---------------+     +---------------+
    | title                          |     | title         |     | title         |
    +--------------------+-----------+     +---------------+     +---------------+
    |                    |   rule    |     |               |     |      map      |
    |        map         |           |     |      map      |     +---------------+
    |                    +-----------+     |               |     |   sentence    |
    +--------------------+ companion |     +---------------+     +---------------+
    |      sentence      |           |     |   sentence    |     |     rule      |
    +--------------------+-----------+     +---------------+     |   companion   |
                                                                 +---------------+

The rule is there where all of it can be read and the map stays large; the companion is below it
where there is room left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.window.layout import SMALL_HEIGHT, SMALL_WIDTH

#: Text is so high in a film of this size, in pixels; in a larger one it is larger.
TEXT = 16
TEXT_WIDTH = 640
TEXT_HEIGHT = 480
#: In a smaller film, letters are at least so high.
LEAST_TEXT = 14
#: The letters of rule and companion are at least so high.
LEAST_TEXT_BESIDE = 16
#: Heights of title and strip (also over a bar of rooms), and gaps, in heights of text.
TITLE = 2.4
STRIP = 7.2
STRIP_OVER_BAR = 8.2
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


def is_small_film(size: tuple[int, int]) -> bool:
    """Whether there is only room for words under the map."""
    width, height = size
    return width < SMALL_WIDTH or height < SMALL_HEIGHT


def film_laid_out(
    size: tuple[int, int],
    shape: tuple[float, float] | None,
    offers: Sequence[Beside] = (),
    strip: float = STRIP,
) -> FilmLayout:
    """The places in a picture of this size, for a map of this shape: how wide and high it is.

    Without a shape, what is shown fills any room. Of the ``offers`` of what may stand beside it,
    the first one that has room does. The ``strip`` is so high, in heights of text (0: there is
    none); in a small film it is lower.
    """
    alone = _over_strip(size, shape, strip)
    width, height = size
    for beside in offers:
        layout = None
        if height > width:
            layout = _with_rule_below(size, shape, strip, beside)
        elif width >= SMALL_WIDTH:
            layout = _with_rule_beside(size, shape, strip, beside)
        if layout and _place(layout.map, shape) >= LEAST_MAP * _place(alone.map, shape):
            return layout
    return alone


def _with_rule_beside(
    size: tuple[int, int], shape: tuple[float, float] | None, strip_height: float, beside: Beside
) -> FilmLayout | None:
    """The rule at the right of map and strip, over a companion; None if it has no room there."""
    gap = _gap(size)
    layout = _over_strip(size, shape, strip_height, beside.width + gap)
    side = layout.map.union(layout.strip)
    side.left = side.right + gap
    side.width = beside.width
    parts = _parts(side, beside, gap)
    if parts is None or beside.width > MOST_BESIDE * size[0]:
        return None
    rule, companion = parts
    return layout._replace(rule=rule, companion=companion, beside_text=beside.text)


def _with_rule_below(
    size: tuple[int, int], shape: tuple[float, float] | None, strip_height: float, beside: Beside
) -> FilmLayout | None:
    """The rule under map and strip, over a companion; None if the map needs the room."""
    gap = _gap(size)
    layout = _over_strip(size, shape, strip_height)
    if shape is None:
        return None
    needed = round(shape[1] * layout.map.width / shape[0]) + 2 * gap
    at = Rect(layout.map.left, layout.map.top, layout.map.width, needed)
    strip = Rect(layout.strip)
    strip.top = at.bottom + gap
    side = Rect(at.left, strip.bottom + gap, at.width, layout.strip.bottom - strip.bottom - gap)
    parts = _parts(side, beside, gap)
    if parts is None or beside.width > side.width:
        return None
    rule, companion = parts
    return FilmLayout(layout.title, at, strip, rule, companion, beside.text)


def _gap(size: tuple[int, int]) -> int:
    return round(GAP * film_text(size))


def _over_strip(
    size: tuple[int, int], shape: tuple[float, float] | None, strip_height: float, beside: int = 0
) -> FilmLayout:
    """Title, map and strip, one below the other; ``beside`` the map is this width left free."""
    width, height = size
    text = film_text(size)
    gap = _gap(size)
    title = Rect(gap, 0, width - 2 * gap, round(TITLE * text))
    body = Rect(gap, title.bottom, title.width - beside, height - gap - title.bottom)
    if not strip_height:
        return FilmLayout(title, body, Rect(body.left, body.bottom, body.width, 0))
    is_small = is_small_film(size)
    least = round((SMALL_STRIP if is_small else strip_height) * text)
    above = Rect(body.left, body.top, body.width, body.height - gap - least)
    spare = 0
    if shape and not is_small:
        spare = max(0, above.height - 2 * gap - round(shape[1] * _place(above, shape)))
    high = least + min(spare, round((HIGHER_STRIP - 1) * least))
    map_height = body.height - gap - high
    at = Rect(body.left, body.top, body.width, map_height)
    strip = Rect(body.left, at.bottom + gap, body.width, high)
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
