"""The dig log of a making: the rooms that are floor after a step, in the order they were dug in."""

from bisect import bisect_left, insort

from mazelib.grid.compass import Place
from mazelib.making.maze import FLOOR
from mazelib.making.recording import Making


class DigLog:
    """Follows a making to any of its steps: digging adds a room at the end, filling takes it away.

    A room has its place in the order from the first time that anything was changed there.
    """

    def __init__(self, making: Making) -> None:
        self._making = making
        self._step = 0
        #: By the index of its place, every room; and the rooms that were changed, in that order.
        self._room_at = {making.maze.index_of(room): room for room in making.maze.rooms}
        self._changed: list[Place] = []
        #: By the index of its place: which number a room has in that order.
        self._order: dict[int, int] = {}
        #: The numbers of the rooms that are floor, the smallest first.
        self._dug: list[int] = []

    def follow(self, step: int) -> None:
        """Go to a step, forwards or back."""
        for index, value in self._making.changes(self._step, step):
            if index in self._room_at:
                self._note(index, value == FLOOR)
        self._step = step

    def __len__(self) -> int:
        return len(self._dug)

    def newest(self, count: int) -> list[Place]:
        """The rooms that were dug last, so many of them or all there are; the newest at the end."""
        first = max(0, len(self._dug) - count)
        return [self._changed[number] for number in self._dug[first:]]

    def _note(self, index: int, is_floor: bool) -> None:
        """Add a room to those that are floor, or take it away."""
        if index not in self._order:
            self._order[index] = len(self._changed)
            self._changed.append(self._room_at[index])
        number = self._order[index]
        position = bisect_left(self._dug, number)
        was_floor = position < len(self._dug) and self._dug[position] == number
        if is_floor and not was_floor:
            insort(self._dug, number)
        elif was_floor and not is_floor:
            del self._dug[position]
