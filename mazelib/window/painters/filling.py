"""What is shown while rooms are filled: which one is next, and the older ones that come after it.

    84--83--82      beads on a line, each with the number of its room: the newest has the largest
             |
        80--81
"""

from itertools import pairwise

from mazelib.grid.compass import Place
from mazelib.making.field import WALL, is_room
from mazelib.making.timeline import MakingTimeline
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_box, draw_line
from mazelib.window.drawing.theme import PAPER
from mazelib.window.making.fill_order import Dug, FillOrder
from mazelib.window.making.maker_words import goes_on_filling, only_fills
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.painters.maze_ways import fills_after_making
from mazelib.window.playing.walker_position import Position
from mazelib.window.shown import MakingShown

#: How thick the line is, and how large a bead that has room for no number, in places.
LINE = 0.2
THINNEST = 2
BEAD = 0.7
#: The smallest bead that is round at its corners, in pixels.
ROUND_FROM = 6


class FillingPainter:
    """Draws the order in which the rooms of one making are filled."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._order = FillOrder(timeline)

    def draw(self, pen: Pen, grid: PlaceGrid, shown: MakingShown) -> None:
        """Draw the newest rooms that are left, if these are filled first; and the next one."""
        timeline = self._timeline
        if not fills_after_making(timeline, shown.step_seen):
            return
        drawing = MazeDrawing(pen, grid)
        self._draw_beads(pen, grid, drawing, self._order.beads(shown))
        if not self._gives_away(shown):
            return
        rooms = self._filled_next(shown)
        if goes_on_filling(timeline, shown.step_about):
            for room in rooms:
                drawing.frame(room)
        else:
            drawing.questions(rooms, set(), are_wall=False)

    def _gives_away(self, shown: MakingShown) -> bool:
        """Whether it is seen which room is filled next."""
        is_given_away = shown.asks and not shown.class_guesses
        return is_given_away and only_fills(self._timeline.frame(shown.step_about))

    def draw_covered(
        self, pen: Pen, grid: PlaceGrid, shown: MakingShown, worker: Position | None
    ) -> None:
        """Draw the number of a bead at the corner of its room, if something stands on it.

        That may be the worker, or a question mark.
        """
        timeline = self._timeline
        drawing = MazeDrawing(pen, grid)
        has_numbers = self._number_size(pen, drawing)
        if not has_numbers or not fills_after_making(timeline, shown.step_seen):
            return
        covered = {(worker.x, worker.y)} if worker else set()
        if self._gives_away(shown) and not goes_on_filling(timeline, shown.step_about):
            covered.update(self._filled_next(shown))
        for dug in self._order.beads(shown):
            if dug.room in covered:
                drawing.number_at_corner(dug.room, dug.number, pen.theme.order, PAPER)

    def _number_size(self, pen: Pen, drawing: MazeDrawing) -> int:
        """The height of the numbers of beads; 0 if there are none: a film is too fast for them."""
        if pen.is_film:
            return 0
        return drawing.number_size(self._order.largest, may_be_small=True)

    def _filled_next(self, shown: MakingShown) -> list[Place]:
        """The rooms that become wall in the step that comes."""
        about = self._timeline.frame(shown.step_about)
        return [place for place in about.changed if is_room(place) and about.value(place) == WALL]

    def _draw_beads(
        self, pen: Pen, grid: PlaceGrid, drawing: MazeDrawing, newest: list[Dug]
    ) -> None:
        """Draw a bead in each room, and a line to the next one, if that lies beside it."""
        colour = pen.theme.order
        thick = max(THINNEST, round(LINE * grid.cell))
        for dug, older in pairwise(newest):
            if dug.leads_on:
                ends = (grid.rect_of(dug.room).center, grid.rect_of(older.room).center)
                draw_line(pen.window, colour, ends, thick)
        size = self._number_size(pen, drawing)
        for age, dug in enumerate(newest):
            at = grid.rect_of(dug.room)
            side = at.width - 2
            if not size:
                side = round(at.width * BEAD * (1 - age / (2 * len(newest))))
            at = at.inflate(side - at.width, side - at.height)
            draw_box(pen.window, colour, at, at.width // 4 if at.width >= ROUND_FROM else 0)
            if size:
                pen.write(str(dug.number), at, PAPER, size, face=Face.BOLD, anchor="center")
