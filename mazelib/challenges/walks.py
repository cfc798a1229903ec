"""Walks under test: walking to the end with pauses, and what a walk did, turn by turn."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from mazelib.grid.compass import Heading, Place, Turn, stepped, turn_between
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import View
from mazelib.walking.walk_so_far import TICKS_OF_A_BATCH, OtherDice, WalkSoFar

#: Begins a walk by the rule under test: on a map, with the dice of a seed, up to a limit of ticks.
#: StrategyError: the rule is broken.
WalkBegins = Callable[[Heya, int | str, int], WalkSoFar]


#: Begins a walk by a rule under check, see RuleToCheck.
AskedWalkBegins = Callable[[Heya, str, int, OtherDice | None], WalkSoFar]


class RuleToCheck(Protocol):
    """A rule under check, wherever it runs."""

    def asked_walk(
        self, heya: Heya, seed: str, limit: int, other_dice: OtherDice | None = None
    ) -> WalkSoFar:
        """Begin a walk on a map that the rule cannot get: it is asked turn by turn.

        At the tick of ``other_dice`` the dice are exchanged.
        """

    def asked_walk_elsewhere(
        self, heya: Heya, seed: str, limit: int, other_dice: OtherDice | None = None
    ) -> WalkSoFar:
        """The same in another process, where nothing is left of all these walks."""

    def not_allowed(self, allowed_answers: Collection[str]) -> str | None:
        """What the rule takes, and may not, in words: of our answers it may take these."""


@dataclass(frozen=True)
class TurnTaken:
    """What a rule did after a ``tick``: where it was, what it sensed, and how it turned.

    ``moved`` is false if the step after the turn led into a wall.
    """

    tick: int
    place: Place
    view: View
    turn: Turn
    moved: bool

    @property
    def deed(self) -> str:
        """What it did, to follow "your rule": went ahead, or turned left into the wall."""
        if self.moved:
            return _DEEDS[self.turn]
        return _DEEDS_AT_A_WALL[self.turn]


_DEEDS = {
    Turn.AHEAD: _("went ahead"),
    Turn.RIGHT: _("turned right"),
    Turn.BACK: _("turned back"),
    Turn.LEFT: _("turned left"),
}
_DEEDS_AT_A_WALL = {
    Turn.AHEAD: _("went ahead into the wall"),
    Turn.RIGHT: _("turned right into the wall"),
    Turn.BACK: _("turned back into the wall"),
    Turn.LEFT: _("turned left into the wall"),
}


@dataclass(frozen=True)
class Visit:
    """A stay at a place: the walk came there at the tick ``first``, and left it after ``last``."""

    place: Place
    first: int
    last: int


def walked(walk: WalkSoFar) -> Pausing[Ending]:
    """Walk to the end. StrategyError: a turn went wrong."""
    while walk.ending is None:
        walk.advance(TICKS_OF_A_BATCH)
        yield
    return walk.ending


def has_arrived(walk: WalkSoFar) -> bool:
    """Whether a walk has ended, and arrived."""
    return walk.ending is not None and walk.ending.verdict is Verdict.ARRIVED


def turns_of(walk: WalkSoFar) -> Iterator[TurnTaken]:
    """All turns that led to a tick of a recorded walk, in order."""
    for tick in range(walk.tick):
        yield turn_at(walk, tick)


def turn_at(walk: WalkSoFar, tick: int) -> TurnTaken:
    """The turn after a tick of a recorded walk; there is a later tick."""
    timeline = walk.timeline
    return TurnTaken(
        tick,
        timeline.place(tick),
        timeline.view(tick),
        turn_between(timeline.heading(tick), timeline.heading(tick + 1)),
        timeline.moved(tick + 1),
    )


def last_turn_of(walk: WalkSoFar) -> TurnTaken:
    """The turn that led to the last tick of a recorded walk, of one tick or more."""
    return turn_at(walk, walk.tick - 1)


def visits_of(walk: WalkSoFar) -> list[Visit]:
    """The places of a recorded walk, in order, and when it was there."""
    timeline = walk.timeline
    visits = list[Visit]()
    first = 0
    for tick in range(1, walk.tick + 1):
        if timeline.moved(tick):
            visits.append(Visit(timeline.place(first), first, tick - 1))
            first = tick
    visits.append(Visit(timeline.place(first), first, walk.tick))
    return visits


def places_of(walk: WalkSoFar) -> list[Place]:
    """The places of a recorded walk, in order; ticks without a step add nothing."""
    return [visit.place for visit in visits_of(walk)]


def open_neighbours(heya: Heya, place: Place) -> list[Place]:
    """The floor places one step away from a place."""
    neighbours = [stepped(place, heading) for heading in Heading]
    return [neighbour for neighbour in neighbours if heya.is_open(neighbour)]


def steps_to(heya: Heya, goal: Place) -> dict[Place, int]:
    """For each place from which a way leads to a goal: how many steps the shortest one has."""
    steps = {goal: 0}
    edge = [goal]
    while edge:
        further = list[Place]()
        for place in edge:
            for neighbour in open_neighbours(heya, place):
                if neighbour not in steps:
                    steps[neighbour] = steps[place] + 1
                    further.append(neighbour)
        edge = further
    return steps


def exits_of_places(heya: Heya) -> list[int]:
    """For each floor place of a map, how many of its sides are open."""
    places = [place for place in heya.places if heya.is_open(place)]
    return [len(open_neighbours(heya, place)) for place in places]
