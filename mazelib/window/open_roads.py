"""The roads of the calls that are open: of all roads with one number, the newest at most is.

A call fills its road, and then calls others. So where a road with a lower number grows, the roads
with higher numbers are done: their calls have returned.
"""

from math import floor

from mazelib.grid.compass import Place
from mazelib.making.field import is_room, rooms_beside
from mazelib.making.timeline import MakingTimeline
from mazelib.window.going_back import GoingBack
from mazelib.window.shown import MakingShown
from mazelib.window.walker_position import eased

#: In a maze of more rooms than this, it takes too long to follow the roads.
MOST_ROOMS = 1000


class OpenRoads:
    """Follows the roads of one making whose rule calls itself; what it answers depends on the step.

    A road has all its places, in the order in which they were laid: rooms, and what lies between.
    """

    def __init__(self, timeline: MakingTimeline, going_back: GoingBack) -> None:
        self._timeline = timeline
        self._going_back = going_back
        self._step = -1
        self._roads: list[list[Place]] = []

    def at(self, step: int) -> list[list[Place]]:
        """The roads 1, 2, 3, ... whose calls are open after a step.

        There are none where the numbers are not how deep the calls lie.
        """
        timeline = self._timeline
        if timeline.field.rooms > MOST_ROOMS:
            return []
        ready_at = timeline.ready_at
        if step < self._step or (ready_at is not None and self._step < ready_at <= step):
            self._step = -1
            self._roads = []
        if ready_at is not None and self._step < ready_at <= step:
            self._step = ready_at  # All its numbers became floor.
        for index, number in timeline.changes(self._step, step):
            self._lay(timeline.field.places.place(index), number)
        self._step = step
        calls = timeline.frame(step).calls
        return self._roads[:calls] if calls <= len(self._roads) else []

    def seen(self, shown: MakingShown) -> list[list[Place]]:
        """The roads whose calls are open in a half; while the worker goes back, calls return."""
        step = shown.step_seen
        calls = self._timeline.frame(step).calls
        left = self._going_back.calls_left(step)
        if shown.thinks:
            returned = self._going_back.calls_returned(step, eased(shown.phase))
            left = calls - floor(returned)
        return self.at(step)[:left]

    def growing(self, shown: MakingShown) -> list[Place]:
        """The road of the innermost call; nothing while the worker goes back, or has gone back."""
        if shown.phase or (shown.asks and self._going_back.goes_back_from(shown.tick)):
            return []
        roads = self.seen(shown)
        return roads[-1] if roads else []

    def _lay(self, place: Place, number: int) -> None:
        """A number is laid at a place: the road of this number goes on there, or another begins."""
        roads = self._roads
        if not 1 <= number <= len(roads) + 1:
            return
        if number <= len(roads) and _goes_on(roads[number - 1], place):
            del roads[number:]
            roads[number - 1].append(place)
        else:
            del roads[number - 1 :]
            roads.append([place])


def _goes_on(road: list[Place], place: Place) -> bool:
    """Whether a road goes on at a place: between its last room and a new one, or in that room."""
    last = road[-1]
    if is_room(place):
        return not is_room(last) and place in rooms_beside(last)
    return is_room(last) and last in rooms_beside(place)
