"""The left hand on the wall: a rule must come to the same places as the model.

How many ticks it takes does not matter.
"""

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import growing
from mazelib.challenges.walks import places_of
from mazelib.grid.compass import Place, Turn
from mazelib.text.sentences import _
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.view import View


def left_hand(view: View) -> Turn:
    """The turn that keeps the left hand on the wall."""
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT


def model() -> Strategy:
    """The left hand, as a strategy."""
    return ByView(left_hand)


def fault_in(trial: Trial) -> Fault | None:
    """The first place from which a walk leads elsewhere than the left hand."""
    right_places = places_of(trial.model_walk)
    for walk in trial.walks:
        places = places_of(walk)
        for number in range(1, len(right_places)):
            before = right_places[number - 1]
            right_place = right_places[number]
            if number == len(places):
                return _stays(before, right_place)
            if places[number] != right_place:
                return _goes_elsewhere(before, right_place, places[number])
    return None


def _stays(before: Place, right_place: Place) -> Fault:
    sentence = _("From {start} the left hand goes to {goal}, but your walker stays.")
    words = sentence.format(start=before, goal=right_place)
    return Fault(words, before)


def _goes_elsewhere(before: Place, right_place: Place, place: Place) -> Fault:
    sentence = _("From {start} the left hand goes to {goal}, but your walker goes to {other}.")
    words = sentence.format(start=before, goal=right_place, other=place)
    return Fault(words, before)


EXERCISE = Exercise(
    name="left_hand",
    task=_("Left hand on the wall."),
    maps=growing,
    walks=2,
    model=model,
    fault_in=fault_in,
)
