"""The timeline: every moment of one walk, recorded. Step back, jump; no code runs twice.

A tick is kept as one number, its state (place and heading); nearly all else follows from the states and
the map. A million ticks fit in a few megabytes.
"""

from array import array
from bisect import bisect_right
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import Any

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.text.lines import Ran
from mazelib.walking.memory import History
from mazelib.walking.view import View, view_at


class Verdict(Enum):
    """How a walk ended."""

    ARRIVED = "arrived"
    CIRCLING = "circling"
    UNREACHABLE = "cannot be reached"
    OUT_OF_TICKS = "out of ticks"


@dataclass(frozen=True)
class Ending:
    """A verdict, the tick at which it became true, and for circling the tick that it repeats."""

    verdict: Verdict
    tick: int
    since: int | None = None

    @property
    def words(self) -> str:
        """The ending in one line."""
        again = "" if self.since is None else f": tick {self.tick} is tick {self.since} again"
        return f"{self.verdict.value} after {self.tick} {'tick' if self.tick == 1 else 'ticks'}{again}"


@dataclass(frozen=True)
class Moment:
    """One half of a tick. It sees: the walker stands, and senses. It thinks: it knows its next turn, too.

    ``reached`` is a letter reached just now; by a step it came if ``moved``. ``memory`` is what is kept, in
    the half before ``memory_before``. ``ran``, ``turn`` and ``after`` (where it will stand and face) are
    known when it thinks; ``ran`` also where its rule failed at that.
    """

    tick: int
    place: Place
    heading: Heading
    view: View
    reached: str | None
    moved: bool
    memory: dict[str, Any]
    memory_before: dict[str, Any]
    thinks: bool = False
    ran: Ran | None = None
    turn: Turn | None = None
    after: tuple[Place, Heading] | None = None


class Timeline:
    """The recording of one walk. It only grows; a moment once recorded never changes."""

    def __init__(self, heya: Heya) -> None:
        self.heya = heya
        self.states = array("q")  # (y * width + x) * 4 + heading, by tick
        self.memory = History()  # what the strategy kept, by tick
        self.reached: list[int] = []  # the ticks at which the control points were reached, in order
        self.failed_after: int | None = None  # what a turn that went wrong kept and ran stands behind this
        self.since: int | None = None  # the tick that the last one is again, where a circle is proven
        self._ran: list[Ran | None] = []

    @classmethod
    def still(cls, heya: Heya) -> "Timeline":
        """A recording of tick 0 alone, on a map where nobody walks; it needs no control point."""
        timeline = cls(heya)
        timeline.states.append((heya.start[1] * heya.width + heya.start[0]) * 4 + heya.heading)
        return timeline

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return len(self.states) - 1

    def place(self, tick: int) -> Place:
        """Where the walker stood after a tick."""
        index = self.states[tick] >> 2
        return index % self.heya.width, index // self.heya.width

    def heading(self, tick: int) -> Heading:
        """Where the walker faced after a tick."""
        return Heading(self.states[tick] & 3)

    def view(self, tick: int) -> View:
        """What the walker sensed after a tick, where it then stood."""
        return view_at(self.heya, self.place(tick), self.heading(tick))

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return reach.tour(self.heya) or []

    def note_ran(self, tick: int, ran: Ran) -> None:
        """Record which lines ran in a tick. Ticks come in order."""
        self._ran += [None] * (tick - len(self._ran))
        self._ran[tick:] = [ran]

    def ran_at(self, tick: int) -> Ran | None:
        """Which lines of the strategy ran in a tick; None if nobody watched."""
        return self._ran[tick] if tick < len(self._ran) else None

    def waiting(self, tick: int) -> tuple[tuple[str, Place], ...]:
        """The control points not yet reached after a tick, as (letter, place)."""
        return self.heya.controls[self.reached_count(tick) :]

    def reached_count(self, tick: int) -> int:
        """How many control points had been reached after a tick."""
        return bisect_right(self.reached, tick)

    def target(self, tick: int) -> str | None:
        """The letter to reach next after a tick; None after the last."""
        return next((letter for letter, _ in self.waiting(tick)), None)

    def recorded(self, tick: int) -> int:
        """The tick on record that shows any tick: a circle, once proven, is walked round and round."""
        if self.since is None or tick <= self.last:
            return tick
        return self.since + 1 + (tick - self.since - 1) % (self.last - self.since)

    def laps(self, tick: int) -> int:
        """How often the circle has been walked round after a tick."""
        return 0 if self.since is None else (tick - self.since) // (self.last - self.since)

    def moment(self, tick: int, *, thinks: bool = False) -> Moment:
        """One half of a tick. IndexError if it is not recorded."""
        tick = self.recorded(tick)
        then, fails = self.recorded(tick + 1), tick == self.failed_after
        if not 0 <= tick <= self.last or (thinks and then > self.last and not fails):
            raise IndexError(f"tick {tick} is not recorded; the newest is {self.last}")
        place, heading, memory = self.place(tick), self.heading(tick), self.memory.at(tick)
        reached = self.heya.controls[self.reached.index(tick)][0] if tick in self.reached else None
        moved = tick > 0 and place != self.place(tick - 1)
        moment = Moment(tick, place, heading, self.view(tick), reached, moved, memory, memory)
        if thinks:
            moment = replace(moment, thinks=True, memory=self.memory.at(then), ran=self.ran_at(then))
        if thinks and not fails:
            after = self.place(then), self.heading(then)
            moment = replace(moment, turn=turn_between(heading, after[1]), after=after)
        return moment

    def traced(self, tick: int) -> dict[str, Any]:
        """A tick as one line of a trace holds it."""
        (x, y), heading = self.place(tick), self.heading(tick)
        return {"tick": tick, "x": x, "y": y, "heading": heading.word, "target": self.target(tick)}

    def steps(self, tick: int) -> int:
        """How many of the ticks so far led to another place."""
        return sum(before >> 2 != after >> 2 for before, after in pairwise(self.states[: tick + 1]))
