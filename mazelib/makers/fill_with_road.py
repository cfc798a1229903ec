"""Fill with road: one algorithm that makes a maze, and solves it.

    1. Road 2 begins at the start.
    2. Look at the rooms two places away. Which are blank, and the places before them too?
       Choose one of these ways, and grow the road over both places.
    3. Is no way blank? The road is stuck. From the newest place of all roads grow the next road;
       if nothing can grow from there either, forget that place and take the one before it.
    4. Repeat 2 and 3 until no place is left, or the goal is reached.

Making and solving differ in what they are told, and in nothing else:

                what is blank                how to choose
    making      wall                         by chance
    solving     the floor of the maze        nearest to the goal, as the crow flies

(0 is wall and 1 is floor; that is why the first road is road 2.) When the goal is reached, the
places not forgotten are the route to it.

Source: depth-first search; choosing the nearest makes it the greedy best-first search of J. E.
Doran and D. Michie, 1966, without its second thoughts.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from mazelib.compass import Place
from mazelib.heya import Heya
from mazelib.makers.arrays import above_zero, widened
from mazelib.makers.field import FLOOR, FROM_NOWHERE, WALL, Field, MakerError
from mazelib.makers.making import Making
from mazelib.makers.road_shown import FIRST_ROAD, RoadShown
from mazelib.makers.shown import Shown

NO_GOAL = -1

#: From the place of a room and the steps to its blank ways, one of these steps.
Choose = Callable[[int, list[int]], int]


@dataclass
class Land:
    """What roads grow on: for each place wall, floor, or the id of its road, with a fence round it.

    ``path`` has the rooms from which a road may still grow, the newest last. ``begins`` has for
    each road, from road 2 on, the step that began it: the newest road is the last of them, and
    ``stuck`` says whether it has come to its end. ``grown`` counts the rooms that have a road.
    """

    ground: array[int]
    steps: tuple[int, int, int, int]
    path: list[int]
    goal: int
    begins: array[int]
    grown: int = 0
    stuck: bool = True


def grow(land: Land, blank: int, choose: Choose, most: int, record: array[int] | None) -> None:
    """Grow roads by at most so many rooms, until the goal is reached or no place is left.

    Making and solving are this function, told what is blank and how to choose.
    """
    ground, steps, path, road = land.ground, land.steps, land.path, newest_road(land)
    headings = {step: heading for heading, step in enumerate(steps)}
    last = land.grown + most
    while path and land.grown < last:
        room = path[-1]
        ways = [step for step in steps if ground[room + 2 * step] == blank and ground[room + step] == blank]
        if not ways:
            path.pop()
            land.stuck = True
            continue
        land.grown += 1
        if land.stuck:
            land.begins.append(land.grown)
            land.stuck, road = False, road + 1
        step = ways[0]
        if len(ways) > 1:
            step = choose(room, ways)
        ground[room + step] = road
        room += 2 * step
        ground[room] = road
        path.append(room)
        if record is not None:
            record.append(room << 3 | headings[step])
        if room == land.goal:
            return


def newest_road(land: Land) -> int:
    """The id of the road that grew last; before the first one, one less than its id."""
    return FIRST_ROAD + len(land.begins) - 1


def by_chance(rng: random.Random) -> Choose:
    """Choose any of the ways, each as likely as the others."""
    chance = rng.random

    def choose(room: int, ways: list[int]) -> int:
        return ways[int(chance() * len(ways))]

    return choose


def nearest_to(goal: int, columns: int) -> Choose:
    """Choose the way whose room is nearest to the goal in a straight line."""
    goal_y, goal_x = divmod(goal, columns)

    def choose(room: int, ways: list[int]) -> int:
        def distance(step: int) -> int:
            y, x = divmod(room + 2 * step, columns)
            return (x - goal_x) ** 2 + (y - goal_y) ** 2

        return min(ways, key=distance)

    return choose


class FillWithRoad(Making):
    """Roads growing over a field, told what is blank and how to choose.

    A step's record is ``room << 3 | heading``, by the room's place number and the heading in
    which the road grew there.
    """

    def __init__(
        self, field: Field, floor: bytes, start: int, goal: int, blank: int, choose: Choose, *, recorded: bool
    ) -> None:
        super().__init__(field, recorded=recorded)
        self.before = floor
        self.blank = blank
        # Read as a signed byte the fence is -1, which is the id of no road.
        ground = widened(field.fenced(floor))
        self.land = Land(ground, field.steps, [start], goal, begins=array("i"))
        self._choose = choose

    @property
    def taught(self) -> tuple[Callable[..., object], ...]:
        """Growing, and how to choose."""
        return (grow, self._choose)

    @property
    def decides(self) -> tuple[str, ...]:
        """The only way; and where there are more, the choice."""
        return "step = ways[0]", "step = choose(room, ways)"

    @property
    def done(self) -> bool:
        """Whether the goal is reached, or there is nowhere left to grow."""
        return self.reached or self.land.grown == self.field.rooms or not self.land.path

    @property
    def reached(self) -> bool:
        """Whether the goal is reached; a maze being made has none."""
        return self.steps_done > 0 and self.land.path[-1:] == [self.land.goal]

    @property
    def route(self) -> list[Place]:
        """The rooms from the start to the newest one: to the goal, once it is reached."""
        return [self.field.place(room) for room in self.land.path]

    @property
    def floor(self) -> bytes:
        """The field as it is now, 1 for open (a road or floor) and 0 for wall."""
        return above_zero(self.land.ground[: self.field.size])

    def advance(self, steps: int) -> None:
        """Grow by so many rooms, or as many as can be."""
        if steps > 0 and not self.steps_done:
            self._begin()
            steps -= 1
        if steps > 0 and not self.done:
            most = min(steps, self.field.rooms - self.land.grown)
            grow(self.land, self.blank, self._choose, most, self.record)
        self.steps_done = self.land.grown

    def shown(self) -> Shown:
        """A view of this making that can be set to any step made; MakerError if not recorded."""
        return RoadShown(self)

    def _begin(self) -> None:
        """Road 2 begins at the start: a step of its own."""
        start = self.land.path[-1]
        self.land.ground[start] = FIRST_ROAD
        self.land.begins.append(1)
        self.land.grown, self.land.stuck = 1, False
        self.steps_done = 1
        if self.record is not None:
            self.record.append(start << 3 | FROM_NOWHERE)


def fill_with_road(width: int, height: int, rng: random.Random, *, recorded: bool = True) -> FillWithRoad:
    """Begin to make a maze: grow over the wall, choosing by chance, from the room top left."""
    field = Field(width, height)
    return FillWithRoad(
        field, bytes(field.size), field.room(0), NO_GOAL, blank=WALL, choose=by_chance(rng), recorded=recorded
    )


def solve_with_road(heya: Heya, goal: Place | None = None, *, recorded: bool = True) -> FillWithRoad:
    """Begin to solve a maze: grow over its floor, choosing the nearest to the goal, from its start.

    Without ``goal`` it is the last control point.

    Raises:
        MakerError: the map has no rooms at odd coordinates, or the start or the goal is in none.
    """
    field = Field(max(1, heya.width // 2), max(1, heya.height // 2))
    goal = heya.controls[-1][1] if goal is None and heya.controls else goal
    if (field.columns, field.lines) != (heya.width, heya.height):
        raise MakerError(f"{heya.name} is no maze of rooms: it must have an odd number of columns and lines.")
    for word, place in (("start", heya.start), ("goal", goal)):
        if place is None or not field.is_room(place):
            raise MakerError(f"{heya.name}: the {word} is in no room: both of its coordinates must be odd.")
    assert goal is not None
    start, end = field.index(heya.start), field.index(goal)
    return FillWithRoad(
        field, heya.floor, start, end, blank=FLOOR, choose=nearest_to(end, field.columns), recorded=recorded
    )
