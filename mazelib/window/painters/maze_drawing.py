"""Draws on a maze that is being made: what is asked about, what has changed, the worker's thread.

    +-----+
    |  ?  |   a room that may be taken; the wall in question, between its two rooms
    +-----+

Yellow is now. A sign has a dark edge, or stands on dark ground: it is seen on light and on dark.
"""

from collections.abc import Mapping, Sequence, Set
from math import ceil, pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, point_from, pointed_by
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_box, draw_disc, draw_line, draw_polygon
from mazelib.window.drawing.theme import INK, LIGHT, PAPER, Colour, mixed
from mazelib.window.playing.walker_position import Position

#: How large a question mark's box is, in places: around a room that is still wall, all is wall.
QUESTION = 1.5
#: A sign is at least so many pixels wide, so that it can be seen; a letter needs so many.
SMALLEST_SIGN = 16
SMALLEST_MARK = 20
#: How large a letter's disc is, in places: it is read from the back of a classroom.
MARK = 1.35
#: How large the worker is: in places; in pixels, where it covers no room that may be taken; always.
WORKER = 1.4
SMALL_WORKER = 34
SMALLEST_WORKER = 14
#: How far above the middle of its room the worker's own middle is, in places: its feet are in it.
RAISED = 0.3
#: How large a badge is that stands at a corner of a room, in places: there is always wall.
BADGE = 0.85
SMALLEST_BADGE = 14
#: How thick its thread is, in places.
THREAD = 0.28
THINNEST_THREAD = 3
#: The same of the way out.
WAY = 0.22
THINNEST_WAY = 4
#: A thread through more rooms than this is drawn without round corners: nobody would see them.
MOST_ROUND = 800
#: How thick a box is drawn, in places.
BOX = 0.11
#: How light the dots are in rooms that are still wall, and how large a place is that has one.
FAINT = 0.2
DOTS_FROM = 9
#: What was only looked at is this much paler.
PALER = 0.5
#: Half of an arrow, in places and at least in pixels.
ARROW = 0.5
SMALLEST_ARROW = 9
#: How much of the worker's hair an arrow may cover, in places.
OVER_HAIR = 0.35
#: How much larger a tick is while it pops.
POP = 0.6
#: The smallest height of a number, in pixels.
SMALLEST_NUMBER = 12
#: The height of a number, in places.
NUMBER = 0.7


class Side(NamedTuple):
    """A side of a place: a thin box along its edge, and the place beyond it."""

    at: Rect
    beyond: Place


#: A line around places is wider by one part of so many of a place, where it breathes in a film.
BREATHES = 24


