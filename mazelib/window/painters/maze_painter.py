"""Paints a maze being made: its places, the numbers of rooms and roads, and the step's focus.

With a goal marked there are two pictures, one over the other:

    Making     how the maze was made, up to the last step before it was ready
    Solving    all wall at first; then the maze, and the roads that look for the goal
"""

from collections.abc import Mapping, Set

from pygame import Rect, draw

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _
from mazelib.window.clicks import MapPlaces
from mazelib.window.layout import Shape
from mazelib.window.painters.maze_colours import (
    FIRST_NUMBER_COLOUR,
    FLOOR_COLOUR,
    NUMBER_COLOURS,
    WALL_COLOUR,
    maze_palette,
)
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.shown import MakingShown
from mazelib.window.theme import INK, PAPER

#: The heading of a picture takes as much room as this many rows of places.
HEADING = 1
#: Places of at least this many pixels have outlines.
OUTLINED_FROM = 10
#: A mark is at least this many pixels wide, so that it can be read.
SMALLEST_MARK = 20


class MazePainter:
    """Draws the making of one maze at any of its steps, in one picture, or with a goal in two."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self.timeline = timeline
        self._cells = [ColouredCells(timeline) for _picture in range(2)]
        places = timeline.field.places
        self._pictures = [PlacePicture(places, cells.colours) for cells in self._cells]

    @property
    def shape(self) -> Shape:
        """How many places the drawing has across and down, headings included."""
        places = self.timeline.field.places
        if self.timeline.has_goal:
            return places.width, 2 * (places.height + HEADING)
        return places.width, places.height

    def draw(self, pen: Pen, area: Rect, making: MakingShown) -> None:
        """Draw the maze as of a step into an area of the window.

        While the step flashes, the places that it is about do; nothing is done yet.
        """
        about = self.timeline.frame(making.tick)
        shown = self.timeline.frame(making.step_seen)
        if self.timeline.has_goal:
            self._draw_both_pictures(pen, area, shown, about, making.has_axes)
        else:
            self._draw_picture(pen, 0, area, shown, about, making.has_axes)

    def _draw_both_pictures(
        self, pen: Pen, area: Rect, shown: MakingFrame, about: MakingFrame, has_axes: bool
    ) -> None:
        """Draw how the maze was made over how it is solved; a step is of one of them only."""
        start = self.timeline.frame(0)
        making = (_("Making"), shown, about)
        solving = (_("Solving"), start, start)
        if about.is_solving:
            making = (_("Making"), self._before_solving(shown), start)
            solving = (_("Solving"), shown if shown.is_solving else start, about)
        line = pen.lettering.line_height(pen.size)
        for number, (heading, shown_here, about_here) in enumerate((making, solving)):
            half = without(row_of(area, area.height // 2, number), top=line)
            grid = self._draw_picture(pen, number, half, shown_here, about_here, has_axes)
            pen.write(heading, Rect(grid.left, grid.top - line, area.right - grid.left, line))

    def _before_solving(self, shown: MakingFrame) -> MakingFrame:
        """The frame of a step, or of the last one before solving began."""
        if not shown.is_solving or self.timeline.ready_at is None:
            return shown
        return self.timeline.frame(self.timeline.ready_at - 1)

    def _draw_picture(
        self,
        pen: Pen,
        number: int,
        area: Rect,
        shown: MakingFrame,
        about: MakingFrame,
        has_axes: bool,
    ) -> PlaceGrid:
        """Draw the maze as shown; what ``about`` is about flashes first, and is outlined then."""
        self._cells[number].follow(shown.step)
        palette = maze_palette(pen.theme)
        places = self._pictures[number].draw(pen, area, palette, has_axes=has_axes)
        pen.can_click(places.area, MapPlaces(places))
        _draw_next_rooms(pen, places, shown)
        for place in about.focus:
            if about.step != shown.step:
                _draw_flash(pen, places, places.rect_of(place))
            else:
                _draw_outline(pen, places, places.rect_of(place))
        if about.focus:
            _draw_worker(pen, places, shown)
        marks = self._marks(shown)
        _draw_marks(pen, places, marks)
        self._draw_numbers(pen, places, shown, set(marks.values()))
        return places

    def _marks(self, shown: MakingFrame) -> Mapping[str, Place]:
        """The letters of a step; those of the first step are there from the start."""
        if shown.step == 0 and self.timeline.last > 0:
            return self.timeline.frame(1).marks
        return shown.marks

    def _draw_numbers(
        self, pen: Pen, places: PlaceGrid, shown: MakingFrame, marked: Set[Place]
    ) -> None:
        """Write the number of every room that has one and is not ``marked``, if it can be read."""
        cell = int(places.cell)
        largest = round(cell * 0.7)
        if largest < pen.smallest:
            return
        numbers: dict[Place, int] = {}
        for room in self.timeline.rooms:
            number = shown.value(room)
            if number >= 0 and room not in marked:
                numbers[room] = number
        size = pen.size_to_fit(str(max(numbers.values(), default=0)), cell, largest)
        for room, number in numbers.items():
            pen.write_centred(str(number), places.rect_of(room).inflate(2, 0), INK, size)


class ColouredCells:
    """The maze of a making, in ``colours``: a colour number, one byte, for each place."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._step = 0
        self.colours = bytearray(timeline.field.places.count)

    def follow(self, step: int) -> None:
        """Go to a step, forwards or back."""
        colours = self.colours
        for index, value in self._timeline.changes(self._step, step):
            if value >= 0:
                colours[index] = FIRST_NUMBER_COLOUR + value % NUMBER_COLOURS
            elif value == FLOOR:
                colours[index] = FLOOR_COLOUR
            else:
                colours[index] = WALL_COLOUR
        self._step = step


