"""Paints the making of a maze: what a rule asks, and then what it does.

from bottom to top:   places, the worker's thread; what flashes, since it has changed; numbers;
                      what is in question, or was looked at; letters; the worker
"""

from collections.abc import Mapping, Sequence

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.grid.routes import shortest_route
from mazelib.making.field import WALL, MakerError
from mazelib.making.maze import START
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import PAPER, Colour, mixed
from mazelib.window.input.clicks import MapPlaces
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.worker_way import WorkerWay
from mazelib.window.painters.distances import draw_lengths, draw_lines_to_goal
from mazelib.window.painters.filling import FillingPainter
from mazelib.window.painters.maze_cells import MazeCells
from mazelib.window.painters.maze_colours import (
    maze_palette,
    outside_colour,
    road_colour,
)
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.painters.maze_questions import (
    draw_choices,
    draw_looked_at,
    draw_looks_before,
    draw_question,
)
from mazelib.window.painters.maze_ways import road_at_work, rooms_to_compare, way_around_wall
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.painters.step_back import draw_step_back
from mazelib.window.shown import MakingShown, so_far_drawn

#: How much of its yellow a broken wall keeps.
STILL_YELLOW = 0.6
#: The new colour needs this share of its time to come to the farthest place of a group.
FLOWS = 0.6
#: How pale the way back is beside the thread: numbers lie on it.
PALE_TRAIL = 0.4
#: Where the worker has come to G, it is drawn so much higher than G, in places.
ABOVE_GOAL = 1.05
#: The numbers of roads are written so small that this one fits into a room.
MOST_ROADS = 99


