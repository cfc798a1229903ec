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
    gap = text // 2

    def row(top: float, tall: float) -> Rect:
        return Rect(gap, round(top), max(1, width - 2 * gap), max(1, round(tall)))

    header = row(gap // 2, HEADER * text)
    buttons = row(height - gap - BUTTONS * text, BUTTONS * text)
    note_height = 0 if is_small else NOTE * text
    note = row(buttons.top - gap // 2 - note_height, note_height)
    body = row(header.bottom + gap // 2, note.top - gap // 2 - header.bottom - gap // 2)
    if in_halves:
        half = Rect(body.left, body.top, (body.width - gap) // 2, body.height)
        # Higher than the map asks for: the panel has a title.
        place, why, _ = _under(half, (shape[0], shape[1] * (1 + 2 * text / half.width)), 0, text)
        why.width, panels = body.width, place.move(half.width + gap, 0)
    else:
        place, why, panels = _best(body, shape, 0 if is_small else column, text)
        panels = place if is_small else panels
    return Layout(header, place, why, panels, note, buttons)


def _best(body: Rect, shape: Shape, column: int, text: int) -> Areas:
    """The why bar under the map, or beside it where that makes the map much larger."""
    ways = _under(body, shape, column, text), _beside(body, shape, column, text)
    under, beside = (min(place.width / shape[0], place.height / shape[1]) for place, _, _ in ways)
    return ways[1] if beside > 1.3 * under else ways[0]


def _under(body: Rect, shape: Shape, column: int, text: int) -> Areas:
    """The why bar under the map. What a tall map leaves free beside it belongs to the panels."""
    gap, width = text // 2, body.width
    most_high = max(1, body.height - gap - round(WHY * text))
    if column:
        most = body.width - max(column, round(COLUMN * text)) - gap
        width = max(1, min(most, max(round(most_high * shape[0] / shape[1]), round(WHY_COLUMN * text))))
    high = max(1, min(most_high, round(width * shape[1] / shape[0])))
    why = Rect(body.left, body.top + high + gap, width, max(1, body.height - high - gap))
    panels = Rect(body.left + width + gap, body.top, max(0, body.width - width - gap), body.height)
    return Rect(body.topleft, (width, high)), why, panels


def _beside(body: Rect, shape: Shape, column: int, text: int) -> Areas:
    gap = text // 2
    most = body.width - max(column, round(WHY_COLUMN * text)) - gap
    width = max(1, min(most, round(body.height * shape[0] / shape[1])))
    side = Rect(body.left + width + gap, body.top, max(1, body.width - width - gap), body.height)
    high = round(WHY * text * 1.2) if column else side.height
    why = Rect(side.left, side.bottom - high, side.width, high)
    panels = Rect(side.left, side.top, side.width, max(1, side.height - high - gap))
    return Rect(body.topleft, (width, body.height)), why, panels
