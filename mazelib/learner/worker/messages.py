"""What the lesson and its worker say to each other: requests one way, answers the other.

Each is a frozen value. From a worker nothing comes through but objects of the classes in this file,
and of those that their fields have (see known_class).
"""

from dataclasses import dataclass
from pathlib import Path, PosixPath, WindowsPath

from mazelib.grid.compass import Heading
from mazelib.learner.script.given import KeyTable, MakingRule, Unusable, WalkingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.recording import MakingBatch
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import CallLine, Diagnostic, LocatedError
from mazelib.values.settings import Settings
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.lap import Lap
from mazelib.walking.recording import WalkBatch
from mazelib.walking.strategy import StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkProgress

#: What the dice of a run begin with.
Seed = int | str


@dataclass(frozen=True)
class Script:
    """A learner's file: its path, and its text; without a text, what is saved at the path."""

    path: Path
    text: str = ""


@dataclass(frozen=True)
class ReadScript:
    """Run a script once, and say what it shows."""

    script: Script


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
class BeginWalk:
    """Begin a walk by the rule of a script; it is called by its ``number`` from now on.

    What is recorded up to the tick ``after`` is known already, and is not sent. With -1, all is.
    """

    number: int
    script: Script
    plan: WalkPlan
    after: int = -1


@dataclass(frozen=True)
class MakingPlan:
    """Which maze is to be made: how many rooms across and down, with dice of which seed."""

    width: int
    height: int
    seed: Seed


@dataclass(frozen=True)
class BeginMaking:
    """Begin the making of a maze by the rule of a script, as for a walk."""

    number: int
    script: Script
    plan: MakingPlan
    after: int = 0


@dataclass(frozen=True)
class GoOn:
    """Go on with the run of this ``number``, for so many ticks or steps at most.

    What is recorded up to the tick or step ``after`` is known already, and is not sent.
    """

    number: int
    count: int
    after: int


@dataclass(frozen=True)
class Forget:
    """Nobody will ask for the run of this ``number`` any more. There is no answer to it."""

    number: int


#: What a worker answers.
Request = ReadScript | BeginWalk | BeginMaking | GoOn


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

    Mostly the learner's code has changed it.
    """

    traceback: str


@dataclass(frozen=True)
class ScriptRead:
    """The answer to ReadScript: what the script shows, and all files that it has run."""

    call: ShowCall
    files: tuple[Script, ...]


@dataclass(frozen=True, kw_only=True)
class RunReport:
    """How far a run has come; ``failure`` is the error that stopped it, if any."""

    failure: Failed | None = None


@dataclass(frozen=True, kw_only=True)
class BareWalked(RunReport):
    """How far a walk has come of which nothing is recorded."""

    progress: WalkProgress


@dataclass(frozen=True, kw_only=True)
class Walked(BareWalked):
    """How far a walk has come, and what of it was recorded."""

    batch: WalkBatch


@dataclass(frozen=True, kw_only=True)
class Made(RunReport):
    """How far a making has come: what of it was recorded."""

    batch: MakingBatch


ANSWERS = (Failed, Broken, ScriptRead, BareWalked, Walked, Made)
Answer = Failed | Broken | ScriptRead | BareWalked | Walked | Made


def is_answer_to(answer: Answer, request: Request) -> bool:
    """Whether an answer is of the kind that a request asks for, or tells an error."""
    if isinstance(answer, Failed):
        return True
    return isinstance(answer, ScriptRead if isinstance(request, ReadScript) else RunReport)


#: The classes that a message from a worker is made of, besides the settings that a script may show.
_CLASSES: tuple[type, ...] = (
    Ready,
    PrintedText,
    Failed,
    Broken,
    ScriptRead,
    Script,
    BareWalked,
    Walked,
    Made,
    MakingBatch,
    WalkProgress,
    WalkBatch,
    Ending,
    Verdict,
    Doubt,
    DoubtKind,
    Lap,
    PosixPath,
    WindowsPath,
    Diagnostic,
    CallLine,
    ShowCall,
    WalkingRule,
    MakingRule,
    KeyTable,
    Unusable,
    Heading,
)


def known_class(module: str, name: str) -> type | None:
    """The class of that name, if it may be in a message from a worker."""
    for known in (*_CLASSES, *Settings.__subclasses__()):
        if (known.__module__, known.__qualname__) == (module, name):
            return known
    return None
