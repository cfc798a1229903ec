"""Chance, only at junctions: where three or four sides are open, and nowhere else."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import few
from mazelib.challenges.faults import into_a_wall
from mazelib.challenges.walks import Visit, open_neighbours, turns_of, visits_of
from mazelib.grid.compass import Place
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.walk_so_far import WalkSoFar

#: A fault says "never" only after this many times at a junction. A fair coin with three sides needs
#: no more.
OFTEN = 60
#: A fault says "always" only after this many times again. A fair coin needs no more.
AGAIN = 24
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


def fault_in(trial: Trial) -> Fault | None:
    """A place that is no junction where a walk turns back, or a junction without true chance."""
    fault = _fault_of_no_toss(trial) or _fault_of_repeated(trial) or _fault_of_toss(trial)
    if fault:
        return fault
    for (before, place), taken in _ways_taken(trial.walks).items():
        fault = _fault_at(trial, before, place, taken)
        if fault:
            return fault
    return None


def _fault_of_no_toss(trial: Trial) -> Fault | None:
    """A junction that a walk leaves without having tossed the dice there."""
    for number, walk in trial.walks.items():
        for visit in visits_of(walk)[:-1]:
            is_junction = len(open_neighbours(trial.heya, visit.place)) > 2
            if is_junction and not _is_tossed(walk, visit):
                sentence = _("At {place} it came to a junction, but rolled no dice there.")
                return Fault(sentence.format(place=visit.place), visit.first, visit.place, number)
    return None


def _is_tossed(walk: WalkSoFar, visit: Visit) -> bool:
    """Whether dice were tossed at a place, as far as the lines that ran were watched."""
    for tick in range(visit.first, visit.last + 1):
        lines_run = walk.timeline.lines_run_at(tick + 1)
        if lines_run is None or lines_run.by_chance or lines_run.coins:
            return True
    return False


def _fault_of_repeated(trial: Trial) -> Fault | None:
    """A walk that goes another way with the same dice: its chance comes from elsewhere."""
    again = trial.repeated
    if again is None:
        return None
    first = trial.walks[0].timeline
    for tick, states in enumerate(zip(first.states, again.timeline.states, strict=False)):
        if states[0] != states[1]:
            place = first.place(tick - 1)
            sentence = _(
                "From {place} it walked another way with the same dice: "
                "something else than the dice decided."
            )
            return Fault(sentence.format(place=place), tick - 1, place)
    return None


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


def _fault_of_toss(trial: Trial) -> Fault | None:
    """A junction from which the walk goes the same way, whatever the dice show there."""
    ways = set[Place]()
    for walk in (trial.walks.get(trial.tossing), *trial.exchanged):
        if walk:
            ways |= {each.way for each in _junctions(walk) if each.tick == trial.toss}
    if trial.toss is None or len(ways) != 1:
        return None
    place = trial.walks[trial.tossing].timeline.place(trial.toss)
    sentence = _(
        "At the junction {place} it rolled the dice, but whatever they show, "
        "it goes on the same way."
    )
    return Fault(sentence.format(place=place), trial.toss, place, trial.tossing)


def _ways_taken(walks: dict[int, WalkSoFar]) -> dict[Arrival, list[WayTaken]]:
    """For each arrival: how the walks went on from there, one for each time."""
    taken: dict[Arrival, list[WayTaken]] = {}
    for number, walk in walks.items():
        visits = visits_of(walk)
        for before, visit, after in zip(visits, visits[1:], visits[2:], strict=False):
            way = WayTaken(before.place, after.place, visit.first, number)
            taken.setdefault((before.place, visit.place), []).append(way)
    return taken


def _fault_at(trial: Trial, before: Place, place: Place, taken: list[WayTaken]) -> Fault | None:
    """What is wrong with the ways ``taken`` from ``place``, after coming from ``before``."""
    ways_on = [way for way in open_neighbours(trial.heya, place) if way != before]
    if len(ways_on) == 1:
        return _fault_of_turning_back(trial.walks, taken)
    ways = {each.way for each in taken}
    never_taken = [way for way in ways_on if way not in ways]
    if len(ways_on) > 1 and _is_always_the_same(taken):
        sentence = _(
            "It comes from {start} to the junction {place} again and again, "
            "and within one walk it always goes on the same way."
        )
        words = sentence.format(start=before, place=place)
        return Fault(words, taken[0].tick, place, taken[0].walk)
    if never_taken and len(taken) >= OFTEN:
        sentence = _(
            "It comes from {start} to the junction {place} {count} times, "
            "but never goes on to {way}."
        )
        words = sentence.format(start=before, place=place, count=len(taken), way=min(never_taken))
        return Fault(words, taken[0].tick, place, taken[0].walk)
    return None


def _is_always_the_same(taken: list[WayTaken]) -> bool:
    """Whether no walk that came here again ever went on another way than the time before."""
    again = [(one.way, other.way) for one, other in pairwise(taken) if one.walk == other.walk]
    return len(again) >= AGAIN and all(one == other for one, other in again)


def _fault_of_turning_back(walks: dict[int, WalkSoFar], taken: list[WayTaken]) -> Fault | None:
    """The turn with which a walk leaves a corridor on the way by which it came."""
    for each in taken:
        if each.way != each.before:
            continue
        turns = [turn for turn in turns_of(walks[each.walk]) if turn.tick >= each.tick]
        if not turns[0].moved:
            return into_a_wall(turns[0], each.walk)
        sentence = _("At {place} your rule {deed}, though that is no junction: one way leads on.")
        words = sentence.format(place=turns[0].place, deed=turns[0].deed)
        return Fault(words, each.tick, turns[0].place, each.walk)
    return None


EXERCISE = Exercise(
    name="by_chance",
    title=_("Chance at junctions"),
    goal=_("Let chance choose at junctions."),
    passes=_(
        "At every junction it must roll dice, and now and then take each way that leads on."
    ),
    learned=_("Chance needs no memory: in the end it gets out of every circle."),
    hints=(
        _("Begin with ways = [] and add the turn of each open side, but not of the back:"),
        _("pick(ways, rng) takes one of the ways. What if there is none? The dice are rng:"),
    ),
    hint_code=("ways.append(Turn.RIGHT)", "def my_turn(view, rng):"),
    maps=few,
    walks=OFTEN,
    repeats=True,
    tosses_in=tosses_in,
    our_rule=Tremaux,
    fault_in=fault_in,
)
