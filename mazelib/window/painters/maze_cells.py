"""The places of a maze being made, each as the number of its colour, at any step."""

from collections.abc import Sequence

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters import place_picture
from mazelib.window.painters.group_colours import GroupColours
from mazelib.window.painters.maze_colours import (
    DONE_COLOUR,
    FIRST_DEAD_COLOUR,
    FIRST_GROUP_COLOUR,
    FIRST_ROAD_COLOUR,
    FLOOR_COLOUR,
    OUTSIDE_COLOUR,
    ROAD_COLOURS,
    WALL_COLOUR,
    number_of_road,
)

_COUNT = 256
_ROADS = bytes(range(FIRST_ROAD_COLOUR, FIRST_ROAD_COLOUR + ROAD_COLOURS))
_DEAD = bytes(range(FIRST_DEAD_COLOUR, FIRST_DEAD_COLOUR + ROAD_COLOURS))
#: How colour numbers change: floor that is done, and roads that have led to no goal, and back.
AS_DONE = bytes.maketrans(bytes([FLOOR_COLOUR]), bytes([DONE_COLOUR]))
AS_DEAD = bytes.maketrans(_ROADS, _DEAD)
AS_USUAL = bytes.maketrans(bytes([DONE_COLOUR]) + _DEAD, bytes([FLOOR_COLOUR]) + _ROADS)
#: What each colour stands for: wall, what is outside, floor (done or not), or a number.
GROUNDS = bytes(
    [
        place_picture.WALL,
        place_picture.WALL,
        *[place_picture.FLOOR] * (FIRST_GROUP_COLOUR - FLOOR_COLOUR),
        *[place_picture.OPEN] * (_COUNT - FIRST_GROUP_COLOUR),
    ]
)


class MazeCells:
    """The maze of a making, in ``colours``: a colour number, one byte, for each place."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._step = -1  # Before all steps, all is wall.
        self._has_groups = False
        self.colours = bytearray(timeline.field.places.count)
        field = timeline.field
        places = field.places
        self._values = [WALL] * places.count
        self._group_colours = GroupColours(timeline)
        if field.mask:
            for place in filter(field.is_far_outside, places):
                self.colours[places.index(place)] = OUTSIDE_COLOUR

    @property
    def floor(self) -> bytes:
        """What is at each place: WALL, FLOOR, or OPEN where a number stands."""
        return bytes(self.colours.translate(GROUNDS))

    def follow(
        self, step: int, way_back: Sequence[Place] = (), way_out: Sequence[Place] = ()
    ) -> None:
        """Go to a step, forwards or back.

        With a way back, all floor beside it is done. With a way out, all roads beside
        it are paler.
        """
        self._has_groups = self._timeline.has_groups
        colours = self.colours
        colours[:] = colours.translate(AS_USUAL)
        for index, value in self._timeline.changes(self._step, step):
            self._values[index] = value
            colours[index] = self.colour_of(value, step)
        self._recolour_groups(step)
        self._step = step
        if way_back:
            self._dim_all_but(way_back, AS_DONE)
        if way_out:
            self._dim_all_but(way_out, AS_DEAD)

    def _dim_all_but(self, way: Sequence[Place], table: bytes) -> None:
        """Change the colours of all places that are not on a way."""
        colours = self.colours
        index_of = self._timeline.field.places.index
        indexes = [index_of(place) for place in way]
        bright = [colours[index] for index in indexes]
        colours[:] = colours.translate(table)
        for index, colour in zip(indexes, bright, strict=True):
            colours[index] = colour

    def _recolour_groups(self, step: int) -> None:
        """Colour anew all of those groups that have another colour after a step."""
        if not self._has_groups:
            return
        recoloured = self._group_colours.recoloured(self._step, step)
        for index, value in enumerate(self._values if recoloured else ()):
            if value in recoloured:
                self.colours[index] = self.colour_of(value, step)

    def colour_of(self, value: int, step: int) -> int:
        """The colour number after a step of WALL, FLOOR, or the number of a group or of a road."""
        if value == WALL:
            return WALL_COLOUR
        if value == FLOOR:
            return FLOOR_COLOUR
        if self._has_groups:
            return self._group_colours.of(value, step)
        return number_of_road(value)
