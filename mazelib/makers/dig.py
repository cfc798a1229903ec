"""Dig and fill: a worker digs a maze out of the wall, and fills it again.

    1. Dig a room, taken by chance, and stand in it.
    2. Look at the rooms two places away. Is one of them still wall? Choose one by chance, dig
       the place between and the room, and stand there.
    3. Else the worker is stuck: go back one room along the way it came.
    4. Repeat 2 and 3 until no room is wall.
    5. To fill: all that was dug, in order, is the dig log. Fill its newest room and forget it,
       until the log is empty and all is wall again.

Every room is dug from a room that was there before, and once: so any two rooms are joined by
exactly one way. Instead of calling itself for each room the worker remembers the way in a list;
the deepest maze needs no more than that.

Source: depth-first search (Charles-Pierre Trémaux, before 1882) with a coin, known to maze
makers as recursive backtracking.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterable

from mazelib.compass import Heading
from mazelib.makers.field import FLOOR, FROM_NOWHERE, WALL, WAY, Field
from mazelib.makers.making import Making
from mazelib.makers.shown import Shown, toward, ways_are

# What a step does, and what its room and the place before it are after the step and were before.
DUG, BACK, FILLED, FILLED_WAY = range(4)
_AFTER = (WAY, FLOOR, WALL, WALL)
_BEFORE = (WALL, WAY, FLOOR, WAY)

# CHOICES[ways] for ways as four bits, bit h for heading h: the headings among them, each as often
# as the others in a list of twelve, since twelve can be shared by one, two, three and four.
_CHOICES = tuple(
    tuple(heading for heading in range(4) if ways >> heading & 1) * (12 // max(1, ways.bit_count()))
    for ways in range(16)
)


class Dig(Making):
    """A maze being dug, and with ``filling`` filled again when it is ready.

    ``log`` is the dig log: ``room << 3 | heading``, by place number and by the heading in which
    the room was dug (4 for the first room). A step's record is such an entry and, in two more
    bits, what was done with the room.
    """

    def __init__(
        self, width: int, height: int, rng: random.Random, *, recorded: bool = True, filling: bool = False
    ) -> None:
        super().__init__(Field(width, height), recorded=recorded)
        self.filling = filling
        self._made_at: int | None = None
        self.log = array("i")
        self._rng = rng
        self._ground = self.field.fenced()
        self._way: list[int] = []

    @property
    def taught(self) -> tuple[Callable[..., object], ...]:
        """Digging, and filling if that comes after it."""
        return (Dig._dig, Dig._fill) if self.filling else (Dig._dig,)

    @property
    def decides(self) -> tuple[str, ...]:
        """Where to dig, or to go back; and in filling, which room is the newest."""
        digging = "heading = _CHOICES[ways][int(chance() * 12)]", "entry = way.pop()"
        return (*digging, "entry = self.log.pop()") if self.filling else digging

    @property
    def made_at(self) -> int | None:
        """The step that dug the last room; None before it."""
        return self._made_at

    @property
    def done(self) -> bool:
        """Whether all is dug, or with ``filling`` all is filled again."""
        return self.made and not (self.filling and self.log)

    @property
    def floor(self) -> bytes:
        """The field as it is now, 1 for open and 0 for wall."""
        return self.field.floor_of(self._ground)

    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left of digging, or else of filling."""
        if steps < 1 or self.done:
            return
        if self.made:
            self._fill(steps)
        elif self._way:
            self._dig(steps)
        else:
            self._begin()
            if not self.made:
                self._dig(steps - 1)

    def shown(self) -> Shown:
        """A view of this making that can be set to any step made; MakerError if not recorded."""
        return _DigShown(self)

    def _begin(self) -> None:
        room = self.field.room(self._rng.randrange(self.field.rooms))
        entry = room << 3 | FROM_NOWHERE
        self._ground[room] = FLOOR
        self._way.append(entry)
        self.log.append(entry)
        if self.record is not None:
            self.record.append(entry << 2 | DUG)
        self._finish(1)

    def _dig(self, most: int) -> None:
        """Dig a room or go back one, at most so many times."""
        # A million rooms want a tight loop: it works with numbers in local names only.
        ground, way, steps, chance = self._ground, self._way, self.field.steps, self._rng.random
        up, right, down, left = (2 * step for step in steps)
        log, record = self.log.append, self.record.append if self.record is not None else None
        room, missing, made = way[-1] >> 3, self.field.rooms - len(self.log), 0
        for made in range(1, most + 1):  # noqa: B007 (it is used behind the loop)
            ways = 0
            if not ground[room + up]:
                ways = 1
            if not ground[room + right]:
                ways += 2
            if not ground[room + down]:
                ways += 4
            if not ground[room + left]:
                ways += 8
            if ways:
                heading = _CHOICES[ways][int(chance() * 12)]
                between = room + steps[heading]
                room = between + steps[heading]
                ground[between] = ground[room] = FLOOR
                entry = room << 3 | heading
                way.append(entry)
                log(entry)
                if record:
                    record(entry << 2 | DUG)
                missing -= 1
                if not missing:
                    break
            else:
                entry = way.pop()
                room = way[-1] >> 3
                if record:
                    record(entry << 2 | BACK)
        self._finish(made)

    def _finish(self, made: int) -> None:
        self.steps_done += made
        if len(self.log) == self.field.rooms:
            self._made_at = self.steps_done

    def _fill(self, most: int) -> None:
        """Fill the newest rooms of the log, at most so many."""
        offsets = (*self.field.steps, 0)
        for _ in range(min(most, len(self.log))):
            entry = self.log.pop()
            room = entry >> 3
            self._ground[room] = self._ground[room - offsets[entry & 7]] = WALL
            # The way was dug in the order of the log, so its end is met before the rest of it.
            on_way = self._way[-1] == entry
            if on_way:
                self._way.pop()
            if self.record is not None:
                self.record.append(entry << 2 | (FILLED_WAY if on_way else FILLED))
            self.steps_done += 1


