"""In which order rooms are filled that were dug one by one: the newest first.

The number of a room says when it was dug: 1 is where digging began.
"""

from functools import cached_property
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.field import WALL, between, is_room
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters.maze_ways import fills_after_making
from mazelib.window.shown import MakingShown

#: So many of the rooms are shown that are left.
MOST_SHOWN = 6


class Dug(NamedTuple):
    """A room that is still open, its number, and whether the next older one is open from here."""

    room: Place
    number: int
    leads_on: bool


class FillOrder:
    """Answers for one making which of the rooms dug before it was ready are the newest."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        #: Up to this step only newest rooms were filled, and so many are left then.
        self._newest_until = -1
        self._left = 0

    @cached_property
    def _rooms(self) -> list[Place]:
        """The rooms that are open where the maze is ready, the oldest first."""
        timeline = self._timeline
        dug = dict[int, None]()
        for index, value in timeline.changes(-1, timeline.ready_at or 0):
            if value == WALL:
                dug.pop(index, None)
            else:
                dug.setdefault(index)
        places = [timeline.field.places.place(index) for index in dug]
        rooms = set(timeline.rooms)
        return [place for place in places if place in rooms]

    @cached_property
    def _numbers(self) -> dict[Place, int]:
        return {room: number for number, room in enumerate(self._rooms, 1)}

    @property
    def largest(self) -> int:
        """The number of the room that was dug last of all."""
        return len(self._rooms)

    def beads(self, shown: MakingShown) -> list[Dug]:
        """The newest of the rooms that are left, the newest first, if these are filled first.

        None before the first room is filled, and none once a rule has filled another one.
        """
        if not fills_after_making(self._timeline, shown.step_seen):
            return []
        return self._newest(shown.step_seen) if self._fills_newest(shown.step_about) else []

    def _fills_newest(self, step: int) -> bool:
        """Whether each room that was filled up to a step was the newest that was left."""
        ready_at = self._timeline.ready_at or 0
        if self._newest_until < ready_at:
            self._newest_until = ready_at
            self._left = self.largest
        while self._newest_until < step:
            left = self._left_after(self._newest_until + 1)
            if left is None:
                return False
            self._left = left
            self._newest_until += 1
        return True

    def _left_after(self, step: int) -> int | None:
        """How many rooms are left after the next step; None if it fills any but the newest."""
        left = self._left
        for index, value in self._timeline.changes(step - 1, step):
            place = self._timeline.field.places.place(index)
            if not is_room(place):
                continue
            number = self._numbers.get(place, 0)
            if value != WALL or number < left:
                return None
            if number == left:
                left -= 1
        return left

    def _newest(self, step: int) -> list[Dug]:
        """The newest of the rooms that are open after a step, the newest first."""
        frame = self._timeline.frame(step)
        number = self._numbers.get(frame.newest_room, 0) if frame.newest_room else 0
        left = list[Place]()
        while number > 0 and len(left) < MOST_SHOWN + 1:
            room = self._rooms[number - 1]
            if frame.value(room) != WALL:
                left.append(room)
            number -= 1
        newest = []
        for age, room in enumerate(left[:MOST_SHOWN]):
            leads_on = False
            for older in left[age + 1 : age + 2]:
                is_beside = older in frame.field.rooms_around(room)
                leads_on = is_beside and frame.value(between(room, older)) != WALL
            newest.append(Dug(room, self._numbers[room], leads_on))
        return newest
