"""What a maker's rules do, step by step, on a Maze alone: nothing is recorded, nothing is drawn."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from mazelib.grid.compass import Place
from mazelib.grid.places import Places
from mazelib.making.field import WALL, between
from mazelib.making.maze import Maze, begin_next_rule

Values = dict[Place, int]
MakingRule = Callable[[Maze, random.Random], Iterator[str]]


@dataclass(frozen=True)
class Told:
    """A step: the rule at work, its caption, where the worker stood, and the maze before and after.

    ``before`` is the maze as it was when the rule looked at it: after the step before. ``wall`` is
    the last wall of which the rule asked for the rooms beside it.
    """

    part: int
    caption: str
    stood: Place | None
    wall: Place | None
    before: Values
    after: Values

    @property
    def new(self) -> list[Place]:
        """The places that the step changed."""
        return [place for place, value in self.after.items() if value != self.before[place]]

    @property
    def new_rooms(self) -> list[Place]:
        """The rooms that the step changed."""
        return [(x, y) for x, y in self.new if x % 2 == y % 2 == 1]


class LoggingMaze(Maze):
    """A maze that logs of which walls it is asked for the rooms beside them."""

    #: Of the maze that was made last: the tests look at one maze at a time.
    walls_asked: list[Place]

    def beside(self, wall: Place) -> tuple[Place, Place]:
        LoggingMaze.walls_asked.append(wall)
        return super().beside(wall)


def told_steps(rules: Iterable[MakingRule], width: int, height: int, seed: int = 1) -> list[Told]:
    """All steps of some rules; the first is what is done before the first yield."""
    LoggingMaze.walls_asked = []
    maze = LoggingMaze(width, height)
    rng = random.Random(seed)
    steps = []
    before = values_of(maze)
    for part, rule in enumerate(rules):
        if part == 1:
            begin_next_rule(maze)
            before = values_of(maze)
        for caption in rule(maze, rng):
            after = values_of(maze)
            wall = LoggingMaze.walls_asked[-1] if LoggingMaze.walls_asked else None
            steps.append(Told(part, caption, maze.worker, wall, before, after))
            before = after
    return steps


def values_of(maze: Maze) -> Values:
    """What stands at each place inside the border."""
    inside, indexes = _inside(maze.places)
    # All at once: to ask the maze for each of them, at every step, takes long.
    values = maze._ground.values
    return dict(zip(inside, [values[index] for index in indexes], strict=True))


@cache
def _inside(places: Places) -> tuple[list[Place], list[int]]:
    """The places inside the border, and their indexes."""
    inside = list(product(range(1, places.width - 1), range(1, places.height - 1)))
    return inside, [places.index(place) for place in inside]


def rooms_in(values: Values) -> list[Place]:
    """All rooms, in reading order."""
    rooms = [(x, y) for x, y in values if x % 2 == y % 2 == 1]
    return sorted(rooms, key=lambda room: (room[1], room[0]))


def around(values: Values, room: Place) -> dict[Place, int]:
    """The rooms two places away, and the value of the place between."""
    x, y = room
    rooms = [(x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)]
    return {other: values[between(room, other)] for other in rooms if other in values}


def blank_around(values: Values, room: Place, blank: int) -> list[Place]:
    """The rooms around that are blank, and so is what lies between."""
    ways = around(values, room).items()
    return [other for other, way in ways if values[other] == blank == way]


def ways_at(values: Values, room: Place) -> int:
    """How many of the places around a room are open."""
    return sum(way != WALL for way in around(values, room).values())


def beside(wall: Place) -> tuple[Place, Place]:
    """The two rooms beside a wall."""
    x, y = wall
    return ((x - 1, y), (x + 1, y)) if x % 2 == 0 else ((x, y - 1), (x, y + 1))
