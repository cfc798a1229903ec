"""What an exercise is, and the Result of its check: Passed, NotYet, or NotChecked."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.walking.strategy import Strategy
from mazelib.walking.walk_so_far import WalkSoFar


@dataclass(frozen=True)
class Fault:
    """Why a rule does not pass: a whole sentence, and the ``place`` that it names, if any."""

    sentence: str
    place: Place | None = None


@dataclass(frozen=True)
class ExerciseMap:
    """A map for an exercise.

    A map that ``is_known`` to the class is shown as it is, and never made smaller.
    """

    heya: Heya
    is_known: bool = False


@dataclass(frozen=True)
class Trial:
    """The walks on one map: that of the exercise's model, and those of the rule.

    All walks of the rule arrive, except perhaps the last one.
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

    ``name`` is its name, and ``task`` is what it asks for. ``maps`` makes the maps with the dice of
    a check, and ``walks`` is how often a rule walks on each.

    On each map the ``model`` walks first, a rule of ours that does what is asked. Then ``fault_in``
    finds what is wrong with the walks of the rule under test.
    """

    name: str
    task: str
    maps: Callable[[random.Random], Iterator[ExerciseMap]]
    walks: int
    model: Callable[[], Strategy]
    fault_in: Callable[[Trial], Fault | None]


@dataclass(frozen=True)
class Passed:
    """The rule passes an exercise: it did what is asked on this many ``maps``, one or more."""

    exercise: Exercise
    maps: int

    @property
    def words(self) -> str:
        """The result in one line."""
        sentence = ngettext("Passed, on {count} map.", "Passed, on {count} maps.", self.maps)
        return sentence.format(count=self.maps)


@dataclass(frozen=True)
class NotYet:
    """The rule does not pass an exercise: the map ``heya`` shows the fault.

    A rule that ``had_to_be_ended`` is not tried again.
    """

    exercise: Exercise
    heya: Heya
    fault: Fault
    had_to_be_ended: bool = False

    @property
    def words(self) -> str:
        """The result in one line."""
        return paragraph(_("Not yet."), self.fault.sentence)


@dataclass(frozen=True)
class NotChecked:
    """Nothing is known of the rule; ``why`` is the reason, a whole sentence."""

    exercise: Exercise
    why: str

    @property
    def words(self) -> str:
        """The result in one line."""
        return paragraph(_("Not checked."), self.why)


#: How an exercise went.
Result = Passed | NotYet | NotChecked
