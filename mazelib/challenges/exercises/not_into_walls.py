"""Do not walk into walls: the first exercise, on rings that have no dead ends."""

from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
from mazelib.challenges.exercise_maps import rings
from mazelib.challenges.faults import into_a_wall
from mazelib.challenges.small_maps import is_narrow
from mazelib.challenges.walks import exits_of_places, turns_of
from mazelib.grid.compass import Turn
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.walking.strategy import ByView, Strategy
from mazelib.walking.view import View


def round_the_corners(view: View) -> Turn:
    """The turn that goes on along a corridor, and back in a dead end."""
    if view.front:
        return Turn.AHEAD
    if view.right:
        return Turn.RIGHT
    if view.left:
        return Turn.LEFT
    return Turn.BACK


def our_rule() -> Strategy:
    """A walker in a corridor, as a strategy."""
    return ByView(round_the_corners)


def is_ring(heya: Heya) -> bool:
    """Whether a map has only corridors, and none of them ends: no place makes one turn back."""
    return is_narrow(heya) and min(exits_of_places(heya)) > 1


def fault_in(trial: Trial) -> Fault | None:
    """The first turn that leads into a wall."""
    for number, walk in trial.walks.items():
        for turn in turns_of(walk):
            if not turn.moved:
                return into_a_wall(turn, number)
    return None


EXERCISE = Exercise(
    name="not_into_walls",
    title=_("Do not walk into walls"),
    goal=_("Never walk into a wall."),
    passes=_("On every map it must get to the target and never walk into a wall."),
    learned=_("You learned to look first, and to go only where it's open."),
    hints=(
        Hint(_("Before you go ahead, check that the front is open:"), "if view.front:"),
        Hint(_("If there's a wall in front, you're at a corner. Which side could you check next?")),
        Hint(
            _("Check one side after the other:"),
            "if view.front:\n    return Turn.AHEAD\nif view.right:\n    return Turn.RIGHT",
        ),
    ),
    maps=rings,
    fits=is_ring,
    walks=2,
    our_rule=our_rule,
    fault_in=fault_in,
)
