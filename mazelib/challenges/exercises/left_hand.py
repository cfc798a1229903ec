"""The left hand on the wall: a rule must come to the same places as our own.

How many ticks it takes does not matter.
"""

from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
from mazelib.challenges.exercise_maps import growing
from mazelib.challenges.walks import TurnTaken, turns_of, visits_of
from mazelib.grid.compass import Turn
from mazelib.text.sentences import _
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.view import View
from mazelib.walking.walk_so_far import WalkSoFar


def left_hand(view: View) -> Turn:
    """The turn that keeps the left hand on the wall."""
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT


def our_rule() -> Strategy:
    """The left hand, as a strategy."""
    return ByView(left_hand)


def fault_in(trial: Trial) -> Fault | None:
    """The turn with which a walk first leaves the way of the left hand."""
    for number, walk in trial.walks.items():
        tick = _leaves_way_at(trial.our_walk, walk)
        if tick is None:
            continue
        later = [turn for turn in turns_of(walk) if turn.tick >= tick]
        wrong = [turn for turn in later if turn.turn not in _right_turns(turn.view)]
        if later:  # A walk that leaves the way does not pass, whatever its turns were.
            turn = wrong[0] if wrong else later[0]
            return Fault(_words(turn), turn.tick, turn.place, number)
    return None


def _leaves_way_at(our_walk: WalkSoFar, walk: WalkSoFar) -> int | None:
    """When a walk came to the place from which it goes elsewhere than ours; None: never."""
    visits = visits_of(walk)
    right_visits = visits_of(our_walk)
    for number, (visit, right_visit) in enumerate(zip(visits, right_visits, strict=False)):
        if visit.place != right_visit.place:
            return visits[number - 1].first
    return visits[-1].first if len(visits) < len(right_visits) else None


def _right_turns(view: View) -> tuple[Turn, ...]:
    """What a left hand may answer. In a dead end it may also turn back at once."""
    if view.open_count == 1 and view.back:
        return (Turn.RIGHT, Turn.BACK)
    return (left_hand(view),)


def _words(turn: TurnTaken) -> str:
    """What was sensed, what the left hand does then, and what the rule did."""
    sentence = {
        Turn.LEFT: _("At {place} the left is open. The left hand turns left; your rule {deed}."),
        Turn.AHEAD: _(
            "At {place} there's a wall on the left, and the front is open. "
            "The left hand goes ahead; your rule {deed}."
        ),
        Turn.RIGHT: _(
            "At {place} there's a wall on the left and in front. "
            "The left hand turns right; your rule {deed}."
        ),
    }[left_hand(turn.view)]
    return sentence.format(place=turn.place, deed=turn.deed)


EXERCISE = Exercise(
    name="left_hand",
    title=_("Left hand on the wall"),
    goal=_("Keep your left hand on the wall."),
    passes=_("On every map it must visit the same places as the left hand, in the same order."),
    learned=_("You learned that the order of your questions decides: left first."),
    hints=(
        Hint(_("At every place, check the left first. What if there's a wall on the left?")),
        Hint(_("Ask three questions in the right order. Left comes first. Which one comes last?")),
        Hint(
            _("The left comes first, then the front:"),
            "if view.left:\n    return Turn.LEFT\nif view.front:\n    return Turn.AHEAD",
        ),
    ),
    maps=growing,
    walks=2,
    our_rule=our_rule,
    fault_in=fault_in,
)
