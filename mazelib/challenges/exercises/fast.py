"""Beat the right hand: take fewer ticks on the map "first", and no more in unknown mazes."""

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import first_and_mazes
from mazelib.text.sentences import _
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.verdict import Verdict


def model() -> Strategy:
    """The right hand, as a strategy."""
    return ByView(right_hand)


def fault_in(trial: Trial) -> Fault | None:
    """The first walk that arrives, but takes too many ticks."""
    ticks_of_right_hand = trial.model_walk.tick
    most = ticks_of_right_hand
    if trial.is_map_known:
        most -= 1
    for walk in trial.walks:
        has_arrived = walk.ending is not None and walk.ending.verdict is Verdict.ARRIVED
        if has_arrived and walk.tick > most:
            sentence = _("Here it needs {ticks} ticks; the right hand needs {right_hand}.")
            words = sentence.format(ticks=walk.tick, right_hand=ticks_of_right_hand)
            return Fault(words)
    return None


EXERCISE = Exercise(
    name="fast",
    task=_("Beat the right hand on first."),
    maps=first_and_mazes,
    walks=3,
    model=model,
    fault_in=fault_in,
)
