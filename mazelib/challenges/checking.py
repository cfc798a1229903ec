"""Checking: how a rule does the exercises, on maps that nobody knows yet.

A rule passes if it does what is asked on every map. If not, the smallest map that shows it is told.
Who crashes, is stopped, or does not arrive has not passed. Nothing is asked on a map on which a
rule of ours, the exercise's model, does not arrive either.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass

from mazelib.challenges.exercise import Exercise, Fault, FaultKind, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.smaller import smaller
from mazelib.challenges.unknown_maps import FIRST
from mazelib.challenges.walks import Work, open_neighbours, places_of, walked
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.walking.strategy import Strategy, StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Running, Walk

#: Gives a fresh strategy by the rule, with the dice of one walk. StrategyError: the rule is broken.
Fresh = Callable[[random.Random], Strategy]
#: The ticks of a model's walk at most, for each floor place: one in each heading. More is circling.
TICKS_OF_MODEL = 4
#: The ticks of a walk under test at most: so many, and so many more for each floor place.
TICKS = 2_000
TICKS_A_PLACE = 50


def checking(fresh: Fresh, seed: int, running: Running = nullcontext) -> Iterator[Result | None]:
    """Check a rule: a Result for each exercise, and again and again None in between.

    ``running`` surrounds each batch of ticks, as in a Walk.
    """
    for exercise in EXERCISES:
        result = yield from Check(exercise, fresh, seed, running).result()
        yield result


@dataclass(frozen=True)
class Check:
    """One exercise, and a rule that is checked by it. The seed decides all chance."""

    exercise: Exercise
    fresh: Fresh
    seed: int
    running: Running = nullcontext

    def result(self) -> Work[Result]:
        """How it goes, on all maps or up to the first that shows a fault, and that made smaller."""
        maps = 0
        for heya in self.exercise.maps(random.Random(self.seed)):
            model_walk = yield from self._model_walk(heya)
            if model_walk is None:
                continue
            maps += 1
            fault = yield from self._fault_beside(model_walk)
            if fault:
                if heya.name != FIRST:
                    heya, fault = yield from smaller(heya, fault, self.fault_on)
                return Result(self.exercise, maps, heya, fault)
        return Result(self.exercise, maps, heya)

    def fault_on(self, heya: Heya) -> Work[Fault | None]:
        """Why the rule fails on a map; None if it does not, or if nothing is asked there."""
        model_walk = yield from self._model_walk(heya)
        if model_walk is None:
            return None
        return (yield from self._fault_beside(model_walk))

    def _model_walk(self, heya: Heya) -> Work[Walk | None]:
        """The model's walk on a map; None if it does not arrive, so that nothing is asked there."""
        walk = Walk(heya, self.exercise.model(), TICKS_OF_MODEL * heya.floor.count(1))
        ending = yield from walked(walk)
        return walk if ending.verdict is Verdict.ARRIVED else None

    def _fault_beside(self, model_walk: Walk) -> Work[Fault | None]:
        """Why the rule fails on the map of the model's walk; None if it does not."""
        walks = list[Walk]()
        not_arrived: Fault | None = None
        for number in range(self._walks_beside(model_walk)):
            try:
                walk = self._fresh_walk(model_walk.heya, number)
                ending = yield from walked(walk)
            except StrategyError as error:
                return _stopped(error)
            walks.append(walk)
            if ending.verdict is not Verdict.ARRIVED:
                not_arrived = _not_arrived(ending)
                break
        return self.exercise.fault_in(model_walk, walks) or not_arrived

    def _walks_beside(self, model_walk: Walk) -> int:
        """How often the rule walks: once where there is no crossing, so that nothing is decided."""
        heya = model_walk.heya
        for place in places_of(model_walk):
            if len(open_neighbours(heya, place)) > 2:
                return self.exercise.walks
        return 1

    def _fresh_walk(self, heya: Heya, number: int) -> Walk:
        """The walk of that number, with dice of its own."""
        dice = random.Random(f"{self.seed} {number}")
        limit = TICKS + TICKS_A_PLACE * heya.floor.count(1)
        return Walk(heya, self.fresh(dice), limit, running=self.running)


def _stopped(error: StrategyError) -> Fault:
    first_line = str(error).splitlines()[0]
    sentence = _("it stopped in {error}").format(error=first_line)
    return Fault(FaultKind.STOPPED, sentence)


def _not_arrived(ending: Ending) -> Fault:
    sentence = _("it does not arrive: {ending}.").format(ending=ending.words)
    return Fault(FaultKind.NOT_ARRIVED, sentence)
