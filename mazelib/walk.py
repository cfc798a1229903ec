"""A walk: a heya and a strategy, tick by tick, to a verdict.

One tick:   1. sense    which sides are open, seen from the walker
            2. turn     as the strategy answers
            3. step     one place ahead; into a wall the step fails, the turn stays

There is one loop for all: the window asks it for one tick, or for as many as fit a frame, and
a run without a window for all of them.

Circling is a verdict with proof. A strategy without chance that is again at the same place,
with the same heading, target and memory, will do the same again for ever. So every state is
written down with its tick, and the first one that comes back ends the walk.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from types import FunctionType
from typing import Any

from mazelib.circles import NEVER, Circles
from mazelib.compass import TURNED, Heading, Place, Turn, index_steps
from mazelib.heya import Heya
from mazelib.memory.memory_log import MemoryTicks, memory_log
from mazelib.moment import Moment
from mazelib.strategies.rule import Strategy
from mazelib.timeline import Timeline
from mazelib.view import VIEWS

# Numbers without their names are faster in the loop of a walk.
HEADINGS = tuple(Heading)
TURNED_NUMBERS = tuple(tuple(map(int, row)) for row in TURNED)


class Verdict(Enum):
    """How a walk ended."""

    ARRIVED = "arrived"
    CIRCLING = "circling"
    OUT_OF_TICKS = "out of ticks"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Ending:
    """A verdict, the tick at which it became true, and for circling the tick it goes back to."""

    verdict: Verdict
    tick: int
    since: int | None = None

    @property
    def words(self) -> str:
        """The ending in one line."""
        if self.since is not None:
            return f"circling after {self.tick} ticks: tick {self.tick} is tick {self.since} again"
        return f"{self.verdict.value} after {self.tick} ticks"


class WalkError(ValueError):
    """A walk that cannot begin, or a strategy that answered what is no turn."""


def default_limit(heya: Heya) -> int:
    """How many ticks a walk may take if nobody says: far more than chance needs on the map."""
    return 10_000 + 200 * heya.floor.count(1)


class Walk:
    """A walk under way: where the walker is, and how far it has come.

    ``timeline`` holds every moment, or is None for a walk of which only the verdict is wanted.
    ``ending`` is None until the walk has ended. ``limit`` is in ticks.

    Raises:
        WalkError: the map has no control point.
    """

    def __init__(
        self, heya: Heya, strategy: Strategy, limit: int | None = None, *, recorded: bool = True
    ) -> None:
        if not heya.controls:
            raise WalkError(f"{heya.name} has no control point to walk to: put an a on a floor place.")
        self.heya = heya
        self.limit = default_limit(heya) if limit is None else limit
        self.tick = 0
        self.ending: Ending | None = None
        self.memory = memory_log(strategy)
        self.timeline = Timeline(heya, self.memory) if recorded else None
        self.has_memory = not isinstance(strategy, FunctionType)
        self._own_decide: Any = strategy.turn if self.has_memory else strategy  # type: ignore[union-attr]
        self._controls = [y * heya.width + x for _, (x, y) in heya.controls]
        self._reached = 0
        self._index = heya.start[1] * heya.width + heya.start[0]
        self._heading = int(heya.heading)
        self._states = self.timeline.states if self.timeline else array("q")
        self._memory_ticks = self.timeline.memory_ticks if self.timeline else MemoryTicks(self.memory)
        self._circles = Circles(self.memory, self._states, self._memory_ticks)
        self._noted = -1
        notes = self.has_memory and (recorded or self.memory.provable)
        self._note = self.memory.note if notes else None
        # A function that can be foretold answers the same view with the same turn: it is asked once.
        self.decide_with(None)
        self._begin()

    @property
    def place(self) -> Place:
        """Where the walker stands."""
        return self._index % self.heya.width, self._index // self.heya.width

    @property
    def heading(self) -> Heading:
        """Where the walker faces."""
        return HEADINGS[self._heading]

    @property
    def target(self) -> str | None:
        """The control point to reach next; None after the last."""
        return self.heya.controls[self._reached][0] if self._reached < len(self._controls) else None

    def moments(self) -> Iterator[Moment]:
        """Walk to the end, and yield the moment of tick 0 and of every tick after it.

        Raises:
            WalkError: the walk is not recorded, or the strategy answered what is no turn.
        """
        if self.timeline is None:
            raise WalkError("only a recorded walk has moments")
        yield self.timeline.moment(0)
        while self.ending is None:
            self.advance(1)
            yield self.timeline.moment(self.tick)

    def run(self) -> Ending:
        """Walk to the end."""
        while self.ending is None:
            self.advance(self.limit)
        return self.ending

    def stop(self) -> None:
        """End the walk here, unless it has ended already."""
        self.ending = self.ending or Ending(Verdict.STOPPED, self.tick)

    def advance(self, ticks: int) -> None:
        """Walk so many ticks, or fewer if the walk ends.

        Raises:
            WalkError: the strategy answered what is no turn; that tick is not taken.
        """
        if self.ending is not None:
            return
        # The loop below is the sandbox's busiest: it works with numbers in local names only.
        sides, steps, width = self.heya.sides, index_steps(self.heya.width), self.heya.width
        decide, has_memory, answers = self._decide, self.has_memory, self._answers
        index, heading, goal = self._index, self._heading, self._controls[self._reached]
        record, note, circles = self._states.append, self._note, self._circles
        watched, known, noted = self.memory.provable, circles.known, self._noted
        memory_part = circles.memory_part()
        try:
            for tick in range(self.tick + 1, min(self.tick + ticks, self.limit) + 1):
                open_here = sides[index]
                answer = answers[heading][open_here]
                if answer is None:
                    sensed = VIEWS[heading][open_here]
                    if has_memory:
                        turn = decide(sensed, (index % width, index // width), HEADINGS[heading])
                    else:
                        turn = decide(sensed)
                    if turn.__class__ is not Turn:
                        raise WalkError(no_turn(turn))
                    answer = TURNED_NUMBERS[heading][turn]
                    if self._asks_once:
                        answers[heading][open_here] = answer
                heading = answer
                if open_here >> heading & 1:
                    index += steps[heading]
                state = index << 2 | heading
                record(state)
                if note:
                    version = note()
                    if version != noted:
                        noted, memory_part = version, self._note_change(tick, version)
                if index == goal:
                    goal = self._reach(tick)
                    if self.ending:
                        break
                if watched:
                    key = memory_part + state
                    if key in known and self._is_circle(tick):
                        break
                    known.add(key)
        finally:
            self.tick, self._index, self._heading = len(self._states) - 1, index, heading
        if self.tick >= self.limit and self.ending is None:
            self.ending = Ending(Verdict.OUT_OF_TICKS, self.tick)

    def decide_with(self, decide: Callable[..., Turn] | None) -> None:
        """Ask something else from now on: the strategy itself under a watch, or None for it alone."""
        self._decide = decide or self._own_decide
        self._asks_once = decide is None and self.memory.provable and not self.has_memory
        self._answers = no_answers()

    def _begin(self) -> None:
        """Record tick 0, at which a control point may be reached already."""
        state = self._index << 2 | self._heading
        self._states.append(state)
        if self._note:
            self._note_change(0, self._note())
        if self._index == self._controls[0]:
            self._reach(0)
        self._circles.known.add(self._circles.memory_part() + state)
        if self.ending is None and self.limit <= 0:
            self.ending = Ending(Verdict.OUT_OF_TICKS, 0)

    def _reach(self, tick: int) -> int:
        """Take the control point; the index of the next one to reach, or -1 after the last."""
        self._reached += 1
        if self.timeline:
            self.timeline.reached.append(tick)
        if self._reached == len(self._controls):
            self.ending = Ending(Verdict.ARRIVED, tick)
            return -1
        self._circles.forget()
        return self._controls[self._reached]

    def _note_change(self, tick: int, version: int) -> int:
        """Record that the memory has another version from a tick on; its part of the keys."""
        self._noted = version
        self._memory_ticks.note(tick, version)
        return self._circles.memory_part()

    def _is_circle(self, tick: int) -> bool:
        """Settle whether a tick is an earlier one again, and if so end the walk."""
        since = self._circles.last_same(tick)
        if since == NEVER:
            return False
        self.ending = Ending(Verdict.CIRCLING, tick, since)
        return True


def no_answers() -> list[list[Any]]:
    """A table by heading and open sides, for the heading that a strategy answers there."""
    return [[None] * 16 for _ in Heading]


def no_turn(answer: object) -> str:
    """What to say to a strategy that answered something else than a turn."""
    said = "nothing (None)" if answer is None else repr(answer)
    return (
        f"the strategy answered {said}, which is no turn: "
        "return Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT on every way through it."
    )