class MazePainter:
    """Draws the making of one maze, at any half of a tick."""

    def __init__(
        self, timeline: MakingTimeline, way_back: WayBack, going_back: GoingBack
    ) -> None:
        self._timeline = timeline
        self._going_back = going_back
        self._cells = MazeCells(timeline)
        self._picture = PlacePicture(timeline.field.places, self._cells.colours, has_rim=True)
        self._worker_way = WorkerWay(timeline, way_back, going_back)
        self._filling = FillingPainter(timeline)
        self._solved: list[Place] | None = None

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw a half into an area of the window, and nothing outside it."""
        clip = pen.window.get_clip()
        pen.window.set_clip(area.clip(clip))
        changed = self._changed(shown)
        grid = self._draw_places(pen, area, shown, changed)
        drawing = MazeDrawing(pen, grid)
        self._draw_dots(drawing, shown)
        self._draw_threads(drawing, shown, pen.theme.thread)
        about = self._timeline.frame(shown.step_about)
        compared = rooms_to_compare(about) if shown.asks else ()
        if about.goal:
            draw_lines_to_goal(pen, grid, compared, about.goal)
        self._draw_change(drawing, shown, changed, maze_palette(pen.theme))
        if self._is_at_goal(shown) and not shown.is_filmed:
            self._draw_worker(drawing, shown)  # It stands behind G, and does not hide it.
        self._draw_signs(drawing, shown, changed)
        self._filling.draw(pen, grid, shown)
        self._draw_step_back(pen, grid, shown)
        if not self._is_at_goal(shown):
            self._draw_worker(drawing, shown)
        self._draw_what_is_covered(drawing, pen, grid, shown)
        draw_choices(drawing, shown, about.in_question)
        if about.goal and about.in_question:
            draw_lengths(pen, grid, compared, about.goal, about.in_question.place)
        pen.window.set_clip(clip)

    def _draw_threads(self, drawing: MazeDrawing, shown: MakingShown, colour: Colour) -> None:
        """Draw the worker's thread, the way that it has gone back, and ways through the maze."""
        drawing.thread(self._worker_way.thread(shown), colour)
        drawing.thread(self._worker_way.trail(shown), mixed(colour, PAPER, PALE_TRAIL))
        drawing.way_out(so_far_drawn(self.way_out(shown.step_seen), shown.drawn))
        drawing.way_out(so_far_drawn(shown.picked.way, shown.drawn))
        if shown.thinks:
            about = self._timeline.frame(shown.step_about)
            drawing.thread(way_around_wall(about), colour)

    def _draw_step_back(self, pen: Pen, grid: PlaceGrid, shown: MakingShown) -> None:
        """Draw where the worker goes back, before it goes."""
        step_back = self._worker_way.step_back(shown)
        if step_back and not shown.phase:
            draw_step_back(pen, grid, *step_back, shown.flipped)

    def _draw_worker(self, drawing: MazeDrawing, shown: MakingShown) -> None:
        """Draw the worker, if somebody works in a room; while it digs or fills, it is seen so."""
        at = self._worker_way.position(shown)
        if at is None:
            return
        seen = self._timeline.frame(shown.step_seen)
        digs = shown.thinks and not shown.phase and bool(seen.changed) and not seen.is_solving
        faces_left = self._worker_way.faces_left(shown)
        rests = self._worker_way.rests(shown)
        if self._is_at_goal(shown):
            at = at._replace(y=at.y - ABOVE_GOAL)
        drawing.worker(at, faces_left=faces_left, digs=digs, rests=rests)

    def _draw_what_is_covered(
        self, drawing: MazeDrawing, pen: Pen, grid: PlaceGrid, shown: MakingShown
    ) -> None:
        """Draw at a corner what a letter covers, or the worker: numbers and question marks."""
        stands = self._worker_way.position(shown)
        self._filling.draw_covered(pen, grid, shown, stands)
        seen = self._timeline.frame(shown.step_seen)
        letters = {*seen.marks.values()}
        about = self._timeline.frame(shown.step_about)
        if shown.asks and about.in_question and not shown.choices:
            for room in letters.intersection(about.in_question.found):
                drawing.question_at_letter(room)
        if self._timeline.has_groups or self.way_out(shown.step_seen):
            return
        if not self._number_size(drawing):
            return
        covered = {*letters, (stands.x, stands.y)} if stands else letters
        for room in self._timeline.rooms:
            number = seen.value(room)
            if room in covered and number >= 0:
                drawing.number_at_corner(room, number, road_colour(number))

    def _is_at_goal(self, shown: MakingShown) -> bool:
        """Whether the worker has come to G, and looks at its way."""
        return bool(self.way_out(shown.step_seen)) and not shown.thinks

    def _draw_places(
        self, pen: Pen, area: Rect, shown: MakingShown, changed: Sequence[Place]
    ) -> PlaceGrid:
        """Draw all places in their colours; return where they lie."""
        thread = self._worker_way.places_of_thread(shown)
        bright = [*thread, *changed] if thread else ()
        way_out = self.way_out(shown.step_seen)
        self._cells.follow(shown.step_seen, bright, way_out)
        palette = maze_palette(pen.theme)
        around = outside_colour(pen.theme) if self._timeline.field.mask else None
        grid = self._picture.draw(
            pen, area, palette, self._cells.floor, has_axes=shown.has_axes, around=around
        )
        pen.can_click(grid.area, MapPlaces(grid))
        return grid

    def _draw_change(
        self,
        drawing: MazeDrawing,
        shown: MakingShown,
        changed: Sequence[Place],
        palette: Sequence[Colour],
    ) -> None:
        """Let what has changed flash.

        A group with a new number goes from the one colour to the other, and the wall that has
        broken stays yellow. In a film the new colour flows from there.
        """
        share = 1 - shown.flipped
        if not self._timeline.has_groups:
            drawing.flash(changed, share)
            return
        before = self._timeline.frame(shown.tick)
        broken = [place for place in changed if before.value(place) == WALL]
        for place in changed:
            value = before.value(place)
            if value != WALL:
                old = palette[self._cells.colour_of(value, shown.tick)]
                left = _still_old(place, broken, changed, share) if shown.is_filmed else share
                drawing.flash([place], left, old)
        drawing.flash(broken, max(share, STILL_YELLOW))

    def _draw_dots(self, drawing: MazeDrawing, shown: MakingShown) -> None:
        """Draw a dot in each room that is still wall."""
        if drawing.has_dots:
            seen = self._timeline.frame(shown.step_seen)
            rooms = self._timeline.rooms
            drawing.rooms_of_wall([room for room in rooms if seen.value(room) == WALL])

    def _draw_signs(
        self, drawing: MazeDrawing, shown: MakingShown, changed: Sequence[Place]
    ) -> None:
        """Draw numbers and letters, and what is asked, or what was changed or looked at."""
        about = self._timeline.frame(shown.step_about)
        marks = self._timeline.frame(shown.step_seen).marks
        self._draw_numbers(drawing, shown, marks)
        if shown.asks:
            if not self._going_back.goes_back_from(shown.tick):
                draw_looks_before(drawing, about)  # Otherwise its way back says so.
            draw_question(drawing, self._timeline.frame(shown.tick), about, shown.choices)
            self._draw_where_a_call_begins(drawing, shown)
        road = self._road_at_work(shown)
        if road:
            drawing.outline([*road, *changed])
        elif shown.thinks and changed:
            drawing.outline(changed)
        elif shown.thinks and not shown.phase and not self._worker_way.step_back(shown):
            draw_looked_at(drawing, about)
        for room in shown.picked.rooms:
            drawing.outline([room])
        drawing.marks(marks)

    def _road_at_work(self, shown: MakingShown) -> Sequence[Place]:
        """The road that grows; nothing while the worker goes back, or has gone back."""
        if shown.phase or (shown.asks and self._going_back.goes_back_from(shown.tick)):
            return ()
        return road_at_work(self._timeline.frame(shown.step_seen))

    def _draw_where_a_call_begins(self, drawing: MazeDrawing, shown: MakingShown) -> None:
        """Frame the room where a call begins, to which the rule has gone back."""
        now = self._timeline.frame(shown.tick)
        about = self._timeline.frame(shown.step_about)
        if now.calls and about.in_question and about.goes_back_after(now):
            drawing.frame(about.in_question.place, is_around_worker=True)

    def way_out(self, step: int) -> Sequence[Place]:
        """The way from S to G, at the end, if roads have found it; nothing before."""
        timeline = self._timeline
        if not timeline.done or step < timeline.last:
            return ()
        if self._solved is None:
            self._solved = _way_by_roads(timeline)
        return self._solved

    def _changed(self, shown: MakingShown) -> Sequence[Place]:
        """The places that the step has just changed, if they are to be seen so."""
        now = self._timeline.frame(shown.step_seen)
        is_new_part = now.is_ready and not self._timeline.frame(shown.tick).is_ready
        return now.changed if shown.thinks and not is_new_part else ()

    def _draw_numbers(
        self, drawing: MazeDrawing, shown: MakingShown, marks: Mapping[str, Place]
    ) -> None:
        """Write the number of every room that has one and carries no letter.

        At the end, the colours of the roads are enough beside the way out, and in a film a path
        lies where the numbers were, which are all the same.
        """
        size = self._number_size(drawing)
        is_proof = shown.is_filmed and bool(shown.picked.way)
        if not size or is_proof or self.way_out(shown.step_seen):
            return
        seen = self._timeline.frame(shown.step_seen)
        marked = {*marks.values()}
        numbers = dict[Place, int]()
        for room in self._timeline.rooms:
            number = seen.value(room)
            if number >= 0 and room not in marked:
                numbers[room] = number
        drawing.numbers(numbers, size)

    def _number_size(self, drawing: MazeDrawing) -> int:
        """The height of numbers, the same in all steps; 0 if there is no room for them.

        Those of rooms may be small: it is them that the rule compares.
        """
        if self._timeline.has_groups:
            return drawing.number_size(len(self._timeline.rooms) - 1, may_be_small=True)
        return drawing.number_size(MOST_ROADS, may_be_small=False)


def _still_old(
    place: Place, broken: Sequence[Place], changed: Sequence[Place], share: float
) -> float:
    """How much of its old colour a place of a group still has: the new one flows in from a wall.

    It flows through the places of the group that have ``changed``; ``share`` goes from 1 to 0.
    """
    farthest = max(_far(each, broken) for each in changed)
    begins = FLOWS * _far(place, broken) / max(1, farthest)
    return 1 - min(1.0, max(0.0, (1 - share - begins) / (1 - FLOWS)))


def _far(place: Place, others: Sequence[Place]) -> int:
    """How far a place is from the nearest of some others, in places."""
    return min((abs(place[0] - x) + abs(place[1] - y) for x, y in others), default=0)


def _way_by_roads(timeline: MakingTimeline) -> list[Place]:
    """The way from S to G through places that have numbers; nothing if there is none."""
    last = timeline.frame(timeline.last)
    start = last.marks.get(START)
    if start is None or last.goal is None or last.value(last.goal) < 0:
        return []
    try:
        heya = timeline.heya()
    except MakerError:
        return []  # A room is still wall.
    route = shortest_route(heya, start, last.goal) or []
    return route if all(last.value(place) >= 0 for place in route) else []