def _draw_marks(pen: Pen, places: PlaceGrid, marks: Mapping[str, Place]) -> None:
    """Write the letters that the rule has marked, each on a disc."""
    side = max(SMALLEST_MARK, int(places.cell))
    for letter, place in marks.items():
        disc = Rect(places.rect_of(place).center, (0, 0)).inflate(side, side)
        draw.circle(pen.window, pen.theme.control, disc.center, side // 2)
        pen.write_centred(letter, disc, PAPER, side * 3 // 4)


def _draw_next_rooms(pen: Pen, places: PlaceGrid, shown: MakingFrame) -> None:
    """Outline the rooms that could be dug next, in the colour of floor."""
    cell = int(places.cell)
    for room in shown.next_rooms:
        inside = places.rect_of(room).inflate(-cell // 6, -cell // 6)
        draw.rect(pen.window, pen.theme.floor, inside, max(1, cell // 12))


def _draw_flash(pen: Pen, places: PlaceGrid, at: Rect) -> None:
    """Fill a place to which something is about to happen."""
    draw.rect(pen.window, pen.theme.mark, at)
    draw.rect(pen.window, INK, at, max(1, int(places.cell) // 16))


def _draw_outline(pen: Pen, places: PlaceGrid, at: Rect) -> None:
    """Outline a place to which something happened, if it is large enough.

    Yellow between two dark lines, to be seen on light and dark.
    """
    cell = int(places.cell)
    if cell < OUTLINED_FROM:
        return
    thick = max(2, cell // 10)
    edge = max(1, cell // 24)
    draw.rect(pen.window, INK, at, thick + 2 * edge)
    draw.rect(pen.window, pen.theme.mark, at.inflate(-2 * edge, -2 * edge), thick)


def _draw_worker(pen: Pen, places: PlaceGrid, shown: MakingFrame) -> None:
    """Draw a ring around the worker, where it stands in a room that its step is about."""
    worker = shown.worker
    if worker is None or worker not in shown.focus or not is_room(worker):
        return
    centre = places.rect_of(worker).center
    radius = max(6, round(int(places.cell) * 0.44))
    draw.circle(pen.window, pen.theme.walker, centre, radius, max(3, radius // 4))
    draw.circle(pen.window, pen.theme.outline, centre, radius + 1, 1)
