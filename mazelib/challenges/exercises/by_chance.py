"""Chance, only at junctions: where three or four sides are open, and nowhere else."""

from itertools import pairwise

from mazelib.challenges.deciding_dice import Arrival, WayTaken, fault_of_dice
from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
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
def fault_in(trial: Trial) -> Fault | None:
    """A place that is no junction where a walk turns back, or a junction without true chance."""
    fault = _fault_of_no_toss(trial)
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
        sentence = _("At {place} your rule {deed}, but there's no junction: only one way leads on.")
        words = sentence.format(place=turns[0].place, deed=turns[0].deed)
        return Fault(words, each.tick, turns[0].place, each.walk)
    return None


EXERCISE = Exercise(
    name="by_chance",
    title=_("Chance at junctions"),
    goal=_("Let chance choose at junctions."),
    passes=_(
        "At every junction it must roll dice, and sometimes take each of the ways on."
    ),
    learned=_("You learned that chance needs no memory, and gets out of any circle in the end."),
    needs=_("Your rule needs dice here: def my_turn(view, rng):"),
    hints=(
        Hint(
            _("A rule with dice takes rng. Begin with an empty list:"),
            "def my_turn(view, rng):\n    ways = []",
        ),
        Hint(
            _("Add the turn for each open side, but not for the back:"),
            "if view.right:\n    ways.append(Turn.RIGHT)",
        ),
        Hint(_("pick(ways, rng) takes one of the ways by chance. What if the list is empty?")),
        Hint(
            _("An empty list is a dead end. These are the last lines:"),
            "if not ways:\n    return Turn.BACK\nreturn pick(ways, rng)",
        ),
    ),
    maps=few,
    walks=OFTEN,
    our_rule=Tremaux,
    fault_in=fault_in,
    further_fault=fault_of_dice,
)
