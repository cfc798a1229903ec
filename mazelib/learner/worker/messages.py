"""What the lesson and its worker say to each other: requests one way, answers the other.

    a request         its answer
    ReadScript        ScriptRead
    Begin, GoOn       a RunReport: Walked or Made
    BeginTurns        TurnsBegun
    AskTurns          Turned
    any of them       Failed: the learner's code went wrong. Broken: ours did.

Each is a frozen value. Which classes may be in an answer follows from its fields (see soundness).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, TypeVar

from mazelib.grid.compass import Explored, Heading, Place, Turn
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.batch import MakingBatch
from mazelib.making.masks import Mask
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.values.lines_run import PlainLinesRun
from mazelib.walking.batch import WalkBatch
from mazelib.walking.doubt import Doubt
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View
from mazelib.walking.walk_so_far import WalkProgress

AnyAnswer = TypeVar("AnyAnswer")
#: What the dice of a run begin with.
Seed = int | str


@dataclass(frozen=True)
class Script:
    """A learner's file: its path, and its text; None: the text that is saved there."""

    path: Path
    text: str | None = None


# What comes from a worker.


@dataclass(frozen=True)
class Ready:
    """The worker has begun, and takes requests."""


@dataclass(frozen=True)
class PrintedText:
    """The learner's code has printed this. It comes at any time, and answers nothing."""

    text: str


@dataclass(frozen=True)
class Failed:
    """The answer to a request that a learner's file could not be used for, and why."""

    name: str
    diagnostics: tuple[Diagnostic, ...]
    text: str

    @classmethod
    def of(cls, error: LocatedError) -> "Failed":
        """The answer that tells an error."""
        return cls(error.name, error.diagnostics, error.text)

    def error(self) -> StrategyError:
        """The error that it tells."""
        return StrategyError(self.name, self.diagnostics, self.text)


@dataclass(frozen=True)
class Broken:
    """The answer to a request in which our own code went wrong, with Python's traceback.

    With ``has_learners_values`` it went wrong only because something of the learner's is in it.
    """

    traceback: str
    has_learners_values: bool = False


@dataclass(frozen=True)
class ScriptRead:
    """The answer to ReadScript: what the script shows, and all files that it has run."""

    call: ShowCall
    files: tuple[Script, ...]


