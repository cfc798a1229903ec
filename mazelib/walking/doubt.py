"""Doubts: why a walk is not watched for circles."""

from dataclasses import dataclass
from enum import Enum, auto

from mazelib.text.sentences import _


class DoubtKind(Enum):
    """Why a state that comes back proves no circle."""

    #: The strategy tosses coins: next time they may fall otherwise.
    DICE = auto()
    #: A person presses keys: next time they may press others.
    KEYS = auto()
    #: The strategy may decide by something that is not looked at.
    NOT_PROVEN = auto()
    #: The strategy is known to end by itself: it walks in no circle.
    COMES_TO_AN_END = auto()


@dataclass(frozen=True)
class Doubt:
    """Why a walk is not watched for circles: a kind, and a few words for the class."""

    kind: DoubtKind
    words: str

    @property
    def may_hide_a_circle(self) -> bool:
        """Whether the walk may go round for ever without its being seen."""
        return self.kind is DoubtKind.NOT_PROVEN

    @property
    def cannot_be_told(self) -> str:
        """The sentence that it is not known whether the walk circles, and why."""
        sentence = _("It isn't known whether it goes round in circles ({doubt}).")
        return sentence.format(doubt=self.words)


#: The doubt about a strategy that tosses coins.
DICE = Doubt(DoubtKind.DICE, _("dice"))


def not_proven(words: str) -> Doubt:
    """The doubt about a strategy that may decide by something hidden: ``words`` say where."""
    return Doubt(DoubtKind.NOT_PROVEN, words)
