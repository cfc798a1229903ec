"""What is shown of half a tick, or of a step: panels and map are drawn from this alone.

Each kind of scene has its own class here. The scene fills in what its run shows; the stage adds
what only it knows: where the mouse points, which panels are open, what went wrong.
"""

from dataclasses import dataclass, field
from typing import TypeVar

from mazelib.challenges.exercise import Result
from mazelib.grid.compass import Heading, Place
from mazelib.kinds.practice import GivenLines
from mazelib.learner.script.source import Source
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun
from mazelib.walking.moment import Moment
from mazelib.walking.timeline import Timeline
from mazelib.window.problem import Problem

SomeShown = TypeVar("SomeShown", bound="Shown")
#: The place and heading of a second walker.
Ghost = tuple[Place, Heading]


@dataclass(frozen=True, kw_only=True)
class Shown:
    """What is shown, whatever the kind of scene: the tick or step, and the rule at work in it.

    ``phase`` is how far a move has come (1: it is over). The stage adds the place ``pointed`` at,
    the places that ``flash``, the names of the open ``panels``, whether x and y stand beside the
    map (``has_axes``), and the ``problem``, if there is one.
    """

    tick: int = 0
    source: Source = field(default_factory=Source)
    #: The lines that ran. They follow from the tick and its half: no need to compare them.
    lines_run: LinesRun | None = field(default=None, compare=False)
    phase: float = 1.0
    pointed: Place | None = None
    flash: frozenset[Place] = frozenset()
    panels: tuple[str, ...] = ()
    has_axes: bool = False
    problem: Problem | None = None

    @classmethod
    def of(cls: type[SomeShown], shown: "Shown") -> SomeShown:
        """The same, as this class. TypeError: it is of another kind of scene."""
        if not isinstance(shown, cls):
            raise TypeError(f"a {cls.__name__} is needed, not a {type(shown).__name__}")
        return shown


@dataclass(frozen=True, kw_only=True)
class WalkShown(Shown):
    """One half of a tick of a walk, or a map where nobody walks.

    ``tick`` may lie beyond the recording: a circle is walked round and round (see
    Timeline.recorded). ``phase`` is how far the walker has come in its turn (0: it stands).
    ``ways`` are those that can be guessed.
    """

    timeline: Timeline
    moment: Moment = field(compare=False)
    ways: tuple[Heading, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GameShown(WalkShown):
    """A moment of a round of the game: ``from_above``, or through the walker's eyes.

    ``ghost`` is the place and heading of a second walker.
    """

    from_above: bool = False
    has_small_map: bool = False
    ghost: Ghost | None = None


@dataclass(frozen=True)
class PracticeShown:
    """What is shown of the exercises: the one at hand, those that are ticked, the lines in order.

    ``script`` is the file in which the class writes its rule. ``number`` is the exercise at hand,
    and ``result`` is that of its last check. ``order`` has the numbers of the lines chosen among
    those that are ``given``; ``wrong`` says why these make no rule. (See kinds.practice.)
    """

    script: str
    number: int
    done: frozenset[int]
    result: Result | None
    given: GivenLines
    order: tuple[int, ...]
    wrong: str


@dataclass(frozen=True, kw_only=True)
class ExercisesShown(WalkShown):
    """One half of a tick of a walk, beside the exercises."""

    practice: PracticeShown


@dataclass(frozen=True, kw_only=True)
class MakingShown(Shown):
    """One step of a making; while ``phase`` is below 1, what the step does is still to come."""

    timeline: MakingTimeline


@dataclass(frozen=True, kw_only=True)
class PageShown(Shown):
    """A sheet of paper with a maze, or with its answer."""

    with_answer: bool = False
