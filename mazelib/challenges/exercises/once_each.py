"""Into no dead end twice."""

from collections import Counter

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import growing
from mazelib.challenges.walks import open_neighbours, places_of
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux


def fault_in(trial: Trial) -> Fault | None:
    """A dead end that a walk goes into twice. (Beginning in one does not count.)"""
    for walk in trial.walks:
        visits = Counter(places_of(walk)[1:])
        for place, count in visits.items():
            is_dead_end = len(open_neighbours(trial.heya, place)) == 1
            if count > 1 and is_dead_end:
                sentence = _("It goes into the dead end {place} twice.")
                return Fault(sentence.format(place=place), place)
    return None


EXERCISE = Exercise(
    name="once_each",
    task=_("Into no dead end twice."),
    maps=growing,
    walks=3,
    model=Tremaux,
    fault_in=fault_in,
)
