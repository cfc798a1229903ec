"""A walk that is recorded: every moment of it can be shown again. (For the loop see bare_walk.)"""

from mazelib.maps.heya import Heya
from mazelib.walking.bare_walk import BareWalk
from mazelib.walking.lap import Lap
from mazelib.walking.observer import Observer
from mazelib.walking.strategy import Strategy
from mazelib.walking.timeline import Timeline


class Walk(BareWalk):
    """A walk under way, whose ``timeline`` holds every moment.

    ValueError: the map has no control point.
    """

    def __init__(self, heya: Heya, strategy: Strategy, limit: int | None = None) -> None:
        self.timeline = Timeline(heya)
        super().__init__(heya, strategy, limit, _Recorder(self.timeline, strategy))

    def seen_lap(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick."""
        return self.timeline.seen_lap(tick)


class _Recorder(Observer):
    """Writes into a timeline what happens, what the strategy keeps, and which lines of it ran."""

    def __init__(self, timeline: Timeline, strategy: Strategy) -> None:
        self._timeline = timeline
        self._strategy = strategy

    def note_beginning(self, state: int) -> None:
        """Record tick 0, and what the strategy keeps before its first turn."""
        self._timeline.note_turn(None, self._strategy.memory().frozen)
        self._timeline.note_state(state)

    def note_tick(self, state: int) -> None:
        """Record the turn that was just taken, and where it led."""
        self._note_turn()
        self._timeline.note_state(state)

    def note_reached(self, tick: int) -> None:
        """Record that a control point was reached."""
        self._timeline.note_reached(tick)

    def note_circle(self, since: int) -> None:
        """Record a circle."""
        self._timeline.note_circle(since)

    def note_failed_turn(self) -> None:
        """Record a turn that leads to no step."""
        self._note_turn()
        self._timeline.note_failure()

    def _note_turn(self) -> None:
        self._timeline.note_turn(self._strategy.lines_run(), self._strategy.memory().frozen)
