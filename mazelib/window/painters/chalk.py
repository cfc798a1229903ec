"""Chalk on the map: one mark along a way that was walked once, two along one walked twice.

    . . . . . .       A way with two marks is closed: two strokes close beside each other, whose
    . ------- .       ends are free. What is left to explore has no mark.
    . . . . | .
    ===== . | .

The marks are drawn place by place, each up to the border of its place: so what is drawn says of
each place and heading how many marks the rule has noted there, and nothing else. Two strokes are
one broad stroke, and a narrow one on it in the colour of the floor: so they go round each corner.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, point_from, row_of, without
from mazelib.window.drawing.smooth import draw_line, draw_stroke
from mazelib.window.drawing.theme import INK, PAPER, Colour
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.rule.remembered import MarkedWay

#: How thick one mark is, and each of two, and how far apart the two are, in places.
THICK = 0.13
THICK_OF_TWO = 0.08
APART = 0.1
#: From this many marks on a way is closed.
CLOSED = 2
#: How large a slip with the number of marks is, and how far from the middle, in places.
TALLY = 0.5
TALLY_AT = 0.55
#: How wide the floor beside a row of the legend is, in heights of text.
SAMPLE = 3.0
#: More marks than these are written as a number, and none as 0.
MOST_STROKES = 3


def draw_chalk(drawing: MapDrawing, ways: Sequence[MarkedWay], floor: Colour) -> None:
    """Draw the marks of all ways; ``floor`` is the colour of the floor that they lie on."""
    theme = drawing.pen.theme
    stroke = drawing.thick(THICK_OF_TWO)
    apart = drawing.thick(APART) | 1  # Odd: so that both strokes are equally thick.
    once = [way for way in ways if 0 < way.marks < CLOSED]
    twice = [way for way in ways if way.marks >= CLOSED]
    broad = 2 * stroke + apart
    opened = {way.place for way in once}
    closed = Counter(way.place for way in twice)
    for way in twice:
        # Where it leaves a single mark, its round end is not to look out on the other side.
        leaves = way.place in opened and closed[way.place] == 1
        _draw_half(drawing, way, theme.twice, broad, begin=broad // 2 if leaves else 0)
    for way in twice:
        is_end = way.place not in opened and closed[way.place] == 1
        _draw_half(drawing, way, floor, apart, begin=-broad // 2 if is_end else 0)
    for way in once:
        _draw_half(drawing, way, theme.once, drawing.thick(THICK))


def _draw_half(
    drawing: MapDrawing, way: MarkedWay, colour: Colour, thick: int, *, begin: int = 0
) -> None:
    """Draw a stroke from the middle of a place, or some pixels behind it, to its border."""
    centre = drawing.centre(way.place)
    start = point_from(centre, way.heading, begin)
    border = point_from(centre, way.heading, drawing.grid.cell / 2)
    draw_stroke(drawing.pen.window, colour, start, border, thick)


def draw_legend(pen: Pen, area: Rect) -> None:
    """Say what the marks mean, each row beside a piece of floor with such marks."""
    rows = ((1, _("One mark: walked once.")), (2, _("Two marks: walked twice, and closed.")))
    height = area.height // len(rows)
    thick = max(3, pen.size // 5)
    for number, (count, words) in enumerate(rows):
        row = row_of(area, height, number)
        floor = Rect(row.left, row.top, round(SAMPLE * pen.size), height - pen.size // 4)
        pen.rounded(floor, pen.theme.floor, pen.size // 4, pen.theme.line, 1)
        colour = pen.theme.once if count < CLOSED else pen.theme.twice
        for line in range(count):
            y = floor.centery + round((line - (count - 1) / 2) * 2.2 * thick)
            ends = ((floor.left + pen.size // 2, y), (floor.right - pen.size // 2, y))
            draw_line(pen.window, colour, ends, thick)
        beside = without(row, left=floor.width + pen.size // 2)
        beside.height = floor.height
        pen.write(pen.cut_to_fit(words, beside.width, pen.size), beside)


def draw_tallies(drawing: MapDrawing, place: Place, marks: Mapping[Heading, int]) -> None:
    """Draw a slip of paper at each of these sides of a place, with as many strokes as marks."""
    wide = max(drawing.pen.smallest, drawing.thick(TALLY))
    for heading, count in marks.items():
        x, y = point_from(drawing.centre(place), heading, TALLY_AT * drawing.grid.cell)
        slip = Rect(0, 0, wide, wide)
        slip.center = round(x), round(y)
        drawing.pen.rounded(slip, PAPER, wide // 5, INK, max(2, wide // 12))
        if 0 < count <= MOST_STROKES:
            _draw_strokes(drawing, slip, count)
        else:
            size = wide * 3 // 4
            drawing.pen.write(str(count), slip, INK, size, face=Face.BOLD, anchor="center")


def _draw_strokes(drawing: MapDrawing, slip: Rect, count: int) -> None:
    """Draw strokes beside each other, in the colour of the marks that they stand for."""
    theme = drawing.pen.theme
    colour = theme.once if count < CLOSED else theme.twice
    thick = max(2, slip.width // 7)
    for number in range(count):
        stroke = Rect(0, 0, thick, slip.height * 3 // 5)
        stroke.center = slip.center
        stroke.left += round((2 * number - count + 1) * 1.1 * thick)
        drawing.pen.window.fill(colour, stroke)
