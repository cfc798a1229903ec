"""The colours of groups of rooms: two that lie beside each other never look the same.

A group has the colour of its number. When two become one, the colour of the smaller number stays,
unless a group beside them looks like it: then both get a new one. No other group changes.
"""

from functools import cache
from math import sqrt

from mazelib.grid.compass import Place
from mazelib.making.field import WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.window.painters.maze_colours import (
    FIRST_GROUP_COLOUR,
    GROUP_COLOURS,
    colour_of_number,
    number_of_group,
)

#: Two colours look different if they are so far from each other, as (red, green, blue).
LEAST_DISTANCE = 30
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
            changed = set()
            for index, number in changes:
                room = self._timeline.field.places.place(index)
                if room in self._numbers:
                    self._numbers[room] = number
                    changed.add(number)
            for number in sorted(changed):
                if number >= 0:
                    self._choose(number)

    def _choose(self, number: int) -> None:
        """Give a group a new colour, if one beside it looks the same."""
        beside = set()
        for room, own in self._numbers.items():
            if own == number:
                for other in self._timeline.field.rooms_around(room):
                    beside.add(self._numbers[other])
        colours = [self.of(other, self._step) for other in beside - {number} if other >= 0]

        def difference(colour: int) -> float:
            return min([_distance(colour, other) for other in colours], default=LEAST_DISTANCE)

        if difference(self.of(number, self._step)) < LEAST_DISTANCE:
            every = range(FIRST_GROUP_COLOUR, FIRST_GROUP_COLOUR + GROUP_COLOURS)
            self._new.setdefault(number, {})[self._step] = max(every, key=difference)


@cache
def _distance(one: int, other: int) -> float:
    """How far two colours of groups are from each other, as (red, green, blue)."""
    parts = zip(colour_of_number(one), colour_of_number(other), strict=True)
    return sqrt(sum((a - b) ** 2 for a, b in parts))
