"""Beat the right hand on first: fewer ticks than it there; in mazes that nobody knows, not more."""

from mazelib.challenges.exercise import Exercise, Fault, FaultKind
from mazelib.challenges.unknown_maps import FIRST, first_and_mazes
from mazelib.text.sentences import _
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk


def model() -> Strategy:
    """The right hand, as a strategy."""
    return ByView(right_hand)


def fault_in(model_walk: Walk, walks: list[Walk]) -> Fault | None:
    """A walk that arrives, and needs too many ticks for it."""
    most = model_walk.tick
    if model_walk.heya.name == FIRST:
        most -= 1
    for walk in walks:
        has_arrived = walk.ending is not None and walk.ending.verdict is Verdict.ARRIVED
        if has_arrived and walk.tick > most:
            sentence = _("here it needs {ticks} ticks, the right hand {ticks_of_right_hand}.")
            words = sentence.format(ticks=walk.tick, ticks_of_right_hand=model_walk.tick)
            return Fault(FaultKind.TOO_MANY_TICKS, words)
    return None


EXERCISE = Exercise("fast", _("Beat the right hand on first."), first_and_mazes, 3, model, fault_in)
