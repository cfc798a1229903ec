"""Whether the dice decide: walks with other dice, and the same walks once more elsewhere.

1. A walk is walked again in another process, with the same dice. It has to be the same walk: else
   something else than the dice decides.
2. At some of its junctions, its dice are exchanged. Some of the other dice must lead another way:
   else the dice decide nothing.
3. One that they lead another way is walked again in the other process, too. So a rule that counts
   how often it was asked, in all its walks together, is found out: there, the count is another one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from mazelib.challenges.exercise import Fault, FurtherWalks, Trial
from mazelib.challenges.walks import open_neighbours, visits_of
from mazelib.grid.compass import Place
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing
from mazelib.walking.walk_so_far import WalkSoFar

#: The numbers of the dice that are tried in place of those of one toss. The second ones are tried
#: only if the first ones all lead one way: then the dice may decide nothing. So nothing is found
#: that trying all of them would not find.
#:
#: How sure it is, on one map. A rule that chooses by its dice is blamed only if all 72 lead the way
#: of the first toss: 0.5 ** 72, less than 1 in 10 ** 21, for a fair choice between two ways, and
#: 0.8 ** 73, 1 in 10 million, for one that takes one way four times of five. A rule whose dice
#: decide nothing is never let off: all dice lead one way. One whose dice change its way with a
#: probability of p is let off with 1 - (1 - p) ** 72: one in 100, say, with 0.52. That is on each
#: of some 14 maps.
OTHER_DICE = (range(12), range(12, 72))
#: The place before, and the place to which the walker came from there.
Arrival = tuple[Place, Place]


@dataclass(frozen=True)
class WayTaken:
    """Where a walk went on from a place to which it came at a tick; ``walk`` is its number.

    It came there from the place ``before``.
    """

    before: Place
    way: Place
    tick: int
    walk: int


def fault_of_dice(trial: Trial, further: FurtherWalks) -> Pausing[Fault | None]:
    """A walk that something else than the dice decides, or a junction where they decide nothing."""
    if len(trial.walks) < 2:
        return None  # There is no junction.
    again = yield from further.again_elsewhere(0)
    fault = _fault_of_another_way(trial.walks[0], again, 0, trial.walks[0].tick)
    # The longest walk comes to most places again.
    number = max(trial.walks, key=lambda number: trial.walks[number].tick)
    for toss in tosses_in(trial.walks[number]):
        if fault is None:
            fault = yield from _fault_of_toss(trial.walks[number], number, toss, further)
    return fault


def _fault_of_toss(
    walk: WalkSoFar, number: int, toss: int, further: FurtherWalks
) -> Pausing[Fault | None]:
    """A junction from which a walk goes the same way, whatever the dice show at the toss.

    More dice are exchanged only as long as those so far show no other way: that may be chance.
    """
    way = _way_from(walk, toss)
    for dice in OTHER_DICE:
        others = yield from further.with_other_dice(number, toss, dice)
        for each, other in others.items():
            if _way_from(other, toss) not in (way, None):
                again = yield from further.with_other_dice(number, toss, [each], elsewhere=True)
                return _fault_of_another_way(other, again.get(each), number, toss)
    place = walk.timeline.place(toss)
    sentence = _(
        "At the junction {place} it rolled the dice, but whatever they show, "
        "it goes on the same way."
    )
    return Fault(sentence.format(place=place), toss, place, number)


def _way_from(walk: WalkSoFar, toss: int) -> Place | None:
    """To which place a walk goes on from the junction to which it comes at a tick, if it does."""
    for each in _junctions(walk):
        if each.tick == toss:
            return each.way
    return None


def _fault_of_another_way(
    walk: WalkSoFar, again: WalkSoFar | None, number: int, last: int
) -> Fault | None:
    """A walk that goes another way elsewhere, with the same dice; told at the tick before.

    That is the ``last`` tick at most: then the dice of the walk with this number were exchanged.
    """
    states = walk.timeline.states
    states_again = again.timeline.states if again else states[:1]
    if states == states_again:
        return None
    tick = 0
    while tick < last and states[tick + 1 : tick + 2] == states_again[tick + 1 : tick + 2]:
        tick += 1
    place = walk.timeline.place(tick)
    sentence = _(
        "From {place} it walked another way with the same dice: "
        "something other than the dice decided."
    )
    return Fault(sentence.format(place=place), tick, place, number)


def tosses_in(walk: WalkSoFar) -> tuple[int, ...]:
    """Ticks at which a walk comes to a junction, early or late: on each map they are other ones.

    One is any of them, one is the last, and one at which it comes there again, on the same way.
    """
    junctions = list(_junctions(walk))
    ticks = [each.tick for each in junctions]
    known = set[Arrival]()
    again = list[int]()
    for each in junctions:
        arrival = (each.before, walk.timeline.place(each.tick))
        if arrival in known:
            again.append(each.tick)
        known.add(arrival)
    chosen = [several[walk.tick % len(several)] for several in (ticks, again) if several]
    return tuple(dict.fromkeys([*chosen, *ticks[-1:]]))


def _junctions(walk: WalkSoFar) -> Iterator[WayTaken]:
    """How a walk goes on from each junction to which it comes."""
    visits = visits_of(walk)
    for before, visit, after in zip(visits, visits[1:], visits[2:], strict=False):
        ways_on = [way for way in open_neighbours(walk.heya, visit.place) if way != before.place]
        if len(ways_on) > 1:
            yield WayTaken(before.place, after.place, visit.first, 0)
