"""How the worker of a making goes back where it is stuck, and which calls of its rule return then.

    1 - 1 - 1 - 1     Road 2 is stuck: the worker looks for a way that is left in room after room,
        |             the newest first. So it goes back along road 2; the call of road 2 returns;
        2 - 2         and it goes on back along road 1.
"""

from collections.abc import Sequence

from mazelib.grid.compass import Place
from mazelib.grid.exits import exits_of
from mazelib.grid.routes import shortest_route
from mazelib.making.asked import About
from mazelib.making.field import WALL
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters.maze_ways import Ground

#: In a maze of more rooms than this, it takes too long to look for the rooms between two looks.
MOST_ROOMS = 1000
#: A frame asks for the walks of a few steps, again and again; so many are kept.
MOST_WALKS = 8


class GoingBack:
    """Answers for one making; what it answers depends on the step alone.

    It keeps the last walks that it was asked for: each may be a search through the whole maze.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._walks: dict[int, list[Place]] = {}

    def rooms_walked(self, step: int) -> Sequence[Place]:
        """The rooms from where the worker stands in a step to where it stands in the next one.

        It goes to each room where it looks around on its way. Between two of them that are no
        neighbours, it goes through places that are open. (Of very many looks, the first ones are
        not kept.) After the last step it goes nowhere.
        """
        if step >= self._timeline.last:
            return ()
        if step not in self._walks:
            if len(self._walks) == MOST_WALKS:
                del self._walks[next(iter(self._walks))]
            self._walks[step] = self._rooms_walked(step)
        return self._walks[step]

    def _rooms_walked(self, step: int) -> list[Place]:
        """The rooms of a walk that is not kept yet."""
        now = self._timeline.frame(step)
        after = self._timeline.frame(step + 1)
        stops = [now.worker, *(each.place for each in after.asked if each.about is About.AROUND)]
        stops.append(after.worker)
        rooms = list[Place]()
        for stop in stops:
            if stop is None or rooms[-1:] == [stop]:
                continue
            if rooms and stop not in now.field.rooms_around(rooms[-1]):
                rooms += _rooms_between(now, rooms[-1], stop)
            rooms.append(stop)
        return rooms

    def calls_returned(self, step: int, part: float) -> float:
        """How many calls have returned after a part of the way back from where a step has left it.

        1.5 is one, and half of the next: a call returns where the worker leaves its road.
        """
        calls = self._timeline.frame(step).calls
        left = self.calls_left(step)
        rooms = self.rooms_walked(step) if left < calls else []
        if len(rooms) < 2:
            return (calls - left) * part
        roads = [self._timeline.frame(step).value(room) for room in rooms]
        open_there = [calls, *(min(calls, max(left, road)) for road in roads[1:-1]), left]
        number = min(int(part * (len(rooms) - 1)), len(rooms) - 2)
        one, other = open_there[number : number + 2]
        return calls - one + (part * (len(rooms) - 1) - number) * (one - other)

    def goes_back_from(self, step: int) -> bool:
        """Whether the worker goes back to an older room after a step, if its rule calls itself."""
        now = self._timeline.frame(step)
        if not now.calls or step >= self._timeline.last:
            return False
        rooms = self.rooms_walked(step)
        if len(rooms) < 2 or rooms[1] in now.changed:
            return False
        return self._timeline.frame(step + 1).is_older(rooms[-1], rooms[0])

    def begins_call(self, step: int) -> bool:
        """Whether, in the step after this one, another call begins a road in an older room."""
        now = self._timeline.frame(step)
        about = self._timeline.frame(self._timeline.step_after(step))
        if not now.calls or about.worker is None or not about.changed:
            return False
        if not about.goes_back_after(now):
            return False
        return about.value(about.changed[-1]) != about.value(about.worker)

    def calls_left(self, step: int) -> int:
        """How many of the calls that are open after a step stay open until the next step begins.

        A call that begins then is not among them.
        """
        if self._timeline.done and step == self._timeline.last:
            return 0
        now = self._timeline.frame(step)
        about = self._timeline.frame(self._timeline.step_after(step))
        if self.begins_call(step):
            return about.calls - 1
        return min(now.calls, about.calls)


def _rooms_between(now: MakingFrame, one: Place, other: Place) -> list[Place]:
    """The rooms between two rooms, on a way through places that are open in a frame."""
    if now.field.rooms > MOST_ROOMS:
        return []
    numbers = now.value(one)
    places = now.field.places
    ground = bytes(_is_way(now.value(place), numbers) for place in places)
    route = shortest_route(Ground(places, exits_of(ground, places)), one, other) or []
    return route[2:-1:2]


def _is_way(value: int, beside: int) -> bool:
    """Whether a worker goes through a place: where there are numbers, through numbers alone."""
    return value >= 0 if beside >= 0 else value != WALL
