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
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from types import FunctionType
from typing import Any

from mazelib.compass import TURNED, Heading, Place, Turn, index_steps
from mazelib.heya import Heya
from mazelib.memory import memory_log, same_memory
from mazelib.moment import Moment
from mazelib.strategies.rule import Strategy
from mazelib.timeline import Timeline
from mazelib.view import VIEWS


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

    def __init__(self, heya: Heya, strategy: Strategy, limit: int | None = None, *, recorded: bool = True) -> None:
        if not heya.controls:
            raise WalkError(f"{heya.name} has no control point to walk to: put the letter a on a floor place.")
        self.heya = heya
        self.limit = default_limit(heya) if limit is None else limit
        self.tick = 0
        self.ending: Ending | None = None
        self.memory = memory_log(strategy)
        self.timeline = Timeline(heya, self.memory) if recorded else None
        self.has_memory = not isinstance(strategy, FunctionType)
        self._notes_memory = self.has_memory and (recorded or self.memory.provable)
        self._decide: Any = strategy.turn if self.has_memory else strategy  # type: ignore[union-attr]
        self._controls = [y * heya.width + x for _, (x, y) in heya.controls]
        self._reached = 0
        self._index = heya.start[1] * heya.width + heya.start[0]
        self._heading = heya.heading
        self._seen = self._new_seen()
        self._versions = self.timeline.versions if self.timeline else array("q")
        self._begin()

    @property
    def place(self) -> Place:
        """Where the walker stands."""
        return self._index % self.heya.width, self._index // self.heya.width

    @property
    def heading(self) -> Heading:
        """Where the walker faces."""
        return self._heading

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
        decide, has_memory, notes = self._decide, self.has_memory, self._notes_memory
        tick, index, heading = self.tick, self._index, self._heading
        last, goal = min(tick + ticks, self.limit), self._controls[self._reached]
        record = self.timeline.states.append if self.timeline else None
        watched, seen = self.memory.provable, self._seen
        try:
            while tick < last:
                open_here = sides[index]
                sensed = VIEWS[heading][open_here]
                turn = decide(sensed, (index % width, index // width), heading) if has_memory else decide(sensed)
                if turn.__class__ is not Turn:
                    raise WalkError(no_turn(turn))
                heading = TURNED[heading][turn]
                if open_here >> heading & 1:
                    index += steps[heading]
                tick += 1
                state: Any = index << 2 | heading
                if record:
                    record(state)
                if notes:
                    self._versions.append(self.memory.note())
                if index == goal:
                    goal, seen = self._reach(tick)
                    if self.ending:
                        break
                if watched:
                    if has_memory:
                        state = (state, self.memory.fingerprint)
                    since = seen[state]
                    if since and self._is_circle(since - 1, tick):
                        break
                    seen[state] = tick + 1
        finally:
            self.tick, self._index, self._heading = tick, index, heading
        if tick >= self.limit and self.ending is None:
            self.ending = Ending(Verdict.OUT_OF_TICKS, tick)

    def _begin(self) -> None:
        """Record tick 0, at which a control point may be reached already."""
        state: Any = self._index << 2 | self._heading
        if self.timeline:
            self.timeline.states.append(state)
        if self._notes_memory:
            self._versions.append(self.memory.note())
        if self._index == self._controls[0]:
            self._reach(0)
        if self.memory.provable:
            self._seen[(state, self.memory.fingerprint) if self.has_memory else state] = 1
        if self.ending is None and self.limit <= 0:
            self.ending = Ending(Verdict.OUT_OF_TICKS, 0)

    def _reach(self, tick: int) -> tuple[int, Any]:
        """Take the control point; the next one to reach, and a fresh list of states seen."""
        self._reached += 1
        if self.timeline:
            self.timeline.reached.append(tick)
        if self._reached == len(self._controls):
            self.ending = Ending(Verdict.ARRIVED, tick)
            return -1, self._seen
        self._seen = self._new_seen()
        return self._controls[self._reached], self._seen

    def _new_seen(self) -> Any:
        """A table from state to 1 + the tick at which it was seen; 0 for a state not yet seen.

        Without memory a state is place and heading: few enough for an array, which is faster.
        """
        if not self.memory.provable or self.has_memory:
            return defaultdict(int)
        return array("q", bytes(8 * 4 * len(self.heya.floor)))

    def _is_circle(self, since: int, tick: int) -> bool:
        """Settle whether the memory of two ticks is the same, and if so end the walk."""
        if self.has_memory:
            then, now = (self.memory.at(self._versions[at]) for at in (since, tick))
            if not same_memory(then, now):
                return False
        self.ending = Ending(Verdict.CIRCLING, tick, since)
        return True


def no_turn(answer: object) -> str:
    """What to say to a strategy that answered something else than a turn."""
    said = "nothing (None)" if answer is None else repr(answer)
    return (
        f"the strategy answered {said}, which is no turn: "
        "return Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT on every way through it."
    )
