"""The groups of a making: how many different numbers rooms have, and how many walls are broken."""

from collections import Counter

from mazelib.making.field import WALL, is_room
from mazelib.making.timeline import MakingTimeline

#: Of so many steps, what was counted is kept.
MOST_KNOWN = 16


class GroupCounts:
    """Answers for any step of a making.

    A group is all rooms with the same number, 0 or more. It keeps where it was asked last, and goes
    on from there: a large maze has a million changes, too many for one frame. What it has counted
    it keeps, too: a frame is about the steps before and after, and one may change half of the maze.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        #: How many rooms there are.
        self.rooms = len(timeline.rooms)
        self._walls_broken = 0
        self._known: dict[int, tuple[int, int]] = {}
        self._timeline = timeline
        self._step = -1
        self._values = [WALL] * timeline.field.places.count
        #: How many rooms have each number.
        self._rooms_by_number: Counter[int] = Counter()
        self._is_room = [is_room(place) for place in timeline.field.places]

    def groups(self, step: int) -> int:
        """How many different numbers the rooms have after a step."""
        groups, _walls_broken = self._counted(step)
        return groups

    def walls_broken(self, step: int) -> int:
        """How many places between rooms, and posts, are no longer wall after a step."""
        _groups, walls_broken = self._counted(step)
        return walls_broken

    def _counted(self, step: int) -> tuple[int, int]:
        """The groups and the walls broken after a step."""
        if step not in self._known:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            self._go_to(step)
            self._known[step] = (len(self._rooms_by_number), self._walls_broken)
        return self._known[step]

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
