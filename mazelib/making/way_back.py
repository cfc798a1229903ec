"""The way back: the rooms from where digging began to where the worker stands, as a thread.

Each room that is dug knows the room from which it was dug. So the way back from any room is found
at any step, however far back it lies: no step is made again.
"""

from bisect import bisect_right
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL, is_inner_wall, is_room, rooms_beside
from mazelib.making.timeline import MakingTimeline


class _Event(NamedTuple):
    """In a step, a room was dug from another one (None: from nowhere), or filled."""

    step: int
    is_dug: bool
    dug_from: Place | None = None


class WayBack:
    """Answers for any step of one making; what it answers depends on the step alone.

    It keeps the way that it was asked for last, and changes it only where the next one differs: in
    a large maze a way has a thousand rooms.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        #: What happened to each room, in order, up to and with a step that was looked at.
        self._events: dict[Place, list[_Event]] = {}
        self._looked_at = -1
        #: What is open now, while the steps are looked at.
        self._open: set[Place] = set()
        #: The way of the step asked for last, and the number of each room in it.
        self._step = 0
        self._rooms: list[Place] = []
        self._number: dict[Place, int] = {}

    def at(self, step: int) -> list[Place]:
        """The rooms of the way in a step, the worker's last; none if it stands in no dug room.

        In a step that digs, the way does not yet lead to the room that is new. In one that fills,
        it still leads to the room that is filled.
        """
        self._look_at_steps(step)
        worker = self._timeline.frame(step).worker
        if worker is None:
            return []
        # A room that is filled in this step was dug before it; one at the start is dug in it.
        seen_at = step - 1 if self._is_dug(worker, step - 1) else step
        self._forget_what_changes(seen_at)
        self._lead_to(worker, seen_at)
        return self._rooms.copy()

    def _lead_to(self, worker: Place, seen_at: int) -> None:
        """Let the way lead to the worker, as the maze is after a step."""
        new: list[Place] = []
        room: Place | None = worker
        while room is not None and room not in self._number and self._is_dug(room, seen_at):
            new.append(room)
            room = self._newest_event(room, seen_at).dug_from
        self._cut(self._number[room] + 1 if room in self._number else 0)
        for room in reversed(new):
            self._number[room] = len(self._rooms)
            self._rooms.append(room)

    def _cut(self, length: int) -> None:
        """Leave so many rooms of the way."""
        while len(self._rooms) > length:
            del self._number[self._rooms.pop()]

    def _forget_what_changes(self, step: int) -> None:
        """Cut the way where a room of it is dug or filled between the last step asked for and this.

        What is left of it is the same in both steps.
        """
        places = self._timeline.field.places
        for index, _value in self._timeline.changes(self._step, step):
            room = places.place(index)
            if room in self._number:
                self._cut(self._number[room])
        self._step = step

    def _is_dug(self, room: Place, step: int) -> bool:
        """Whether a room is dug after a step."""
        events = self._events.get(room)
        if not events or events[0].step > step:
            return False
        return self._newest_event(room, step).is_dug

    def _newest_event(self, room: Place, step: int) -> _Event:
        """What happened last to a room by a step. Something has."""
        events = self._events[room]
        if len(events) == 1:
            return events[0]
        return events[bisect_right(events, step, key=lambda event: event.step) - 1]

    # What happens to each room is looked at once, step by step.

    def _look_at_steps(self, last: int) -> None:
        """Look at all steps up to this one."""
        places = self._timeline.field.places
        for step in range(self._looked_at + 1, last + 1):
            dug: list[Place] = []
            doors: list[Place] = []
            for index, value in self._timeline.changes(step - 1, step):
                place = places.place(index)
                if value == WALL:
                    self._note_filled(step, place)
                elif value >= 0:
                    self._open.add(place)  # It is no wall; but nobody has dug it.
                elif value == FLOOR and is_room(place):
                    dug.append(place)
                elif value == FLOOR and is_inner_wall(place):
                    doors.append(place)
            for room in dug:
                self._note_dug(step, room, doors)
        self._looked_at = max(self._looked_at, last)

    def _note_filled(self, step: int, place: Place) -> None:
        if place in self._open:
            self._open.remove(place)
            self._events.setdefault(place, []).append(_Event(step, is_dug=False))

    def _note_dug(self, step: int, room: Place, doors: list[Place]) -> None:
        """A room is dug, in the same step as these places between rooms."""
        if room in self._open:
            return
        dug_from = None
        for door in doors:
            one, other = rooms_beside(door)
            if room == one and other in self._open:
                dug_from = other
            elif room == other and one in self._open:
                dug_from = one
        self._open.add(room)
        self._events.setdefault(room, []).append(_Event(step, is_dug=True, dug_from=dug_from))
