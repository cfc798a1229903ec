"""Where everything is on the stage, in a window of any size. The map gets as much as possible.

    wide map                              tall map
    +------------------------------+      +------------------------------+
    | title, task             map  |      | title, task             map  |
    +-------------------+----------+      +------------+-----------------+
    |        map        |          |      |            |     panels      |
    |                   |  panels  |      |    map     |                 |
    +-------------------+          |      |            +-----------------+
    |      why bar      |          |      |            |     why bar     |
    +-------------------+----------+      +------------+-----------------+
    | note                  status |      | note                  status |
    | buttons, timeline            |      | buttons, timeline            |
    +------------------------------+      +------------------------------+

In a small window a panel lies over the map like a sheet.
"""

from typing import NamedTuple

from pygame import Rect

#: Places across and down.
Shape = tuple[float, float]
#: A window that is narrower than this, or lower, is small.
SMALL_WIDTH = 900
SMALL_HEIGHT = 560
#: The sizes of text are made for a window of this size, in pixels.
USUAL_WIDTH = 1280
USUAL_HEIGHT = 800
USUAL_TEXT = 22
USUAL_SMALLEST = 18
#: Letters are never smaller than this, in a usual window and in a small one.
LEAST_TEXT = 18
LEAST_TEXT_IN_SMALL = 14
#: Heights, in heights of text: header, note, buttons, why bar.
HEADER = 2.6
NOTE = 1.4
BUTTONS = 3.0
WHY = 8.4
#: The least width of a why bar beside the map, in heights of text; and how many times as high as
#: usual it is there.
WHY_COLUMN = 26.0
WHY_BESIDE = 1.2
#: The why bar goes beside the map if that makes the map this many times as large.
MUCH_LARGER = 1.3


class TextSize(NamedTuple):
    """The height of text and of the smallest letters, in pixels; whether the window is small."""

    usual: int
    smallest: int
    is_small: bool


class PanelColumn(NamedTuple):
    """How wide the panels want to be beside the map, and how high they have to be, in pixels."""

    width: int
    height: int = 0


#: No panel is open.
NO_COLUMN = PanelColumn(0)


class Areas(NamedTuple):
    """The rectangles of the map, of the why bar, and of the panels, in pixels."""

    map: Rect
    why: Rect
    panels: Rect


class Layout(NamedTuple):
    """The rectangles of the stage, in pixels."""

    header: Rect
    map: Rect
    why: Rect
    panels: Rect
    note: Rect
    buttons: Rect


def text_size(size: tuple[int, int]) -> TextSize:
    """The sizes of text for a window of this size, in pixels."""
    width, height = size
    is_small = width < SMALL_WIDTH or height < SMALL_HEIGHT
    least = LEAST_TEXT_IN_SMALL if is_small else LEAST_TEXT
    share = min(width / USUAL_WIDTH, height / USUAL_HEIGHT)
    usual = max(least, round(USUAL_TEXT * share))
    smallest = max(least, round(USUAL_SMALLEST * share))
    return TextSize(usual, smallest, is_small)


def laid_out(
    size: tuple[int, int], shape: Shape, column: PanelColumn, *, in_halves: bool = False
) -> Layout:
    """The layout for a window of this size, in pixels, and a map of this shape.

    ``column`` is what the panels want. With ``in_halves`` they get half of the width, and the why
    bar lies under both.
    """
    width, height = size
    text_sizes = text_size(size)
    text = text_sizes.usual
    gap = text // 2
    narrow = text // 4

    def row(top: float, high: float) -> Rect:
        return Rect(gap, round(top), max(1, width - 2 * gap), max(1, round(high)))

    header = row(narrow, HEADER * text)
    buttons = row(height - gap - BUTTONS * text, BUTTONS * text)
    note_height = 0 if text_sizes.is_small else NOTE * text
    note = row(buttons.top - narrow - note_height, note_height)
    body = row(header.bottom + narrow, note.top - header.bottom - 2 * narrow)
    if in_halves:
        areas = _in_halves(body, shape, text)
    elif text_sizes.is_small:
        areas = _best(body, shape, NO_COLUMN, text)
        areas = areas._replace(panels=areas.map)
    else:
        areas = _best(body, shape, column, text)
    return Layout(header, areas.map, areas.why, areas.panels, note, buttons)


def _in_halves(body: Rect, shape: Shape, text: int) -> Areas:
    """Map and panels side by side, the why bar under both."""
    gap = text // 2
    half = (body.width - gap) // 2
    # Higher than the map needs, because the panel has a title.
    high = min(half * shape[1] / shape[0] + 2 * text, body.height - WHY * text - gap)
    areas = _divided(body, (half, round(high)), gap)
    areas.why.width = body.width
    areas.panels.height = areas.map.height
    return areas


def _best(body: Rect, shape: Shape, column: PanelColumn, text: int) -> Areas:
    """The why bar under the map; or beside it, if that makes the map much larger.

    If the panels only have room for all that they show while it is under the map, it stays there.
    """
    under = _size_over_why(body, shape, column.width, text)
    beside = _size_beside_why(body, shape, column.width, text)
    across = shape[0] / shape[1]
    under_areas = _divided(body, under, text // 2)
    if min(beside[0], beside[1] * across) <= MUCH_LARGER * min(under[0], under[1] * across):
        return under_areas
    beside_areas = _with_why_beside(body, beside, text, has_panels=column.width > 0)
    if beside_areas.panels.height < column.height <= under_areas.panels.height:
        return under_areas
    return beside_areas


def _size_over_why(body: Rect, shape: Shape, panels_width: int, text: int) -> tuple[int, int]:
    """The size of the map with the why bar under it."""
    gap = text // 2
    across = shape[0] / shape[1]
    high = body.height - round(WHY * text) - gap
    width = body.width
    if panels_width:  # The panels get the room that a tall map leaves free beside it.
        widest = round(max(high * across, WHY_COLUMN * text))
        width = min(width - panels_width - gap, widest)
    return width, min(high, round(width / across))


def _size_beside_why(body: Rect, shape: Shape, panels_width: int, text: int) -> tuple[int, int]:
    """The size of the map with the why bar beside it."""
    widest = body.width - max(panels_width, round(WHY_COLUMN * text)) - text // 2
    across = shape[0] / shape[1]
    return min(widest, round(body.height * across)), body.height


def _with_why_beside(body: Rect, size: tuple[int, int], text: int, *, has_panels: bool) -> Areas:
    """A map of this size; at its right the panels, if any, and under them the why bar."""
    gap = text // 2
    areas = _divided(body, size, gap)
    why = Rect(areas.panels)
    if has_panels:
        why.height = round(WHY_BESIDE * round(WHY * text))
        areas.panels.height -= why.height + gap
        why.top = areas.panels.bottom + gap
    return areas._replace(why=why)


def _divided(body: Rect, size: tuple[int, int], gap: int) -> Areas:
    """A map of this size at the upper left, the why bar under it, the panels at its right."""
    place = Rect(body.topleft, (max(1, size[0]), max(1, size[1])))
    under_height = max(1, body.bottom - place.bottom - gap)
    under = Rect(body.left, place.bottom + gap, place.width, under_height)
    right_width = max(1, body.right - place.right - gap)
    right = Rect(place.right + gap, body.top, right_width, body.height)
    return Areas(place, under, right)
