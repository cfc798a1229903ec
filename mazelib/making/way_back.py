"""The way back: the rooms from where digging began to where the worker stands, as a thread.

It is recorded from where each room was dug (see digging). So the way back from any room is found at
any step, however far back it lies: no step is made again.
"""

from mazelib.grid.compass import Place
from mazelib.making.step import NOT_DUG
from mazelib.making.timeline import MakingTimeline

#: Over more digs than this, a way is found anew, and not followed from change to change.
_MOST_FOLLOWED = 5000


class WayBack:
    """Answers for any step of one making; what it answers depends on the step alone.

    It keeps the way that it was asked for last, and changes it only where the next one differs: in
    a large maze a way has a thousand rooms.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._digs = timeline.digs
        #: The way asked for last; the number of each of its rooms, by the index of its place; and
        #: how long the log of digs was in that step.
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
        # A room that is filled in this step was dug before it; one at the start is dug in it.
        length = self._timeline.digs_until(step - 1)
        if self._digs.value(worker, length) == NOT_DUG:
            length = self._timeline.digs_until(step)
        self._cut_what_changes(length)
        self._lead_to(worker, length)
        return self._rooms.copy()

    def _lead_to(self, worker: int, length: int) -> None:
        """Let the way lead to the worker, as the maze was when so much was dug.

        It ends at a room that was dug from nowhere, which is said to be dug from itself. It goes
        through no room twice, whatever a learner's process says.
        """
        new = dict[int, None]()
        room = worker
        while room not in self._number and room not in new:
            dug_from = self._digs.value(room, length)
            if dug_from == NOT_DUG:
                break
            new[room] = None
            room = dug_from
        self._cut(self._number.get(room, -1) + 1)
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
        for room in self._digs.changed(since, until):
            if room in self._number:
                self._cut(self._number[room])
