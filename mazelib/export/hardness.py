"""How hard a maze is to solve on paper, from 1 to 5, and mazes that are as hard as asked.

1. The size: the harder, the more rooms.
2. The length of the answer: of many mazes of that size, an easy one has a short way through, a hard
   one a long way. For one class all answers are within a tenth of each other.
3. The wrong turns: how many ways branch off beside the answer. They are alike, too.

A maze that does not fit is thrown away, and the dice make another one.
"""

import random
from collections.abc import Iterator
from functools import lru_cache
from math import ceil, log
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.making.field import Field
from mazelib.making.makers import make_in
from mazelib.making.masks import Mask
from mazelib.maps import reach
from mazelib.maps.heya import Heya

#: Rooms across and down by hardness: together they fill an upright sheet.
ROOMS = {1: (7, 8), 2: (10, 12), 3: (14, 17), 4: (19, 23), 5: (25, 30)}
#: Of all answers of one size, the share that is shorter than the one that is asked for.
SHARE_OF_SHORTER = {1: 0.3, 2: 0.4, 3: 0.5, 4: 0.55, 5: 0.6}
LEAST = min(ROOMS)
MOST = max(ROOMS)
#: So many mazes are made to find out how long answers usually are.
SAMPLES = 25
#: Answers differ by at most a tenth; wrong turns by at most a third either way.
LONGEST_BY_SHORTEST = 1.1
MIDDLE_BY_SHORTEST = 1.047
SLACK_OF_TURNS = 0.34
#: At most so many mazes are made for one sheet; then the nearest one is taken.
MOST_TRIES = 400
#: And at most so many once all the mazes there are seem to be found.
TRIES_AMONG_FEW = 10
#: A mask is made larger at most so many times.
LARGEST_SCALE = 6
#: Seeds of mazes are below this.
SEEDS = 1_000_000


class Effort(NamedTuple):
    """What a maze asks of somebody who solves it: rooms to walk, and turns that are wrong."""

    steps: int
    wrong_turns: int


class Wanted(NamedTuple):
    """The limits of a class: the fewest and the most steps and wrong turns, all included."""

    least: Effort
    most: Effort

    def away(self, steps: int) -> int:
        """By how many steps an answer is too short or too long; 0: it is neither."""
        return max(self.least.steps - steps, steps - self.most.steps, 0)

    def has_turns(self, wrong_turns: int) -> bool:
        """Whether so many wrong turns are within the limits."""
        return self.least.wrong_turns <= wrong_turns <= self.most.wrong_turns


def effort_of(heya: Heya) -> Effort:
    """How hard a maze of rooms is, whose start and target are joined by a way."""
    route = _route(heya)
    return Effort(_steps(route), _wrong_turns(heya, route))


def _route(heya: Heya) -> list[Place]:
    return reach.tour(heya) or [heya.start]


def _steps(route: list[Place]) -> int:
    """The length of a way, from room to room."""
    return (len(route) - 1) // 2


def _wrong_turns(heya: Heya, route: list[Place]) -> int:
    """How many ways branch off from a way."""
    ways = 0
    for place in route:
        ways += heya.exits[heya.places.index(place)].bit_count()
    # Each step of the way itself was counted at both its ends.
    return ways - 2 * (len(route) - 1)


def field_for(hard: int, rooms: tuple[int, int] | None, mask: Mask | None) -> Field:
    """The field of mazes this hard: that of ``rooms`` or of a ``mask``, if they are given.

    A mask is drawn larger, if that brings it nearer to the usual number of rooms.
    """
    if mask is None:
        return Field(*(rooms or ROOMS[hard]))
    across, down = ROOMS[hard]
    there = mask.rooms.count(1)

    def distance(scale: int) -> float:
        return abs(log(there * scale**2 / (across * down)))

    larger = enlarged(mask, min(range(1, LARGEST_SCALE + 1), key=distance))
    return Field(larger.width, larger.height, larger)


def enlarged(mask: Mask, scale: int) -> Mask:
    """A mask with a square of rooms, ``scale`` across and down, for each of its rooms."""
    rows = []
    for first in range(0, len(mask.rooms), mask.width):
        row = mask.rooms[first : first + mask.width]
        wide = b"".join(bytes([room]) * scale for room in row)
        rows.append(wide * scale)
    return Mask(mask.width * scale, mask.height * scale, b"".join(rows), mask.name)


@lru_cache(50)
def wanted_for(made_by: str, field: Field, hard: int) -> Wanted:
    """What all mazes of a class are to be like. It does not depend on any seed."""
    efforts = sorted(effort_of(make_in(field, made_by, seed)) for seed in range(SAMPLES))
    middle = efforts[round(SHARE_OF_SHORTER[hard] * (SAMPLES - 1))].steps
    shortest = max(1, ceil(middle / MIDDLE_BY_SHORTEST))
    longest = int(shortest * LONGEST_BY_SHORTEST)
    near = sorted(effort.wrong_turns for effort in efforts if shortest <= effort.steps <= longest)
    usual = near[len(near) // 2]
    slack = max(1, round(SLACK_OF_TURNS * usual))
    return Wanted(Effort(shortest, usual - slack), Effort(longest, usual + slack))


class SeededMaze(NamedTuple):
    """A maze, and the seed that makes it."""

    seed: int
    heya: Heya


def mazes_as_hard(made_by: str, field: Field, hard: int, seed: int) -> Iterator[SeededMaze]:
    """Mazes without end, each as hard as the others; they differ as long as there are any others.

    The same seed gives the same mazes.
    """
    search = _Search(made_by, field, wanted_for(made_by, field, hard), random.Random(seed))
    while True:
        yield search.next_maze()


class _Search:
    """Looks for mazes that fit. ``tries`` is how many mazes are made for one at most."""

    def __init__(self, made_by: str, field: Field, wanted: Wanted, rng: random.Random) -> None:
        self._made_by = made_by
        self._field = field
        self._wanted = wanted
        self._rng = rng
        self._found = set[bytes]()
        self.tries = MOST_TRIES

    def next_maze(self) -> SeededMaze:
        """The next maze that fits and was not found before; if there seems to be none, the nearest.

        An answer within the limits counts most; then that the maze is another one.
        """
        nearest: tuple[tuple[int, bool, bool], SeededMaze] | None = None
        for _try in range(self.tries):
            seed = self._rng.randrange(SEEDS)
            maze = SeededMaze(seed, make_in(self._field, self._made_by, seed))
            badness = self._badness(maze.heya)
            if nearest is None or badness < nearest[0]:
                nearest = (badness, maze)
            if not any(badness):
                break
        assert nearest is not None
        _away, is_known, _is_unlike = nearest[0]
        if is_known:
            self.tries = TRIES_AMONG_FEW
        self._found.add(nearest[1].heya.floor)
        return nearest[1]

    def _badness(self, heya: Heya) -> tuple[int, bool, bool]:
        """By how much an answer is out of the limits; whether the maze is known, or unlike."""
        route = _route(heya)
        away = self._wanted.away(_steps(route))
        is_known = heya.floor in self._found
        is_unlike = bool(away) or not self._wanted.has_turns(_wrong_turns(heya, route))
        return away, is_known, is_unlike
