"""The groups of a making: how many different numbers rooms have, and how many walls are broken."""

from collections import Counter

from mazelib.making.field import WALL, is_room
from mazelib.making.timeline import MakingTimeline


class GroupCounts:
    """Answers for any step of a making.

    A group is all rooms with the same number, 0 or more. It keeps where it was asked last, and goes
    on from there: a large maze has a million changes, too many for one frame.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        #: How many rooms there are.
        self.rooms = len(timeline.rooms)
        self._walls_broken = 0
        self._timeline = timeline
        self._step = -1
        self._values = [WALL] * timeline.field.places.count
        #: How many rooms have each number.
        self._rooms_by_number: Counter[int] = Counter()
        self._is_room = [is_room(place) for place in timeline.field.places]

    def groups(self, step: int) -> int:
        """How many different numbers the rooms have after a step."""
        self._go_to(step)
        return len(self._rooms_by_number)

    def walls_broken(self, step: int) -> int:
        """How many places between rooms, and posts, are no longer wall after a step."""
        self._go_to(step)
        return self._walls_broken

    def _go_to(self, step: int) -> None:
        """Go to a step, forwards or back."""
        for index, value in self._timeline.changes(self._step, step):
            before = self._values[index]
            self._values[index] = value
            if self._is_room[index]:
                self._renumber_room(before, value)
            elif before == WALL and value != WALL:
                self._walls_broken += 1
            elif before != WALL and value == WALL:
                self._walls_broken -= 1
        self._step = step

    def _renumber_room(self, before: int, number: int) -> None:
        """Count a room under its new number, if any, and no longer under the one before."""
        if number >= 0:
            self._rooms_by_number[number] += 1
        if before >= 0:
            self._rooms_by_number[before] -= 1
            if self._rooms_by_number[before] == 0:
                del self._rooms_by_number[before]
