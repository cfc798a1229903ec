"""Paints a walk onto its map: places, trail or chalk, hand, cards, control points, the walker.

from bottom to top:   floor shaded by visits, the places that the rule keeps, the walls that the
                      hand has touched, trail or chalk, circle, cards, the way it will take, control
                      points, the walker, cards that are thrown away
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from pygame import Rect

from mazelib.grid.compass import Heading, Place, Turn, stepped, turned
from mazelib.maps.reach import MOST_SEARCHED, unreachable
from mazelib.walking.hand import HandOnWall
from mazelib.walking.moment import Moment
from mazelib.walking.timeline import Timeline
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import mixed
from mazelib.window.painters.chalk import draw_chalk, draw_tallies
from mazelib.window.painters.hand import draw_arm, draw_bar, draw_hand, draw_touched, touched
from mazelib.window.painters.kept_places import draw_kept_places
from mazelib.window.painters.map_drawing import MapDrawing, TargetLook
from mazelib.window.painters.place_picture import PlacePicture, has_rim
from mazelib.window.painters.walk_ground import WalkGround, walk_palette
from mazelib.window.playing.walker_position import walker_position
from mazelib.window.rule.kept_places import kept_places
from mazelib.window.rule.remembered import cards_of, marked_ways
from mazelib.window.shown import WalkShown

#: A trail and a ring have at most this many ticks, and the trail of a walk by chance this many.
TRAIL = 1000
TRAIL_BY_CHANCE = 20
#: How much paler the trail is at an arrival: the dots of the shortest path lie on it.
PALER = 0.55
#: At most this many remembered ways.
MOST_MARKS = 300
#: At most this many ways have marks.
MOST_CHALK = 1500
#: Where more ways than these begin, a walker has a choice.
WAYS_OF_A_CORRIDOR = 2


class WalkPainter:
    """Draws one recorded walk.

    With ``hand``, "right" or "left", it draws the hand that the walk keeps on the wall: this one,
    as long as no turn says otherwise. Of a walk ``by_chance`` that covers the map again and again,
    only where it has been and its newest steps are drawn, and at its end how often it was where.
    ``tells_closed`` is whether control
    points that no way leads to look so. With ``has_lanes`` the trail keeps right, so that a way
    walked there and back has two lines.
    """

    def __init__(
        self,
        timeline: Timeline,
        hand: str,
        *,
        by_chance: bool = False,
        tells_closed: bool = True,
        has_lanes: bool = False,
    ) -> None:
        heya = timeline.heya
        self._timeline = timeline
        self._has_lanes = has_lanes
        self._heya = heya
        self._by_chance = by_chance
        self._tells_closed = tells_closed
        self._hand_on_wall = HandOnWall(timeline, Turn[hand.upper()]) if hand else None
        self._ground = WalkGround(timeline)
        rim = has_rim(heya.places, heya.floor)
        self._picture = PlacePicture(heya.places, self._ground.cells, has_rim=rim)

    def draw(
        self,
        pen: Pen,
        area: Rect,
        shown: WalkShown,
        shortest: Sequence[Place] = (),
    ) -> PlaceGrid:
        """Draw the walk into an area of the window, and nothing outside it.

        Return where its places lie. ``shortest`` is the shortest path, if it is to be seen.
        """
        is_calm = self._is_calm(shown)
        self._ground.show(shown.tick, is_heated=is_calm and self._by_chance)
        clip = pen.window.get_clip()
        pen.window.set_clip(area.clip(clip))
        palette = walk_palette(pen.theme, shown.popped if is_calm else 0.0)
        grid = self._picture.draw(pen, area, palette, self._heya.floor, has_axes=shown.has_axes)
        drawing = MapDrawing(pen, grid, self._heya)
        self._draw_ground(drawing, shown)
        if not self.has_chalk or shown.is_filmed:  # Dots would hide the marks of the window.
            drawing.dots(shortest, are_small=self._has_lanes or self.has_chalk)
        self._draw_signs(drawing, shown)
        pen.window.set_clip(clip)
        return grid

    def _draw_ground(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw what the walk has left on floor and walls, and what the rule keeps of them."""
        kept = kept_places(memory_on_map(shown.moment), shown.moment.memory_before)
        draw_kept_places(drawing, kept)
        if self._hand is not None:
            if shown.is_filmed or not self._is_calm(shown):
                draw_touched(drawing, touched(self._timeline, self._hand, shown.moment.tick))
            draw_bar(drawing, shown.moment, shown.phase, self._hand)
        if self.has_chalk:
            self._draw_ring(drawing, shown)  # It hides no chalk.
            self._draw_chalk(drawing, memory_on_map(shown.moment))
        else:
            self._draw_trail(drawing, shown)
            self._draw_ring(drawing, shown)

    def _draw_signs(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw what stands on the map now: ways, cards, control points, and the walkers."""
        if self._hand is not None:
            drawing.hand_at = turned(shown.moment.heading, self._hand)
            draw_hand(drawing, shown.moment, shown.phase, self._hand)
        elif shown.spot and not shown.spot.is_asking:
            draw_arm(drawing, shown.moment, shown.phase, Turn.RIGHT)  # The sentence names it.
        self._draw_cards(drawing, shown)
        if shown.guessed and not shown.choices:
            choice = shown.guessed.choice
            if choice.way is not None:
                drawing.guessed_way(shown.moment.place, choice.way, shown.guessed.number)
        self._draw_next_way(drawing, shown)
        self._draw_controls(drawing, shown)
        self._draw_lit_places(drawing, shown)
        if shown.moment.bumped and not shown.thinks:
            drawing.bump(shown.moment.place, shown.moment.heading)
        drawing.walker(shown.moment, shown.phase)
        if shown.rival and not shown.is_filmed:
            drawing.rival(shown.rival, shown.phase)
        self._draw_taken_cards(drawing, shown)
        for number, choice in enumerate(shown.choices, 1):
            if choice.way is not None:
                drawing.numbered_way(shown.moment.place, choice.way, number)
        if self.has_chalk and not (shown.choices or shown.thinks or shown.guessed):
            self._draw_tallies(drawing, shown.moment)

    @property
    def _hand(self) -> Turn | None:
        """The hand that the walk keeps on the wall, if it is to be drawn."""
        return self._hand_on_wall.hand if self._hand_on_wall else None

    @property
    def has_chalk(self) -> bool:
        """Whether the rule marks ways: it does so from its first turn on."""
        first = min(1, self._timeline.last)
        return bool(marked_ways(self._timeline.memory_at(first)))

    def _is_calm(self, shown: WalkShown) -> bool:
        """Whether the walker has arrived: then its trail tells enough, without any shade."""
        return has_arrived(self._timeline, shown.tick) and not self.has_chalk

    def _draw_trail(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw the trail; at an arrival it is thin and pale, and of a walk by chance not seen."""
        if self._ground.is_heated:
            return
        theme = drawing.pen.theme
        colour = theme.trail
        thick = drawing.thick(0.11)
        if self._is_calm(shown) and not self._has_lanes:  # The class counts its lanes.
            colour = mixed(theme.trail, theme.floor, PALER * shown.popped)
            thick = max(2, round(thick * (1 - shown.popped / 2)))
        first = max(0, shown.tick - (TRAIL_BY_CHANCE if self._by_chance else TRAIL))
        places = self._places(range(first, shown.tick + 1))
        draw = drawing.lane if self._has_lanes else drawing.line
        draw(places, colour, thick)

    def _draw_ring(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw a proven circle as a ring."""
        timeline = self._timeline
        if timeline.since is not None and shown.tick >= timeline.last:
            first = max(timeline.since, timeline.last - TRAIL)
            ring = self._places(range(first, timeline.last + 1))
            drawing.ring(ring, shown.popped)

    def _places(self, ticks: range) -> list[Place]:
        return [self._timeline.place(tick) for tick in ticks]

    def _draw_chalk(self, drawing: MapDrawing, memory: Mapping[str, object]) -> None:
        """Draw the marks of the ways."""
        ways = [way for way in marked_ways(memory, MOST_MARKS) if self._heya.is_open(way.place)]
        visited = drawing.pen.theme.visited
        draw_chalk(drawing, ways[-MOST_CHALK:], visited)

    def _draw_tallies(self, drawing: MapDrawing, moment: Moment) -> None:
        """Where ways part, write at each open side how many marks it has: by that it decides."""
        ways = [way for way in Heading if self._heya.is_open(stepped(moment.place, way))]
        if len(ways) > WAYS_OF_A_CORRIDOR:
            marks = dict.fromkeys(ways, 0)
            for way in marked_ways(memory_on_map(moment)):
                if way.place == moment.place and way.heading in marks:
                    marks[way.heading] = way.marks
            draw_tallies(drawing, moment.place, marks)

    def _draw_cards(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw the ways that are remembered, as cards at the edges of their places."""
        x, y, _heading = walker_position(shown.moment, shown.phase)
        for place, heading in self._cards(memory_on_map(shown.moment))[-MOST_MARKS:]:
            drawing.card(place, heading, (x, y))

    def _draw_taken_cards(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw the cards that the rule takes away in this half, before the walker moves."""
        if shown.phase:
            return
        left = self._cards(shown.moment.memory)
        for place, heading in self._cards(shown.moment.memory_before)[-MOST_MARKS:]:
            if (place, heading) not in left:
                drawing.lifted_card(place, heading)

    def _cards(self, memory: Mapping[str, object]) -> list[tuple[Place, Heading]]:
        """The cards that lie on the map."""
        return [card for card in cards_of(memory) if self._heya.is_open(card[0])]

    def _draw_next_way(self, drawing: MapDrawing, shown: WalkShown) -> None:
        """Draw the way that the walker will take."""
        moment = shown.moment
        if moment.after and not shown.phase and not shown.spot:
            drawing.way(moment.place, moment.after[1])

    def _draw_controls(self, drawing: MapDrawing, shown: WalkShown) -> None:
        reached = self._timeline.reached_count(shown.tick)
        for number, (letter, place) in enumerate(self._heya.controls):
            look = TargetLook.USUAL
            if letter in self._closed:
                look = TargetLook.CLOSED
            elif number < reached:
                look = TargetLook.REACHED
            elif number == reached:
                look = TargetLook.NEXT
            drawing.target(letter, place, look, is_under_walker=place == shown.moment.place)
        if shown.moment.reached and shown.popped < 1:
            drawing.pop(shown.moment.place, shown.popped)

    @cached_property
    def _closed(self) -> list[str]:
        """The letters of the control points that no way leads to, if that is told."""
        if not self._tells_closed or len(self._heya.floor) > MOST_SEARCHED:
            return []
        return unreachable(self._heya)

    def _draw_lit_places(self, drawing: MapDrawing, shown: WalkShown) -> None:
        if shown.fault_at:
            drawing.fault(shown.fault_at, drawing.pen.theme.wrong)
        if shown.fault_before:
            drawing.fault(shown.fault_before, drawing.pen.theme.accent)
        if shown.pointed:
            drawing.frame(shown.pointed)
        for place in shown.lit:
            drawing.frame(place)


def has_arrived(timeline: Timeline, tick: int) -> bool:
    """Whether a tick is that of the arrival, the last one of a walk."""
    is_last = tick == timeline.last
    return is_last and 0 < len(timeline.heya.controls) == timeline.reached_count(tick)


def memory_on_map(moment: Moment) -> Mapping[str, object]:
    """The memory to draw; where the walk stops, that of the half before."""
    if moment.stops:
        return moment.memory_before
    return moment.memory
