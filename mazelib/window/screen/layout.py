"""Where everything is on the stage: it depends on the window and the lesson, on nothing else.

    a usual window                          higher than wide         small
    +--------------------------------+      +---------------+        +---------------+
    | header                         |      | header        |        | header        |
    +------------------+-------------+      +---------------+        +---------------+
    |                  |    rule     |      |      map      |        |               |
    |       map        |             |      |               |        |      map      |
    |                  +-------------+      +---------------+        |               |
    +------------------+  companion  |      |     strip     |        +---------------+
    |      strip       |             |      +-------+-------+        |     strip     |
    +------------------+-------------+      | rule  | comp. |        | or a sheet    |
    | controls                       |      | controls      |        | controls      |
    +--------------------------------+      +---------------+        +---------------+

In a small window the rule and the companion are sheets over the strip. Nothing lies over the map.
"""

from enum import Enum
from typing import NamedTuple

from pygame import Rect

#: The sizes of text are made for a window of this size, in pixels; or for one on its side.
USUAL_WIDTH = 1280
USUAL_HEIGHT = 800
#: A window that is narrower than this, or lower, is small.
SMALL_WIDTH = 900
SMALL_HEIGHT = 560
#: A window that is higher than wide is small if it is narrower than this, or lower.
SMALL_TALL_WIDTH = 700
SMALL_TALL_HEIGHT = 1100
#: In a smaller window than this, the stage has no room.
LEAST_WIDTH = 480
LEAST_HEIGHT = 360
#: Help and the menu have room beside the map if it leaves them this width.
LEAST_PAGE = 340
#: Heights in a usual window, in pixels.
HEADER = 72
STRIP = 168
CONTROLS = 88
GAP = 16
#: The same in a small window; there the strip has a share of what is between.
SMALL_HEADER = 36
SMALL_CONTROLS = 50
SMALL_GAP = 6
SMALL_STRIP = 0.34
#: The share of the body's height that the map has in a window that is higher than wide.
TALL_MAP = 0.42
#: The same for a sheet of paper; strip and side stand beside each other then, in these shares.
TALL_PAGE = 0.66
TALL_STRIP = 0.48
#: The share of the height that the strip has beside a sheet of paper in a small window.
SMALL_PAGE_STRIP = 0.27
#: Text: usual and smallest height of letters, in pixels.
TEXT = 21
SMALLEST = 18
LEAST_TEXT = 16
LEAST_TEXT_IN_SMALL = 14


class Share(Enum):
    """How much of the width the map gets: its own share, as a number."""

    #: Beside a short rule, and beside a long one.
    SHORT_RULE = 0.63
    LONG_RULE = 0.5325
    #: Beside its own text; the strip lies under both.
    HALVES = 0.5
    #: A sheet of paper: it has the whole height, and the strip stands beside it.
    PAGE = 0.53
    #: All of it: nothing stands beside.
    WHOLE = 1.0
    #: That, and the place of the strip, too: what is said lies at the foot of the picture.
    STAGE = 2.0


class TextSize(NamedTuple):
    """The height of text and of the smallest letters, in pixels; whether the window is small.

    ``scale`` is the size of everything else: 1 in a window of 1280 x 800.
    """

    usual: int
    smallest: int
    is_small: bool
    scale: float


class Layout(NamedTuple):
    """The places of the stage, in pixels. ``side`` is rule and companion together."""

    header: Rect
    map: Rect
    strip: Rect
    side: Rect
    controls: Rect
    gap: int

    def rule(self, companion_share: float) -> Rect:
        """The place of the rule, if a companion has this share of the side (0: there is none)."""
        return self._parts(companion_share)[0]

    def companion(self, companion_share: float) -> Rect:
        """The place of the companion, if it has this share of the side."""
        return self._parts(companion_share)[1]

    @property
    def body(self) -> Rect:
        """All that is between the header and the controls."""
        return self.map.unionall([self.strip, self.side])

    @property
    def page(self) -> Rect:
        """Where help and the menu are opened: beside the map, or else over all that is there."""
        if self.side.top == self.strip.top and self.side.left > self.strip.right:
            return self.strip.union(self.side)  # Below a sheet of paper.
        is_beside = self.side != self.strip and self.side.width >= LEAST_PAGE
        return Rect(self.side) if is_beside else self.body

    def _parts(self, share: float) -> tuple[Rect, Rect]:
        side = self.side
        if not share or side == self.strip:
            return Rect(side), Rect(side)
        rule = Rect(side)
        companion = Rect(side)
        if side.width > 1.2 * side.height:
            companion.width = round((side.width - self.gap) * share)
            companion.right = side.right
            rule.width = side.width - self.gap - companion.width
        else:
            companion.height = round((side.height - self.gap) * share)
            companion.bottom = side.bottom
            rule.height = side.height - self.gap - companion.height
        return rule, companion


def is_tall(size: tuple[int, int]) -> bool:
    """Whether a window is so much higher than wide that the rule stands under the strip."""
    width, height = size
    return height > width and width >= SMALL_TALL_WIDTH and height >= SMALL_TALL_HEIGHT


