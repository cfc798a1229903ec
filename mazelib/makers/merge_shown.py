"""Merge rooms, shown: the numbers and colours of all rooms, and of the broken walls, at any step.

The rooms of a group stand in a chain that begins with its smallest, whose number is that of all.
When two groups merge, the chain of the number that goes is hung behind the other, and only its
rooms are painted; to step back, it is taken off where it was hung.

    0 - 1 - 4     2 - 7          2 goes:     0 - 1 - 4 - 2 - 7
"""

from __future__ import annotations

from array import array
from itertools import compress
from typing import TYPE_CHECKING

from mazelib.makers.arrays import counted
from mazelib.makers.field import COLOURS, WALL, Field, colour
from mazelib.makers.shown import NO_NUMBER, Shown

if TYPE_CHECKING:
    from mazelib.makers.merge_rooms import MergeRooms


class MergeShown(Shown):
    """The numbers of all rooms at any step; a broken wall has the number of its group."""

    making: MergeRooms
    numbers: array[int]

    def __init__(self, making: MergeRooms) -> None:
        self._places = places_of_rooms(making.field)  # room -> its place
        super().__init__(making)

    def _begin(self) -> None:
        rooms = counted(self.field.rooms)
        self._end = rooms  # number -> the last room of its chain
        self._behind = rooms[:]  # room -> the room behind it
        self._hung_behind = rooms[:]  # number that went -> the room its chain was hung behind
        self._went = bytearray(self.field.rooms)  # number -> whether it went
        self._went_to = rooms[:]  # number that went -> the number it became
        self._broken = rooms[:]  # number that went -> the place of the wall that was broken for it
        self._paint_all()

    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        end, behind, hung_behind, went_to = self._end, self._behind, self._hung_behind, self._went_to
        went, broken, places, next_to = self._went, self._broken, self._places, (1, self.field.columns)
        longer: dict[int, int] = {}  # number -> the room up to which its chain is painted already
        kept, gone = self.making.kept[first:last], self.making.gone[first:last]
        for wall, number, other in zip(self.record[first:last], kept, gone, strict=True):
            if number != other:
                tail = end[number]
                behind[tail] = other
                hung_behind[other] = tail
                went[other], went_to[other] = 1, number
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
        end, hung_behind, went, restored = self._end, self._hung_behind, self._went, []
        for number, other in zip(reversed(kept), reversed(gone), strict=True):
            if number != other:
                end[number] = hung_behind[other]
                went[other] = 0
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
        field, went_to, broken = self.field, self._went_to, self._broken
        cells, shown = bytearray(field.size), array("i", [NO_NUMBER]) * field.size
        numbers = counted(field.rooms)
        colours = bytes([colour(number) for number in range(COLOURS)])
        kinds = bytearray((colours * (field.rooms // COLOURS + 1))[: field.rooms])
        for room in compress(range(field.rooms), self._went) if 1 in self._went else ():
            # A number goes to a smaller one, so that one's own fate is known by now.
            number, wall = went_to[room], broken[room]
            numbers[room] = shown[wall] = numbers[number]
            kinds[room] = cells[wall] = kinds[number]
        for line_number, line in enumerate(field.room_lines()):
            first, last = line_number * field.width, (line_number + 1) * field.width
            shown[line], cells[line] = numbers[first:last], kinds[first:last]
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


def places_of_rooms(field: Field) -> array[int]:
    """The place of every room, by the room's number. All of them are even."""
    even, places = counted(field.size // 2, 2), array("i")
    for line in field.room_lines():
        places += even[line.start // 2 : line.start // 2 + field.width]
    return places
