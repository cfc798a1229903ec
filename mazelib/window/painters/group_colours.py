"""The colours of groups of rooms: a number has its colour to itself, and keeps it.

When two groups become one, the colour of the smaller number stays. So it may come to lie beside a
group that looks like it, and has taken no part: then that one gets a new colour, which is rare. No
two numbers have the very same one, as long as there are enough colours.
"""

from functools import cache
from math import sqrt

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters.maze_colours import (
    FIRST_GROUP_COLOUR,
    GROUP_COLOURS,
    colour_of_number,
    number_of_group,
)

#: Two colours look different if they are so far from each other, as (red, green, blue).
LEAST_DISTANCE = 30
#: A new colour is at least so far from those beside it, if there is one.
CLEAR_DISTANCE = 50
#: In a maze of more rooms than this, a group simply has the colour of its number.
MOST_ROOMS = 300


class GroupColours:
    """The colour numbers of the groups of a making, after any step."""

    def __init__(self, timeline: MakingTimeline) -> None:
        field = timeline.field
        self._timeline = timeline
        #: The number that each room would have without a mask: so neighbours differ in colour.
        self._without_mask = [field.number_without_mask(room) for room in timeline.rooms]
        #: The numbers of rooms after the newest step that was looked at.
        self._numbers: dict[Place, int] = dict.fromkeys(timeline.rooms, WALL)
        self._step = -1
        #: The steps in which a group got a new colour, and which.
        self._new: dict[int, dict[int, int]] = {}

    def of(self, number: int, step: int) -> int:
        """The colour number of a group after a step."""
        self._look_at_steps_up_to(step)
        for since, colour in reversed(self._new.get(number, {}).items()):
            if since <= step:
                return colour
        if number < len(self._without_mask):
            number = self._without_mask[number]
        return number_of_group(number, self._timeline.field.width)

    def recoloured(self, step: int, other: int) -> list[int]:
        """The groups that get a new colour after the one step, and until the other."""
        self._look_at_steps_up_to(max(step, other))
        steps = set(range(min(step, other) + 1, max(step, other) + 1))
        return [number for number, new in self._new.items() if not steps.isdisjoint(new)]

    def _look_at_steps_up_to(self, step: int) -> None:
        """Choose the colours of all groups up to a step, one step after the other."""
        if len(self._numbers) > MOST_ROOMS:
            return
        while self._step < step:
            changes = self._timeline.changes(self._step, self._step + 1)
            self._step += 1
            before = set(self._numbers.values())
            changed = set()
            for index, number in changes:
                room = self._timeline.field.places.place(index)
                if room in self._numbers:
                    self._numbers[room] = number
                    changed.add(number)
            self._tell_apart(sorted(changed - {WALL, FLOOR}), before)

    def _tell_apart(self, changed: list[int], before: set[int]) -> None:
        """Give new colours where they are needed, after the groups of these numbers have grown.

        Each number that was not there ``before`` gets a colour that no other one has.
        """
        now = set(self._numbers.values()) - {WALL, FLOOR}
        others = {self.of(number, self._step) for number in now & before}
        for number in changed:
            if number not in before:
                if self.of(number, self._step) in others:
                    self._choose(number, now)
                others.add(self.of(number, self._step))
        for number in changed:
            for other in sorted(self._beside(number)):
                if self._look_alike(number, other):
                    # The one that has grown keeps its colour; of two, the smaller number.
                    loser = max(number, other) if other in changed else other
                    self._choose(loser, now)

    def _beside(self, number: int) -> set[int]:
        """The numbers of all groups that lie beside a group."""
        beside = set()
        for room, own in self._numbers.items():
            if own == number:
                for other in self._timeline.field.rooms_around(room):
                    beside.add(self._numbers[other])
        return beside - {number, WALL, FLOOR}

    def _look_alike(self, one: int, other: int) -> bool:
        return _distance(self.of(one, self._step), self.of(other, self._step)) < LEAST_DISTANCE

    def _choose(self, number: int, now: set[int]) -> None:
        """Give a group a colour that none beside it looks like, and that no other one has now.

        Of these it is the one that differs most from all: it will last.
        """
        beside = [self.of(other, self._step) for other in self._beside(number)]
        others = [self.of(other, self._step) for other in now - {number}]

        def fitness(colour: int) -> tuple[float, bool, float, float]:
            near = min([_distance(colour, other) for other in beside], default=CLEAR_DISTANCE)
            far = min([_distance(colour, other) for other in others], default=0)
            is_free = colour not in others
            return min(near, LEAST_DISTANCE), is_free, min(near, CLEAR_DISTANCE), far

        every = range(FIRST_GROUP_COLOUR, FIRST_GROUP_COLOUR + GROUP_COLOURS)
        self._new.setdefault(number, {})[self._step] = max(every, key=fitness)


@cache
def _distance(one: int, other: int) -> float:
    """How far two colours of groups are from each other, as (red, green, blue)."""
    parts = zip(colour_of_number(one), colour_of_number(other), strict=True)
    return sqrt(sum((a - b) ** 2 for a, b in parts))
