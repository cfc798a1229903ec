"""A making: ``Making(maze, make(maze, rng))`` records a lesson's rule, and shows any of its steps.

Nothing is made twice: to show a step is to lay the maze's log of changes on, or to take it off again.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from mazelib.compass import Place
from mazelib.heya import Heya
from mazelib.makers.goals import made_heya
from mazelib.makers.maze import FLOOR, WALL, Maze
from mazelib.timeline import Ran

#: In cells 0 is wall, 1 is floor, and from 2 on come the colours of the numbers, over and over.
FIRST_COLOUR, COLOURS = 2, 240


class Making:
    """A maze and the steps that make it; each text that ``steps`` gives is the caption of a step.

    ``done`` says that no step is left, ``ready_at`` which step made the maze (None before it).
    ``ran`` tells which lines of the rule ran in the newest step, steps are made within ``running``, and
    no more than ``limit``.
    ``cells`` has a palette index for each place, row by row, as of the step that is shown (at first
    0, before the first one). It is changed where it stands: a window may lay a surface over it.
    """

    def __init__(
        self,
        maze: Maze,
        steps: Iterator[object],
        ran: Callable[[], Ran | None] = lambda: None,
        running: Callable[[], AbstractContextManager[None]] = nullcontext,
        limit: int | None = None,
    ) -> None:
        self.maze, self.done = maze, False
        self._limit, self._running, self._ran_now, self._ran = limit, running, ran, [ran()]
        self.ready_at: int | None = None
        self.cells = bytearray(maze.field.size)
        self._shown, self._values = 0, [WALL] * maze.field.size
        self._covered: list[int] = []  # the value that each change laid on has covered, the newest last
        self._steps = steps
        # For each step: how long the log is after it, its caption, and where its worker is.
        self._ends, self._captions, self._workers = [0], [""], [0]

    @property
    def last(self) -> int:
        """The newest step made."""
        return len(self._ends) - 1

    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left; that none is left is known by asking for it."""
        left = steps if self._limit is None else min(steps, self._limit - self.last)
        self.done = self.done or left <= 0 < steps
        with self._running():
            for _ in range(0 if self.done else left):
                self._step()
                if self.done:
                    return

    def _step(self) -> None:
        why = next(self._steps, self)  # itself: something that no rule says
        self.done = why is self
        # What was changed after the last yield is one more step.
        if not self.done or len(self.maze.changed) > self._ends[-1]:
            self._end_step(why if isinstance(why, str) else "")
        if self.done and self.ready_at is None:
            self.ready_at = self.last

    def caption(self, tick: int) -> str:
        """Why a step was made, as its rule says; nothing before the first one."""
        return self._captions[tick]

    def worker(self, tick: int) -> Place | None:
        """Where the class should look after a step; None as long as nothing has changed."""
        return self.maze.place_of(self._workers[tick]) if self._workers[tick] else None

    def ran_at(self, tick: int) -> Ran | None:
        """Which lines of the rule ran in a step; None if they were not watched."""
        return self._ran[tick]

    def changes(self, tick: int) -> list[Place]:
        """The places that a step changed, each once."""
        numbers = self.maze.changed[self._ends[max(0, tick - 1)] : self._ends[tick]]
        return [self.maze.place_of(number) for number in dict.fromkeys(numbers)]

    def traced(self, tick: int) -> dict[str, Any]:
        """A step as one line of a trace holds it, with the same keys as a walk has."""
        x, y = self.worker(tick) or (None, None)
        return {"tick": tick, "x": x, "y": y, "heading": None, "target": None}

    def show(self, tick: int) -> None:
        """Have the cells as they were after a step; IndexError if it is not made."""
        if not 0 <= tick <= self.last:
            raise IndexError(f"step {tick} is not made; the newest is {self.last}")
        changed, shown, asked = self.maze.changed, self._ends[self._shown], self._ends[tick]
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
        return made_heya(self.maze.field, self.maze.ready_floor or self.maze.floor(), goal, note)

    def _lay(self, number: int, value: int) -> None:
        self._values[number] = value
        self.cells[number] = FIRST_COLOUR + value % COLOURS if value >= 0 else value == FLOOR

    def _end_step(self, caption: str) -> None:
        maze, begin, end = self.maze, self._ends[-1], len(self.maze.changed)
        if maze.ready_after is not None and self.ready_at is None:
            # Said when nothing had changed since the last step: it was that step that made the maze.
            self.ready_at = self.last + (maze.ready_after > begin)
        newest = maze.changed[-1] if end > begin else self._workers[-1]
        self._workers.append(maze.looked_at or newest)
        maze.looked_at = 0
        self._ends.append(end)
        self._captions.append(caption)
        self._ran.append(self._ran_now())
