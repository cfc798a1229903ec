"""How hard a maze is to solve on paper, from 1 to 5 stars.

1. The size: the harder, the more rooms.
2. The length of the answer: an easy maze has a short way through, a hard one a way that goes far
   out of its way. It is the same whoever makes the mazes. For one class all answers are within a
   tenth of each other.
3. The wrong turns: at least so many can be followed for a while before they end.
4. The answer leads through most parts of the maze.
"""

import random
from functools import lru_cache
from math import log
from typing import NamedTuple

from mazelib.export.answer import Openings, Ways, straight_way
from mazelib.making.chance import pick
from mazelib.making.field import Field
from mazelib.making.makers import floor_of_maze
from mazelib.making.masks import Mask

#: Rooms across and down by hardness: together they fill an upright sheet.
ROOMS = {1: (8, 7), 2: (11, 11), 3: (16, 15), 4: (22, 20), 5: (30, 29)}
#: How long the shortest answer is, as a multiple of the way from corner to corner without walls.
DETOUR = {1: 1.4, 2: 1.7, 3: 2.0, 4: 2.25, 5: 2.5}
#: How many wrong turns must be deep.
DEEP_TURNS = {1: 2, 2: 3, 3: 4, 4: 5, 5: 8}
LEAST = min(ROOMS)
MOST = max(ROOMS)
#: So many mazes are made to find out how long answers can be in a field.
SAMPLES = 60
#: Of all answers of a field, this share is so short that it would take too long to find another.
TOO_SHORT = 0.02
#: Where ways lead in and out at few places only, answers longer than this share are too rare.
TOO_LONG = 0.75
#: Answers differ by at most a tenth.
LONGEST_BY_SHORTEST = 1.1
#: In a book each is longer than the last: so that this goes on, none is much longer than it must.
LONGEST_IN_BOOK = 1.03
#: A mask is made larger at most so many times.
LARGEST_SCALE = 6


class Limits(NamedTuple):
    """What all mazes of a class keep to: steps from room to room, and deep wrong turns."""

    fewest_steps: int
    most_steps: int
    deep_turns: int

    def away(self, steps: int) -> int:
        """By how many steps an answer is too short or too long; 0: it is neither."""
        return max(self.fewest_steps - steps, steps - self.most_steps, 0)

    def with_at_least(self, steps: int) -> "Limits":
        """The same, for answers of at least so many steps, and hardly more."""
        fewest = max(self.fewest_steps, steps)
        most = max(fewest + 1, int(fewest * LONGEST_IN_BOOK))
        return self._replace(fewest_steps=fewest, most_steps=most)


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
def limits_for(made_by: str, field: Field, hard: int) -> Limits:
    """What all mazes of a class keep to. It does not depend on any seed.

    In the usual sizes it does not depend on the maker, either. A field of another size or shape may
    have no mazes like that; then the limits are as near to it as its mazes allow.
    """
    shortest, longest = _lengths(made_by, field)
    wanted = round(DETOUR[hard] * straight_way(field.rooms))
    fewest = min(max(wanted, shortest), longest)
    return Limits(fewest, int(fewest * LONGEST_BY_SHORTEST), DEEP_TURNS[hard])


@lru_cache(50)
def _lengths(made_by: str, field: Field) -> tuple[int, int]:
    """How short and how long answers can be, as far as some mazes show it."""
    openings = Openings(field)
    lengths: list[int] = []
    for seed in range(SAMPLES):
        rng = random.Random(seed)
        floor = floor_of_maze(made_by, field, rng)
        steps_to = Ways(field, floor, pick(openings.bottoms, rng)).steps_to
        farthest = max(openings.tops, key=steps_to.__getitem__)
        steps_to = Ways(field, floor, farthest).steps_to
        lengths.extend(steps_to[room] for room in openings.far_from(farthest, openings.bottoms))
    lengths.sort()
    longest = lengths[-1]
    if field.mask and (field.mask.tops or field.mask.bottoms):
        longest = lengths[int(TOO_LONG * len(lengths))]
    return lengths[int(TOO_SHORT * len(lengths))], longest


def stars_for(rooms: tuple[int, int]) -> int:
    """How many stars have about as many rooms as this, across and down."""
    count = rooms[0] * rooms[1]

    def distance(hard: int) -> float:
        across, down = ROOMS[hard]
        return abs(log(count / (across * down)))

    return min(ROOMS, key=distance)
