"""How the worker of a making goes back where it is stuck, and which calls of its rule return then.

    1 - 1 - 1 - 1     Road 2 is stuck: the worker looks for a way that is left in room after room,
        |             the newest first. So it goes back along road 2; the call of road 2 returns;
        2 - 2         and it goes on back along road 1.
"""

from mazelib.grid.compass import Place
from mazelib.grid.exits import exits_of
from mazelib.grid.routes import shortest_route
from mazelib.making.asked import About
from mazelib.making.field import WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters.maze_ways import Ground

#: In a maze of more rooms than this, it takes too long to look for the rooms between two looks.
MOST_ROOMS = 1000


def rooms_walked(timeline: MakingTimeline, step: int) -> list[Place]:
    """The rooms from where the worker stands in a step to where it stands in the next one.

    It goes to each room where it looks around on its way. Between two of them that are no
    neighbours, it goes through places that are open. (Of very many looks, the first ones are not
    kept.) After the last step it goes nowhere.
    """
    if step >= timeline.last:
        return []
    now = timeline.frame(step)
    after = timeline.frame(step + 1)
    stops = [now.worker, *(each.place for each in after.asked if each.about is About.AROUND)]
    stops.append(after.worker)
    rooms = list[Place]()
    for stop in stops:
        if stop is None or rooms[-1:] == [stop]:
            continue
        if rooms and stop not in now.field.rooms_around(rooms[-1]):
            rooms += _rooms_between(timeline, step, rooms[-1], stop)
        rooms.append(stop)
    return rooms


def _rooms_between(
    timeline: MakingTimeline, step: int, one: Place, other: Place
) -> list[Place]:
    """The rooms between two rooms, on a way through places that are open after a step."""
    now = timeline.frame(step)
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


def calls_returned(timeline: MakingTimeline, step: int, part: float) -> float:
    """How many calls have returned after a part of the way back from where a step has left it.

    1.5 is one, and half of the next: a call returns where the worker leaves its road.
    """
    calls = timeline.frame(step).calls
    left = calls_left(timeline, step)
    rooms = rooms_walked(timeline, step) if left < calls else []
    if len(rooms) < 2:
        return (calls - left) * part
    roads = [timeline.frame(step).value(room) for room in rooms]
    open_there = [calls, *(min(calls, max(left, road)) for road in roads[1:-1]), left]
    number = min(int(part * (len(rooms) - 1)), len(rooms) - 2)
    one, other = open_there[number : number + 2]
    return calls - one + (part * (len(rooms) - 1) - number) * (one - other)


def goes_back_from(timeline: MakingTimeline, step: int) -> bool:
    """Whether the worker of a rule that calls itself goes back after a step, having been stuck."""
    now = timeline.frame(step)
    if not now.calls or step >= timeline.last:
        return False
    rooms = rooms_walked(timeline, step)
    return len(rooms) > 1 and rooms[1] not in now.changed


def begins_call(timeline: MakingTimeline, step: int) -> bool:
    """Whether, in the step after this one, another call begins a road in an older room."""
    now = timeline.frame(step)
    about = timeline.frame(timeline.step_after(step))
    if not now.calls or about.worker is None or not about.changed:
        return False
    if not about.goes_back_after(now):
        return False
    return about.value(about.changed[-1]) != about.value(about.worker)


def calls_left(timeline: MakingTimeline, step: int) -> int:
    """How many of the calls that are open after a step stay open until the next step begins.

    A call that begins then is not among them.
    """
    if timeline.done and step == timeline.last:
        return 0
    now = timeline.frame(step)
    about = timeline.frame(timeline.step_after(step))
    if begins_call(timeline, step):
        return about.calls - 1
    return min(now.calls, about.calls)
