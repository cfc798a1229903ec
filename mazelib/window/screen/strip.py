"""What the strip under the map says: one sentence while the run goes on, and how it ended."""

from enum import Enum, auto
from typing import NamedTuple

from mazelib.grid.compass import Heading
from mazelib.text.sentences import _
from mazelib.walking.view import View
from mazelib.window.input.clicks import TickToShow
from mazelib.window.input.keys import Command

#: The heading of a question for one learner, or for a class.
ASKS_ALL = _("What do you think?")


class Compass(NamedTuple):
    """The four directions of the map: the arrow key ``pressed`` last, and where a walker faces."""

    pressed: Heading | None
    heading: Heading


class Score(NamedTuple):
    """How many guesses were counted, how many were right, and how many lines, if any were asked."""

    asked: int
    ways: int
    lines: int | None = None

    @property
    def in_words(self) -> str:
        """The score of those who say what happens, and need not say why."""
        return _("{right} of {asked} right").format(right=self.ways, asked=self.asked)


class RoomCounts(NamedTuple):
    """How many rooms a maze has, walls broken, and groups; ``newest`` walls broke in this step."""

    rooms: int
    broken: int
    groups: int
    newest: int = 0


class CallRow(NamedTuple):
    """The calls that are open where a rule calls itself.

    The ``rule`` that makes the maze made the ``first`` call: its number is 2 if the rule itself is
    call 1. ``depth`` of them lie in each other. Of these the innermost that are ``new`` come, and
    ``come`` is how far they have come (1: they are there). ``returned`` of them are gone already,
    the innermost first; 1.5 is one, and half of the next. One more has begun if it ``asks``: which
    number it has, the class is to say. ``is_uncounted``: there are at least so many.
    """

    rule: str
    depth: int = 0
    new: int = 0
    come: float = 1.0
    returned: float = 0.0
    first: int = 1
    asks: bool = False
    is_uncounted: bool = False


class Strip(NamedTuple):
    """What is said of one half of a tick, or of a step. With ``asks`` the sentence is a question.

    ``heading`` is small. ``sentence`` is the voice of the rule, or asks the class. ``did`` tells
    what the walk itself did, ``more`` is a small line below. ``view`` has the four sides, as seen
    by the walker, drawn so that its ``nose`` points that way; in its place there may be a
    ``compass``. ``calls`` are those that are open, in a row, and ``counts`` are drawn as a bar at
    the foot. ``coins`` are those that were tossed.
    ``buttons`` are the answers of a class that guesses, and ``score`` is its score. ``news`` stands
    in place of the heading. At the left there may be a ``picture``, by its name; ``pops`` is how
    far it has come (1: it is there), ``falls`` the paper thrown for it (1: it is gone).
    ``tells_fault``: a check has found what the sentence says;
    ``tells_pass``: it has found nothing wrong.
    ``goes_first``: it is said even where something is wrong. ``code`` is a line of code that stands
    below the sentence, in place of what a walk did. ``to_do`` is what to do next, in one line; keys
    in it stand in brackets: "Press [V]." Where the small line ``goes_first_below``, it gives way.
    ``beside_task`` are another sentence, small line and line to do, for where the task at hand is
    in sight already. A sentence that ``gives_way`` makes room for news that are too long for the
    heading.
    """

    heading: str = ""
    sentence: str = ""
    did: str = ""
    more: str = ""
    asks: bool = False
    view: View | None = None
    nose: Heading = Heading.UP
    compass: Compass | None = None
    calls: CallRow | None = None
    counts: RoomCounts | None = None
    coins: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()
    score: Score | None = None
    news: str = ""
    picture: str = ""
    pops: float = 1.0
    falls: float = 1.0
    tells_fault: bool = False
    tells_pass: bool = False
    goes_first: bool = False
    code: str = ""
    to_do: str = ""
    goes_first_below: bool = False
    beside_task: tuple[str, str, str] | None = None
    gives_way: bool = False


def still_thinking(line: int) -> str:
    """What is said when a rule thinks for long, at the line of this number."""
    return _("The rule is still thinking, at line {line}.").format(line=line)


class Outcome(Enum):
    """How a run ended: each outcome has a colour and a picture of its own."""

    GOOD = auto()
    FILLED = auto()
    UNFINISHED = auto()
    CIRCLE = auto()
    STANDS = auto()
    EXPLORED = auto()
    WRONG = auto()


class Card(NamedTuple):
    """The end of a run: what happened, its facts, a question for the class, stars, and a crown.

    ``news`` stands above the title. ``leads_to`` is what its first button does; the second one
    is ``goes_back``. They say ``onward`` and ``again``, where that says more than their usual
    words. ``picture`` is one in place of that of the outcome. ``counts`` are drawn as a bar at the
    foot, where it stood all the time. Where it ``tells_of_line``, a film keeps the rule beside it.
    """

    title: str
    facts: str
    question: str
    outcome: Outcome
    stars: int = 0
    has_crown: bool = False
    picture: str = ""
    news: str = ""
    leads_to: Command = Command.NEXT_MAP
    goes_back: Command | TickToShow = Command.RESTART
    onward: str = ""
    again: str = ""
    counts: RoomCounts | None = None
    tells_of_line: bool = False

    @property
    def is_pause(self) -> bool:
        """Whether this is no end: a maze is ready, and playing goes on with it."""
        return self.leads_to is Command.PLAY

    @property
    def buttons(self) -> tuple[str, str]:
        """What the two buttons say."""
        return self.onward or self.leads_to.word, self.again or self.goes_back.word
