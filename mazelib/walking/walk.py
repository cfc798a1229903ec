"""A walk: a heya and a strategy, tick by tick, to a verdict.

One tick:   1. sense    which sides are open, seen from the walker
            2. turn     as the strategy answers
            3. step     one place ahead; into a wall the step fails, the turn stays

The window asks for as many ticks as fit in a frame. Two verdicts are proven: a walk that circles
(see circle), and a target that cannot be reached. For the second, the strategy must say that all is
explored, and a search of the map must say the same.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from mazelib.grid.compass import EXPLORED, TURNED, Heading, Place, Turn
from mazelib.grid.places import heading_of, index_of, state_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import unreachable
from mazelib.text.sentences import _
from mazelib.walking.circle import Circle
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.short_form import in_short
from mazelib.walking.strategy import Strategy, StrategyError
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import SENSES_COUNT, VIEWS, View

#: The ticks of a batch: an alarm is set anew for each batch.
AT_ONCE = 50

#: Makes the context that a batch of ticks runs in: say, an alarm that is set before it and stopped
#: after it.
BatchContext = Callable[[], AbstractContextManager[object]]

#: A lookup is faster than making a heading of a number.
_HEADINGS = tuple(Heading)


def usual_limit(heya: Heya) -> int:
    """The limit of ticks if nobody gives one: far more than a random walk needs on the map."""
    return 10_000 + 200 * heya.floor.count(1)


class Walk:
    """A walk under way: where the walker is, and how far it has come.

    ``timeline`` holds every moment; it is None if only the verdict is wanted. ``ending`` is None
    until the walk ends. ``limit`` is the most ticks that the walk may take. Every batch of ticks
    runs in a context that ``batch_context`` makes. ValueError: the map has no control point.
    """

    def __init__(
        self,
        heya: Heya,
        strategy: Strategy,
        limit: int | None = None,
        *,
        recorded: bool = True,
        batch_context: BatchContext = nullcontext,
    ) -> None:
        if not heya.controls:
            what = _("{map} has no control point to walk to: put an a on a floor place.")
            raise ValueError(what.format(map=heya.name))
        self.heya = heya
        self.limit = usual_limit(heya) if limit is None else limit
        self.tick = 0
        self.ending: Ending | None = None
        self.timeline = Timeline.still(heya) if recorded else None
        self._strategy = strategy
        self._batch_context = batch_context
        self._memory = strategy.memory()
        self._circle = Circle(self._memory)
        self._asked_once_a_view = strategy.asked_once_a_view
        # For a strategy that is asked once a view: where it turns to, by heading and senses. None
        # where it was not asked yet.
        self._known_headings: list[list[int | None]] = []
        for _heading in Heading:
            self._known_headings.append([None] * SENSES_COUNT)
        self._places = heya.places
        self._steps = heya.places.steps
        self._senses = heya.senses
        self._controls = [heya.places.index(place) for _letter, place in heya.controls]
        self._goal_number = 0
        self._goal = self._controls[0]
        self._state = state_of(heya.places.index(heya.start), heya.heading)
        self._begin()

    def _begin(self) -> None:
        """Note tick 0, at which a control point may be reached already."""
        if self.timeline:
            self.timeline.memory.note(0, self._memory.frozen)
        if index_of(self._state) == self._goal:
            self._reach_goal()
        if self._circle.wants(0):
            self._circle.note(self._state, 0, self._memory)

    @property
    def doubt(self) -> Doubt | None:
        """Why this walk is not watched for circles; None if it is."""
        return self._circle.doubt

    @property
    def open_doubt(self) -> Doubt | None:
        """The doubt because of which nobody knows whether this walk circles; None if there is none.

        Only a walk that ran out of ticks can have one.
        """
        is_out_of_ticks = self.ending is not None and self.ending.verdict is Verdict.OUT_OF_TICKS
        if self.doubt and self.doubt.may_hide_a_circle and is_out_of_ticks:
            return self.doubt
        return None

    @property
    def tosses(self) -> bool:
        """Whether the strategy tosses coins: another seed gives another walk."""
        return self.doubt is not None and self.doubt.kind is DoubtKind.DICE

    @property
    def keeps_nothing(self) -> bool:
        """Whether the strategy keeps nothing: only place, heading and target can change."""
        return not self._memory.frozen

    def run(self) -> Ending:
        """Walk to the end. StrategyError: a turn went wrong, and the walker did not take it."""
        while self.ending is None:
            self.advance(AT_ONCE)
        return self.ending

    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer if the walk ends. StrategyError: as for run."""
        if self.ending:
            return
        with self._batch_context():
            try:
                self._walk_to(min(self.tick + ticks, self.limit))
            except StrategyError:
                self._note_last_thought()
                raise
        if self.ending is None and self.tick >= self.limit:
            self.ending = Ending(Verdict.OUT_OF_TICKS, self.tick)

    def _walk_to(self, last: int) -> None:
        """Walk up to a tick, or to the end."""
        # This is the busiest loop of the sandbox, so it works with plain numbers in local names.
        # One number holds what the walker senses (see Heya.senses): which headings are open. A
        # table holds the answers of a strategy that is asked once a view. How much to note is
        # decided before the loop.
        senses = self._senses
        steps = self._steps
        known_headings = self._known_headings
        note = self._chosen_note()
        index = index_of(self._state)
        heading = int(heading_of(self._state))
        for tick in range(self.tick + 1, last + 1):
            sensed = senses[index]
            new_heading = known_headings[heading][sensed]
            if new_heading is None:
                new_heading = self._asked_heading(index, heading)
                if new_heading is None:
                    break
            heading = new_heading
            if sensed >> heading & 1:
                index += steps[heading]
            self.tick = tick
            self._state = index * 4 + heading  # As state_of in grid.places, without a call.
            if index == self._goal:
                self._reach_goal()
            first_tick = note(self._state, tick)
            if first_tick != tick:
                self._end_in_circle(first_tick)
            if self.ending:
                break

    def _asked_heading(self, index: int, heading_number: int) -> int | None:
        """The heading to which the strategy turns; None if the walk ends instead."""
        heading = _HEADINGS[heading_number]
        sensed = self._senses[index]
        view = VIEWS[heading][sensed]
        place = self._places.place(index)
        answer = self._strategy.turn(view, place, heading)
        if not isinstance(answer, Turn):
            self._demand_explored(answer)
            if self._target() in unreachable(self.heya):
                self._end_unreachable()
                return None
            answer = self._answer_when_asked_again(view, place, heading)
        new_heading = int(TURNED[heading][answer])
        if self._asked_once_a_view:
            self._known_headings[heading][sensed] = new_heading
        return new_heading

    def _demand_explored(self, answer: object) -> None:
        """StrategyError: an answer that is no turn is not EXPLORED either."""
        if answer is EXPLORED:
            return
        what = _("the rule answered {answer}, which is not a turn.")
        advice = _("Answer Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT, or EXPLORED.")
        raise self._strategy.refused(what.format(answer=in_short(answer)), advice)

    def _end_unreachable(self) -> None:
        """End the walk: the strategy says that all is explored, and the map says the same."""
        self.ending = Ending(Verdict.UNREACHABLE, self.tick)
        self._note_last_thought()

    def _answer_when_asked_again(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn of a strategy that was wrong to say that all is explored.

        It may have passed this target before it was one. StrategyError: it says so again.
        """
        answer = self._strategy.turn(view, place, heading)
        if isinstance(answer, Turn):
            return answer
        self._demand_explored(answer)
        what = _("the rule says that all is explored, but a way leads to {letter}.")
        advice = _(
            "Say so when every way has two marks, and begin again without marks, as lesson 6 does."
        )
        raise self._strategy.refused(what.format(letter=self._target()), advice)

    def _target(self) -> str:
        letter, _place = self.heya.controls[self._goal_number]
        return letter

    def _reach_goal(self) -> None:
        """The walker stands on the control point that is next: take it."""
        self._goal_number += 1
        if self.timeline:
            self.timeline.reached.append(self.tick)
        if self._goal_number < len(self._controls):
            self._goal = self._controls[self._goal_number]
            self._circle.forget()
        else:
            self.ending = Ending(Verdict.ARRIVED, self.tick)

    def _chosen_note(self) -> Callable[[int, int], int]:
        """The function that notes a state and its tick, and returns the first tick of the state."""
        if self._asked_once_a_view and not self.timeline:
            return self._circle.note
        return self._note_tick

    def _note_tick(self, state: int, tick: int) -> int:
        """Record a tick, what ran and what is kept. Returns the first tick of this state."""
        if self.timeline:
            self.timeline.states.append(state)
            self._note_turn(self.timeline, tick)
        if not self._circle.wants(tick):
            return tick
        if not self.timeline:
            self._memory = self._strategy.memory()
        return self._circle.note(state, tick, self._memory)

    def _end_in_circle(self, first_tick: int) -> None:
        self.ending = Ending(Verdict.CIRCLING, self.tick, first_tick)
        if self.timeline:
            self.timeline.since = first_tick

    def _note_turn(self, timeline: Timeline, tick: int) -> None:
        """Record which lines ran in the turn of a tick, and what the strategy keeps after it."""
        lines_run = self._strategy.lines_run()
        if lines_run:
            timeline.note_lines_run(tick, lines_run)
        self._memory = self._strategy.memory()
        timeline.memory.note(tick, self._memory.frozen)

    def _note_last_thought(self) -> None:
        """Record a turn that leads to no step: what ran in it, and what the strategy keeps."""
        if self.timeline:
            self.timeline.failed_after = self.tick
            self._note_turn(self.timeline, self.tick + 1)
