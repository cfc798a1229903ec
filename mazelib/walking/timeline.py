"""The timeline: every moment of a walk, recorded. To step back or jump, no code runs again.

A tick is kept as one number, its state (place and heading, see grid.places). Nearly everything else
follows from the states and the map, so a million ticks fit in a few megabytes.
"""

from array import array
from bisect import bisect_right
from dataclasses import replace
from functools import cached_property

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.grid.places import heading_of, index_of, state_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.text.lines_run import LinesRun
from mazelib.walking.memory_history import MemoryHistory
from mazelib.walking.moment import Moment
from mazelib.walking.tally import Tally
from mazelib.walking.view import View, view_at


class Timeline:
    """The recording of one walk. It only grows; a moment once recorded never changes.

    ``states`` holds place and heading of every tick as one number. ``reached`` holds the ticks at
    which control points were reached, in order. ``memory`` is what the strategy kept at each tick.
    ``since`` is set when a circle is proven: the last tick is this tick again. ``failed_after`` is
    set when a turn led to no step: it is the last tick, and what ran and was kept in that turn is
    recorded for the tick after it.
    """

    def __init__(self, heya: Heya) -> None:
        self.heya = heya
        self.states = array("q")
        self.memory = MemoryHistory()
        self.reached: list[int] = []
        self.failed_after: int | None = None
        self.since: int | None = None
        self._lines_run: list[LinesRun | None] = []
        # These follow from the states. They are counted only as far as somebody has asked.
        self._steps = Tally()
        self._rights = Tally()
        self._lefts = Tally()

    @classmethod
    def still(cls, heya: Heya) -> "Timeline":
        """A recording of tick 0 alone, on a map where nobody walks. It needs no control point."""
        timeline = cls(heya)
        timeline.note(heya.start, heya.heading)
        return timeline

    def note(self, place: Place, heading: Heading) -> None:
        """Record where the walker stands and faces after the next tick."""
        self.states.append(state_of(self.heya.places.index(place), heading))

    def note_reached(self) -> None:
        """Record that a control point was reached at the newest tick."""
        self.reached.append(self.last)

    def note_lines_run(self, tick: int, lines_run: LinesRun) -> None:
        """Record which lines ran in a tick. Ticks come in order."""
        while len(self._lines_run) < tick:
            self._lines_run.append(None)
        self._lines_run[tick:] = [lines_run]

    def on_map(self, heya: Heya) -> "Timeline":
        """The same places and headings on another map of the same size; no letter is reached."""
        timeline = Timeline(heya)
        timeline.states.extend(self.states)
        return timeline

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return len(self.states) - 1

    def place(self, tick: int) -> Place:
        """Where the walker stood after a tick."""
        return self.heya.places.place(index_of(self.states[tick]))

    def heading(self, tick: int) -> Heading:
        """Where the walker faced after a tick."""
        return heading_of(self.states[tick])

    def view(self, tick: int) -> View:
        """What the walker sensed where it stood after a tick."""
        return view_at(self.heya, self.place(tick), self.heading(tick))

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return tour(self.heya) or []

    def lines_run_at(self, tick: int) -> LinesRun | None:
        """Which lines of the strategy ran in a tick; None if nobody watched them."""
        if tick < len(self._lines_run):
            return self._lines_run[tick]
        return None

    def waiting(self, tick: int) -> tuple[tuple[str, Place], ...]:
        """The control points not yet reached after a tick, as (letter, place)."""
        return self.heya.controls[self.reached_count(tick) :]

    def reached_count(self, tick: int) -> int:
        """How many control points had been reached after a tick."""
        return bisect_right(self.reached, tick)

    def reached_at(self, tick: int) -> str | None:
        """The letter reached at this very tick."""
        if tick not in self.reached:
            return None
        letter, _place = self.heya.controls[self.reached.index(tick)]
        return letter

    def target(self, tick: int) -> str | None:
        """The letter to reach next after a tick; None if all are reached."""
        for letter, _place in self.waiting(tick):
            return letter
        return None

    def moved(self, tick: int) -> bool:
        """Whether the step of a tick led to another place; it does not if there was a wall."""
        return tick > 0 and index_of(self.states[tick - 1]) != index_of(self.states[tick])

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
        if self.since is None or tick <= self.last:
            return tick
        lap = self.last - self.since
        return self.since + 1 + (tick - self.since - 1) % lap

    def laps(self, tick: int) -> int:
        """How often the circle has been walked round after a tick."""
        if self.since is None or tick < self.since:
            return 0
        return (tick - self.since) // (self.last - self.since)

    def moment(self, tick: int, *, thinks: bool = False) -> Moment:
        """One half of a tick; ``thinks`` asks for the second. IndexError: it is not recorded."""
        tick = self.recorded(tick)
        if not 0 <= tick <= self.last:
            raise self._not_recorded(tick)
        memory = self.memory.at(tick)
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
            memory=self.memory.at(following),
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
