"""A walk: a heya and a strategy, tick by tick, to a verdict.

One tick:   1. sense    which sides are open, seen from the walker
            2. turn     as the strategy answers
            3. step     one place ahead; into a wall the step fails, the turn stays

The caller asks for as many ticks as there is time for. Two verdicts are proven: a walk that circles
(see circle), and a target that cannot be reached. For the second, the strategy must say that all is
explored, and a search of the map must say the same.

An observer looks on (see observers). Usually it records the walk, so that a class can go back. A
walk for its verdict alone goes faster without that.
"""

from collections.abc import Callable

from mazelib.grid.compass import TURNED, Heading, Turn
from mazelib.grid.places import heading_of, index_of, state_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import unreachable
from mazelib.text.sentences import _
from mazelib.walking.circle import CircleWatch
from mazelib.walking.observers import NO_OBSERVER, LapWatch, Observer
from mazelib.walking.recording import WalkRecording
from mazelib.walking.strategy import Strategy, StrategyError, answer_of, second_answer_of
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import SENSES_COUNT, VIEWS, View
from mazelib.walking.walk_so_far import WalkProgress, WalkSoFar

#: A lookup is faster than making a heading of a number.
_HEADINGS = tuple(Heading)


def usual_limit(heya: Heya) -> int:
    """The usual limit of ticks: far more than a random walk needs on the map."""
    return 10_000 + 200 * heya.floor.count(1)


def demand_target(heya: Heya) -> None:
    """ValueError: a map has no control point to walk to."""
    if not heya.controls:
        what = _("{map} has no target to walk to. Put the letter a on the floor.")
        raise ValueError(what.format(map=heya.name))


