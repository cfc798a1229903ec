"""Chance, only at junctions: where three or four sides are open, and nowhere else."""

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import few
from mazelib.challenges.walks import open_neighbours, places_of
from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.walk_so_far import WalkSoFar

#: A fault says "never" only after this many times at a junction. A fair coin with three sides needs
#: no more.
OFTEN = 60
#: The place before, and the place to which the walker came from there.
Arrival = tuple[Place, Place]


def fault_in(trial: Trial) -> Fault | None:
    """A place that is no junction where a walk turns back, or a way that is never taken."""
    for (before, place), taken in _ways_taken(trial.walks).items():
        fault = _fault_at(trial.heya, before, place, taken)
        if fault:
            return fault
    return None


def _ways_taken(walks: list[WalkSoFar]) -> dict[Arrival, list[Place]]:
    """For each arrival: the places to which the walks went on, one for each time."""
    taken: dict[Arrival, list[Place]] = {}
    for walk in walks:
        places = places_of(walk)
        for number in range(2, len(places)):
            arrival = places[number - 2], places[number - 1]
            taken.setdefault(arrival, []).append(places[number])
    return taken


def _fault_at(heya: Heya, before: Place, place: Place, taken: list[Place]) -> Fault | None:
    """What is wrong with the ways ``taken`` from ``place``, after coming from ``before``."""
    ways_on = [way for way in open_neighbours(heya, place) if way != before]
    if len(ways_on) == 1 and before in taken:
        sentence = _("At {place} it turns back, though that is no junction.")
        return Fault(sentence.format(place=place), place)
    never_taken = [way for way in ways_on if way not in taken]
    if never_taken and len(taken) >= OFTEN:
        sentence = _(
            "It comes from {start} to the junction {place} {count} times, "
            "but never goes on to {way}."
        )
        words = sentence.format(count=len(taken), start=before, place=place, way=min(never_taken))
        return Fault(words, place)
    return None


EXERCISE = Exercise(
    name="by_chance",
    task=_("Chance, only at junctions."),
    maps=few,
    walks=OFTEN,
    model=Tremaux,
    fault_in=fault_in,
)