class MazeDrawing:
    """Draws on the places of a maze that lie in a window."""

    def __init__(self, pen: Pen, grid: PlaceGrid) -> None:
        self._pen = pen
        self._grid = grid
        self._cell = int(grid.cell)

    def way_out(self, points: Sequence[tuple[float, float]]) -> None:
        """Draw the way from S to G: where places are small, it nearly fills them."""
        thick = min(max(THINNEST_WAY, round(WAY * self._grid.cell)), self._cell - 1)
        self._line(points, self._pen.theme.shortest, max(1, thick))

    def thread(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """Draw a thread through the middles of places."""
        self._line(points, colour, max(THINNEST_THREAD, round(THREAD * self._grid.cell)))

    def _line(
        self, points: Sequence[tuple[float, float]], colour: Colour, thick: int
    ) -> None:
        """Draw a line so thick, in pixels, through the middles of places."""
        if len(points) < 2:
            return
        grid = self._grid
        middles = []
        for x, y in points:
            middles.append((grid.left + (x + 0.5) * grid.cell, grid.top + (y + 0.5) * grid.cell))
        if len(points) > MOST_ROUND:
            draw.lines(self._pen.window, colour, False, middles, thick)
        else:
            draw_line(self._pen.window, colour, middles, thick)

    @property
    def has_dots(self) -> bool:
        """Whether places are large enough for dots."""
        return self._cell >= DOTS_FROM

    def number_size(self, largest: int, *, may_be_small: bool) -> int:
        """The height of numbers up to the ``largest``, in pixels; 0 if there is no room for them.

        They are no smaller than other letters, unless they may be.
        """
        smallest = self._pen.smallest
        if may_be_small:
            smallest = max(SMALLEST_NUMBER, self._pen.least)
        usual = max(smallest, round(self._cell * NUMBER))
        for size in range(usual, smallest - 1, -1):
            wide = self._pen.lettering.width(str(largest), size, Face.BOLD)
            if max(wide, size) <= self._cell:  # Beside it there may be wall, which is dark, too.
                return size
        return 0

    def rooms_of_wall(self, rooms: Sequence[Place]) -> None:
        """Draw a faint dot in each room that is still wall: so far the maze can grow."""
        colour = mixed(self._pen.theme.wall, PAPER, FAINT)
        radius = max(1, self._cell // 11)
        for room in rooms:
            self._pen.disc(self._grid.rect_of(room).center, radius, colour)

    def questions(
        self, rooms: Sequence[Place], marked: Set[Place], *, are_wall: bool
    ) -> None:
        """Draw a box with a question mark in each room that may be taken: larger in wall.

        Around a letter the box is larger, and the question mark stands at its corner. Where the
        worker would cover a part of the boxes, there are small squares.
        """
        for room in rooms:
            is_large = are_wall and room not in marked
            at = self._question_at(room) if is_large else self._sign_at(room)
            if room not in marked and 4 * self._cell - at.width < self._worker_size:
                small = self._grid.rect_of(room)
                draw.rect(self._pen.window, INK, small.inflate(2, 2))
                draw.rect(self._pen.window, self._pen.theme.mark, small)
                continue
            if room in marked:
                at = at.inflate(at.width * 2 // 3, at.height * 2 // 3)
            self._box(at, self._pen.theme.mark, self._pen.theme.wall)
            if room not in marked:
                self._question_mark(at)

    def question_at_letter(self, room: Place) -> None:
        """Draw a small question mark at a corner of a room with a letter that may be taken."""
        corner = self._grid.rect_of(room).topright
        self._badge(corner, "?", self._pen.theme.wall, self._pen.theme.mark)

    def number_at_corner(
        self, room: Place, number: int, ground: Colour, ink: Colour = INK
    ) -> None:
        """Write the number of a room at its corner: a letter stands in it, or the worker."""
        self._badge(self._grid.rect_of(room).bottomright, str(number), ground, ink)

    def _badge(self, middle: tuple[int, int], words: str, ground: Colour, ink: Colour) -> None:
        """Draw a small box with an edge around a point, and a word in it."""
        side = max(SMALLEST_BADGE, round(BADGE * self._grid.cell))
        at = Rect(middle, (0, 0)).inflate(side, side)
        draw_box(self._pen.window, ink, at, side // 4)
        edge = max(1, side // 12)
        draw_box(self._pen.window, ground, at.inflate(-2 * edge, -2 * edge), side // 4 - edge)
        size = self._pen.size_to_fit(words, side - 2 * edge, round(0.8 * side))
        self._pen.write(words, at, ink, size, face=Face.BOLD, anchor="center")

    def arrow(self, room: Place, way: Heading, *, is_pale: bool) -> None:
        """Draw an arrow from the worker, which stands in a room, to the room that lies this way.

        It lies between the two, so that the other room can be seen; on small places further out.
        """
        half = max(SMALLEST_ARROW, round(ARROW * self._cell))
        middle = self._grid.rect_of(room).center
        worker = self._worker_at(*room)
        reach = worker.width // 2
        if way is Heading.UP:
            reach = middle[1] - worker.top - round(OVER_HAIR * self._cell)
        elif way is Heading.DOWN:
            reach = worker.bottom - middle[1]
        at = point_from(middle, way, max(self._cell, reach + half))
        draw_disc(self._pen.window, PAPER, at, 2 * half)
        blue = mixed(LIGHT.accent, PAPER, PALER) if is_pale else LIGHT.accent
        draw_disc(self._pen.window, blue, at, 2 * half - 2 * max(1, half // 6))
        tip = pointed_by(point_from(at, way, 0.1 * half), 0.6 * half, way)
        draw_polygon(self._pen.window, PAPER, tip)

    def tick(self, place: Place, share: float) -> None:
        """Draw a tick at a place: it pops, and is still once ``share`` is 1."""
        side = max(SMALLEST_MARK, self._cell)
        side += round(POP * side * sin(pi * share))
        self._pen.picture("tick", self._grid.rect_of(place).center, side)

    def wall_in_question(self, wall: Place, rooms: Sequence[Place]) -> None:
        """Outline a wall and the two rooms beside it, with a question mark between them."""
        at = self._sign_at(wall)
        wider = round(self._pen.breath * at.width / 4)
        at = at.inflate(wider, wider)
        self._box(at, self._pen.theme.mark, self._pen.theme.wall)
        self._question_mark(at)
        for room in rooms:
            self.frame(room)

    def frame(
        self, place: Place, *, is_pale: bool = False, is_around_worker: bool = False
    ) -> None:
        """Draw a frame around a place, or around the worker there; pale, if it only looked."""
        window = self._pen.window
        thick = self._thick
        at = self._worker_at(*place) if is_around_worker else self._grid.rect_of(place)
        wider = thick + 2 * round(self._pen.breath * self._cell / BREATHES)
        at = at.inflate(wider, wider)
        radius = max(2, self._cell // 6)
        if is_pale:
            pale = mixed(self._pen.theme.mark, PAPER, PALER)
            draw.rect(window, INK, at, thick, border_radius=radius)
            draw.rect(window, pale, at.inflate(-2, -2), max(1, thick - 2), border_radius=radius - 1)
        else:
            draw.rect(window, self._pen.theme.mark, at, thick, border_radius=radius)

    def flash(self, places: Sequence[Place], share: float, colour: Colour | None = None) -> None:
        """Colour places that have changed: yellow, or a colour, at first (``share`` 1), then less.
        """
        if share <= 0:
            return
        for place in places:
            at = self._grid.rect_of(place)
            veil = Surface(at.size, SRCALPHA)
            veil.fill((*(colour or self._pen.theme.mark), round(255 * share)))
            self._pen.window.blit(veil, at)

    def outline(self, places: Sequence[Place]) -> None:
        """Outline places that have changed: where they touch each other, there is no line."""
        together = set(places)
        edges = []
        for place in places:
            edges += [side.at for side in self._sides(place) if side.beyond not in together]
        edge = max(1, self._cell // 24)
        wider = 2 * round(self._pen.breath * self._cell / BREATHES)
        edges = [at.inflate(wider, wider) for at in edges]
        for at in edges:
            draw.rect(self._pen.window, INK, at.inflate(2 * edge, 2 * edge))
        for at in edges:
            draw.rect(self._pen.window, self._pen.theme.mark, at)

    def marks(self, marks: Mapping[str, Place]) -> None:
        """Draw the letters that a rule has marked, each on a disc."""
        side = max(SMALLEST_MARK, round(MARK * self._cell))
        for letter, place in marks.items():
            disc = Rect(self._grid.rect_of(place).center, (0, 0)).inflate(side, side)
            self._pen.picture("target", disc.center, side)
            self._pen.write(letter, disc, PAPER, side * 5 // 8, face=Face.BOLD, anchor="center")

    def numbers(self, numbers: Mapping[Place, int], size: int) -> None:
        """Write a number at each of these places, this high."""
        for place, number in numbers.items():
            at = self._grid.rect_of(place)
            self._pen.write(str(number), at, INK, size, face=Face.BOLD, anchor="center")

    def worker(
        self, at: Position, *, faces_left: bool, digs: bool, rests: bool = False
    ) -> None:
        """Draw the worker: it stands upright, its shovel up, or in the ground; or it is asleep."""
        name = "worker_digs" if digs else "worker"
        if rests:
            name = "worker_asleep"
        box = self._worker_at(at.x, at.y)
        self._pen.picture(name, box.center, box.width, is_mirrored=faces_left)

    def _worker_at(self, x: float, y: float) -> Rect:
        """The square that the worker takes at a place, perhaps between two of them."""
        grid = self._grid
        size = self._worker_size
        middle_x = grid.left + (x + 0.5) * grid.cell
        middle_y = grid.top + (y + 0.5) * grid.cell - self._raised
        return Rect(round(middle_x - size / 2), round(middle_y - size / 2), size, size)

    @property
    def _raised(self) -> int:
        """How far above the middle of its room the worker's own middle is, in pixels."""
        up_to_sign = (4 * self._cell - self._question_side - self._worker_size) // 2
        return max(0, min(round(RAISED * self._grid.cell), up_to_sign))

    @property
    def _worker_size(self) -> int:
        """How large the worker is, in pixels."""
        small = max(SMALLEST_WORKER, min(SMALL_WORKER, 3 * self._cell))
        return max(small, round(WORKER * self._grid.cell))

    @property
    def _thick(self) -> int:
        return max(2, round(BOX * self._cell))

    def _question_at(self, room: Place) -> Rect:
        """Where the box of a question mark stands."""
        side = self._question_side
        return Rect(self._grid.rect_of(room).center, (0, 0)).inflate(side, side)

    @property
    def _question_side(self) -> int:
        """How large that box is, in pixels: as large as it can be beside the worker."""
        beside_worker = 4 * self._cell - self._worker_size
        return max(self._sign_side, min(round(QUESTION * self._grid.cell), beside_worker))

    def _sign_at(self, place: Place) -> Rect:
        """Where a sign stands: as large as its place, or larger if that could not be read.

        Two rooms away there may be another one.
        """
        at = self._grid.rect_of(place)
        side = max(at.width, self._sign_side)
        return at.inflate(side - at.width, side - at.height)

    @property
    def _sign_side(self) -> int:
        """How large a sign is, in pixels."""
        return max(ceil(self._grid.cell), min(SMALLEST_SIGN, round(1.9 * self._grid.cell)))

    def _box(self, at: Rect, edge: Colour, ground: Colour) -> None:
        """Draw a box with an edge."""
        thick = max(2, min(self._thick, at.width // 6))
        radius = max(2, at.width // 4)
        draw_box(self._pen.window, edge, at, radius)
        inside = at.inflate(-2 * thick, -2 * thick)
        draw_box(self._pen.window, ground, inside, max(0, radius - thick))

    def _question_mark(self, at: Rect) -> None:
        self._write_in(at, "?", self._pen.theme.mark)

    def _write_in(self, at: Rect, sign: str, ink: Colour) -> None:
        """Write a sign in its box, if that is large enough."""
        pen = self._pen
        if at.width >= SMALLEST_SIGN:
            size = max(14, round(0.72 * at.width))
            pen.write(sign, at, ink, size, face=Face.BOLD, anchor="center")

    def _sides(self, place: Place) -> list[Side]:
        """The four sides of a place, as thin boxes."""
        at = self._grid.rect_of(place)
        thick = self._thick
        half = thick // 2
        x, y = place
        wide = at.width + thick
        high = at.height + thick
        boxes = {
            Heading.UP: Rect(at.left - half, at.top - half, wide, thick),
            Heading.RIGHT: Rect(at.right - half, at.top - half, thick, high),
            Heading.DOWN: Rect(at.left - half, at.bottom - half, wide, thick),
            Heading.LEFT: Rect(at.left - half, at.top - half, thick, high),
        }
        sides = []
        for heading, box in boxes.items():
            dx, dy = DELTAS[heading]
            sides.append(Side(box, (x + dx, y + dy)))
        return sides
