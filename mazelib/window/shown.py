"""What is shown of half a tick, or of a step: panels and map are drawn from this alone.

There is a class for walks, for makings and for pages. A scene says which of them it makes, as in
``Scene[WalkShown]``, and a panel which of them it draws, as in ``Panel[WalkShown]``. The scene
fills in what its run shows; the stage adds what only it knows: where the mouse points, say, or what
went wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from mazelib.challenges.exercise import Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.export.book import shape_of
from mazelib.export.worksheet import Setting, Worksheet
from mazelib.grid.compass import Place
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.earned import Earned, Standing
from mazelib.kinds.shared.lines_in_order import GivenLines
from mazelib.learner.script.source import Source
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import Line, LinesRun
from mazelib.walking.moment import Moment
from mazelib.walking.timeline import Timeline
from mazelib.window.guess.guesses import Choice, Guessed
from mazelib.window.making.rooms_picked import RoomsPicked
from mazelib.window.playing.turning import OnTheSpot
from mazelib.window.rule.problem import Problem

#: One of the classes of this file: the one that a scene makes.
SomeShown = TypeVar("SomeShown", bound="Shown")


@dataclass(frozen=True, kw_only=True)
class Shown:
    """What is shown, whatever the kind of scene: the tick or step, and the rule at work in it.

    ``phase`` is how far a move has come (0: nothing moves). The stage adds the place ``pointed``
    at, the places that are ``lit`` since they have just changed, the ``choices`` that the class
    has, those of them that it has ``missed``, the one that it has ``guessed``, whether x and y
    stand beside the map (``has_axes``), and the ``problem``, if there is one.
    ``popped`` is how far the picture of what happened at this tick has come: a control point that
    is reached pops, a circle that closes draws its ring (1: it is over). ``flipped`` is how far the
    cards have come that change in this half, or the flash of the places of a maze that do.
    ``thinks_at`` is the line that the rule thinks about in the very half that is shown,
    ``slow_line`` the number of one that takes long, whatever it is needed for. ``saved_seconds``
    says how long ago the rule's file was saved, if that was lately. ``first_row`` is the row of a
    panel that was scrolled to by hand, None if it follows what happens. ``line_question`` is
    said over the rule while the class is to click a line of it. While ``class_guesses``, nothing
    gives away what comes next. Where it ``is_filmed``, nothing says what can be pressed; and of
    the path that proves an end, so much is ``drawn`` (1: all). If the map ``is_map_covered``, a
    panel stands over it.
    """

    tick: int = 0
    source: Source = field(default_factory=Source)
    #: The lines that ran. They follow from the tick and its half: no need to compare them.
    lines_run: LinesRun | None = field(default=None, compare=False)
    phase: float = 0.0
    popped: float = 1.0
    flipped: float = 1.0
    pointed: Place | None = None
    lit: frozenset[Place] = frozenset()
    choices: tuple[Choice, ...] = ()
    missed: tuple[Choice, ...] = ()
    guessed: Guessed | None = None
    has_axes: bool = False
    problem: Problem | None = None
    thinks_at: Line | None = None
    slow_line: int | None = None
    saved_seconds: int | None = None
    first_row: int | None = None
    line_question: str = ""
    class_guesses: bool = False
    is_filmed: bool = False
    drawn: float = 1.0
    is_map_covered: bool = False

    @property
    def tick_told(self) -> int:
        """The tick or step that stands beside the timeline, and at which its handle is."""
        return self.tick


def so_far_drawn(way: Sequence[Place], share: float) -> Sequence[Place]:
    """The part of a way from its start that is drawn, if so much of it is."""
    return way[: round(share * len(way))]


@dataclass(frozen=True, kw_only=True)
class WalkShown(Shown):
    """One half of a tick of a walk, or a map where nobody walks.

    ``tick`` may lie beyond the recording: a circle is walked round and round (see
    Timeline.recorded). ``thinks`` is true in the second half; tick and half determine the
    ``moment``. ``phase`` is how far the walker has come in its turn (0: it stands).
    ``spot`` is how far it has turned on the spot, before the first tick. ``fault_at`` is the place
    at which the rule goes wrong, if that is known, ``fault_before`` the one at which it did so
    before it was saved. ``printed`` are the newest lines that the rule
    has printed. ``rival`` is the same half of a walk by the rule that is to be beaten; tick and
    half determine it, too.
    """

    timeline: Timeline
    moment: Moment = field(compare=False)
    thinks: bool = False
    spot: OnTheSpot | None = None
    fault_at: Place | None = None
    fault_before: Place | None = None
    printed: tuple[str, ...] = ()
    rival: Moment | None = field(default=None, compare=False)


@dataclass(frozen=True)
class PracticeShown:
    """What is shown of the exercises: the one at hand, those that are ticked, the lines in order.

    ``number`` is the exercise at hand, and ``open_number`` the first one without a tick. ``ticks``
    are those earned, by the numbers of the exercises, with what is known of the rule as it is now.
    ``order`` has the numbers of the lines chosen among those that are ``given``, None where one was
    taken out; it is the rule of these lines that walks if ``lines_walk``. ``wrong`` says why they
    make no rule, None if nothing is wrong, and ``first_wrong`` is the number, from 1, of the first
    line that cannot stand where it does, ``why`` in a sentence, if that is known.
    (See lines_in_order.)
    """

    number: int
    open_number: int
    ticks: tuple[tuple[int, Earned, Standing], ...]
    result: Result | None
    given: GivenLines
    order: tuple[int | None, ...]
    lines_walk: bool
    wrong: str | None
    first_wrong: int | None
    why: str | None
    #: Whether a lesson follows this one.
    leads_on: bool = True

    @classmethod
    def of(cls, practice: Practice) -> "PracticeShown":
        """What is shown of what a class has done with the exercises, as it is now."""
        lines = practice.lines
        ticks = []
        for number, earned in practice.earned.items():
            ticks.append((number, earned, earned.standing(practice.rule(number))))
        return cls(
            number=practice.number,
            open_number=practice.open_number,
            ticks=tuple(ticks),
            result=practice.results.get(practice.number),
            given=lines.given,
            order=tuple(lines.order),
            lines_walk=lines.rule is not None,
            wrong=lines.wrong,
            first_wrong=lines.first_wrong,
            why=lines.why,
        )

    @property
    def is_passed(self) -> bool:
        """Whether the rule that walks is known to pass the exercise at hand."""
        standings = [standing for number, _earned, standing in self.ticks if number == self.number]
        return Standing.PASSES in standings

    @property
    def are_all_passed(self) -> bool:
        """Whether each exercise has a tick."""
        return len(self.ticks) == len(EXERCISES)

    @property
    def are_all_chosen(self) -> bool:
        """Whether as many lines are chosen as make the rule."""
        chosen = [number for number in self.order if number is not None]
        return 0 < self.given.wanted == len(chosen)


@dataclass(frozen=True, kw_only=True)
class ExercisesShown(WalkShown):
    """One half of a tick of a walk, beside the exercises."""

    practice: PracticeShown

    @classmethod
    def beside(cls, walk: WalkShown, practice: PracticeShown) -> "ExercisesShown":
        """All that is shown of a walk, and the exercises."""
        return cls(**vars(walk), practice=practice)


@dataclass(frozen=True, kw_only=True)
class MakingShown(Shown):
    """One half of a tick of a making.

    In the first half of tick t the maze is seen as step t has left it, with what step t + 1 asks
    about it. In the second half it ``thinks``: the maze is seen as step t + 1 leaves it. ``phase``
    is how far the worker has come then to where it looks next (0: it stands where it looked).
    ``source`` is the rule at work, and ``whole`` has those that are not, too. ``picked`` are rooms
    that the class has clicked where the maze is ready.
    """

    timeline: MakingTimeline
    whole: Source = field(default_factory=Source, compare=False)
    thinks: bool = False
    picked: RoomsPicked = field(default_factory=RoomsPicked)

    @property
    def step_seen(self) -> int:
        """The step after which the maze is seen."""
        return self.tick + 1 if self.thinks else self.tick

    @property
    def tick_told(self) -> int:
        """The step that changed the maze last: the same in both halves around a question."""
        return self.step_seen

    @property
    def step_about(self) -> int:
        """The step whose question is seen, or what it does; after the last step, that one."""
        return self.timeline.step_after(self.tick)

    @property
    def asks(self) -> bool:
        """Whether a question is open: what the next step will do."""
        return not self.thinks and self.tick < self.timeline.last


@dataclass(frozen=True, kw_only=True)
class PageShown(Shown):
    """A sheet of paper with mazes, or with answers; ``tick`` is its number, from 0.

    ``worksheet`` has what is chosen, ``ending`` is that of the file that will be saved. More sheets
    may be made meanwhile: there are ``sheets`` so far. ``typed`` are the name of a
    setting and the words for it that are being typed. The first maze on the sheet has this
    ``number``, from 1, and so many ``stars``. If it ``has_mazes``, they are to be solved there; or
    it ``is_cover`` of a book.
    """

    worksheet: Worksheet
    ending: str
    sheets: int = 1
    typed: tuple[str, str] | None = None
    number: int = 1
    stars: int = 0
    has_mazes: bool = True
    is_cover: bool = False

    def is_chosen(self, name: str, value: Setting) -> bool:
        """Whether a setting has this value now; in a book, the shape is that of the sheet."""
        if name == "ending":
            return self.ending == value
        if self.worksheet.book and name == "how_many":
            return False
        if self.worksheet.book and name == "mask" and not self.worksheet.mask:
            return self.has_mazes and shape_of(self.number) == value
        return bool(getattr(self.worksheet, name) == value)
