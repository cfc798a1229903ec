"""A walk: a heya and a strategy, tick by tick, to a verdict.

One tick:   1. sense    which sides are open, seen from the walker
            2. turn     as the strategy answers
            3. step     one place ahead; into a wall the step fails, the turn stays

The window asks for as many ticks as fit a frame. Circling is a verdict with proof: see States. That the
target cannot be reached is one, too: a strategy says that all is explored, and a search says the same.
"""

from collections.abc import Callable
from contextlib import nullcontext
from hashlib import blake2b
from types import FunctionType
from typing import Any

from mazelib.grid.compass import EXPLORED, TURNED, Heading
from mazelib.learner.alarm import alarm
from mazelib.learner.freezer import DICE, Snapshot, look
from mazelib.learner.guard import GuardedStrategy
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import StrategyError
from mazelib.walking.recording import Ending, Timeline, Verdict
from mazelib.walking.strategies import Strategy, is_ours
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.view import VIEWS

# Numbers without their names are faster in the loop of a walk.
HEADINGS = tuple(Heading)
TURNED_NUMBERS = tuple(tuple(map(int, row)) for row in TURNED)

#: Ticks to walk at once: the alarm of a learner's rule is set anew for so many.
AT_ONCE = 50
#: So many states are written down one by one, then one of so many.
ONE_BY_ONE, EVERY = 4096, 64