class Walk(WalkSoFar):
    """A walk under way, led by a strategy. It is ``recorded``, or walks for its verdict alone.

    ValueError: the map has no control point.
    """

    def __init__(
        self,
        heya: Heya,
        strategy: Strategy,
        limit: int | None = None,
        *,
        recorded: bool = True,
    ) -> None:
        demand_target(heya)
        self.heya = heya
        self.limit = usual_limit(heya) if limit is None else limit
        self.tick = 0
        #: The tick of the last step; 0 before the first one.
        self._last_step = 0
        #: The tick of the last turn on the spot: without a step. 0 before the first one.
        self._last_turn = 0
        self.ending: Ending | None = None
        self._strategy = strategy
        self._state = state_of(heya.places.index(heya.start), heya.heading)
        self._set_target(0)
        self._circles = CircleWatch(strategy)
        self.recording = WalkRecording(heya) if recorded else None
        self._observer = self.recording or self._lap_watch()
        self._known_headings = _no_heading_known()
        self._failure: StrategyError | None = None
        self._begin()

    def _begin(self) -> None:
        """Note tick 0, at which a control point may be reached already."""
        self._observer.note_beginning(self._strategy)
        if index_of(self._state) == self._target_index:
            self._reach_target()
        self._observer.note_state(self._state)
        self._circles.noted(self._state, 0)

    def _lap_watch(self) -> Observer:
        """A watch for laps; NO_OBSERVER where they are not worth counting."""
        if self._circles.counts_laps:
            return LapWatch(self._strategy.memory, self.limit)
        return NO_OBSERVER

    @property
    def progress(self) -> WalkProgress:
        """How far it has come."""
        return WalkProgress(self.tick, self.ending, self._circles.doubt, self._observer.lap)

    def advance(self, ticks: int, is_due: Callable[[], bool] | None = None) -> None:
        """Walk this many ticks, or fewer: if the walk ends, or if after a tick an answer is due.

        StrategyError: a turn went wrong. The walk stays where it is, and says the same again if it
        is to go on.
        """
        if self._failure:
            raise self._failure
        if self.ending:
            return
        try:
            self._walk_to(min(self.tick + ticks, self.limit), is_due)
        except StrategyError as failure:
            self._failure = failure
            self._note_stop()
            raise
        if self.ending is None and self.tick >= self.limit:
            self.ending = Ending(Verdict.OUT_OF_TICKS, self.tick)

    def _walk_to(self, last: int, is_due: Callable[[], bool] | None) -> None:
        """Walk up to a tick, until an answer is due, or to the end."""
        # This is the busiest loop of the sandbox, so it works with plain numbers in local names.
        # One number holds what the walker senses (see Heya.senses): which headings are open. A
        # table holds the answers of a strategy that is asked once a view.
        senses = self.heya.senses
        steps = self.heya.places.steps
        index = index_of(self._state)
        heading = int(heading_of(self._state))
        for tick in range(self.tick + 1, last + 1):
            # 1. Sense.
            sensed = senses[index]
            # 2. Turn.
            known = self._known_headings[heading][sensed]
            new_heading = self._asked_heading(index, heading, sensed) if known is None else known
            if new_heading is None:
                break  # The walk has ended.
            # 3. Step, if the place ahead is open. (As Heya.after_step, without a call.)
            if sensed >> new_heading & 1:
                index += steps[new_heading]
                self._last_step = tick
            elif new_heading != heading:
                self._last_turn = tick
            heading = new_heading
            # Note where the walker is now, and what that means.
            self.tick = tick
            self._state = index * 4 + heading  # As state_of in grid.places, without a call.
            if index == self._target_index:
                self._reach_target()
            self._note_tick()
            if self.ending or (is_due and is_due()):
                break

    def _asked_heading(self, index: int, heading_number: int, sensed: int) -> int | None:
        """The heading to which the strategy turns; None if the walk ends instead."""
        strategy = self._strategy
        heading = _HEADINGS[heading_number]
        view = VIEWS[heading_number][sensed]
        place = self.heya.places.place(index)
        answer = answer_of(strategy, view, place, heading)
        if not isinstance(answer, Turn):
            if self._target in unreachable(self.heya):
                self._end_unreachable()
                return None
            answer = second_answer_of(strategy, view, place, heading, self._target)
        if strategy.asked_once_a_view:
            self._remember(view, answer)
        return int(TURNED[heading_number][answer])

    def _remember(self, view: View, turn: Turn) -> None:
        """Note the turn for a view, however the walker faces when it senses the same again."""
        for heading in Heading:
            sensed = VIEWS[heading].index(view)
            self._known_headings[heading][sensed] = int(TURNED[heading][turn])

    def _note_tick(self) -> None:
        """Let the observer note the tick that was walked, and find out whether it ends a circle."""
        if self._observer is not NO_OBSERVER:
            self._observer.note_turn(self._strategy)
            self._observer.note_state(self._state)
        first_tick = self._circles.noted(self._state, self.tick)
        if first_tick != self.tick:
            self._end_in_circle(first_tick)

    def _set_target(self, number: int) -> None:
        """Make a control point the one to reach next."""
        self._target_number = number
        self._target, place = self.heya.controls[number]
        self._target_index = self.heya.places.index(place)

    def _reach_target(self) -> None:
        """The walker stands on the control point that is next: take it."""
        self._observer.note_reached(self.tick)
        if self._target_number + 1 < len(self.heya.controls):
            self._set_target(self._target_number + 1)
            self._circles.forget()
        else:
            self.ending = Ending(Verdict.ARRIVED, self.tick)

    def _end_in_circle(self, first_tick: int) -> None:
        """End the walk: this tick is an earlier one again.

        Without a step since then it is no circle: the walker turns on the spot, or stands still.
        """
        if self._last_step > first_tick:
            verdict = Verdict.CIRCLING
            self._observer.note_circle(first_tick)
        elif self._last_turn > first_tick:
            verdict = Verdict.TURNING
        else:
            verdict = Verdict.STANDING
        self.ending = Ending(verdict, self.tick, first_tick)

    def _end_unreachable(self) -> None:
        """End the walk: the strategy says that all is explored, and the map says the same."""
        self.ending = Ending(Verdict.UNREACHABLE, self.tick)
        self._note_stop()

    def _note_stop(self) -> None:
        """Let the observer note the turn in which the walk stops."""
        self._observer.note_turn(self._strategy)
        self._observer.note_stop()


def _no_heading_known() -> list[list[int | None]]:
    """By heading and senses: the new heading, or None if the strategy was not asked yet."""
    return [[None] * SENSES_COUNT for _heading in Heading]
