"""Ways in a maze that is being made, which say why a rule decides as it does."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.grid.exits import exits_of
from mazelib.grid.places import Places
from mazelib.grid.routes import shortest_route
from mazelib.making.asked import About
from mazelib.making.field import WALL
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline

#: In a maze of more rooms than this, it takes too long to look for a way at every step.
MOST_ROOMS = 400
#: A road is followed more quickly.
MOST_ROOMS_OF_ROADS = 1000


class Ground(NamedTuple):
    """Places that can be walked, as routes are searched (see routes.Grid)."""

    places: Places
    exits: bytes


def way_around_wall(frame: MakingFrame) -> list[Place]:
    """The way that there is already between the two rooms beside a wall that stays.

    Both rooms have the same number, and so has the way: with one more broken wall it would be a
    loop. Empty if the step was about something else, and in a large maze.
    """
    question = frame.in_question
    if question is None or question.about is not About.BESIDE or frame.changed:
        return []
    if frame.field.rooms > MOST_ROOMS:
        return []
    one, other = question.found
    number = frame.value(one)
    if number < 0 or number != frame.value(other):
        return []
    places = frame.field.places
    ground = bytes(frame.value(place) == number for place in places)
    return shortest_route(Ground(places, exits_of(ground, places)), one, other) or []


def rooms_to_compare(frame: MakingFrame) -> Sequence[Place]:
    """The rooms that may be taken next on the way to the goal, if a rule decides between them.

    Empty where chance decides, where only one room may be taken, and while the maze is being made.
    """
    question = frame.in_question
    is_decided = frame.lines_run is not None and not frame.lines_run.by_chance
    if question is None or not frame.is_solving or not is_decided:
        return ()
    is_choice = question.about is About.AROUND and len(question.found) > 1
    return question.found if is_choice else ()


def fills_after_making(timeline: MakingTimeline, step: int) -> bool:
    """Whether the maze was ready before this step, and since then its rooms are being filled."""
    ready_at = timeline.ready_at
    if ready_at is None or step <= ready_at:
        return False
    first = timeline.frame(ready_at + 1)
    return any(first.value(place) == WALL for place in first.changed)


def road_at_work(frame: MakingFrame) -> Sequence[Place]:
    """The road of the innermost call after a step, where a rule calls itself; otherwise empty.

    All its places, rooms and what lies between, are joined and have one number: two roads with the
    same number begin at others, and nowhere touch each other.
    """
    place = frame.changed[-1] if frame.changed else frame.worker
    if not frame.calls or place is None or frame.field.rooms > MOST_ROOMS_OF_ROADS:
        return ()
    number = frame.value(place)
    if number < 0:
        return ()
    road = [place]
    seen = {place}
    for at in road:
        for beside in (stepped(at, heading) for heading in Heading):
            if beside not in seen and frame.value(beside) == number:
                seen.add(beside)
                road.append(beside)
    return road
