"""The timeline: every moment of a walk, recorded. To step back or jump, no code runs again.

A tick is kept as one number, its state (place and heading, see grid.places). Nearly everything else
follows from the states and the map, so a million ticks fit in a few megabytes.
"""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.grid.places import heading_of, index_of, state_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.text.lines_run import LinesRun, lines_run_of
from mazelib.walking.lap import WORTH_TELLING, Lap, Laps
from mazelib.walking.lap_watch import changed_names
from mazelib.walking.lines_run_history import LinesRunHistory
from mazelib.walking.memory_history import MemoryHistory
from mazelib.walking.moment import Moment
from mazelib.walking.tally import Tally
from mazelib.walking.view import View, view_at
from mazelib.walking.walk_batch import WalkBatch


class Timeline:
    """The recording of one walk. It only grows; a moment once recorded never changes.

    It is empty at first, and what happens is noted in its order: the turn that leads to a tick, the
    tick, and what happened at it. A walk notes this while it goes on. Or all of it comes in batches
    from another timeline, which may grow in another process.
    """

    def __init__(self, heya: Heya) -> None:
        self.heya = heya
        self._states = array("q")
        self._lines_run = LinesRunHistory()
        self._memory = MemoryHistory()
        self._reached: list[int] = []
        self._has_failed = False
        self._since: int | None = None
        # These follow from the states. They are counted only as far as somebody has asked.
        self._steps = Tally()
        self._rights = Tally()
        self._lefts = Tally()
        self._laps = Laps(self._states, self._reached)
        self._known_changes: dict[tuple[int, int], tuple[str, ...]] = {}

    @classmethod
    def still(cls, heya: Heya) -> "Timeline":
        """A recording of tick 0 alone, on a map where nobody walks. It needs no control point."""
        timeline = cls(heya)
        timeline.note_tick(heya.start, heya.heading)
        return timeline

    def on_map(self, heya: Heya) -> "Timeline":
        """The same places and headings on another map of the same size; no letter is reached."""
        timeline = Timeline(heya)
        timeline._states.extend(self._states)
        return timeline

    # To write: what happens, in its order.

    def note_turn(self, lines_run: LinesRun | None, frozen_memory: bytes) -> None:
        """Record the turn that leads to the next tick: what ran, and what is kept from then on."""
        tick = len(self._states)
        if lines_run is not None:
            self._lines_run.note(tick, lines_run)
        self._memory.note(tick, frozen_memory)

    def note_tick(self, place: Place, heading: Heading) -> None:
        """Record the next tick: where the walker stands and faces now."""
        self.note_state(state_of(self.heya.places.index(place), heading))

    def note_state(self, state: int) -> None:
        """Record the next tick by its state: place and heading in one number."""
        self._states.append(state)

    def note_reached(self, tick: int) -> None:
        """Record that a control point was reached at a tick, the newest one or the next."""
        self._reached.append(tick)

    def note_failed_turn(self, lines_run: LinesRun | None, frozen_memory: bytes) -> None:
        """Record a turn that leads to no tick: the rule failed, or said that all is explored."""
        self.note_turn(lines_run, frozen_memory)
        self._has_failed = True

    def note_circle(self, since: int) -> None:
        """Record that the newest tick is the tick ``since`` again, as is proven."""
        self._since = since

    def append(self, batch: WalkBatch) -> None:
        """Record what another timeline has recorded. ValueError: it does not follow on this one."""
        if batch.after != self.last or self._has_failed:
            raise ValueError(f"a batch after tick {batch.after} does not follow tick {self.last}")
        for tick, plain in batch.lines_run:
            self._lines_run.note(tick, lines_run_of(plain))
        for tick, frozen in batch.memory:
            self._memory.note(tick, frozen)
        self._states.frombytes(batch.states)
        self._reached.extend(batch.reached)
        self._has_failed = batch.has_failed
        self._since = batch.since

    # To read.

    def batch(self, after: int) -> WalkBatch:
        """All that was recorded after a tick, as plain data; after -1 it is everything."""
        return WalkBatch(
            after=after,
            states=self._states[after + 1 :].tobytes(),
            lines_run=self._lines_run.entries(after),
            memory=self._memory.entries(after),
            reached=tuple(tick for tick in self._reached if tick > after),
            has_failed=self._has_failed,
            since=self._since,
        )

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return len(self._states) - 1

    @property
    def states(self) -> Sequence[int]:
        """Place and heading after every tick, as one number (see grid.places)."""
        return self._states

    @property
    def reached(self) -> Sequence[int]:
        """The ticks at which control points were reached, in order."""
        return self._reached

    @property
    def since(self) -> int | None:
        """The tick that the newest one is again; None as long as no circle is proven."""
        return self._since

    @property
    def failed_after(self) -> int | None:
        """The last tick if the turn after it led to no step; otherwise None.

        What ran and was kept in that turn is recorded for the tick after it.
        """
        return self.last if self._has_failed else None

    def place(self, tick: int) -> Place:
        """Where the walker stood after a tick."""
        return self.heya.places.place(index_of(self._states[tick]))

    def heading(self, tick: int) -> Heading:
        """Where the walker faced after a tick."""
        return heading_of(self._states[tick])

    def view(self, tick: int) -> View:
        """What the walker sensed where it stood after a tick."""
        return view_at(self.heya, self.place(tick), self.heading(tick))

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return tour(self.heya) or []

    def lines_run_at(self, tick: int) -> LinesRun | None:
        """Which lines of the strategy ran in a tick; None if nobody watched them."""
        return self._lines_run.at(tick)

    def memory_at(self, tick: int) -> dict[str, object]:
        """What the strategy kept after a tick, by name; every call makes fresh values."""
        return self._memory.at(tick)

    def waiting(self, tick: int) -> tuple[tuple[str, Place], ...]:
        """The control points not yet reached after a tick, as (letter, place)."""
        return self.heya.controls[self.reached_count(tick) :]

    def reached_count(self, tick: int) -> int:
        """How many control points had been reached after a tick."""
        return bisect_right(self._reached, tick)

    def reached_at(self, tick: int) -> str | None:
        """The letter reached at this very tick."""
        if tick not in self._reached:
            return None
        letter, _place = self.heya.controls[self._reached.index(tick)]
        return letter

    def target(self, tick: int) -> str | None:
        """The letter to reach next after a tick; None if all are reached."""
        for letter, _place in self.waiting(tick):
            return letter
        return None

    def moved(self, tick: int) -> bool:
        """Whether the step of a tick led to another place; it does not if there was a wall."""
        return tick > 0 and index_of(self._states[tick - 1]) != index_of(self._states[tick])

    def steps(self, tick: int) -> int:
        """How many of the ticks so far led to another place."""
        while self._steps.last < tick:
            self._steps.note(self.moved(self._steps.last + 1))
        return self._steps.at(tick)

    def turns_where_both_open(self, tick: int) -> tuple[int, int]:
        """How often the walker had turned right, and left, where both sides were open."""
        for before in range(self._rights.last, tick):
            view = self.view(before)
            turn = turn_between(self.heading(before), self.heading(before + 1))
            both_open = view.right and view.left
            self._rights.note(both_open and turn is Turn.RIGHT)
            self._lefts.note(both_open and turn is Turn.LEFT)
        return self._rights.at(tick), self._lefts.at(tick)

    def recorded(self, tick: int) -> int:
        """The recorded tick that looks like a given one.

        A walker in a proven circle goes round and round: its last lap stands for all later ones.
        """
        if self._since is None or tick <= self.last:
            return tick
        lap = self.last - self._since
        return self._since + 1 + (tick - self._since - 1) % lap

    def laps(self, tick: int) -> int:
        """How often the circle has been walked round after a tick."""
        if self._since is None or tick < self._since:
            return 0
        return (tick - self._since) // (self.last - self._since)

    def lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick, as it is seen; None if none is worth telling."""
        run = self._laps.at(tick) if tick <= self.last else None
        if run is None or run.count(tick) < WORTH_TELLING:
            return None
        steps = self.steps(run.begin + run.ticks) - self.steps(run.begin)
        changing = self._changing(run.end(tick), run.ticks)
        return Lap(run.ticks, steps, run.count(tick), changing)

    def _changing(self, end: int, ticks: int) -> tuple[str, ...]:
        """The names of what is kept that differs between the last laps, at the end of one."""
        # Large memories take long to compare, and each tick of the next lap asks for the same.
        known = self._known_changes.get((end, ticks))
        if known is None:
            now = self.memory_at(end)
            changed = changed_names(self.memory_at(end - ticks), now)
            changed |= changed_names(self.memory_at(end - 2 * ticks), now)
            known = tuple(sorted(changed))
            self._known_changes[end, ticks] = known
        return known

    def moment(self, tick: int, *, thinks: bool = False) -> Moment:
        """One half of a tick; ``thinks`` asks for the second. IndexError: it is not recorded."""
        tick = self.recorded(tick)
        if not 0 <= tick <= self.last:
            raise self._not_recorded(tick)
        memory = self.memory_at(tick)
        moment = Moment(
            tick=tick,
            place=self.place(tick),
            heading=self.heading(tick),
            view=self.view(tick),
            reached=self.reached_at(tick),
            moved=self.moved(tick),
            memory=memory,
            memory_before=memory,
        )
        if thinks:
            return self._thinking(moment)
        return moment

    def _thinking(self, seen: Moment) -> Moment:
        """The second half of a tick, made from its first half."""
        following = self.recorded(seen.tick + 1)
        thought = replace(
            seen,
            thinks=True,
            memory=self.memory_at(following),
            lines_run=self.lines_run_at(following),
        )
        if seen.tick == self.failed_after:
            return thought
        if following > self.last:
            raise self._not_recorded(seen.tick)
        heading = self.heading(following)
        turn = turn_between(seen.heading, heading)
        return replace(thought, turn=turn, after=(self.place(following), heading))

    def _not_recorded(self, tick: int) -> IndexError:
        return IndexError(f"tick {tick} is not recorded; the newest is {self.last}")

    def traced(self, tick: int) -> dict[str, int | str | None]:
        """A tick as a line of a trace tells it."""
        x, y = self.place(tick)
        return {
            "tick": tick,
            "x": x,
            "y": y,
            "heading": self.heading(tick).word,
            "target": self.target(tick),
        }
