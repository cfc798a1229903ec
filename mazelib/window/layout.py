"""Where everything is on the stage, for a window of any size. The map gets the most that there is.

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

#: Places across and down; and the room for the map, for the why bar, and for the panels.
Shape = tuple[float, float]
Areas = tuple[Rect, Rect, Rect]
#: A narrower window is small.
SMALL_WIDTH = 900
#: Heights and least widths, in heights of text: header, note, buttons, why bar, and the column of panels.
HEADER, NOTE, BUTTONS, WHY, COLUMN, WHY_COLUMN = 2.6, 1.4, 3.0, 8.4, 16.0, 26.0


class Layout(NamedTuple):
    """The rectangles of the stage, in pixels."""

    header: Rect
    map: Rect
    why: Rect
    panels: Rect
    note: Rect
    buttons: Rect


def text_size(size: tuple[int, int]) -> tuple[int, int, bool]:
    """The height of text for a window, its smallest letters (pixels), and whether the window is small."""
    width, height = size
    is_small = width < SMALL_WIDTH or height < 560
    least, share = 14 if is_small else 18, min(width / 1280, height / 800)
    return max(least, round(22 * share)), max(least, round(18 * share)), is_small


def laid_out(size: tuple[int, int], shape: Shape, column: int, *, in_halves: bool = False) -> Layout:
    """The layout for a window of so many pixels and a map of so many places across and down.

    ``column`` is how wide the panels want to be, in pixels; 0 where there are none. ``in_halves``: they
    have half of the width, and the why bar lies under both.
    """
    (width, height), (text, _, is_small) = size, text_size(size)
    gap, narrow = text // 2, text // 4

    def row(top: float, high: float) -> Rect:
        return Rect(gap, round(top), max(1, width - 2 * gap), max(1, round(high)))

    header, buttons = row(narrow, HEADER * text), row(height - gap - BUTTONS * text, BUTTONS * text)
    note_height = 0 if is_small else NOTE * text
    note = row(buttons.top - narrow - note_height, note_height)
    body = row(header.bottom + narrow, note.top - header.bottom - 2 * narrow)
    if in_halves:
        half = (body.width - gap) // 2
        # Higher than the map asks for: the panel has a title.
        high = min(half * shape[1] / shape[0] + 2 * text, body.height - WHY * text - gap)
        place, why, panels = _divided(body, (half, round(high)), gap)
        why.width, panels.height = body.width, place.height
    else:
        place, why, panels = _best(body, shape, 0 if is_small else column, text)
        panels = place if is_small else panels
    return Layout(header, place, why, panels, note, buttons)


def _best(body: Rect, shape: Shape, column: int, text: int) -> Areas:
    """The why bar under the map, or beside it where that makes the map much larger."""
    gap, across, why_high = text // 2, shape[0] / shape[1], round(WHY * text)
    high, width = body.height - why_high - gap, body.width
    if column:  # What a tall map leaves free beside it belongs to the panels.
        width = min(width - column - gap, round(max(high * across, WHY_COLUMN * text)))
    under = width, min(high, round(width / across))
    most = body.width - max(column, round(WHY_COLUMN * text)) - gap
    beside = min(most, round(body.height * across)), body.height
    if min(beside[0], beside[1] * across) <= 1.3 * min(under[0], under[1] * across):
        return _divided(body, under, gap)
    place, _, panels = _divided(body, beside, gap)
    why = Rect(panels)
    if column:
        panels.height -= round(1.2 * why_high) + gap
        why.top, why.height = panels.bottom + gap, round(1.2 * why_high)
    return place, why, panels


def _divided(body: Rect, size: tuple[int, int], gap: int) -> Areas:
    """A map of a size at the upper left, and what is free under it, and at its right."""
    place = Rect(body.topleft, (max(1, size[0]), max(1, size[1])))
    under = Rect(body.left, place.bottom + gap, place.width, max(1, body.bottom - place.bottom - gap))
    right = Rect(place.right + gap, body.top, max(1, body.right - place.right - gap), body.height)
    return place, under, right
