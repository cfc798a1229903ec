"""Turn back in a dead end, at once: corridors with the target behind the walker."""

from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
from mazelib.challenges.exercise_maps import dead_end_ways
from mazelib.challenges.exercises import not_into_walls
from mazelib.challenges.walks import exits_of_places, turns_of
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _


def has_no_junction(heya: Heya) -> bool:
    """Whether a map is nothing but corridor."""
    return max(exits_of_places(heya)) < 3


def fault_in(trial: Trial) -> Fault | None:
    """The first turn that leads into a wall, in a dead end or elsewhere."""
    for number, walk in trial.walks.items():
        for turn in turns_of(walk):
            if turn.moved:
                continue
            if turn.view.open_count > 1 or not turn.view.back:
                return not_into_walls.fault_in(trial)
            sentence = _("At {place} only the way back is open. Your rule {deed}.")
            words = sentence.format(place=turn.place, deed=turn.deed)
            return Fault(words, turn.tick, turn.place, number)
    return None


EXERCISE = Exercise(
    name="turn_back",
    title=_("Turn back in a dead end"),
    goal=_("Turn back in every dead end."),
    passes=_("It must turn back there at once, find the target and never walk into a wall."),
    learned=_("You learned to answer in every case: if nothing else is open, turn back."),
    hints=(
        Hint(_("In a dead end there's a wall in front, on the right and on the left.")),
        Hint(_("What does your rule answer when it has checked all three and none is open?")),
        Hint(
            _("Check the left, too. Then only the way back is left:"),
            "if view.left:\n    return Turn.LEFT\nreturn Turn.BACK",
        ),
    ),
    maps=dead_end_ways,
    fits=has_no_junction,
    walks=2,
    our_rule=not_into_walls.our_rule,
    fault_in=fault_in,
)