class States:
    """Has the walk been here before? Finds a state that comes back: the proof of a circle.

    A state is place, heading, target, and what the strategy keeps. Whoever is in a state for the second time
    will do the same again, for ever, unless a coin decides. So every state since the last control point is
    written down with its tick (of what is kept 16 bytes of digest). To look at a memory takes time, so later
    on only every 64th is. A circle comes round again: it is found all the same, if not at its first return.
    """

    def __init__(self, look: Callable[[], Snapshot] | None) -> None:
        self._look = look  # None: the strategy is known to keep nothing
        self._known: dict[object, int] = {}
        #: Why no circle can be told, if so.
        self.doubt = look().doubt if look else ""

    def forget(self) -> None:
        """A new target: whatever was before it does not count."""
        self._known = {}

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; itself if it is none. A ``state`` is place * 4 + heading."""
        key: object = state
        if self._look:
            if self.doubt or (len(self._known) >= ONE_BY_ONE and tick % EVERY):
                return tick
            snapshot = self._look()
            self.doubt = snapshot.doubt
            if self.doubt:
                return tick
            key = state, blake2b(snapshot.frozen, digest_size=16).digest()
        return self._known.setdefault(key, tick)


class Walk:
    """A walk under way: where the walker is, and how far it has come.

    ``timeline`` holds every moment, None if only the verdict is wanted. ``ending`` is None until the walk
    has ended. ValueError: the map has no control point.
    """

    def __init__(
        self, heya: Heya, strategy: Strategy, limit: int | None = None, *, recorded: bool = True
    ) -> None:  # fmt: skip
        if not heya.controls:
            raise ValueError(f"{heya.name} has no control point to walk to: put an a on a floor place.")
        self.heya = heya
        # If nobody says how far: far more ticks than chance needs on the map.
        self.limit = 10_000 + 200 * heya.floor.count(1) if limit is None else limit
        self.tick = 0
        self.ending: Ending | None = None
        self.timeline = Timeline(heya) if recorded else None
        guarded = self._guarded = strategy if isinstance(strategy, GuardedStrategy) else None
        by_view = isinstance(strategy, FunctionType)
        self._ask = (lambda view, *_: strategy(view)) if by_view else strategy.turn
        #: A rule that is known to keep nothing: no two views of a place need be told apart by what it keeps.
        self.keeps_nothing = guarded.keeps_nothing if guarded else by_view and is_ours(strategy)
        #: One of ours answers the same to the same view: it is asked once.
        self._answers: list[list[Any]] = [[None] * 16 for _ in Heading]
        self._asks_once = self.keeps_nothing and not guarded
        self._look: Callable[[], Snapshot] = guarded.look if guarded else lambda: _look_at_ours(strategy)
        self._notes_memory = recorded and not self.keeps_nothing
        self._snapshot = self._look()
        # Where every tick is looked at anyway, that look serves to find circles too.
        again = (lambda: self._snapshot) if self._notes_memory else self._look
        self._circle = States(None if self._asks_once else again)
        self._controls = [y * heya.width + x for _, (x, y) in heya.controls]
        self._reached, self._heading = 0, int(heya.heading)
        self._index = heya.start[1] * heya.width + heya.start[0]
        # Tick 0, at which a control point may be reached already.
        state = self._index << 2 | self._heading
        if self.timeline:
            self.timeline.states.append(state)
            self.timeline.memory.note(0, self._snapshot.frozen)
        if self._index == self._controls[0]:
            self._reach(0)
        self._circle.since(state, 0)

    @property
    def doubt(self) -> str:
        """Why no circle can be told on this walk, in a few words; empty where one can."""
        return self._circle.doubt

    @property
    def tosses(self) -> bool:
        """Whether the strategy has dice: another seed is another walk."""
        return self.doubt == DICE

    def run(self) -> Ending:
        """Walk to the end."""
        while self.ending is None:
            self.advance(AT_ONCE if self._guarded else self.limit)
        return self.ending

    def advance(self, ticks: int) -> None:
        """Walk so many ticks, or fewer if the walk ends. StrategyError: one went wrong and is not taken."""
        if self.ending is None:
            with alarm() if self._guarded else nullcontext():
                self._advance(ticks)

    # The sandbox's busiest loop: it works with numbers in local names only.
    def _advance(self, ticks: int) -> None:
        exits, width, index, heading = self.heya.exits, self.heya.width, self._index, self._heading
        ask, answers, steps = self._ask, self._answers, self.heya.places.steps
        goal, asks_once = self._controls[self._reached], self._asks_once
        record, since = self._record if self.timeline else None, self._circle.since
        try:
            for tick in range(self.tick + 1, min(self.tick + ticks, self.limit) + 1):
                open_here = exits[index]
                answer = answers[heading][open_here] if asks_once else None
                if answer is None:
                    view, place = VIEWS[heading][open_here], (index % width, index // width)
                    turn = ask(view, place, HEADINGS[heading])
                    if turn is EXPLORED:
                        turn = self._explored(view, place, HEADINGS[heading])
                        if turn is None:
                            break
                    answer = answers[heading][open_here] = TURNED_NUMBERS[heading][turn]
                heading = answer
                if open_here >> heading & 1:
                    index += steps[heading]
                self.tick = tick
                if record:
                    record(index << 2 | heading, tick)
                if index == goal:
                    goal = self._reach(tick)
                earlier = since(index << 2 | heading, tick)
                if earlier != tick:
                    self.ending = Ending(Verdict.CIRCLING, tick, earlier)
                    if self.timeline:
                        self.timeline.since = earlier
                if self.ending:
                    break
        except StrategyError:
            self._note_last_thought()
            raise
        finally:
            self._index, self._heading = index, heading
        if self.tick >= self.limit and self.ending is None:
            self.ending = Ending(Verdict.OUT_OF_TICKS, self.tick)

    def _explored(self, *sensed: Any) -> Any:
        """End the walk (None) if it is true that all is explored; else what the strategy answers anew.

        It may have passed this target before it was one.
        """
        letter = self.heya.controls[self._reached][0]
        if letter in reach.unreachable(self.heya):
            self.ending = Ending(Verdict.UNREACHABLE, self.tick)
            self._note_last_thought()
            return None
        turn = self._ask(*sensed)
        if turn is EXPLORED and self._guarded:
            what = f"the rule says that all is explored, but a way leads to {letter}."
            advice = "Say so when every way has two marks, and begin anew without marks, as lesson 6 does."
            raise self._guarded.guard.refused(what, advice)
        return turn

    def _note_last_thought(self) -> None:
        """Behind the last tick stands what ran, and what was kept, in a turn that led to no step."""
        if self.timeline:
            self.timeline.failed_after = self.tick
            self._note(self.timeline, self.tick + 1)

    def _record(self, state: int, tick: int) -> None:
        assert self.timeline is not None
        self.timeline.states.append(state)
        self._note(self.timeline, tick)

    def _note(self, timeline: Timeline, tick: int) -> None:
        """Record what ran of the strategy in a tick, and what it keeps."""
        if self._guarded:
            timeline.note_ran(tick, self._guarded.guard.ran())
        if self._notes_memory:
            self._snapshot = self._look()
            timeline.memory.note(tick, self._snapshot.frozen)

    def _reach(self, tick: int) -> int:
        """Take the control point; the index of the next one to reach, or -1 after the last."""
        self._reached += 1
        if self.timeline:
            self.timeline.reached.append(tick)
        if self._reached == len(self._controls):
            self.ending = Ending(Verdict.ARRIVED, tick)
            return -1
        self._circle.forget()
        return self._controls[self._reached]


def _look_at_ours(strategy: Any) -> Snapshot:
    """What one of our rules keeps, all of it in its attributes; of others (keys, say) nobody can tell."""
    if isinstance(strategy, Tremaux):
        return Snapshot(b"", "it comes to an end by itself")  # To look at so many marks would take long.
    snapshot = look(vars(strategy))
    return snapshot if is_ours(strategy) else Snapshot(snapshot.frozen, "a rule that was read from no file")
