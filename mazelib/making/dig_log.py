"""The dig log of a making: the rooms that are floor after a step, in the order of digging."""

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR
from mazelib.making.timeline import MakingTimeline


class DigLog:
    """Answers for any step of a making. Digging adds a room; filling takes it away.

    The order of the rooms is that of their first changes. It keeps where it was asked last, and
    goes on from there: a large maze has a million changes, too many for one frame.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._step = -1
        #: Every room, by the index of its place.
        places = timeline.field.places
        self._room_at = {places.index(room): room for room in timeline.rooms}
        #: The rooms that have ever changed, in the order of their first changes; and their numbers
        #: in that order.
        self._changed: list[Place] = []
        self._number: dict[int, int] = {}
        #: For each of these numbers: 1 if the room is floor, 0 if not.
        self._is_floor = bytearray()

    def count(self, step: int) -> int:
        """How many rooms are floor after a step."""
        self._go_to(step)
        return self._is_floor.count(1)

    def newest(self, step: int, most: int) -> list[Place]:
        """The rooms that were dug last, by a step: ``most`` of them or all, the newest last."""
        self._go_to(step)
        rooms: list[Place] = []
        number = self._is_floor.rfind(1)
        while number >= 0 and len(rooms) < most:
            rooms.append(self._changed[number])
            number = self._is_floor.rfind(1, 0, number)
        rooms.reverse()
        return rooms

    def _go_to(self, step: int) -> None:
        """Go to a step, forwards or back."""
        for index, value in self._timeline.changes(self._step, step):
            if index in self._room_at:
                self._is_floor[self._number_of(index)] = value == FLOOR
        self._step = step

    def _number_of(self, index: int) -> int:
        """The number of a room in the order of their first changes."""
        if index not in self._number:
            self._number[index] = len(self._changed)
            self._changed.append(self._room_at[index])
            self._is_floor.append(0)
        return self._number[index]
