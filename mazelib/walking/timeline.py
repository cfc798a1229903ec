"""The timeline: every moment of a walk, recorded. To step back or jump, no code runs again."""

from bisect import bisect_right
from dataclasses import replace
from functools import cached_property

from mazelib.grid.compass import Place, Turn, turn_between
from mazelib.grid.places import index_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.walking.history import Tally
from mazelib.walking.lap import Lap, Laps
from mazelib.walking.moment import Moment
from mazelib.walking.recording import WalkRecording
from mazelib.walking.view import View, view_at


class Timeline(WalkRecording):
    """The recording of one walk, with all that follows from it and from the map."""

    def __init__(self, heya: Heya) -> None:
        super().__init__(heya)
        # These are counted only as far as somebody has asked.
        self._steps = Tally()
        self._rights = Tally()
        self._lefts = Tally()
        self._laps = Laps(self.states, self.reached)

    @classmethod
    def still(cls, heya: Heya) -> "Timeline":
        """A recording of tick 0 alone, on a map where nobody walks. It needs no control point."""
        timeline = cls(heya)
        timeline.note_tick(heya.start, heya.heading)
        return timeline

    def on_map(self, heya: Heya) -> "Timeline":
        """The same places and headings on another map of the same size; no letter is reached."""
        timeline = Timeline(heya)
        for state in self.states:
            timeline.note_state(state)
        return timeline

    def view(self, tick: int) -> View:
        """What the walker sensed where it stood after a tick."""
        return view_at(self.heya, self.place(tick), self.heading(tick))

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return tour(self.heya) or []

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

    def rounds(self, tick: int) -> int:
        """How often the proven circle has been walked round after a tick."""
        if self.since is None or tick < self.since:
            return 0
        return (tick - self.since) // (self.last - self.since)

    def seen_lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick, as it is seen; None if none is worth telling."""
        if tick > self.last:
            return None
        return self._laps.told(tick, self.memory_at)

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
