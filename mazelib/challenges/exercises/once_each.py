"""Into no dead end twice."""

from mazelib.challenges.exercise import Exercise, Fault, Trial
from mazelib.challenges.exercise_maps import growing
from mazelib.challenges.walks import open_neighbours, visits_of
from mazelib.grid.compass import Place
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux


def fault_in(trial: Trial) -> Fault | None:
    """A dead end that a walk goes into twice. (Beginning in one does not count.)"""
    for number, walk in trial.walks.items():
        first_ticks: dict[Place, int] = {}
        for visit in visits_of(walk)[1:]:
            first = first_ticks.setdefault(visit.place, visit.first)
            if first < visit.first and len(open_neighbours(trial.heya, visit.place)) == 1:
                sentence = _(
                    "At tick {tick} it comes into the dead end {place} again. "
                    "It was already there at tick {first}."
                )
                words = sentence.format(tick=visit.first, place=visit.place, first=first)
                return Fault(words, visit.first, visit.place, number)
    return None


EXERCISE = Exercise(
    name="once_each",
    title=_("No dead end twice"),
    goal=_("Never enter a dead end twice."),
    passes=_("On every map it must arrive, and never enter a dead end a second time."),
    learned=_("A rule that remembers where it has been doesn't have to go there again."),
    hints=(
        _("Remember the places that lead nowhere. For that you need a class: see lesson 6."),
        _(
            "Close a place when at most one way that is not closed leads from it. "
            "Let dice choose one of the ways that are not closed."
        ),
    ),
    allowed_answers=("right_hand",),
    maps=growing,
    walks=3,
    our_rule=Tremaux,
    fault_in=fault_in,
)
