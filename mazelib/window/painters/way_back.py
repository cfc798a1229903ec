"""The way back: the rooms from where a digging worker began to where it is, as a thread.

It follows from where the worker was in each step: to a room that is new it leads on; back at a room
of the thread, all that lies behind it is cut off.
"""

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, is_room
from mazelib.making.timeline import MakingTimeline

#: After so many steps no thread is drawn any more: it would take too long to follow the worker.
MOST_STEPS = 5000


class WayBack:
    """Follows the worker of one making; what it answers depends on the step alone."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._step = 0
        self._rooms = list[Place]()

    def at(self, step: int) -> list[Place]:
        """The rooms of the thread after a step, the worker's last; none if nothing is dug there."""
        if step > MOST_STEPS or self._timeline.frame(step).is_ready:
            return []
        if step < self._step:
            self._step = 0
            self._rooms = []
        while self._step < step:
            self._step += 1
            self._follow(self._step)
        return self._rooms

    def _follow(self, step: int) -> None:
        """Let the thread follow the worker into a step."""
        frame = self._timeline.frame(step)
        worker = frame.worker
        if worker is None or not is_room(worker) or frame.value(worker) != FLOOR:
            self._rooms = []
        elif worker in self._rooms:
            del self._rooms[self._rooms.index(worker) + 1 :]
        elif self._rooms and _leads_on(self._rooms[-1], worker):
            self._rooms.append(worker)
        else:
            self._rooms = [worker]


def _leads_on(room: Place, worker: Place) -> bool:
    """Whether two rooms are neighbours."""
    return abs(room[0] - worker[0]) + abs(room[1] - worker[1]) == 2
