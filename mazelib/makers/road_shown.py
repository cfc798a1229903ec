"""Fill with road, shown: the roads at any step, each with its id and its colour."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from typing import TYPE_CHECKING

from mazelib.compass import Heading
from mazelib.makers.field import WALL, colour
from mazelib.makers.shown import NO_NUMBER, Shown, toward, ways_are

if TYPE_CHECKING:
    from mazelib.makers.fill_with_road import FillWithRoad

#: The id of the first road: 0 is wall and 1 is floor.
FIRST_ROAD = 2


class RoadShown(Shown):
    """Every step gives one room, and the place before it, to a road."""

    making: FillWithRoad
    numbers: array[int]

    def _begin(self) -> None:
        self._offsets = (*self.field.steps, 0)
        self.cells[:] = self.making.before
        self.numbers = array("i", [NO_NUMBER]) * self.field.size

    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        begins = self.making.land.begins
        road = bisect_right(begins, first + 1) + FIRST_ROAD - 1
        while first < last:
            ends = begins[road - 1] - 1 if road - 1 < len(begins) else last
            self._paint(first, min(last, ends), colour(road), road, changed)
            first, road = min(last, ends), road + 1

    def _back(self, first: int, last: int, changed: list[int] | None) -> None:
        self._paint(first, last, self.making.blank, NO_NUMBER, changed)

    def _paint(self, first: int, last: int, kind: int, number: int, changed: list[int] | None) -> None:
        cells, numbers, offsets = self.cells, self.numbers, self._offsets
        for entry in self.record[first:last]:
            room = entry >> 3
            before = room - offsets[entry & 7]
            cells[before] = cells[room] = kind
            numbers[before] = numbers[room] = number
            if changed is not None:
                changed += (before, room)

    def _road(self) -> int:
        """The id of the road that the step belongs to."""
        return bisect_right(self.making.land.begins, self.step) + FIRST_ROAD - 1

    def _worker(self) -> int:
        return self.record[self.step - 1] >> 3

    def _rule_steps(self) -> tuple[int, ...]:
        if self.step == 1:
            return (1,)
        return (3, 2) if self._begins_road() else (2,)

    def _begins_road(self) -> bool:
        """Whether the step is the first of its road."""
        road = self._road()
        return self.step in self.making.land.begins[road - FIRST_ROAD : road - FIRST_ROAD + 1]

    def _said(self) -> str:
        entry, road = self.record[self.step - 1], self._road()
        ready = self._ready()
        if self.step == 1:
            return f"Road {road} begins at the start.{ready}"
        room, heading = entry >> 3, Heading(entry & 7)
        reason = "by chance" if self.making.blank == WALL else "nearest to the goal"
        ways = 1 + self._blank_around(room - 2 * self._offsets[heading])
        chosen = f"{ways_are(ways)} blank: grow {toward(heading)}"
        if self._begins_road():
            return f"Road {road - 1} is stuck. Road {road} begins at the newest place. {chosen}.{ready}"
        return f"{chosen}{f', {reason}' if ways > 1 else ''}.{ready}"

    def _ready(self) -> str:
        """What there is to say at the very last step."""
        if not self.making.done or self.step != self.making.steps_done:
            return ""
        if self.making.blank == WALL:
            return " Every room has a road."
        return " The goal is reached." if self.making.reached else " The goal cannot be reached."

    def _blank_around(self, room: int) -> int:
        """How many ways from a room are blank now."""
        cells, blank = self.cells, self.making.blank
        around = self.field.rooms_around(room)
        return sum(cells[near] == blank and cells[(near + room) // 2] == blank for near in around)
