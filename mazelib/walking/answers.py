"""The answers of a strategy: asked for, and checked before a walk goes by them."""

from mazelib.grid.compass import EXPLORED, Explored, Heading, Place, Turn
from mazelib.text.sentences import _
from mazelib.walking.short_form import in_short
from mazelib.walking.strategy import Strategy
from mazelib.walking.view import View


def answer_of(strategy: Strategy, view: View, place: Place, heading: Heading) -> Turn | Explored:
    """What a strategy answers. StrategyError: it is neither a turn nor EXPLORED."""
    answer: object = strategy.turn(view, place, heading)
    if isinstance(answer, Turn):
        return answer
    if answer is EXPLORED:
        return EXPLORED
    what = _("the rule answered {answer}, which is not a turn.")
    advice = _("Answer Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT, or EXPLORED.")
    raise strategy.refused(what.format(answer=in_short(answer)), advice)


def second_answer_of(
    strategy: Strategy, view: View, place: Place, heading: Heading, target: str
) -> Turn:
    """The turn of a strategy that was wrong to say that all is explored.

    It may have passed this target before it was one, so it is asked once more. StrategyError: it
    says the same again.
    """
    answer = answer_of(strategy, view, place, heading)
    if isinstance(answer, Turn):
        return answer
    what = _("the rule says that all is explored, but a way leads to {letter}.")
    advice = _(
        "Say so when every way has two marks, and begin again without marks, as lesson 6 does."
    )
    raise strategy.refused(what.format(letter=target), advice)
