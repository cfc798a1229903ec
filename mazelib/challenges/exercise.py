"""What an exercise is, and the Result of its check: Passed, NotYet, or NotChecked."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.values.pausing import Pausing
from mazelib.walking.strategy import Strategy
from mazelib.walking.walk_so_far import WalkSoFar


@dataclass(frozen=True)
class Fault:
    """Why a rule does not pass: a ``sentence`` that is true of one walk on one map.

    ``tick`` is the tick at which the rule goes wrong: the walk, run up to this tick, shows the
    ``place`` and what is sensed there. There is no place if the fault is in the walk as a whole.
    ``walk`` is the number of the walk, from 0, and ``advice`` what to do if the rule has stopped.
    """

    sentence: str
    tick: int
    place: Place | None = None
    walk: int = 0
    advice: str = ""

    @property
    def words(self) -> str:
        """What is wrong, and what to do about it."""
        return paragraph(self.sentence, self.advice)


@dataclass(frozen=True)
class ExerciseMap:
    """A map for an exercise.

    A map that ``is_known`` to the class is shown as it is, and never made smaller.
    """

    heya: Heya
    is_known: bool = False


@dataclass(frozen=True)
class Trial:
    """The walks on one map: that of our own rule, and those of the rule under test.

    ``walks`` are those of the rule that have ended, by their numbers. All of them arrive, except
    perhaps one.
    """

    our_walk: WalkSoFar
    walks: dict[int, WalkSoFar]

    @property
    def heya(self) -> Heya:
        """The map."""
        return self.our_walk.heya


def any_map(_heya: Heya) -> bool:
    """Every map fits."""
    return True


class Hint(NamedTuple):
    """A sentence that helps, and at most four lines of ``code`` below it, as they are typed."""

    sentence: str
    code: str = ""


class FurtherWalks(Protocol):
    """Further walks of the rule on the map of a trial, for an exercise that looks closer.

    Those that are walked ``elsewhere`` are walked in another process, where nothing is left of all
    the walks before. What the rule does there again, nothing but its view, its notes and its dice
    can have decided.
    """

    def again_elsewhere(self, number: int) -> Pausing[WalkSoFar]:
        """The walk with this number once more, as far as it goes."""

    def with_other_dice(
        self, number: int, toss: int, dice: Iterable[int], *, elsewhere: bool = False
    ) -> Pausing[dict[int, WalkSoFar]]:
        """The beginnings of a walk, a few ticks beyond a tick from which its dice are other ones.

        There is one for each of the dice, by their numbers, except for those that go wrong.
        """


def nothing_further(_trial: Trial, _further: FurtherWalks) -> Pausing[Fault | None]:
    """All is seen by the walks of the trial."""
    return None
    yield


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """A task for a rule.

    What is said of it:

    ``name``     its name, as in the names of files
    ``title``    a few words for a list: at most 26 characters
    ``goal``     what to do, in a sentence: at most 32 characters, one line of large letters
    ``passes``   what counts as passed, in a sentence about the walker, "it"
    ``learned``  what one has learned by it, in a sentence
    ``hints``    sentences that help, each with code below it or "": each says more than the one
                 before, and the last one gives whole lines
    ``needs``    what a rule needs for it beyond the view; or ""
    ``needs_memory``  whether only a class can pass it: it remembers
    ``rival``    what is said of our rule, which walks beside then: it is to be beaten; or ""

    How it is checked:

    ``allowed_answers``  the answers that a rule may take from mazelib (see learner's our_names)
    ``maps``      makes the maps with the dice of a check
    ``fits``      whether the exercise may be done on a map: it is made smaller only as far as it is
    ``our_rule``  walks first on each map. A map on which it does not arrive is left out, and
                  ``fault_in`` may compare a walk with its walk.
    ``walks``     how often a rule walks on each map
    ``fault_in``  finds what is wrong with the walks of the rule under test
    ``further_fault``  where nothing is wrong with them: lets the rule walk further, and finds what
                  is wrong then
    """

    name: str
    title: str
    goal: str
    passes: str
    learned: str
    hints: tuple[Hint, ...]
    needs: str = ""
    needs_memory: bool = False
    rival: str = ""
    allowed_answers: tuple[str, ...] = ()
    maps: Callable[[random.Random], Iterator[ExerciseMap]]
    fits: Callable[[Heya], bool] = any_map
    walks: int
    our_rule: Callable[[], Strategy]
    fault_in: Callable[[Trial], Fault | None]
    further_fault: Callable[[Trial, FurtherWalks], Pausing[Fault | None]] = nothing_further


@dataclass(frozen=True)
class Passed:
    """The rule passes an exercise: it did what is asked on this many ``maps``, one or more.

    ``ticks`` is how many ticks it has walked on them, in all its walks. ``heya`` is one of the
    maps, for a look at how the rule walks there, with the dice of this ``seed``.
    """

    exercise: Exercise
    maps: int
    ticks: int = 0
    heya: Heya | None = None
    seed: str = ""

    @property
    def words(self) -> str:
        """The result in one line."""
        sentence = ngettext("Passed, on {count} map.", "Passed, on {count} maps.", self.maps)
        return sentence.format(count=self.maps)


@dataclass(frozen=True)
class NotYet:
    """The rule does not pass an exercise: the map ``heya`` shows the fault.

    ``seed`` gives the dice of the walk that shows it: with them, the rule walks the very same way
    again. A rule that ``had_to_be_ended`` is not tried again.
    """

    exercise: Exercise
    heya: Heya
    fault: Fault
    seed: str
    had_to_be_ended: bool = False

    @property
    def words(self) -> str:
        """The result in one line."""
        return paragraph(_("Not yet."), self.fault.words)


@dataclass(frozen=True)
class NotChecked:
    """Nothing is known of the rule; ``why`` is the reason, a whole sentence.

    A rule that ``had_to_be_ended`` is not tried again in this check. One that ``was_slow`` may be
    in time where nothing else is going on.
    """

    exercise: Exercise
    why: str
    had_to_be_ended: bool = False
    was_slow: bool = False

    @property
    def words(self) -> str:
        """The result in one line."""
        return paragraph(_("Not checked."), self.why)


#: How an exercise went.
Result = Passed | NotYet | NotChecked
