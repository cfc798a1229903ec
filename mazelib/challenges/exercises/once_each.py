"""Into no dead end twice."""

from mazelib.challenges.exercise import Exercise, Fault, Hint, Trial
from mazelib.challenges.exercise_maps import growing
from mazelib.challenges.walks import TurnTaken, open_neighbours, turn_at, visits_of
from mazelib.grid.compass import Place
from mazelib.text.sentences import _
from mazelib.walking.strategies.tremaux import Tremaux


def fault_in(trial: Trial) -> Fault | None:
    """The step with which a walk goes into a dead end again. (Beginning in one does not count.)

    What is wrong is the turn before that step: it is told at its tick and at its place.
    """
    for number, walk in trial.walks.items():
        first_ticks: dict[Place, int] = {}
        for visit in visits_of(walk)[1:]:
            first = first_ticks.setdefault(visit.place, visit.first)
            if first < visit.first and len(open_neighbours(trial.heya, visit.place)) == 1:
                return _fault_of_step(turn_at(walk, visit.first - 1), visit.place, first, number)
    return None


def _fault_of_step(turn: TurnTaken, dead_end: Place, first: int, number: int) -> Fault:
    """The fault of a turn that leads into a dead end, where the walk was at an earlier tick."""
    sentence = _(
        "At {place} your rule {deed}, into the dead end {dead_end} again. "
        "It was already there at tick {first}."
    )
    words = sentence.format(place=turn.place, deed=turn.deed, dead_end=dead_end, first=first)
    return Fault(words, turn.tick, turn.place, number)


EXERCISE = Exercise(
    name="once_each",
    title=_("No dead end twice"),
    goal=_("Never enter a dead end twice."),
    passes=_("On every map it must arrive, and never enter a dead end a second time."),
    learned=_("You learned to remember: a rule that knows where it has been needn't go back."),
    needs=_("Your rule must remember here: in show, write MyTurn."),
    needs_memory=True,
    hints=(
        Hint(
            _("Only a class can remember. One is ready in your file. Use it:"),
            "show(\n    MyTurn,",
        ),
        Hint(
            _("What should it remember? A place with at most one way left leads nowhere."),
        ),
        Hint(
            _("Close such a place just before you pick a way:"),
            "if len(ways) < 2:\n    self.closed.append(place)\nway = pick(ways, self.rng)",
        ),
        Hint(
            _("In the loop, take only the ways to places that aren't closed:"),
            "to = stepped(place, way)  # one step\nif to not in self.closed:\n    ways.append(way)",
        ),
    ),
    allowed_answers=("right_hand",),
    maps=growing,
    walks=3,
    our_rule=Tremaux,
    fault_in=fault_in,
)
