"""What an exercise is, and what its check tells: a Result, with a Fault if it is not passed."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext
from mazelib.walking.strategy import Strategy
from mazelib.walking.walk import Walk


class FaultKind(Enum):
    """What is wrong with a rule's walk."""

    #: Of every exercise: the rule went wrong at a turn, or does not arrive.
    STOPPED = auto()
    NOT_ARRIVED = auto()
    #: Of one exercise each.
    OTHER_WAY = auto()
    TURNS_BACK = auto()
    NEVER_TAKEN = auto()
    DEAD_END_TWICE = auto()
    TOO_MANY_TICKS = auto()


@dataclass(frozen=True)
class Fault:
    """Why a rule has not passed, in a sentence; and the ``place`` that it is about, if any."""

    kind: FaultKind
    sentence: str
    place: Place | None = None


@dataclass(frozen=True)
class Exercise:
    """A task: its name, what it asks for, the maps on which a rule walks, how often on each.

    The ``model`` walks first on each map: a rule of ours that does what is asked. ``fault_in``
    tells what is wrong with a rule's walks beside that of the model; the last of them may not
    arrive.
    """

    name: str
    task: str
    maps: Callable[[random.Random], Iterator[Heya]]
    walks: int
    model: Callable[[], Strategy]
    fault_in: Callable[[Walk, list[Walk]], Fault | None]


@dataclass(frozen=True)
class Result:
    """How an exercise went: on how many maps, and with which fault; ``heya`` is the last map.

    Where there is a fault, that map shows it.
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
