"""Beat the right hand: take fewer ticks, on the map "first" and in unknown mazes.

Where the right hand never stops at a wall, as many ticks are enough.
"""

from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
from mazelib.challenges.exercise_maps import first_and_mazes
from mazelib.challenges.strays import strays_of, targets_and_places_of
from mazelib.challenges.walks import has_arrived, turns_of
from mazelib.text.sentences import _, paragraph
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.walk_so_far import WalkSoFar


def our_rule() -> Strategy:
    """The right hand, as a strategy."""
    return ByView(right_hand)


def fault_in(trial: Trial) -> Fault | None:
    """The first walk that arrives, but takes too many ticks."""
    ticks_of_right_hand = trial.our_walk.tick
    stops = not all(turn.moved for turn in turns_of(trial.our_walk))
    most = ticks_of_right_hand - 1 if stops else ticks_of_right_hand
    for number, walk in trial.walks.items():
        if has_arrived(walk) and walk.tick > most:
            sentence = _("Here it needs {ticks} ticks; the right hand needs {right_hand}.")
            words = sentence.format(ticks=walk.tick, right_hand=ticks_of_right_hand)
            lost = _where_it_strayed(trial, number, words)
            return lost or _where_one_was_lost(walk, number, words)
    return None


def _where_it_strayed(trial: Trial, number: int, needs: str) -> Fault | None:
    """The first step away from the next target, and back, that the right hand does not take.

    The right hand comes to that place, too, on its way to the same target, and never takes one.
    """
    walk = trial.walks[number]
    ours = {(stray.letter, stray.turn.place) for stray in strays_of(trial.our_walk)}
    came = set(targets_and_places_of(trial.our_walk))
    for stray in strays_of(walk):
        here = (stray.letter, stray.turn.place)
        if stray.back_after and here in came and here not in ours:
            sentence = _(
                "At {place} your rule {deed}, and came back {ticks} ticks later. "
                "The short way to {letter} goes to {way}."
            )
            lost = sentence.format(
                place=stray.turn.place,
                deed=stray.turn.deed,
                ticks=stray.back_after,
                letter=stray.letter,
                way=stray.way,
            )
            return Fault(paragraph(needs, lost), stray.turn.tick, stray.turn.place, number)
    return None


def _where_one_was_lost(walk: WalkSoFar, number: int, needs: str) -> Fault:
    """The fault of a walk that ``needs`` too many ticks: the first one that it lost at a wall.

    If it lost none there, it is told at the end of the walk.
    """
    for turn in turns_of(walk):
        if not turn.moved:
            sentence = _("At {place} it lost one: your rule {deed}.")
            lost = sentence.format(place=turn.place, deed=turn.deed)
            return Fault(paragraph(needs, lost), turn.tick, turn.place, number)
    return Fault(needs, walk.tick, walk=number)


EXERCISE = Exercise(
    name="fast",
    title=_("Beat the right hand"),
    goal=_("Be faster than the right hand."),
    passes=_("On the map first and in new mazes it must need fewer ticks than the right hand."),
    learned=_("You learned to save a tick in each dead end. That makes the whole walk faster."),
    rival=_("The small violet one keeps its right hand on the wall."),
    hints=(
        Hint(_("Watch the violet one in a dead end: how many ticks does it take to turn round?")),
        Hint(
            _("It takes two. Turn.BACK takes one. Show my_turn again:"),
            "show(\n    my_turn,",
        ),
        Hint(
            _("Begin like the right hand:"),
            "if view.right:\n    return Turn.RIGHT\nif view.front:\n    return Turn.AHEAD",
        ),
        Hint(
            _("Then the left. If that's a wall, too, turn back at once:"),
            "if view.left:\n    return Turn.LEFT\nreturn Turn.BACK",
        ),
    ),
    allowed_answers=("right_hand",),
    maps=first_and_mazes,
    walks=3,
    our_rule=our_rule,
    fault_in=fault_in,
)