def is_too_small(size: tuple[int, int]) -> bool:
    """Whether a window has no room for the stage."""
    width, height = size
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def text_size(size: tuple[int, int]) -> TextSize:
    """The sizes of text for a window of this size, in pixels."""
    width, height = size
    if is_tall(size):
        is_small = False
        scale = min(width / USUAL_HEIGHT, height / USUAL_WIDTH)
    else:
        is_small = width < SMALL_WIDTH or height < SMALL_HEIGHT
        scale = min(width / USUAL_WIDTH, height / USUAL_HEIGHT)
    least = LEAST_TEXT_IN_SMALL if is_small else LEAST_TEXT
    usual = max(least, round(TEXT * scale))
    smallest = max(least, round(SMALLEST * scale))
    return TextSize(usual, smallest, is_small, scale)


def laid_out(size: tuple[int, int], share: Share) -> Layout:
    """The places in a window of this size, in pixels, for a lesson of this share."""
    width, height = size
    text = text_size(size)
    scale = text.scale
    header = HEADER * scale
    controls = CONTROLS * scale
    gap = round(GAP * scale)
    if text.is_small:
        header = SMALL_HEADER
        controls = SMALL_CONTROLS
        gap = SMALL_GAP
    top = round(header)
    bottom = max(top + 1, round(height - controls))
    rows = Rect(gap, 0, max(1, width - 2 * gap), 0)
    head = Rect(rows.left, 0, rows.width, top)
    foot = Rect(rows.left, bottom, rows.width, max(1, height - bottom))
    body = Rect(rows.left, top, rows.width, max(1, bottom - top))
    if share is Share.STAGE:
        said = Rect(body.left, body.bottom - 4 * text.usual, body.width, 3 * text.usual)
        return Layout(head, body, said, Rect(said), foot, gap)
    if text.is_small:
        parts = _small(body, gap, share)
    elif is_tall(size):
        parts = _tall(body, gap, round(STRIP * scale), share)
    else:
        parts = _wide(body, gap, round(STRIP * scale), share)
    return Layout(head, *parts, foot, gap)


def _wide(body: Rect, gap: int, strip_height: int, share: Share) -> tuple[Rect, Rect, Rect]:
    """Map over strip, and the side beside both; beside its text, the strip lies under both."""
    left = body.width
    if share is not Share.WHOLE:
        left = round((body.width - gap) * share.value)
    above = body.height - strip_height - gap
    place = Rect(body.left, body.top, left, above)
    strip = Rect(body.left, place.bottom + gap, left, strip_height)
    side = Rect(place.right + gap, body.top, body.right - place.right - gap, body.height)
    if share is Share.HALVES:
        strip.width = body.width
        side.height = above
    if share is Share.WHOLE:
        side = Rect(strip)
    if share is Share.PAGE:
        place.height = body.height
        strip = Rect(side.left, strip.top, side.width, strip.height)
        side.height = above
    return place, strip, side


def _tall(body: Rect, gap: int, strip_height: int, share: Share) -> tuple[Rect, Rect, Rect]:
    """Map, strip, side: one below the other; the map's text stands between map and strip."""
    if share is Share.WHOLE:
        return _wide(body, gap, strip_height, share)
    if share is Share.PAGE:
        return _tall_page(body, gap)
    map_height = round(body.height * TALL_MAP)
    place = Rect(body.left, body.top, body.width, map_height)
    strip = Rect(body.left, place.bottom + gap, body.width, strip_height)
    side = Rect(body.left, strip.bottom + gap, body.width, body.bottom - strip.bottom - gap)
    return place, strip, side


def _tall_page(body: Rect, gap: int) -> tuple[Rect, Rect, Rect]:
    """A sheet of paper, and below it strip and side beside each other."""
    place = Rect(body.left, body.top, body.width, round(body.height * TALL_PAGE))
    top = place.bottom + gap
    left = round((body.width - gap) * TALL_STRIP)
    strip = Rect(body.left, top, left, body.bottom - top)
    side = Rect(strip.right + gap, top, body.right - strip.right - gap, strip.height)
    return place, strip, side


def _small(body: Rect, gap: int, share: Share) -> tuple[Rect, Rect, Rect]:
    """Map over strip; the side is a sheet over the strip. Map and text still stand together."""
    strip_height = round(body.height * SMALL_STRIP)
    above = max(1, body.height - strip_height - gap)
    place = Rect(body.left, body.top, body.width, above)
    strip = Rect(body.left, place.bottom + gap, body.width, strip_height)
    side = Rect(strip)
    if share is Share.HALVES:
        half = max(1, (body.width - gap) // 2)
        side = Rect(body.left + half + gap, body.top, half, above)
        place.width = half
    if share is Share.PAGE:
        half = max(1, (body.width - gap) // 2)
        place = Rect(body.left, body.top, half, body.height)
        side = Rect(body.left + half + gap, body.top, half, body.height)
        strip = Rect(side)
        strip.height = round(body.height * SMALL_PAGE_STRIP)
        strip.bottom = body.bottom
        side.height = max(1, strip.top - gap - side.top)
    return place, strip, side
