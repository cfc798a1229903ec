"""The timeline: every moment of a walk, read from its recording. To step back, no code runs again.

A tick beyond the recording is answered, too, if a circle is proven: then the walker goes round and
round, and the last lap of the recording stands for all later ones. Any other tick that is not
recorded is an IndexError, whatever is asked of it.
"""

from bisect import bisect_right
from dataclasses import replace
from functools import cached_property

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.grid.places import heading_of, index_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.values.lines_run import LinesRun
from mazelib.walking.history import Tally
from mazelib.walking.lap import Lap, Laps
from mazelib.walking.moment import Moment
from mazelib.walking.recording import WalkRecording
from mazelib.walking.view import View, view_at


class Timeline:
    """Reads the recording of one walk, with all that follows from it and from the map.

    It leaves the recording as it is, and keeps what it has counted of it. While the recording
    grows, the timeline grows with it.
    """

    def __init__(self, recording: WalkRecording) -> None:
        self._recording = recording
        self.heya = recording.heya
        #: Place and heading after every tick, as one number (see grid.places).
        self.states = recording.states
        #: The ticks at which control points were reached, in order.
        self.reached = recording.reached
        # These are counted only as far as they were asked for.
        self._steps = Tally()
        self._rights = Tally()
        self._lefts = Tally()
        self._laps = Laps(self.states, self.reached)

    @classmethod
    def still(cls, heya: Heya) -> "Timeline":
        """The timeline of tick 0 alone, on a map without a walk. It needs no control point."""
        return cls(WalkRecording.still(heya))

    # The walk as a whole.

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self._recording.last

    @property
    def since(self) -> int | None:
        """The tick that the newest one is again; None as long as no circle is proven."""
        return self._recording.since

    @property
    def stopped_after(self) -> int | None:
        """The last tick if the walk stopped in the turn after it; otherwise None."""
        return self._recording.stopped_after

    @property
    def keeps_nothing(self) -> bool:
        """Whether the strategy keeps nothing: only place, heading and target can change."""
        return self._recording.keeps_nothing

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return tour(self.heya) or []

    # One tick. IndexError: it is not recorded.

    def recorded(self, tick: int) -> int:
        """The recorded tick that looks like a given one: in a circle, that of the last lap."""
        if 0 <= tick < len(self.states):
            return tick
        if self.since is None or tick < 0:
            raise IndexError(f"tick {tick} is not recorded; the newest is {self.last}")
        lap = self.last - self.since
        return self.since + 1 + (tick - self.since - 1) % lap

    def place(self, tick: int) -> Place:
        """Where the walker stood after a tick."""
        return self.heya.places.place(index_of(self.states[self.recorded(tick)]))

    def heading(self, tick: int) -> Heading:
        """Where the walker faced after a tick."""
        return heading_of(self.states[self.recorded(tick)])

    def view(self, tick: int) -> View:
        """What the walker sensed where it stood after a tick."""
        return view_at(self.heya, self.place(tick), self.heading(tick))

    def memory_at(self, tick: int) -> dict[str, object]:
        """What the strategy kept after a tick, by name; every call makes fresh values."""
        return self._recording.memory_at(self.recorded(tick))

    def lines_run_at(self, tick: int) -> LinesRun | None:
        """Which lines of the strategy ran in a tick; None if they were not watched."""
        return self._recording.lines_run_at(self.recorded(tick))

    def reached_count(self, tick: int) -> int:
        """How many control points had been reached after a tick."""
        return bisect_right(self.reached, self.recorded(tick))

    def reached_at(self, tick: int) -> str | None:
        """The letter reached at this very tick."""
        tick = self.recorded(tick)
        if tick not in self.reached:
            return None
        letter, _place = self.heya.controls[self.reached.index(tick)]
        return letter

    def waiting(self, tick: int) -> tuple[tuple[str, Place], ...]:
        """The control points not yet reached after a tick, as (letter, place)."""
        return self.heya.controls[self.reached_count(tick) :]

    def target(self, tick: int) -> str | None:
        """The letter to reach next after a tick; None if all are reached."""
        for letter, _place in self.waiting(tick):
            return letter
        return None

    def moved(self, tick: int) -> bool:
        """Whether the step of a tick led to another place; it does not if there was a wall."""
        tick = self.recorded(tick)
        return tick > 0 and index_of(self.states[tick - 1]) != index_of(self.states[tick])

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

    def seen_lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick, as it is seen; None if none is worth telling."""
        return self._laps.told(self.recorded(tick), self.memory_at)

    # All ticks up to one. IndexError: it is not recorded.

    def laps_proven(self, tick: int) -> int:
        """How often the proven circle has been walked round after a tick."""
        self.recorded(tick)
        if self.since is None or tick < self.since:
            return 0
        return (tick - self.since) // (self.last - self.since)

    def steps(self, tick: int) -> int:
        """How many of the ticks so far led to another place."""
        while self._steps.last < min(tick, self.last):
            self._steps.note(self.moved(self._steps.last + 1))
        return self._counted(self._steps, tick)

    def turns_aside(self, tick: int) -> tuple[int, int]:
        """How often the walker had turned right, and left."""
        for before in range(self._rights.last, min(tick, self.last)):
            turn = turn_between(self.heading(before), self.heading(before + 1))
            self._rights.note(turn is Turn.RIGHT)
            self._lefts.note(turn is Turn.LEFT)
        return self._counted(self._rights, tick), self._counted(self._lefts, tick)

    def _counted(self, tally: Tally, tick: int) -> int:
        """What a tally counted up to a tick, with the laps that are walked after the recording."""
        recorded = self.recorded(tick)
        count = tally.at(recorded)
        if self.since is not None and tick > self.last:
            laps = (tick - recorded) // (self.last - self.since)
            count += laps * (tally.at(self.last) - tally.at(self.since))
        return count

    # One half of a tick. IndexError: it is not recorded.

    def moment(self, tick: int, *, thinks: bool = False) -> Moment:
        """One half of a tick; ``thinks`` asks for the second."""
        tick = self.recorded(tick)
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
        following = seen.tick + 1
        if seen.tick == self.stopped_after:
            return replace(
                seen,
                thinks=True,
                memory=self._recording.memory_at(following),
                lines_run=self._recording.lines_run_at(following),
            )
        heading = self.heading(following)
        return replace(
            seen,
            thinks=True,
            memory=self.memory_at(following),
            lines_run=self.lines_run_at(following),
            turn=turn_between(seen.heading, heading),
            after=(self.place(following), heading),
        )