@dataclass(frozen=True, kw_only=True)
class RunReport:
    """How far a run has come; ``failure`` is the error that stopped it, if any."""

    failure: Failed | None = None

    @property
    def came_to(self) -> int:
        """The tick or step to which the run has come."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the run has ended by itself."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Walked(RunReport):
    """How far a walk has come; ``batch`` is what of it was recorded, None if it is not recorded.

    ``prints`` has pairs of a tick and what was printed in the turn that leads to it.
    """

    progress: WalkProgress
    batch: WalkBatch | None = None
    prints: tuple[tuple[int, str], ...] = ()

    @property
    def came_to(self) -> int:
        """The tick."""
        return self.progress.tick

    @property
    def is_over(self) -> bool:
        """Whether the walk has its verdict."""
        return self.progress.ending is not None


@dataclass(frozen=True, kw_only=True)
class Made(RunReport):
    """How far a making has come: what of it was recorded."""

    batch: MakingBatch

    @property
    def came_to(self) -> int:
        """The step."""
        return self.batch.after + len(self.batch.steps)

    @property
    def is_over(self) -> bool:
        """Whether no step is left."""
        return self.batch.done


@dataclass(frozen=True)
class Kept:
    """What a rule keeps between two turns, as a digest; ``doubt`` is why that proves nothing."""

    digest: bytes
    doubt: Doubt | None


@dataclass(frozen=True)
class TurnsBegun:
    """The answer to BeginTurns: what the rule keeps, and whether it surely comes round to it."""

    kept: Kept
    comes_round: bool


@dataclass(frozen=True)
class TurnGiven:
    """A turn that a rule gave, which lines ran, and what the rule keeps now."""

    turn: Turn | Explored
    lines_run: PlainLinesRun
    kept: Kept


@dataclass(frozen=True)
class Turned:
    """The answer to AskTurns: one for each rule that was asked, in the same order."""

    turns: tuple[TurnGiven | Failed, ...]


Answer = Failed | Broken | ScriptRead | Walked | Made | TurnsBegun | Turned
#: Whatever comes from a worker.
Message = Ready | PrintedText | Answer


# What is asked of it.


@dataclass(frozen=True)
class ReadScript:
    """Run a script once, and say what it shows. It is no part of a run.

    If it is ``for_check``, it is refused what a rule under check is refused.
    """

    script: Script
    for_check: bool = False
    number: ClassVar[None] = None
    answer_class: ClassVar[type[ScriptRead]] = ScriptRead


@dataclass(frozen=True)
class WalkPlan:
    """What a walk is to be: on which map, with dice of which seed, of how many ticks at most.

    Of several rules in a script, ``rule`` says which, from 0.
    """

    heya: Heya
    seed: Seed
    limit: int
    recorded: bool = True
    rule: int = 0


@dataclass(frozen=True)
class MakingPlan:
    """Which maze is to be made: how many rooms across and down, with dice of which seed.

    ``rules`` is how many rules make it, one after the other. With a ``mask``, it has only the rooms
    of that shape.
    """

    width: int
    height: int
    seed: Seed
    rules: int = 1
    mask: Mask | None = None


#: What a run is to be.
Plan = WalkPlan | MakingPlan


@dataclass(frozen=True)
class Begin:
    """Begin a run by the rule of a script; its ``number`` is its name from now on."""

    number: int
    script: Script
    plan: Plan
    answer_class: ClassVar[type[RunReport]] = RunReport


@dataclass(frozen=True)
class GoOn:
    """Go on with the run of this ``number``, for so many ticks or steps at most.

    What was recorded up to the tick or step ``after`` is known to the lesson, and is not sent.
    """

    number: int
    count: int
    after: int
    answer_class: ClassVar[type[RunReport]] = RunReport


@dataclass(frozen=True)
class BeginTurns:
    """Make the rule of a script ready to be asked for turns, with dice of this seed.

    The worker never gets the map: the walk itself goes on in the lesson.
    """

    number: int
    script: Script
    seed: Seed
    answer_class: ClassVar[type[TurnsBegun]] = TurnsBegun


@dataclass(frozen=True)
class TurnAsked:
    """What the rule of this ``number`` is asked: what it senses, and where it is.

    With ``new_dice``, it tosses from now on as dice of that seed do.
    """

    number: int
    view: View
    place: Place
    heading: Heading
    new_dice: Seed | None = None


@dataclass(frozen=True)
class AskTurns:
    """Ask some rules for a turn each. They are rules of one script, on walks of their own."""

    asked: tuple[TurnAsked, ...]
    number: ClassVar[None] = None
    answer_class: ClassVar[type[Turned]] = Turned


#: What a worker is asked, and has to answer. Each has the ``number`` of its run, or None.
Request = ReadScript | Begin | GoOn | BeginTurns | AskTurns


@dataclass(frozen=True)
class Forget:
    """The lesson needs the run of this ``number`` no more. There is no answer to it."""

    number: int


def is_of_check(request: Request) -> bool:
    """Whether the rule that a request is about is under check."""
    if isinstance(request, ReadScript):
        return request.for_check
    return isinstance(request, (BeginTurns, AskTurns))


def is_answer_to(answer: Answer, request: Request) -> bool:
    """Whether an answer is of the class that a request asks for, or tells an error."""
    return isinstance(answer, (Failed, request.answer_class))


def of_class(answer: Answer | RunReport, kind: type[AnyAnswer]) -> AnyAnswer:
    """An answer that should be of this class. ValueError: it is of another one."""
    if not isinstance(answer, kind):
        raise ValueError(f"not a {kind.__name__}: {answer}")
    return answer
