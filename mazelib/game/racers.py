"""Who runs through the maze: a player by keys, a rule, or a run that was kept.

A racer is asked where it is at a second of the clock, also between two ticks.
"""

from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.grid.routes import shortest_route
from mazelib.maps.heya import Heya
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline
from mazelib.walking.walk_so_far import WalkSoFar

#: How long a key's step or turn is seen going on, in seconds.
MOVE_SECONDS = 0.15


class Spot(NamedTuple):
    """Where a racer is: place (2, 1) is x=2, y=1; heading 0.5 lies between up and right."""

    x: float
    y: float
    heading: float


class KeyRacer:
    """A player: each key was pressed at a second of the clock."""

    def __init__(self, heya: Heya) -> None:
        self.recording = WalkRecording.still(heya)
        self.timeline = Timeline(self.recording)
        self._seconds = [0.0]

    def note_tick_at(self, seconds: float) -> None:
        """Note that the newest tick began at this second."""
        self._seconds.append(seconds)

    def advance(self, seconds: float) -> None:
        """Do nothing: keys move it."""

    def at(self, seconds: float) -> Spot:
        """Where it is at this second."""
        tick = self.tick_at(seconds)
        part = (seconds - self._seconds[tick]) / MOVE_SECONDS
        return between(self.timeline, tick, part)

    def tick_at(self, seconds: float) -> int:
        """The newest tick at this second."""
        return max(0, bisect_right(self._seconds, seconds) - 1)

    def second_of(self, tick: int) -> float:
        """The second at which a tick began."""
        return self._seconds[tick]

    def arrived_at(self) -> float | None:
        """The second of the key that led to the last letter."""
        reached = self.timeline.reached
        if len(reached) < len(self.recording.heya.controls):
            return None
        return self._seconds[reached[-1]]


class RuleRacer:
    """A rule that walks so many ``steps_a_second``; ``name`` is how messages call it."""

    def __init__(self, walk: WalkSoFar, steps_a_second: float, name: str) -> None:
        self.name = name
        self._walk = walk
        self._speed = steps_a_second

    def advance(self, seconds: float) -> None:
        """Walk on. ValueError: the rule went wrong, and the racer stays where it is."""
        wanted = int(seconds * self._speed) + 1
        if self._walk.ending is None and wanted > self._walk.tick:
            self._walk.advance(wanted - self._walk.tick)

    @property
    def timeline(self) -> Timeline:
        """Its walk, as far as it has come."""
        return self._walk.timeline

    def at(self, seconds: float) -> Spot:
        """Where it is at this second, or as far as it has come."""
        ticks = min(seconds * self._speed, float(self.timeline.last))
        tick = self.tick_at(seconds)
        return between(self.timeline, tick, ticks - tick + 1)

    def tick_at(self, seconds: float) -> int:
        """The tick that it walks at this second."""
        return min(int(seconds * self._speed) + 1, self.timeline.last)

    def arrived_at(self) -> float | None:
        """The second at which it came to the last letter."""
        reached = self._walk.timeline.reached
        if len(reached) < len(self._walk.heya.controls):
            return None
        return reached[-1] / self._speed


def between(timeline: Timeline, tick: int, part: float) -> Spot:
    """Where a walker is on its way into a tick, after a part of it, from 0 to 1."""
    x, y = timeline.place(tick)
    heading = timeline.heading(tick)
    part = max(0.0, min(1.0, part))
    if tick == 0 or part == 1:
        return Spot(x, y, heading)
    from_x, from_y = timeline.place(tick - 1)
    before = timeline.heading(tick - 1)
    quarters = (heading - before + 1) % 4 - 1  # To the left is -1, not 3.
    return Spot(
        from_x + part * (x - from_x), from_y + part * (y - from_y), before + quarters * part
    )


def steps_to_go(timeline: Timeline, tick: int) -> int:
    """How many steps of the shortest path a walker still has to its last letter after a tick."""
    waiting = tuple(place for _letter, place in timeline.waiting(tick))
    return _steps_along(timeline.heya, timeline.place(tick), waiting)


@lru_cache(50)
def _steps_along(heya: Heya, here: Place, places: tuple[Place, ...]) -> int:
    steps = 0
    for place in places:
        way = shortest_route(heya, here, place)
        steps += len(way or [here]) - 1
        here = place
    return steps


def round_to_tenths(seconds: float) -> float:
    """A time as it is told: in tenths of a second."""
    return round(seconds, 1)
