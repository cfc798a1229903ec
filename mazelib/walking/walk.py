"""A walk: a heya and a strategy, tick by tick, to a verdict.

One tick:   1. sense    which sides are open, seen from the walker
            2. turn     as the strategy answers
            3. step     one place ahead; into a wall the step fails, the turn stays

The window asks for as many ticks as fit a frame. Circling is a verdict with proof: see circle. That the
target cannot be reached is one, too: a strategy says that all is explored, and a search says the same.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from mazelib.grid.compass import TURNED, Heading, Turn
from mazelib.grid.places import state_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import unreachable
from mazelib.walking.circle import Circle
from mazelib.walking.memory import DICE
from mazelib.walking.recording import Timeline
from mazelib.walking.strategy import ByView, Strategy, StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import VIEWS

#: Ticks to walk at once: an alarm is set anew for so many.
AT_ONCE = 50

#: Makes what is entered before each batch of ticks and left after it: an alarm, say.
Running = Callable[[], AbstractContextManager[object]]

#: A lookup is faster than making a heading of a number.
_HEADINGS = tuple(Heading)


def usual_limit(heya: Heya) -> int:
    """The ticks of a walk if nobody says how many: far more than chance needs on the map."""
    return 10_000 + 200 * heya.floor.count(1)


class Walk:
    """A walk under way: where the walker is, and how far it has come.

    ``timeline`` holds every moment, None if only the verdict is wanted. ``ending`` is None until the walk
    has ended. ``limit`` is the most ticks it may take. ``running`` surrounds every batch of ticks.
    ValueError: the map has no control point.
    """

    def __init__(
        self,
        heya: Heya,
        strategy: Strategy,
        limit: int | None = None,
        *,
        recorded: bool = True,
        running: Running = nullcontext,
    ) -> None:
        if not heya.controls:
            advice = "put an a on a floor place."
            raise ValueError(f"{heya.name} has no control point to walk to: {advice}")
        self.heya = heya
        self.limit = usual_limit(heya) if limit is None else limit
        self.tick = 0
        self.ending: Ending | None = None
        self.timeline = Timeline.still(heya) if recorded else None
        self._strategy = strategy
        self._running = running
        self._memory = strategy.memory()
        self._circle = Circle(self._memory.doubt)
        # The headings that a function of the view turns to, by heading and exits, as far as known.
        self._known_headings: list[list[int | None]] = [[None] * 16 for _ in Heading]
        self._controls = [heya.places.index(place) for _, place in heya.controls]
        self._index = heya.places.index(heya.start)
        self._heading = int(heya.heading)
        self._begin()

    def _begin(self) -> None:
        """Tick 0, at which a control point may be reached already."""
        self._goal_number = 0
        if self.timeline:
            self.timeline.memory.note(0, self._memory.frozen)
        self._reach_goal()
        self._watch_for_circle()

    @property
    def doubt(self) -> str:
        """Why no circle can be told on this walk, in a few words; empty where one can."""
        return self._circle.doubt

    @property
    def tosses(self) -> bool:
        """Whether the strategy has dice: another seed is another walk."""
        return self.doubt == DICE

    @property
    def keeps_nothing(self) -> bool:
        """Whether the strategy keeps nothing: its moments differ in place, heading and target alone."""
        return not self._memory.frozen

    def run(self) -> Ending:
        """Walk to the end. StrategyError: a turn went wrong and is not taken."""
        while self.ending is None:
            self.advance(AT_ONCE)
        return self.ending

    def advance(self, ticks: int) -> None:
        """Walk so many ticks, or fewer if the walk ends. StrategyError: as for run."""
        if self.ending:
            return
        with self._running():
            try:
                self._walk_to(min(self.tick + ticks, self.limit))
            except StrategyError:
                self._note_last_thought()
                raise
        if self.ending is None and self.tick >= self.limit:
            self.ending = Ending(Verdict.OUT_OF_TICKS, self.tick)

    def _walk_to(self, last: int) -> None:
        """Walk up to a tick, or to the end."""
        # The sandbox's busiest loop: it works with plain numbers in local names. What is open around
        # the walker are four bits (see Heya.exits), and what a function of the view answered once
        # stands in a table.
        exits = self.heya.exits
        steps = self.heya.places.steps
        known_headings = self._known_headings
        index = self._index
        heading = self._heading
        for tick in range(self.tick + 1, last + 1):
            open_sides = exits[index]
            new_heading = known_headings[heading][open_sides]
            if new_heading is None:
                new_heading = self._asked_heading()
                if new_heading is None:
                    break
            heading = new_heading
            if open_sides >> heading & 1:
                index += steps[heading]
            self.tick = tick
            self._index = index
            self._heading = heading
            if self._has_ended():
                break

    def _asked_heading(self) -> int | None:
        """The heading to which the strategy turns now; None if the walk ends instead."""
        open_sides = self.heya.exits[self._index]
        heading = _HEADINGS[self._heading]
        turn = self._asked_turn()
        if turn is None:
            return None
        new_heading = int(TURNED[heading][turn])
        if isinstance(self._strategy, ByView):
            self._known_headings[heading][open_sides] = new_heading
        return new_heading

    def _asked_turn(self) -> Turn | None:
        """What the strategy answers now; None if it says that all is explored, and that is true.

        If it is not, the strategy is asked anew: it may have passed this target before it was one.
        StrategyError: it says so again.
        """
        heading = _HEADINGS[self._heading]
        place = self.heya.places.place(self._index)
        view = VIEWS[heading][self.heya.exits[self._index]]
        answer = self._strategy.turn(view, place, heading)
        if isinstance(answer, Turn):
            return answer
        letter, _ = self.heya.controls[self._goal_number]
        if letter in unreachable(self.heya):
            self.ending = Ending(Verdict.UNREACHABLE, self.tick)
            self._note_last_thought()
            return None
        answer = self._strategy.turn(view, place, heading)
        if isinstance(answer, Turn):
            return answer
        what = f"the rule says that all is explored, but a way leads to {letter}."
        advice = "Say so when every way has two marks, and begin anew without marks, as lesson 6 does."
        raise self._strategy.refused(what, advice)

    def _has_ended(self) -> bool:
        """Record the tick that is done; whether the walk has ended with it."""
        if self.timeline:
            self.timeline.states.append(state_of(self._index, self._heading))
            self._note_turn(self.timeline, self.tick)
        self._reach_goal()
        self._watch_for_circle()
        return self.ending is not None

    def _note_turn(self, timeline: Timeline, tick: int) -> None:
        """Record what ran of the strategy in the turn of a tick, and what it keeps since."""
        ran = self._strategy.ran()
        if ran:
            timeline.note_ran(tick, ran)
        self._memory = self._strategy.memory()
        timeline.memory.note(tick, self._memory.frozen)

    def _note_last_thought(self) -> None:
        """Behind the last tick stands what ran, and was kept, in a turn that led to no step."""
        if self.timeline:
            self.timeline.failed_after = self.tick
            self._note_turn(self.timeline, self.tick + 1)

    def _reach_goal(self) -> None:
        """Take the next control point if the walker stands on it."""
        if self._index != self._controls[self._goal_number]:
            return
        self._goal_number += 1
        if self.timeline:
            self.timeline.reached.append(self.tick)
        if self._goal_number == len(self._controls):
            self.ending = Ending(Verdict.ARRIVED, self.tick)
        else:
            self._circle.forget()

    def _watch_for_circle(self) -> None:
        """End the walk if the state of this tick was there before."""
        circle = self._circle
        if self.ending or not circle.wants_memory(self.tick):
            return
        if self.timeline is None:
            self._memory = self._strategy.memory()
        first_tick = circle.first_tick(state_of(self._index, self._heading), self.tick, self._memory)
        if first_tick == self.tick:
            return
        self.ending = Ending(Verdict.CIRCLING, self.tick, first_tick)
        if self.timeline:
            self.timeline.since = first_tick
