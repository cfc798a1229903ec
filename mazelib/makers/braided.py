"""A maze that is made and then braided, step by step: after the maker's own steps one a dead end.

A maker that fills its maze again goes on after that: first the openings are closed, the newest
first, and then come the rest of its own steps.

    own steps until the maze is made   |  openings  |  closings  |  own steps of filling
"""

from __future__ import annotations

import random
from collections.abc import Callable

from mazelib.compass import Heading
from mazelib.files import docstring_of
from mazelib.makers import braid
from mazelib.makers.braid import checked, chosen_dead_ends, open_dead_end
from mazelib.makers.field import FLOOR, WALL
from mazelib.makers.making import Making
from mazelib.makers.shown import Shown, numbered_steps, toward

#: A dead end that was looked at: its room, and the heading of the broken wall, or None: it stayed.
Opening = tuple[int, Heading | None]


class Braided(Making):
    """Another making, and when its maze is made a share of the dead ends opened.

    ``record`` is that of the other making, ``unbraided_at`` its step that made the maze, all dead
    ends still closed. ``opened`` has the dead ends looked at, in order; the newest ``closed`` of
    them are closed again.

    Raises:
        MakerError: the share is not between 0 and 1.
    """

    def __init__(self, making: Making, share: float, rng: random.Random) -> None:
        super().__init__(making.field, recorded=False)
        self.making = making
        self.record = making.record
        self.unbraided_at: int | None = None
        self.opened: list[Opening] = []
        self.closed = 0
        self._share = checked(share)
        self._rng = rng
        self._chosen: list[int] = []
        self._ground = bytearray()
        self._choose_if_made()

    @property
    def taught(self) -> tuple[Callable[..., object], ...]:
        """The way of making, and how a dead end is opened."""
        return (*self.making.taught, open_dead_end)

    @property
    def decides(self) -> tuple[str, ...]:
        """What decides while the maze is made; then which wall is broken, or that none is."""
        return *self.making.decides, "return None", "heading = rng.choice(walls)"

    @property
    def made_at(self) -> int | None:
        """The step that looked at the last of the dead ends to open; None before it."""
        if self.unbraided_at is None or len(self.opened) < len(self._chosen):
            return None
        return self.unbraided_at + len(self.opened)

    @property
    def done(self) -> bool:
        """Whether no step is left."""
        return self.made and self.making.done

    @property
    def floor(self) -> bytes:
        """The field as it is now, 1 for open and 0 for wall."""
        floor = bytearray(self.making.floor)
        for room, heading in self.opened[: len(self.opened) - self.closed]:
            if heading is not None:
                floor[room + self.field.steps[heading]] = FLOOR
        return bytes(floor)

    def advance(self, steps: int) -> None:
        """Make so many steps, or as many as are left until something else begins."""
        if self.unbraided_at is None:
            self.making.advance(steps)
            self._choose_if_made()
        elif not self.made:
            done = len(self.opened)
            for room in self._chosen[done : done + steps]:
                self.opened.append((room, open_dead_end(self._ground, room, self.field, self._rng)))
        elif not self.making.done and self.closed < len(self.opened):
            self.closed = min(len(self.opened), self.closed + steps)
        else:
            self.making.advance(steps)
        self.steps_done = self.making.steps_done + len(self.opened) + self.closed

    def shown(self) -> Shown:
        """A view of this making that can be set to any step made; MakerError if not recorded."""
        return BraidedShown(self)

    def own_step(self, step: int) -> int:
        """How many of so many steps are the maker's own."""
        return step - min(self._beyond(step), 2 * len(self.opened))

    def open_at(self, step: int) -> int:
        """How many dead ends are open after a step, with those whose walls stayed."""
        beyond = self._beyond(step)
        return max(0, min(beyond, 2 * len(self.opened) - beyond))

    def _beyond(self, step: int) -> int:
        """How many steps a step is behind the one that made the maze."""
        return 0 if self.unbraided_at is None else max(0, step - self.unbraided_at)

    def _choose_if_made(self) -> None:
        if self.making.made:
            self.unbraided_at, floor = self.making.steps_done, self.making.floor
            self._ground = self.field.fenced(floor)
            self._chosen = chosen_dead_ends(self.field, floor, self._share, self._rng)


class BraidedShown(Shown):
    """The other making as it is shown, and the openings laid on it.

    ``own`` is that other one, ``loops`` how many walls are broken at dead ends.
    """

    making: Braided

    def __init__(self, making: Braided) -> None:
        self.own = making.making.shown()
        self.loops = 0
        self._opened = 0
        super().__init__(making)

    def _begin(self) -> None:
        self.cells = self.own.cells
        self._go(0, None)

    def _forth(self, first: int, last: int, changed: list[int] | None) -> None:
        self._go(last, changed)

    def _back(self, first: int, last: int, changed: list[int] | None) -> None:
        self._go(first, changed)

    def _go(self, step: int, changed: list[int] | None) -> None:
        own_step = self.making.own_step(step)
        if own_step != self.own.step:
            # What lies on top is taken off before anything below it moves.
            self._open_or_close(0, changed)
            moved = self.own.show(own_step)
            if changed is not None:
                changed += moved or ()
        self._open_or_close(self.making.open_at(step), changed)
        self.numbers = self.own.numbers

    def _open_or_close(self, count: int, changed: list[int] | None) -> None:
        """Have so many dead ends open: an opened wall looks like its room."""
        first, last = sorted((self._opened, count))
        opens = count > self._opened
        for room, heading in self.making.opened[first:last]:
            if heading is not None:
                wall = room + self.field.steps[heading]
                self.cells[wall] = self.cells[room] if opens else WALL
                self.loops += 1 if opens else -1
                if changed is not None:
                    changed.append(wall)
        self._opened = count

    def _opening(self) -> Opening | None:
        """The dead end that the step was about; None at the maker's own steps."""
        before, after = self.making.open_at(self.step - 1), self._opened
        return self.making.opened[max(before, after) - 1] if before != after else None

    def _worker(self) -> int:
        opening = self._opening()
        if opening:
            return opening[0]
        assert self.own.worker is not None
        return self.field.index(self.own.worker)

    @property
    def rule(self) -> list[str]:
        """The rule of the maker, and while dead ends are opened that of braiding."""
        if not (self.step and self._opening()):
            return self.own.rule
        return numbered_steps(braid.__doc__ or docstring_of(braid.__file__))

    def _rule_steps(self) -> tuple[int, ...]:
        if self._opening() is None:
            return self.own.rule_steps
        return () if self.making.open_at(self.step - 1) > self._opened else (3,)

    def _said(self) -> str:
        opening = self._opening()
        if opening is None:
            return self.own.caption
        heading = opening[1]
        if self.making.open_at(self.step - 1) > self._opened:
            return "Here the wall stays as it is." if heading is None else "Close the newest opening again."
        is_last = self.making.made and self._opened == len(self.making.opened)
        ready = " That was the last one." if is_last else ""
        if heading is None:
            return f"This one cannot be opened, or is no dead end any more: the wall stays.{ready}"
        return f"A dead end: break its wall {toward(heading)}. Now there is a way round.{ready}"
