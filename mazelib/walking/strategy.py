"""What a walk asks of a strategy. It never asks what guards it, or where it was written.

A strategy answers with a turn. It shows what it keeps from tick to tick and, if they are watched,
which of its lines ran. A learner's rule under its guard is such a strategy; so is a rule of the
library.
"""

from collections.abc import Callable
from typing import Protocol

from mazelib.grid.compass import EXPLORED, Explored, Heading, Place, Turn
from mazelib.text.diagnostics import Explanation, LocatedError
from mazelib.text.sentences import _
from mazelib.values.lines_run import LinesRun
from mazelib.walking.memory import NOTHING_KEPT, Memory
from mazelib.walking.short_form import in_short
from mazelib.walking.view import View


class StrategyError(LocatedError):
    """A learner's file holds no strategy, or a strategy went wrong at its turn."""


class StrategyEndedError(StrategyError):
    """A strategy had to be ended, or has ended Python: to try that again would take seconds."""


class StrategySlowError(StrategyEndedError):
    """A strategy had to be ended since it took too long: on another machine it may be in time."""


class Strategy(Protocol):
    """A rule at work on one walk. It never gets the map."""

    @property
    def asked_once_a_view(self) -> bool:
        """Whether a walk may ask it once for each view, and use that answer from then on.

        True for a function of the view alone, if its lines are not watched.
        """
        ...

    @property
    def comes_round(self) -> bool:
        """Whether each walk by it surely ends, or comes to a place with the same memory again."""
        ...

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """The turn for a view, or EXPLORED. StrategyError: the rule went wrong.

        Place and heading say where the walker is, so that the rule can take notes of it.
        """
        ...

    def memory(self) -> Memory:
        """What it keeps after its last turn."""
        ...

    def deciding_memory(self) -> Memory:
        """The part of its memory by which it decides: without counters and logs."""
        ...

    def lines_run(self) -> LinesRun | None:
        """Which of its lines ran in its last turn; None if they are not watched."""
        ...

    def refused(self, explanation: Explanation) -> StrategyError:
        """An error that blames its last answer: what is wrong with it, and what to do."""
        ...


def answer_of(strategy: Strategy, view: View, place: Place, heading: Heading) -> Turn | Explored:
    """What a strategy answers. StrategyError: it is neither a turn nor EXPLORED."""
    answer: object = strategy.turn(view, place, heading)
    if isinstance(answer, Turn):
        return answer
    if answer is EXPLORED:
        return EXPLORED
    advice = _("Answer Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT, or EXPLORED.")
    raise strategy.refused(Explanation(is_not_a_turn(answer), advice))


def is_not_a_turn(answer: object) -> str:
    """What is wrong with an answer whose words may be shown."""
    return _("the rule answered {answer}, which is not a turn.").format(answer=in_short(answer))


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
    what = _("the rule says everything is explored, but there's a path to {letter}.")
    advice = _(
        "Only say so when every way has two marks. Then start again without marks, like lesson 6."
    )
    raise strategy.refused(Explanation(what.format(letter=target), advice))


class LibraryRule:
    """The base of the library's rules, whose lines are not watched."""

    asked_once_a_view = False
    comes_round = False

    def memory(self) -> Memory:
        """What it keeps after its last turn."""
        raise NotImplementedError

    def deciding_memory(self) -> Memory:
        """All of its memory."""
        return self.memory()

    def lines_run(self) -> LinesRun | None:
        """None: they are not watched."""
        return None

    def refused(self, explanation: Explanation) -> StrategyError:
        """An error that names the rule by its class."""
        return StrategyError(type(self).__name__, [explanation.at()])


class ByView(LibraryRule):
    """A function of the view alone, as a strategy: it keeps nothing. A walk asks it once a view."""

    asked_once_a_view = True
    #: There are only so many places to be at.
    comes_round = True

    def __init__(self, rule: Callable[[View], Turn | Explored]) -> None:
        self._rule = rule

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """What the function answers to the view, wherever the walker is."""
        return self._rule(view)

    def memory(self) -> Memory:
        """Nothing."""
        return NOTHING_KEPT
