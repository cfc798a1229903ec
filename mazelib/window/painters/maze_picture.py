"""A picture of a maze being made: its places, the numbers of rooms and roads, the step's focus."""

from collections.abc import Mapping, Set
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.grid.compass import DELTAS, Place
from mazelib.making.field import FLOOR, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.window.clicks import MapPlaces
from mazelib.window.lettering import Face
from mazelib.window.painters.maze_colours import (
    FIRST_NUMBER_COLOUR,
    FLOOR_COLOUR,
    NUMBER_COLOURS,
    WALL_COLOUR,
    maze_palette,
)
from mazelib.window.painters.place_picture import OPEN, PlacePicture
from mazelib.window.painters.way_back import WayBack
from mazelib.window.pen import Pen
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.smooth import draw_line
from mazelib.window.theme import INK, PAPER

#: Places of at least this many pixels have outlines.
OUTLINED_FROM = 10
#: A mark is at least this many pixels wide, so that it can be read.
SMALLEST_MARK = 20
#: How large the worker is, in places, and how thick the thread of its way back.
WORKER = 1.15
THREAD = 0.2
#: The ground of each colour number: its own for wall and floor, OPEN for all numbers.
GROUNDS = bytes([WALL_COLOUR, FLOOR_COLOUR, *[OPEN] * (256 - FIRST_NUMBER_COLOUR)])


class StepSeen(NamedTuple):
    """What a picture shows of a step: the maze as it is ``seen``, and what the step is ``about``.

    Its places flash while the maze is still seen as it was before; then they are outlined.
    """

    seen: MakingFrame
    about: MakingFrame


class MazePicture:
    """Draws the maze of a making at any of its steps."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._cells = ColouredCells(timeline)
        self._picture = PlacePicture(timeline.field.places, self._cells.colours, has_rim=True)
        self._way_back = WayBack(timeline)

    def draw(self, pen: Pen, area: Rect, step: StepSeen, *, has_axes: bool) -> PlaceGrid:
        """Draw a step into an area of the window; return where the places lie."""
        self._cells.follow(step.seen.step)
        palette = maze_palette(pen.theme, self._timeline.field.width)
        places = self._picture.draw(pen, area, palette, self._cells.floor, has_axes=has_axes)
        pen.can_click(places.area, MapPlaces(places))
        thread = self._way_back.at(step.seen.step)
        thick = max(2, round(THREAD * places.cell))
        draw_line(
            pen.window, pen.theme.thread, [places.rect_of(room).center for room in thread], thick
        )
        _draw_next_rooms(pen, places, step.seen)
        _draw_focus(pen, places, step)
        marks = self._marks(step.seen)
        _draw_marks(pen, places, marks)
        self._draw_numbers(pen, places, step.seen, set(marks.values()))
        self._draw_worker(pen, places, step)
        return places

    def _draw_worker(self, pen: Pen, places: PlaceGrid, step: StepSeen) -> None:
        """Draw the worker in the room where it is seen, if the step is about a few places.

        It faces the way that it has come.
        """
        worker = step.seen.worker
        if worker is None or not is_room(worker) or not step.about.focus:
            return
        before = self._timeline.frame(max(0, step.seen.step - 1)).worker or worker
        move = (_sign(worker[0] - before[0]), _sign(worker[1] - before[1]))
        heading = DELTAS.index(move) if move in DELTAS else 0
        size = max(SMALLEST_MARK, round(WORKER * places.cell))
        pen.picture("worker", places.rect_of(worker).center, size, heading)

    def _marks(self, shown: MakingFrame) -> Mapping[str, Place]:
        """The letters of a step; those of the first step are there from the start."""
        if shown.step == 0 and self._timeline.last > 0:
            return self._timeline.frame(1).marks
        return shown.marks

    def _draw_numbers(
        self, pen: Pen, places: PlaceGrid, shown: MakingFrame, marked: Set[Place]
    ) -> None:
        """Write the number of every room that has one and is not ``marked``, if it can be read."""
        cell = int(places.cell)
        if cell < pen.smallest:
            return
        largest = max(pen.smallest, round(cell * 0.62))
        numbers: dict[Place, int] = {}
        for room in self._timeline.rooms:
            number = shown.value(room)
            if number >= 0 and room not in marked:
                numbers[room] = number
        widest = str(max(numbers.values(), default=0))
        wide = round(cell * 1.6)  # Beside a number there is wall, or its own number.
        size = pen.size_to_fit(widest, wide, largest, Face.BOLD)
        for room, number in numbers.items():
            at = places.rect_of(room).inflate(wide - cell, 0)
            pen.write(str(number), at, INK, size, face=Face.BOLD, anchor="center")


class ColouredCells:
    """The maze of a making, in ``colours``: a colour number, one byte, for each place."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._step = -1
        self.colours = bytearray(timeline.field.places.count)

    @property
    def floor(self) -> bytes:
        """What is at each place: WALL, FLOOR, or OPEN where a number stands."""
        return bytes(self.colours.translate(GROUNDS))

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


def _draw_focus(pen: Pen, places: PlaceGrid, step: StepSeen) -> None:
    """Draw the places that a step is about."""
    is_done = step.about.step == step.seen.step
    for place in step.about.focus:
        if is_done:
            _draw_outline(pen, places, places.rect_of(place))
        else:
            _draw_flash(pen, places, places.rect_of(place))


def _draw_marks(pen: Pen, places: PlaceGrid, marks: Mapping[str, Place]) -> None:
    """Write the letters that the rule has marked, each on a disc."""
    side = max(SMALLEST_MARK, int(places.cell))
    for letter, place in marks.items():
        disc = Rect(places.rect_of(place).center, (0, 0)).inflate(side, side)
        pen.picture("target", disc.center, side)
        pen.write(letter, disc, PAPER, side * 5 // 8, face=Face.BOLD, anchor="center")


def _draw_next_rooms(pen: Pen, places: PlaceGrid, shown: MakingFrame) -> None:
    """Outline the rooms that could be dug next, each with a question mark."""
    cell = int(places.cell)
    for room in shown.next_rooms:
        inside = places.rect_of(room).inflate(-cell // 8, -cell // 8)
        draw.rect(pen.window, pen.theme.mark, inside, max(2, cell // 9), border_radius=cell // 5)
        if cell >= pen.smallest:
            size = max(pen.smallest - 4, cell // 2)
            pen.write("?", inside, pen.theme.mark, size, face=Face.BOLD, anchor="center")


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


def _sign(number: int) -> int:
    """1, 0 or -1, as a number is above, at, or below zero."""
    return (number > 0) - (number < 0)
