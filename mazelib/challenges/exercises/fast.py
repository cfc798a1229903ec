"""Beat the right hand: take fewer ticks on the map "first", and no more in unknown mazes."""

from mazelib.challenges.exercise import FOR_ALL, FOR_MARKS, Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import first_and_mazes
from mazelib.challenges.walks import has_arrived
from mazelib.text.sentences import _
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, Strategy


def model() -> Strategy:
    """The right hand, as a strategy."""
    return ByView(right_hand)


def fault_in(trial: Trial) -> Fault | None:
    """The first walk that arrives, but takes too many ticks."""
    ticks_of_right_hand = trial.model_walk.tick
    most = ticks_of_right_hand
    if trial.is_map_known:
        most -= 1
    for number, walk in trial.walks.items():
        if has_arrived(walk) and walk.tick > most:
            sentence = _("Here it needs {ticks} ticks; the right hand needs {right_hand}.")
            words = sentence.format(ticks=walk.tick, right_hand=ticks_of_right_hand)
            return Fault(words, walk.tick, walk=number)
    return None


EXERCISE = Exercise(
    name="fast",
    title=_("Beat the right hand"),
    goal=_("Be faster than the right hand on the map first."),
    passes=_("On first it needs fewer ticks than the right hand, and in unknown mazes no more."),
    hints=(
        _("Watch the right hand in a dead end, and count: how many ticks does it need to turn?"),
        _("The right hand needs two ticks to turn back in a dead end; Turn.BACK needs one."),
    ),
    allowed=(*FOR_ALL, *FOR_MARKS, "right_hand"),
    maps=first_and_mazes,
    walks=3,
    model=model,
    fault_in=fault_in,
)
