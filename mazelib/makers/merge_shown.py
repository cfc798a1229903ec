"""Merge rooms, shown: the numbers and colours of all rooms, and of the broken walls, at any step.

The rooms of a group stand in a chain that begins with its smallest, whose number is that of all.
When two groups merge, the chain of the number that goes is hung behind the other, and only its
rooms are painted; to step back, it is taken off where it was hung.

    0 - 1 - 4     2 - 7          2 goes:     0 - 1 - 4 - 2 - 7
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from mazelib.makers.field import COLOURS, WALL, colour
from mazelib.makers.shown import NO_NUMBER, Shown

if TYPE_CHECKING:
    from mazelib.makers.merge_rooms import MergeRooms


class MergeShown(Shown):
    """The numbers of all rooms at any step; a broken wall has the number of its group."""

    making: MergeRooms
    numbers: array[int]

    def _begin(self) -> None:
        rooms = array("i", range(self.field.rooms))
        self._end = rooms  # number -> the last room of its chain
        self._behind = rooms[:]  # room -> the room behind it
        self._hung_behind = rooms[:]  # number that went -> the room its chain was hung behind
        self._went_to = rooms[:]  # number that went -> the number it became; else the number itself
        self._broken = rooms[:]  # number that went -> the place of the wall that was broken for it
        self._places = array("i")  # room -> its place
        for line in self.field.room_lines():
            self._places.extend(range(line.start, line.stop, 2))
        self._paint_all()

    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        end, behind, hung_behind, went_to = self._end, self._behind, self._hung_behind, self._went_to
        broken, places, next_to = self._broken, self._places, (1, self.field.columns)
        longer: dict[int, int] = {}  # number -> the room up to which its chain is painted already
        kept, gone = self.making.kept[first:last], self.making.gone[first:last]
        for wall, number, other in zip(self.record[first:last], kept, gone, strict=True):
            if number != other:
                tail = end[number]
                behind[tail] = other
                hung_behind[other] = tail
                went_to[other] = number
                end[number] = end[other]
                broken[other] = places[wall >> 1] + next_to[wall & 1]
                if changed is not None:
                    longer.setdefault(number, tail)
                    longer.pop(other, None)
        if changed is None:
            self._paint_all()
        else:
            for number, painted in longer.items():
                self._paint_behind(painted, number, changed)

    def _back(self, first: int, last: int, changed: list[int] | None) -> None:
        kept, gone = self.making.kept[first:last], self.making.gone[first:last]
        restored = []
        for number, other in zip(reversed(kept), reversed(gone), strict=True):
            if number != other:
                self._end[number] = self._hung_behind[other]
                self._went_to[other] = other
                restored.append(other)
        if changed is None:
            self._paint_all()
        else:
            for number in restored:
                self._paint(self._broken[number], WALL, NO_NUMBER, changed)
                self._paint(self._places[number], colour(number), number, changed)
                self._paint_behind(number, number, changed)

    def _paint_behind(self, painted: int, number: int, changed: list[int]) -> None:
        """Give a number, and its colour, to the rooms of its chain that are behind one of them."""
        kind, room, end = colour(number), painted, self._end[number]
        while room != end:
            room = self._behind[room]
            self._paint(self._broken[room], kind, number, changed)
            self._paint(self._places[room], kind, number, changed)

    def _paint(self, place: int, kind: int, number: int, changed: list[int]) -> None:
        self.cells[place] = kind
        self.numbers[place] = number
        changed.append(place)

    def _paint_all(self) -> None:
        """Give every room its number: cheaper than the chains when almost all of them change."""
        numbers = array("i")
        for room, number in enumerate(self._went_to):
            # A number goes to a smaller one, so that one's own fate is known by now.
            numbers.append(room if number == room else numbers[number])
        kinds = bytes([colour(number) for number in range(COLOURS)])
        colours = bytes([kinds[number % COLOURS] for number in numbers])
        cells, shown = bytearray(self.field.size), array("i", [NO_NUMBER]) * self.field.size
        for line_number, line in enumerate(self.field.room_lines()):
            first, last = line_number * self.field.width, (line_number + 1) * self.field.width
            shown[line], cells[line] = numbers[first:last], colours[first:last]
        for room, wall in enumerate(self._broken):
            if self._went_to[room] != room:
                cells[wall], shown[wall] = colours[room], numbers[room]
        self.cells[:] = cells
        self.numbers = shown

    def _worker(self) -> int:
        return self.making.wall_place(self.record[self.step - 1])

    def _rule_steps(self) -> tuple[int, ...]:
        return (2, 4) if self.making.kept[self.step - 1] == self.making.gone[self.step - 1] else (2, 3)

    def _said(self) -> str:
        number, other = self.making.kept[self.step - 1], self.making.gone[self.step - 1]
        if number == other:
            return f"Both rooms have the number {number}: there is a way already, the wall stays."
        ready = " All are 0." if self.making.done and self.step == self.making.steps_done else ""
        return f"Numbers {number} and {other} are different: break the wall, both are {number} now.{ready}"
