"""What the why bar says: why the walker turns, or at an end a card."""

from enum import Enum, auto
from typing import NamedTuple

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _
from mazelib.walking.view import View


class Why(NamedTuple):
    """A reason, as the why bar says and shows it. With ``asks`` the sentence is a question.

    ``view`` has the four sides, as seen by the walker; ``turn`` is what it answers; ``coins`` are
    those that were tossed.
    """

    heading: str = ""
    caption: str = ""
    asks: bool = False
    view: View | None = None
    turn: Turn | None = None
    coins: tuple[int, ...] = ()


def still_thinking(line: int) -> str:
    """What is said when a rule thinks for long, at the line of this number."""
    return _("The rule is still thinking, at line {line}.").format(line=line)


class Outcome(Enum):
    """How good an end is: each outcome has a colour of its own."""

    GOOD = auto()
    CIRCLE = auto()
    WRONG = auto()


class Card(NamedTuple):
    """The card of an end: what happened, its facts, a question for the class, and stars."""

    title: str
    facts: str
    question: str
    outcome: Outcome
    stars: int = 0