class _DigShown(Shown):
    """Every step changes one room and the place between it and the room it was dug from."""

    making: Dig

    def _begin(self) -> None:
        self._offsets = (*self.field.steps, 0)
        self.cells[:] = bytes(self.field.size)

    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        self._paint(self.record[first:last], _AFTER, changed)

    def _back(self, first: int, last: int, changed: list[int] | None) -> None:
        self._paint(reversed(self.record[first:last]), _BEFORE, changed)

    def _paint(self, entries: Iterable[int], kinds: tuple[int, ...], changed: list[int] | None) -> None:
        cells, offsets = self.cells, self._offsets
        for entry in entries:
            room = entry >> 5
            between = room - offsets[entry >> 2 & 7]
            cells[room] = cells[between] = kinds[entry & 3]
            if changed is not None:
                changed += (between, room)

    def _read(self) -> tuple[int, int, int]:
        """The room of the step, the heading in which it was dug, and what was done."""
        entry = self.record[self.step - 1]
        return entry >> 5, entry >> 2 & 7, entry & 3

    def _worker(self) -> int:
        room, heading, done = self._read()
        return room - 2 * self._offsets[heading] if done == BACK else room

    def _rule_steps(self) -> tuple[int, ...]:
        _, heading, done = self._read()
        if done == DUG:
            return (1,) if heading == FROM_NOWHERE else (2,)
        return (3,) if done == BACK else (5,)

    def _said(self) -> str:
        room, heading, done = self._read()
        if done == BACK:
            return "Stuck: go back."
        if done != DUG:
            ready = " All is wall again." if heading == FROM_NOWHERE else ""
            return f"Fill the newest room of the dig log.{ready}"
        ready = " All rooms are dug." if self.step == self.making.made_at else ""
        if heading == FROM_NOWHERE:
            return f"Dig a room, taken by chance, and begin there.{ready}"
        came_from = room - 2 * self._offsets[heading]
        ways = 1 + sum(self.cells[near] == WALL for near in self.field.rooms_around(came_from))
        return f"{ways_are(ways)} still wall: dig {toward(Heading(heading))}.{ready}"
