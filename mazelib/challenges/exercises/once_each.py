"""Into no dead end twice."""

from collections import Counter

from mazelib.challenges.exercise import Exercise, Fault, FaultKind
from mazelib.challenges.unknown_maps import growing
from mazelib.challenges.walks import open_neighbours, places_of
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.walk import Walk


def fault_in(model_walk: Walk, walks: list[Walk]) -> Fault | None:
    """A dead end that a walk goes into twice. (To begin in one does not count.)"""
    for walk in walks:
        visits = Counter(places_of(walk)[1:])
        for place, count in visits.items():
            is_dead_end = len(open_neighbours(model_walk.heya, place)) == 1
            if count > 1 and is_dead_end:
                sentence = _("it goes into the dead end {place} twice.")
                return Fault(FaultKind.DEAD_END_TWICE, sentence.format(place=place), place)
    return None


EXERCISE = Exercise("once_each", _("Into no dead end twice."), growing, 3, Tremaux, fault_in)
