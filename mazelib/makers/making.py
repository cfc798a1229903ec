"""A making: a maze under way, recorded step by step, to be shown forth and back.

    making = Making(maze, make(maze, rng))      make is a lesson's rule; each of its yields ends a step
    making.advance(1)                           one step is made
    making.show(making.last)                    the cells are as they were after that step
    making.caption(1), making.worker(1)         why, and where

Nothing is made twice: the maze logs its changes, and to show a step is to lay on the changes up to
it, or to take them off again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mazelib.compass import Place
from mazelib.heya import Heya
from mazelib.learner.line_tracer import LineTracer, Ran
from mazelib.makers.goals import made_heya
from mazelib.makers.maze import FLOOR, WALL, Maze

#: What cells hold: 0 wall, 1 floor, and from 2 on the colours of the numbers, over and over.
FIRST_COLOUR, COLOURS = 2, 240


class Making:
    """A maze and the steps that make it; each text that ``steps`` gives is the caption of a step.

    ``done`` says that no step is left, ``ready_at`` which step made the maze (None before it).
    ``cells`` has a palette index for each place, row by row, as of the step that is shown (at first
    0, before the first one). It is changed where it stands: a window may lay a surface over it.
    """

    def __init__(
        self, maze: Maze, steps: Iterator[object], tracer: LineTracer | None = None, limit: int | None = None
    ) -> None:
        self.maze = maze
        self._tracer, self._limit, self._ran = tracer, limit, [tracer.ran if tracer else None]
        self.done = False
        self.ready_at: int | None = None
        self.cells = bytearray(maze.field.size)
        self._shown = 0
        self._values = [WALL] * maze.field.size  # as of the step that is shown
        self._covered: list[int] = []  # what each change laid on has covered, the newest last
        self._steps = steps
        # For each step: how long the log is after it, its caption, and where its worker is.
        self._ends, self._captions, self._workers = [0], [""], [maze.worker]

    @property
    def last(self) -> int:
        """The newest step made."""
        return len(self._ends) - 1

    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left; that none is left is known by asking for it."""
        for _ in range(steps):
            if self.done or self.last == self._limit:
                self.done = True
                return
            try:
                why = next(self._steps)
            except StopIteration:
                self._finish()
            else:
                self._end_step(why if isinstance(why, str) else "")

    def caption(self, tick: int) -> str:
        """Why a step was made, as its rule says; nothing before the first one."""
        return self._captions[self._made(tick)]

    def worker(self, tick: int) -> Place | None:
        """Where the class should look after a step; None as long as nothing has changed."""
        return self._workers[self._made(tick)]

    def ran_at(self, tick: int) -> Ran | None:
        """Which lines of the rule ran in a step; None if they were not watched."""
        return self._ran[self._made(tick)]

    def changes(self, tick: int) -> list[Place]:
        """The places that a step changed, each once."""
        first = self._ends[max(0, self._made(tick) - 1)]
        return [self._place(number) for number in dict.fromkeys(self.maze.changed[first : self._ends[tick]])]

    def traced(self, tick: int) -> dict[str, Any]:
        """A step as one line of a trace holds it, with the same keys as a walk has."""
        x, y = self.worker(tick) or (None, None)
        return {"tick": tick, "x": x, "y": y, "heading": None, "target": None}

    def show(self, tick: int) -> None:
        """Have the cells as they were after a step; IndexError if it is not made."""
        changed, shown, asked = self.maze.changed, self._ends[self._shown], self._ends[self._made(tick)]
        for number, value in zip(changed[shown:asked], self.maze.values_after[shown:asked], strict=True):
            self._covered.append(self._values[number])
            self._lay(number, value)
        for number in reversed(changed[asked:shown]):
            self._lay(number, self._covered.pop())
        self._shown = tick

    def value(self, place: Place) -> int:
        """WALL, FLOOR, or the number written at a place, as of the step that is shown."""
        return self._values[place[1] * self.maze.field.columns + place[0]]

    def heya(self, goal: str = "corner", note: str = "") -> Heya:
        """The map of the maze when it was ready, or else as it is now; MakerError if a room is wall."""
        floor = self.maze.ready_floor
        return made_heya(self.maze.field, self.maze.floor() if floor is None else floor, goal, note)

    def _made(self, tick: int) -> int:
        """The step itself; IndexError if it is not made."""
        if not 0 <= tick <= self.last:
            raise IndexError(f"step {tick} is not made; the newest is {self.last}")
        return tick

    def _end_step(self, caption: str) -> None:
        maze, begin, end = self.maze, self._ends[-1], len(self.maze.changed)
        if maze.ready_after is not None and self.ready_at is None:
            # Called when nothing had changed since the last step: it was that step that made the maze.
            self.ready_at = self.last + (maze.ready_after > begin)
        newest = self._place(maze.changed[-1]) if end > begin else self._workers[-1]
        self._workers.append(maze.worker or newest)
        maze.worker = None
        self._ends.append(end)
        self._captions.append(caption)
        self._ran.append(self._tracer.ran if self._tracer else None)

    def _finish(self) -> None:
        """Changes after the last yield are one more step."""
        self.done = True
        if len(self.maze.changed) > self._ends[-1]:
            self._end_step("")
        if self.ready_at is None:
            self.ready_at = self.last

    def _lay(self, number: int, value: int) -> None:
        self._values[number] = value
        self.cells[number] = FIRST_COLOUR + value % COLOURS if value >= 0 else value == FLOOR

    def _place(self, number: int) -> Place:
        y, x = divmod(number, self.maze.field.columns)
        return x, y
