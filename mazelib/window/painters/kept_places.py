"""The marks of the places that a rule keeps: soft stripes; a place that is new has a yellow edge.

    / / / /
     / / /        A sample of them stands beside their name.
    / / / /
"""

from pygame import Rect, draw

from mazelib.walking.moment import Moment
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import INK
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.rule.kept_places import KeptPlaces, told_in_short

#: How far apart stripes are, as a share of a place, and how thick they are.
APART = 0.25
THICK = 0.05
#: How thick the edge of a new one is, as a share of a place.
EDGE = 0.09
#: The height of a row beside the map, and the width of a sample, in heights of text.
ROW = 1.4
SAMPLE = 1.6
#: At most so many places are marked.
MOST = 3000


def draw_kept_places(drawing: MapDrawing, kept: KeptPlaces) -> None:
    """Draw the marks on the floor of the map."""
    on_map = [place for place in kept.all if drawing.heya.is_open(place)]
    for place in on_map[:MOST]:
        draw_stripes(drawing.pen, drawing.grid.rect_of(place))
    for place in kept.new:
        if drawing.heya.is_open(place):
            at = drawing.grid.rect_of(place)
            draw.rect(drawing.pen.window, drawing.pen.theme.mark, at, drawing.thick(EDGE))


def draw_stripes(pen: Pen, at: Rect) -> None:
    """Draw stripes that rise to the right, as far as a rectangle goes."""
    clip = pen.window.get_clip()
    pen.window.set_clip(at.clip(clip))
    step = max(4, round(APART * at.height))
    thick = max(1, round(THICK * at.height))
    for left in range(at.left - at.height, at.right, step):
        ends = ((left, at.bottom), (left + at.height, at.top))
        draw.line(pen.window, pen.theme.order, *ends, thick)
    pen.window.set_clip(clip)


def draw_kept_rows(pen: Pen, room: Rect, moment: Moment) -> None:
    """Draw what a rule keeps, a row each, as far as they have room; what is new is yellow.

    Beside places is a sample of the marks that they have on the map.
    """
    rows = told_in_short(moment.memory)
    before = told_in_short(moment.memory_before)
    high = round(ROW * pen.size)
    for number, row in enumerate(rows[: room.height // high]):
        at = row_of(room, high, number)
        is_new = row not in before
        if is_new:
            pen.rounded(at.inflate(0, -pen.size // 6), pen.theme.mark, pen.size // 4)
        words, are_places = row
        beside = without(at, left=pen.size // 3)
        if are_places:
            sample = Rect(beside.left, 0, round(SAMPLE * pen.size), high * 3 // 5)
            sample.centery = at.centery
            pen.rounded(sample, pen.theme.floor, 0, pen.theme.line, 1)
            draw_stripes(pen, sample)
            beside = without(beside, left=sample.width + pen.size // 2)
        ink = INK if is_new else pen.theme.text
        pen.write(pen.cut_to_fit(words, beside.width), beside, ink)
