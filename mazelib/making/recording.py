"""A making: ``Making(maze, make(maze, rng))`` records a lesson's rule, and shows any of its steps.

Nothing is made twice: to show a step is to lay the maze's log of changes on, or to take it off again.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from mazelib.grid.compass import Place
from mazelib.making.field import made_heya
from mazelib.making.maze import FLOOR, WALL, Maze, is_room
from mazelib.maps.heya import Heya
from mazelib.text.lines import Ran

#: In cells 0 is wall, 1 is floor, and from 2 on come the colours of the numbers, over and over.
FIRST_COLOUR, COLOURS = 2, 234
#: A step that changes more places is about all of them, and none is pointed at.
MOST_IN_FOCUS = 3


class Making:
    """A maze and the steps that make it; each text that the rule yields is the caption of a step.

    ``done`` says that no step is left, ``ready_at`` which step made the maze (None before it), ``marks`` are
    letters and their places. ``ran`` tells which lines of the rule ran in the newest step; steps run within
    ``running``. ``ends`` has the length of the maze's log after each step, ``captions`` why it was made.

    One step at a time is ``shown``; of it, ``cells`` has a palette index a place.
    """

    def __init__(
        self, maze: Maze, rule: Iterator[object], ran: Callable[[], Ran | None] = lambda: None,
        running: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:  # fmt: skip
        self.maze, self.marks, self.rooms, self.done = maze, maze.marks, maze.rooms, False
        self.ready_at: int | None = None
        self._rule, self._ran_now, self._running = rule, ran, running
        # For each step: how long the log is after it, its caption, where its worker is, which lines ran.
        self.ends, self.captions, self._workers, self._ran = [0], [""], [0], [ran()]
        self.shown, self._values, self.cells = 0, [WALL] * maze.field.size, bytearray(maze.field.size)

    @property
    def last(self) -> int:
        """The newest step made."""
        return len(self.ends) - 1

    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left; that none is left is known by asking for it."""
        with self._running():
            for _ in range(steps):
                if self.done:
                    return
                self._make_step()

    def _make_step(self) -> None:
        maze, why = self.maze, next(self._rule, self)  # itself: something that no rule yields
        self.done = why is self
        before, end = self.ends[-1], len(maze.changed)
        # What was changed after the last yield is one more step.
        if end > before or not self.done:
            if maze.ready_floor and self.ready_at is None:
                self.ready_at = self.last + 1
            self._workers.append(maze.looked_at or (maze.changed[-1] if end > before else self._workers[-1]))
            maze.looked_at = 0
            self.ends.append(end)
            self.captions.append(why if type(why) is str else "")
            self._ran.append(self._ran_now())
        if self.done and self.ready_at is None:
            self.ready_at = self.last

    def worker(self, tick: int) -> Place | None:
        """Where the class should look after a step; None as long as nothing has changed."""
        return self.maze.place_of(self._workers[tick]) if self._workers[tick] else None

    def is_made(self, tick: int) -> bool:
        """Whether the maze is ready after a step."""
        return self.ready_at is not None and tick >= self.ready_at

    def focus(self, tick: int) -> list[Place]:
        """What a step is about: a wall and its two rooms, or the few places it changed, or its worker's."""
        worker = self.worker(tick)
        if worker is None:
            return []
        x, y = worker
        if x % 2 != y % 2:
            dx, dy = y % 2, x % 2  # Both rooms are in the line of the odd coordinate.
            return [(x - dx, y - dy), worker, (x + dx, y + dy)]
        changed = dict.fromkeys(self.maze.changed[self.ends[tick - 1] : self.ends[tick]])
        places = [*map(self.maze.place_of, changed)] or [worker]
        return places if len(places) <= MOST_IN_FOCUS else []

    def ran_at(self, tick: int) -> Ran | None:
        """Which lines of the rule ran in a step; None if they were not watched."""
        return self._ran[tick]

    def traced(self, tick: int) -> dict[str, Any]:
        """A step as one line of a trace holds it, with the same keys as a walk has."""
        x, y = self.worker(tick) or (None, None)
        return {"tick": tick, "x": x, "y": y, "heading": None, "target": None}

    def heya(self, note: str = "") -> Heya:
        """The map of the maze when it was ready, or else as it is now; MakerError if a room is wall."""
        return made_heya(self.maze.field, self.maze.ready_floor or self.maze.floor(), note)

    def show(self, step: int) -> None:
        """Have the places as they were after a step; they stay so until the next call."""
        maze, shown, asked = self.maze, self.ends[self.shown], self.ends[step]
        for change in range(shown, asked):
            self._lay(maze.changed[change], maze.values_after[change])
        for change in reversed(range(asked, shown)):
            self._lay(maze.changed[change], maze.values_before[change])
        self.shown = step

    def _lay(self, number: int, value: int) -> None:
        self._values[number] = value
        self.cells[number] = FIRST_COLOUR + value % COLOURS if value >= 0 else value == FLOOR

    def value(self, place: Place) -> int:
        """WALL, FLOOR, or the number written at a place, as shown."""
        return self._values[place[1] * self.maze.field.columns + place[0]]

    def next_rooms(self) -> list[Place]:
        """The rooms that could be dug next: those of wall around a worker who digs, as shown."""
        worker = self.worker(self.shown)
        if not worker or self.is_made(self.shown) or not is_room(worker) or self.value(worker) != FLOOR:
            return []
        return [room for room in self.maze.rooms_around(worker) if self.value(room) == WALL]


def seen(step: int, phase: float) -> int:
    """The step whose outcome is seen: as long as a step flashes (``phase`` < 1), the one before it."""
    return step if phase >= 1 else max(0, step - 1)
