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

In a high window the panels lie below the why bar; in a small one a panel lies over the map like a sheet.
"""

from typing import NamedTuple

from pygame import Rect

#: Places across and down; and the room for the map, for the why bar, and for the panels.
Shape = tuple[float, float]
Areas = tuple[Rect, Rect, Rect]
#: The window that the usual letters are made for; and narrower or lower ones that are small.
USUAL, SMALL_WIDTH, SMALL_HEIGHT = (1280, 800), 900, 560
#: The height of text in the usual window, and the smallest: in a small one, and in others.
TEXT, SMALLEST_IN_SMALL, SMALLEST = 22, 14, 18
#: Heights and least widths, in heights of text: header, note, buttons, why bar, and the column of panels.
HEADER, NOTE, BUTTONS, WHY, COLUMN, WHY_COLUMN = 2.4, 1.4, 3.0, 8.4, 16.0, 26.0

#: The map has to be so much larger for the why bar to stand beside it.
MUCH_LARGER = 1.3


class Layout(NamedTuple):
    """The rectangles of the stage in pixels; the height of text and the smallest; whether it is small."""

    text: int
    smallest: int
    gap: int
    header: Rect
    map: Rect
    why: Rect
    panels: Rect
    note: Rect
    buttons: Rect
    is_small: bool


def text_size(size: tuple[int, int]) -> tuple[int, int, bool]:
    """The height of text for a window, its smallest letters (pixels), and whether the window is small."""
    width, height = size
    is_small = width < SMALL_WIDTH or height < SMALL_HEIGHT
    smallest = SMALLEST_IN_SMALL if is_small else SMALLEST
    share = min(width / USUAL[0], height / USUAL[1])
    return max(smallest, round(TEXT * share)), max(smallest, round(SMALLEST * share)), is_small


def laid_out(size: tuple[int, int], shape: Shape, column: int, *, in_halves: bool = False) -> Layout:
    """The layout for a window of so many pixels and a map of so many places across and down.

    ``column`` is how wide the panels want to be, in pixels; 0 where there are none. ``in_halves``: they
    have half of the width, and the why bar lies under both.
    """
    (width, height), (text, smallest, is_small) = size, text_size(size)
    gap = text // 2

    def row(top: float, tall: float) -> Rect:
        return Rect(gap, round(top), max(1, width - 2 * gap), max(1, round(tall)))

    header = row(gap // 2, HEADER * text)
    buttons = row(height - gap - BUTTONS * text, BUTTONS * text)
    note = row(buttons.top - gap // 2 - (0 if is_small else NOTE * text), 0 if is_small else NOTE * text)
    body = row(header.bottom + gap // 2, note.top - gap // 2 - header.bottom - gap // 2)
    if in_halves:
        place, why, panels = _halves(body, shape, gap, text)
    elif is_small:
        way = _under if height > width else _best
        place, why, _ = way(body, shape, 0, gap, text)
        panels = place if column else Rect(body.topleft, (0, 0))
    elif height > width:
        lower = Rect(body.left, body.bottom - body.height // 3, body.width, body.height // 3 if column else 0)
        upper = Rect(body.topleft, (body.width, body.height - lower.height - gap * bool(column)))
        place, why, _ = _under(upper, shape, 0, gap, text)
        panels = lower
    else:
        place, why, panels = _best(body, shape, column, gap, text)
    return Layout(text, smallest, gap, header, place, why, panels, note, buttons, is_small)


def _best(body: Rect, shape: Shape, column: int, gap: int, text: int) -> Areas:
    """The why bar under the map, or beside it where that makes the map much larger."""
    under, beside = (way(body, shape, column, gap, text) for way in (_under, _beside))
    is_better = _scale(beside[0], shape) > MUCH_LARGER * _scale(under[0], shape)
    return beside if is_better else under


def _scale(area: Rect, shape: Shape) -> float:
    return min(area.width / shape[0], area.height / shape[1])


def _under(body: Rect, shape: Shape, column: int, gap: int, text: int) -> Areas:
    """The why bar under the map. What a tall map leaves free beside it belongs to the panels."""
    most_high = max(1, body.height - gap - round(WHY * text))
    width = body.width
    if column:
        most = body.width - max(column, round(COLUMN * text)) - gap
        width = max(1, min(most, max(round(most_high * shape[0] / shape[1]), round(WHY_COLUMN * text))))
    high = max(1, min(most_high, round(width * shape[1] / shape[0])))
    place = Rect(body.left, body.top, width, high)
    why = Rect(body.left, place.bottom + gap, width, max(1, body.bottom - place.bottom - gap))
    left = place.right + gap
    return place, why, Rect(left, body.top, max(0, body.right - left) if column else 0, body.height)


def _halves(body: Rect, shape: Shape, gap: int, text: int) -> Areas:
    """The map and the panel side by side, the why bar under both."""
    width = (body.width - gap) // 2
    high = max(1, min(body.height - gap - round(WHY * text), round((width + 2 * text) * shape[1] / shape[0])))
    place = Rect(body.left, body.top, width, high)
    why = Rect(body.left, place.bottom + gap, body.width, body.height - high - gap)
    return place, why, Rect(body.right - width, body.top, width, high)


def _beside(body: Rect, shape: Shape, column: int, gap: int, text: int) -> Areas:
    """The why bar beside the map, under the panels."""
    most = body.width - max(column, round(WHY_COLUMN * text)) - gap
    width = max(1, min(most, round(body.height * shape[0] / shape[1])))
    side = Rect(body.left + width + gap, body.top, max(1, body.width - width - gap), body.height)
    high = round(WHY * text * 1.2) if column else side.height
    why = Rect(side.left, side.bottom - high, side.width, high)
    panels = Rect(side.topleft, (side.width if column else 0, max(1, side.height - high - gap)))
    return Rect(body.topleft, (width, body.height)), why, panels
