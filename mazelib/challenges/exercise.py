"""What an exercise is, and the Result of its check, with a Fault if the rule does not pass."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext
from mazelib.walking.strategy import Strategy
from mazelib.walking.walk_so_far import WalkSoFar


class FaultKind(Enum):
    """What is wrong with a rule's walk."""

    #: In any exercise: the rule went wrong at a turn, or it does not arrive.
    STOPPED = auto()
    NOT_ARRIVED = auto()
    #: In one exercise each.
    OTHER_WAY = auto()
    TURNS_BACK = auto()
    NEVER_TAKEN = auto()
    DEAD_END_TWICE = auto()
    TOO_MANY_TICKS = auto()


@dataclass(frozen=True)
class Fault:
    """Why a rule does not pass, in a sentence, and the ``place`` that the sentence names."""

    kind: FaultKind
    sentence: str
    place: Place | None = None


@dataclass(frozen=True)
class ExerciseMap:
    """A map that an exercise is done on.

    The class knows a map that ``is_known``: it is shown as it is, and never made smaller.
    """

    heya: Heya
    is_known: bool = False


@dataclass(frozen=True)
class Trial:
    """The walks on one map: that of the exercise's model, and those of the rule.

    All walks of the rule arrive, but for the last one perhaps.
    """

    model_walk: WalkSoFar
    walks: list[WalkSoFar]
    is_map_known: bool = False

    @property
    def heya(self) -> Heya:
        """The map."""
        return self.model_walk.heya


@dataclass(frozen=True)
class Exercise:
    """A task for a rule.

    ``name`` and ``task`` are its name and what it asks for. ``maps`` gives the maps, made with the
    dice of a check, and ``walks`` is how often a rule walks on each.

    The ``model`` walks first on each map: a rule of ours that does what is asked. Then ``fault_in``
    tells what is wrong with the walks of the rule that is checked.
    """

    name: str
    task: str
    maps: Callable[[random.Random], Iterator[ExerciseMap]]
    walks: int
    model: Callable[[], Strategy]
    fault_in: Callable[[Trial], Fault | None]


@dataclass(frozen=True)
class Result:
    """How an exercise went: on how many maps, and with which fault.

    ``heya`` is the last map. If there is a fault, that map shows it.
    """

    exercise: Exercise
    maps: int
    heya: Heya
    fault: Fault | None = None

    @property
    def words(self) -> str:
        """The result in one line."""
        if self.fault:
            return _("Not yet: {fault}").format(fault=self.fault.sentence)
        sentence = ngettext("Passed, on {count} map.", "Passed, on {count} maps.", self.maps)
        return sentence.format(count=self.maps)
