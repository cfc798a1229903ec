"""Paints a walk onto its map: places, trail, hand, control points, marks, and the walker.

    from bottom to top:   floor shaded by visits, the walls that the hand has touched, trail or
                          circle, remembered ways, the way it will take, control points, the walker
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from pygame import Rect

from mazelib.grid.compass import Heading, Place, Turn, stepped, turned
from mazelib.grid.places import index_of
from mazelib.maps.heya import Heya
from mazelib.maps.signs import PLAIN_FLOOR, WALLS
from mazelib.walking.moment import Moment
from mazelib.walking.timeline import Timeline
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.pen import Pen
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.remembered import cards_of, marked_ways
from mazelib.window.shown import WalkShown
from mazelib.window.theme import Colour, Theme, mixed

#: The trail: its last ticks in full strength, and the older ones before them.
TRAIL = 20
OLDER = 1000
#: The line of the hand is drawn for at most this many ticks.
MOST_TOUCHED = 4000
#: At most this many dots of the shortest way, and remembered ways.
MOST_DOTS = 1500
MOST_MARKS = 300
#: Floor gets darker with each doubling of its visits, at most this many times.
MOST_SHADE = 4
#: The colour number of wall.
WALL_NUMBER = 0
#: What can be walked, by its sign on the map, and its colour's name in the theme. A new sign that
#: is to be seen on the map is one row here; all other signs that are no wall lie on plain floor.
GROUNDS = {
    PLAIN_FLOOR: "floor",
}


def colour_number(sign: str) -> int:
    """The colour number of a place that nobody has visited, by its sign on the map.

    Each visited shade of the place has the next number.
    """
    if sign in WALLS:
        return WALL_NUMBER
    if sign not in GROUNDS:
        sign = PLAIN_FLOOR
    return 1 + list(GROUNDS).index(sign) * (MOST_SHADE + 1)


@cache
def walk_palette(theme: Theme) -> list[Colour]:
    """The colours by colour number: of wall, and of each ground in all its shades."""
    palette = [theme.wall]
    for colour_name in GROUNDS.values():
        ground: Colour = getattr(theme, colour_name)
        for shade in range(MOST_SHADE + 1):
            palette.append(mixed(ground, theme.visited, shade / MOST_SHADE))
    return palette


def unvisited(heya: Heya) -> bytes:
    """The colour number of each place before anybody walks, in reading order."""
    signs = "".join(heya.rows)
    # A map may have millions of places, but it has few different signs.
    numbers = {ord(sign): colour_number(sign) for sign in set(signs)}
    return signs.translate(numbers).encode("latin-1")


def touched(timeline: Timeline, hand: Turn, tick: int) -> list[tuple[Place, Heading]]:
    """The pieces of wall that a hand touched lately: each a place and one of its sides."""
    pieces = dict[tuple[Place, Heading], None]()  # in their order, each once
    first = max(0, tick - MOST_TOUCHED)
    came_to = timeline.place(max(0, first - 1))
    for each in range(first, tick + 1):
        side = turned(timeline.heading(each), hand)
        turned_at = came_to
        came_to = timeline.place(each)
        pieces[turned_at, side] = None
        pieces[came_to, side] = None
    return [piece for piece in pieces if not timeline.heya.is_open(stepped(*piece))]


class WalkPainter:
    """Draws one recorded walk, with its ``hand`` if that is "right" or "left"."""

    def __init__(self, timeline: Timeline, hand: str) -> None:
        heya = timeline.heya
        self._timeline = timeline
        self._heya = heya
        self._hand = Turn[hand.upper()] if hand else None
        # One colour number a place, by its visits until the tick that is shaded. What is drawn
        # depends on the tick asked for alone: from the last one drawn it is not far to the next.
        self._unvisited = unvisited(heya)
        self._cells = bytearray(self._unvisited)
        self._visits = Counter[int]()
        self._shaded = -1
        self._picture = PlacePicture(heya.places, self._cells, heya.floor)

    def draw(
        self,
        pen: Pen,
        area: Rect,
        shown: WalkShown,
        shortest: Sequence[Place] = (),
    ) -> PlaceGrid:
        """Draw the walk into an area of the window; return where its places lie.

        ``shortest`` is the shortest way, if it is to be seen.
        """
        theme = pen.theme
        recorded = min(shown.tick, self._timeline.last)
        self._shade(recorded)
        # All outside the map is wall.
        pen.window.fill(theme.window if shown.has_axes else theme.wall, area)
        grid = self._picture.draw(pen, area, walk_palette(theme), has_axes=shown.has_axes)
        drawing = MapDrawing(pen, grid, self._heya)
        if self._hand is not None:
            for place, side in touched(self._timeline, self._hand, recorded):
                drawing.touched_wall(place, side)
        self._draw_trail(drawing, shown.tick)
        for place in shortest[:: max(1, len(shortest) // MOST_DOTS)]:
            drawing.dot(place)
        memory = memory_on_map(shown.moment)
        self._draw_cards(drawing, memory)
        self._draw_ways(drawing, shown)
        self._draw_controls(drawing, shown)
        self._draw_lit_places(drawing, shown)
        if shown.ghost:
            drawing.ghost(*shown.ghost)
        drawing.walker(shown.moment, shown.phase, self._hand)
        self._draw_marks(drawing, memory)
        return grid

    def _shade(self, tick: int) -> None:
        """Add the visits of the ticks since the last one shaded, or take them away again."""
        first = min(tick, self._shaded)
        last = max(tick, self._shaded)
        change = 1 if tick > self._shaded else -1
        for state in self._timeline.states[first + 1 : last + 1]:
            index = index_of(state)
            self._visits[index] += change
            shade = min(self._visits[index].bit_length(), MOST_SHADE)
            self._cells[index] = self._unvisited[index] + shade
        self._shaded = tick

    def _draw_trail(self, drawing: MapDrawing, tick: int) -> None:
        """Draw the trail, its last steps in full strength, and a proven circle as a ring."""
        timeline = self._timeline
        theme = drawing.pen.theme
        thick = drawing.thick(0.12)
        newest = max(0, tick - TRAIL)
        older = self._places(range(max(0, newest - OLDER), newest + 1))
        drawing.line(older, theme.trail, max(2, thick // 3))
        drawing.line(self._places(range(newest, tick + 1)), theme.trail, thick)
        if timeline.since is not None and tick >= timeline.last:
            first = max(timeline.since, timeline.last - OLDER)
            ring = self._places(range(first, timeline.last + 1))
            drawing.line(ring, theme.ring, drawing.thick(0.18))

    def _places(self, ticks: range) -> list[Place]:
        return [self._timeline.place(tick) for tick in ticks]

    def _draw_cards(self, drawing: MapDrawing, memory: Mapping[str, object]) -> None:
        """Draw the ways that are remembered, as arrows at the edge of their places."""
        cards = [card for card in cards_of(memory) if self._heya.is_open(card[0])]
        for place, heading in cards[-MOST_MARKS:]:
            drawing.at_edge(place, heading, 0.24, drawing.pen.theme.mark)

    def _draw_ways(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw the way that the walker will take, and those that can be guessed."""
        theme = drawing.pen.theme
        moment = shown.moment
        if moment.after and not shown.phase:
            _, heading = moment.after
            drawing.way(moment.place, heading, mixed(theme.walker, theme.floor, 0.55))
        for heading in shown.ways:
            drawing.way(moment.place, heading, theme.mark)

    def _draw_controls(self, drawing: MapDrawing, shown: WalkShown) -> None:
        reached = self._timeline.reached_count(shown.tick)
        for number, (letter, place) in enumerate(self._heya.controls):
            is_under = place == shown.moment.place
            drawing.control(letter, place, is_reached=number < reached, is_under_walker=is_under)
            if number == reached:
                drawing.target_ring(place, is_under_walker=is_under)

    def _draw_lit_places(self, drawing: MapDrawing, shown: WalkShown) -> None:
        if shown.pointed:
            drawing.frame(shown.pointed)
        for place in shown.lit:
            drawing.frame(place)

    def _draw_marks(self, drawing: MapDrawing, memory: Mapping[str, object]) -> None:
        """Draw the strokes of the ways that are marked."""
        marked = [way for way in marked_ways(memory) if self._heya.is_open(way.place)]
        for place, heading, count in marked[-MOST_MARKS:]:
            drawing.strokes(place, heading, count)


def memory_on_map(moment: Moment) -> Mapping[str, object]:
    """The memory to draw; where the walk stops, that of the half before."""
    if moment.stops:
        return moment.memory_before
    return moment.memory
