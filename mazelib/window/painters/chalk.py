"""Chalk on the map: one line along a way that was walked once, two along one walked twice.

    . . . . . .       A way with two lines is closed: two strokes beside each other, whose ends
    . ------- .       are free. What is left to explore has no line.
    . . . . | .
    ===== . | .

The lines are drawn place by place, each up to the border of its place: so what is drawn says of
each place and heading how many marks the rule has noted there, and nothing else.
"""

from collections.abc import Mapping, Sequence

from pygame import Rect

from mazelib.grid.compass import Heading, Place, Turn, turned
from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.pen import Pen, point_from, row_of, without
from mazelib.window.remembered import MarkedWay
from mazelib.window.smooth import draw_line
from mazelib.window.theme import INK, PAPER

#: How thick a line is, and how far each of two lies from the middle of the way, in places.
THICK = 0.09
ASIDE = 0.19
#: Where two lines end, in places from the middle of a place where other ways begin.
MOUTH = 0.3
#: From this many marks on a way is closed.
CLOSED = 2
#: How large a slip with the number of lines is, and how far from the middle, in places.
TALLY = 0.5
TALLY_AT = 0.55
#: How wide the floor beside a row of the legend is, in heights of text.
SAMPLE = 3.0
#: More lines than these are written as a number, and none as 0.
MOST_STROKES = 3


def draw_chalk(drawing: MapDrawing, ways: Sequence[MarkedWay]) -> None:
    """Draw the lines of all ways that are marked."""
    by_place = dict[Place, dict[Heading, int]]()
    for way in ways:
        if way.marks > 0:
            by_place.setdefault(way.place, {})[way.heading] = way.marks
    for place, marks in by_place.items():
        for heading, count in marks.items():
            if count < CLOSED:
                _draw_single(drawing, place, heading)
    for place, marks in by_place.items():
        closed = [heading for heading, count in marks.items() if count >= CLOSED]
        for heading in closed:
            _draw_double(drawing, place, heading, closed, is_mouth=len(marks) > len(closed))


def _draw_single(drawing: MapDrawing, place: Place, heading: Heading) -> None:
    """Draw one line from the middle of a place to its border."""
    centre = drawing.centre(place)
    border = point_from(centre, heading, drawing.grid.cell / 2)
    draw_line(drawing.pen.window, drawing.pen.theme.once, (centre, border), drawing.thick(THICK))


def _draw_double(
    drawing: MapDrawing,
    place: Place,
    heading: Heading,
    closed: Sequence[Heading],
    *,
    is_mouth: bool,
) -> None:
    """Draw two lines, from where they begin at a place to its border."""
    cell = drawing.grid.cell
    centre = drawing.centre(place)
    begins = {}
    for side, turn in ((-ASIDE, Turn.LEFT), (ASIDE, Turn.RIGHT)):
        begins[side] = MOUTH if is_mouth else _begin(heading, turn, closed)
        ends = [
            point_from(centre, heading, ahead * cell, side * cell) for ahead in (begins[side], 0.5)
        ]
        draw_line(drawing.pen.window, drawing.pen.theme.twice, ends, drawing.thick(THICK))


def _begin(heading: Heading, side: Turn, closed: Sequence[Heading]) -> float:
    """How far from the middle of its place the line at a side of a way begins, in places.

    It goes round the corner: to the line of the way at its side, or of the one on the other side.
    """
    if turned(heading, side) in closed:
        return ASIDE
    if turned(heading, Turn.BACK) in closed or len(closed) == 1:
        return 0.0
    return -ASIDE


def draw_legend(pen: Pen, area: Rect) -> None:
    """Say what the lines mean, each row beside a piece of floor with such lines."""
    rows = ((1, _("One line: walked once.")), (2, _("Two lines: walked twice, and closed.")))
    height = area.height // len(rows)
    thick = max(3, pen.size // 5)
    for number, (count, words) in enumerate(rows):
        row = row_of(area, height, number)
        floor = Rect(row.left, row.top, round(SAMPLE * pen.size), height - pen.size // 4)
        pen.rounded(floor, pen.theme.floor, pen.size // 4, pen.theme.line, 1)
        colour = pen.theme.once if count < CLOSED else pen.theme.twice
        for line in range(count):
            y = floor.centery + round((line - (count - 1) / 2) * 2.4 * thick)
            ends = ((floor.left + pen.size // 2, y), (floor.right - pen.size // 2, y))
            draw_line(pen.window, colour, ends, thick)
        beside = without(row, left=floor.width + pen.size // 2)
        beside.height = floor.height
        pen.write(pen.cut_to_fit(words, beside.width, pen.size), beside)


def draw_tallies(drawing: MapDrawing, place: Place, marks: Mapping[Heading, int]) -> None:
    """Draw a slip of paper at each of these sides of a place, with as many strokes as lines."""
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
    """Draw strokes beside each other, in the colour of the lines that they stand for."""
    theme = drawing.pen.theme
    colour = theme.once if count < CLOSED else theme.twice
    thick = max(2, slip.width // 7)
    for number in range(count):
        stroke = Rect(0, 0, thick, slip.height * 3 // 5)
        stroke.center = slip.center
        stroke.left += round((2 * number - count + 1) * 1.1 * thick)
        drawing.pen.window.fill(colour, stroke)
