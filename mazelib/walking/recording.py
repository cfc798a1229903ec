"""The recording of a walk: what happened at every tick, written down while the walk goes on.

A tick is kept as one number, its state (place and heading, see grid.places). Nearly everything else
follows from the states and the map, so a million ticks fit in a few megabytes.
"""

from array import array
from collections.abc import Sequence

from mazelib.grid.compass import Heading, Place
from mazelib.grid.places import state_of
from mazelib.maps.heya import Heya
from mazelib.values.lines_run import LinesRun, lines_run_of
from mazelib.walking.batch import BEFORE_TICK_0, STATE, WalkBatch, check_batch
from mazelib.walking.history import LinesRunHistory, MemoryHistory
from mazelib.walking.observers import Observer
from mazelib.walking.strategy import Strategy


class WalkRecording(Observer):
    """What happened on one walk. It only grows; what was once recorded never changes.

    There is one exception: of a memory that grows very large, the older half is forgotten (see
    MemoryHistory). Where the walker stood, and which lines ran, is kept for ever.

    It is empty at first. A walk that it observes notes what happens, in its order. Or all of it
    comes in batches from another recording, which may grow in another process. It is read by a
    timeline.
    """

    def __init__(self, heya: Heya) -> None:
        self.heya = heya
        self._states = array(STATE)
        self._lines_run = LinesRunHistory()
        self._memory = MemoryHistory()
        self._reached: list[int] = []
        self._has_stopped = False
        self._since: int | None = None

    @classmethod
    def still(cls, heya: Heya) -> "WalkRecording":
        """A recording of tick 0 alone: the walk has not begun. It needs no control point."""
        recording = cls(heya)
        recording.note_tick(heya.start, heya.heading)
        return recording

    # To write: what happens, in its order.

    def note_beginning(self, strategy: Strategy) -> None:
        """Record what the strategy keeps at tick 0, before its first turn."""
        self._memory.note(len(self._states), strategy.memory().frozen)

    def note_turn(self, strategy: Strategy) -> None:
        """Record the turn that leads to the next tick: what ran, and what is kept from then on."""
        lines_run = strategy.lines_run()
        if lines_run is not None:
            self.note_lines_run(lines_run)
        self._memory.note(len(self._states), strategy.memory().frozen)

    def note_lines_run(self, lines_run: LinesRun) -> None:
        """Record which lines ran in the turn that leads to the next tick, and nothing else."""
        self._lines_run.note(len(self._states), lines_run)

    def note_tick(self, place: Place, heading: Heading) -> None:
        """Record the next tick: where the walker stands and faces now."""
        self.note_state(state_of(self.heya.places.index(place), heading))

    def note_state(self, state: int) -> None:
        """Record the next tick by its state: place and heading in one number."""
        self._states.append(state)

    def note_reached(self, tick: int) -> None:
        """Record that a control point was reached at a tick, the newest one or the next."""
        self._reached.append(tick)

    def note_stop(self) -> None:
        """Record that the walk stops in the turn after the newest tick, which leads to no tick.

        The rule failed in it, or said that all is explored. What ran in it is noted before.
        """
        self._has_stopped = True

    def note_circle(self, since: int) -> None:
        """Record that the newest tick is the tick ``since`` again, as is proven."""
        self._since = since

    def append(self, batch: WalkBatch) -> None:
        """Record what another recording has.

        ValueError: no walk on this map records that, or it does not follow on this recording. Then
        nothing of it is recorded.
        """
        check_batch(batch, self.heya, len(self._reached))
        if batch.after == BEFORE_TICK_0 and self.last == 0:
            # Where the walker stands at tick 0 is recorded already; what is kept then is not.
            if batch.decoded_states[0] != self._states[0]:
                raise ValueError("the walk does not begin at the start")
            batch = batch.without_start()
        if batch.after != self.last or self._has_stopped:
            raise ValueError(f"a batch after tick {batch.after} does not follow tick {self.last}")
        lines_runs = [(tick, lines_run_of(plain)) for tick, plain in batch.lines_run]
        for tick, lines_run in lines_runs:
            self._lines_run.note(tick, lines_run)
        for tick, frozen in batch.memory:
            self._memory.note(tick, frozen)
        self._states.frombytes(batch.states)
        self._reached.extend(batch.reached)
        self._has_stopped = batch.has_stopped
        self._since = batch.since

    # To read. What is asked of a tick that is not recorded means nothing: a timeline checks that.

    def batch(self, after: int) -> WalkBatch:
        """All that was recorded after a tick, as plain data; after -1 it is everything."""
        return WalkBatch(
            after=after,
            states=self._states[after + 1 :].tobytes(),
            lines_run=self._lines_run.entries(after),
            memory=self._memory.entries(after),
            reached=tuple(tick for tick in self._reached if tick > after),
            has_stopped=self._has_stopped,
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
    def stopped_after(self) -> int | None:
        """The last tick if the walk stopped in the turn after it; otherwise None.

        What ran and was kept in that turn is recorded for the tick after it.
        """
        return self.last if self._has_stopped else None

    def lines_run_at(self, tick: int) -> LinesRun | None:
        """Which lines of the strategy ran in a tick; None if they were not watched."""
        return self._lines_run.at(tick)

    @property
    def keeps_nothing(self) -> bool:
        """Whether the strategy keeps nothing: only place, heading and target can change."""
        return self._memory.is_empty

    def memory_at(self, tick: int) -> dict[str, object]:
        """What the strategy kept after a tick, by name; every call makes fresh values."""
        return self._memory.at(tick)
