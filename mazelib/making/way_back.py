"""The way back: the rooms from where digging began to where the worker stands, as a thread.

A room is dug from a neighbour: the one to which the place between was open when the room was dug,
or was opened after that. So each dug room knows its neighbour, and the way back from any room is
found at any step, however far back it lies: no step is made again.
"""

from bisect import bisect_left
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL
from mazelib.making.timeline import MakingTimeline

#: Over more changes than this, a way is found anew, and not followed from change to change.
_MOST_FOLLOWED = 5000


class _Event(NamedTuple):
    """With an entry of the maze's log, a room was dug, or filled.

    ``dug_from`` is the neighbour from which it was dug, by its index; None if there is none.
    """

    entry: int
    is_dug: bool
    dug_from: int | None = None


class WayBack:
    """Answers for any step of one making; what it answers depends on the step alone.

    It keeps the way that it was asked for last, and changes it only where the next one differs: in
    a large maze a way has a thousand rooms.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._history = _History(timeline)
        #: The way asked for last; the number of each of its rooms, by the index of its place; and
        #: how long the log was in that step.
        self._rooms: list[Place] = []
        self._number: dict[int, int] = {}
        self._length = 0

    def at(self, step: int) -> list[Place]:
        """The rooms of the way in a step, the worker's last; none if it stands in no dug room.

        In a step that digs, the way does not yet lead to the room that is new. In one that fills,
        it still leads to the room that is filled.
        """
        frame = self._timeline.frame(step)
        if frame.worker is None:
            return []
        worker = frame.field.places.index(frame.worker)
        self._history.look_up_to(frame.until)
        # A room that is filled in this step was dug before it; one at the start is dug in it.
        is_dug_before = self._history.is_dug(worker, frame.since)
        length = frame.since if is_dug_before else frame.until
        self._cut_what_changes(length)
        self._lead_to(worker, length)
        return self._rooms.copy()

    def _lead_to(self, worker: int, length: int) -> None:
        """Let the way lead to the worker, as the maze was when its log had this length."""
        new: list[int] = []
        room: int | None = worker
        while room is not None and room not in self._number:
            event = self._history.newest(room, length)
            if not event.is_dug:
                room = None
                break
            new.append(room)
            room = event.dug_from
        self._cut(0 if room is None else self._number[room] + 1)
        for index in reversed(new):
            self._number[index] = len(self._rooms)
            self._rooms.append(self._timeline.field.places.place(index))

    def _cut(self, length: int) -> None:
        """Leave so many rooms of the way."""
        if length == 0:
            self._rooms.clear()
            self._number.clear()
        while len(self._rooms) > length:
            room = self._timeline.field.places.index(self._rooms.pop())
            del self._number[room]

    def _cut_what_changes(self, length: int) -> None:
        """Cut the way before all that changed between the last step asked for and this.

        What is left of it is the same in both steps.
        """
        since = min(self._length, length)
        until = max(self._length, length)
        self._length = length
        if until - since > _MOST_FOLLOWED:
            self._cut(0)
            return
        for index in self._timeline.log.changed(since, until):
            for room in self._history.rooms_at(index):
                if room in self._number:
                    self._cut(self._number[room])


class _History:
    """What has happened to each room: it looks once at each change of a making, in order."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._log = timeline.log
        places = timeline.field.places
        self._steps = places.steps
        #: Whether there is a room at a place; and from a place between two, the step to each.
        self._is_room = bytearray(places.count)
        self._step_to_rooms = [0] * places.count
        _up, right, down, _left = places.steps
        for room in timeline.field.room_indexes():
            self._is_room[room] = 1
            self._step_to_rooms[room + right] = right
            self._step_to_rooms[room + down] = down
        #: The events of each room, by the index of its place.
        self._events: dict[int, list[_Event]] = {}
        #: How much of the log was looked at; what stood at each place then, and since which entry
        #: it was open, or wall.
        self._looked_at = 0
        self._values = [WALL] * places.count
        self._since = [0] * places.count

    def is_dug(self, room: int, length: int) -> bool:
        """Whether a room was dug when the log had this length."""
        return self.newest(room, length).is_dug

    def newest(self, room: int, length: int) -> _Event:
        """What had happened last to a room when the log had this length."""
        events = self._events.get(room, [])
        number = bisect_left(events, (length,))
        return events[number - 1] if number else _Event(-1, is_dug=False)

    def rooms_at(self, index: int) -> tuple[int, ...]:
        """The room at a place, or the two rooms beside it, by their indexes."""
        if self._is_room[index]:
            return (index,)
        step = self._step_to_rooms[index]
        return (index - step, index + step) if step else ()

    def look_up_to(self, length: int) -> None:
        """Look at all entries of the log up to this length."""
        if length <= self._looked_at:
            return
        changes = self._log.changes(self._looked_at, length)
        for entry, (index, value) in enumerate(changes, self._looked_at):
            before = self._values[index]
            self._values[index] = value
            if (before == WALL) != (value == WALL):
                self._since[index] = entry
                self._note(entry, index, value)
        self._looked_at = length

    def _note(self, entry: int, index: int, value: int) -> None:
        """A place was opened, or filled."""
        is_dug = value == FLOOR
        if self._is_room[index]:
            self._add(index, _Event(entry, is_dug, self._neighbour_of(index) if is_dug else None))
        elif self.rooms_at(index):
            one, other = self.rooms_at(index)
            self._note_door(entry, one, other, is_dug=is_dug)
            self._note_door(entry, other, one, is_dug=is_dug)

    def _note_door(self, entry: int, room: int, neighbour: int, *, is_dug: bool) -> None:
        """The place between a room and its neighbour was opened, or filled."""
        if not self._is_dug_now(room):
            return
        dug_from = self._events[room][-1].dug_from
        is_later = self._since[room] > self._since[neighbour]
        if is_dug and dug_from is None and is_later and self._is_dug_now(neighbour):
            self._add(room, _Event(entry, is_dug=True, dug_from=neighbour))
        elif not is_dug and dug_from == neighbour:
            self._add(room, _Event(entry, is_dug=True))

    def _neighbour_of(self, room: int) -> int | None:
        """The dug neighbour to which the way is open; of several, the one opened last."""
        found: int | None = None
        newest = -1
        for step in self._steps:
            door = room + step
            is_open = self._values[door] == FLOOR and self._is_dug_now(door + step)
            if is_open and self._since[door] > newest:
                found = door + step
                newest = self._since[door]
        return found

    def _is_dug_now(self, room: int) -> bool:
        """Whether a room is dug after all that was looked at."""
        return room in self._events and self._events[room][-1].is_dug

    def _add(self, room: int, event: _Event) -> None:
        self._events.setdefault(room, []).append(event)
