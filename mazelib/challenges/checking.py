"""Checks a rule by the exercises, on new maps.

A rule passes an exercise if it does what is asked on every map. If it does not, the result has a
small map that shows the fault; there may be a smaller one, of quite another shape. A rule that
crashes, is stopped, or does not arrive does not pass. A map is left out if our own rule for the
exercise does not arrive on it. A rule that had to be ended is not tried again, since that would
take seconds each time. An exercise is not checked if the rule was too slow, since time decides
nothing, or if one of its maps cannot be used, for example because a class has edited its file.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from mazelib.challenges.exercise import (
    Exercise,
    ExerciseMap,
    Fault,
    NotChecked,
    NotYet,
    Passed,
    Result,
    Trial,
)
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.faults import place_and_what
from mazelib.challenges.side_by_side import (
    HadToBeEndedError,
    walked_alone,
    walked_side_by_side,
    walked_with_other_dice,
)
from mazelib.challenges.smaller import smaller
from mazelib.challenges.walks import RuleToCheck, places_of, walked
from mazelib.grid.compass import Heading
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _, paragraph
from mazelib.values.pausing import Pausing
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import view_at
from mazelib.walking.walk import Walk, demand_target
from mazelib.walking.walk_so_far import WalkSoFar

#: A walk of our rule takes at most this many ticks for each floor place: one in each heading. If it
#: takes more, it circles.
TICKS_OF_OUR_RULE = 4
#: A walk under test takes at most TICKS, and TICKS_A_PLACE more for each floor place. Of 28,000
#: walks by chance at junctions, the longest took 17 ticks a place.
TICKS = 100
TICKS_A_PLACE = 40
#: No smaller map is tried once the rule has walked this many ticks on smaller maps.
MOST_TICKS_FOR_SMALLER = 5_000
#: A walk that has passed is shown on the last map with at most so many floor places.
MOST_PLACES_SHOWN = 24


class _UnusableMapError(ValueError):
    """A map of an exercise cannot be read or walked; the message is a sentence that says why."""


def checking(rule: RuleToCheck, seed: int) -> Iterator[Result | None]:
    """Check a rule. Yields a Result for each exercise and, in between, None again and again."""
    had_to_be_ended = False
    for exercise in EXERCISES:
        if had_to_be_ended:
            yield NotChecked(exercise, _("The rule had to be stopped before."))
            continue
        result = yield from ExerciseCheck(exercise, rule, seed).result()
        yield result
        if not isinstance(result, Passed):
            had_to_be_ended = result.had_to_be_ended


def _most_ticks(heya: Heya) -> int:
    """How many ticks a walk under test takes at most on a map."""
    return TICKS + TICKS_A_PLACE * heya.floor.count(1)


@dataclass(frozen=True)
class _FurtherWalks:
    """Further walks of a rule on a map (see exercise.FurtherWalks)."""

    _rule: RuleToCheck
    _heya: Heya
    _seed_of: Callable[[int], str]

    def again_elsewhere(self, number: int) -> Pausing[WalkSoFar]:
        begin_walk = self._rule.asked_walk_elsewhere
        walk = begin_walk(self._heya, self._seed_of(number), _most_ticks(self._heya))
        return walked_alone(walk, number)

    def with_other_dice(
        self, number: int, toss: int, dice: Iterable[int], *, elsewhere: bool = False
    ) -> Pausing[dict[int, WalkSoFar]]:
        begin_walk = self._rule.asked_walk_elsewhere if elsewhere else self._rule.asked_walk
        return walked_with_other_dice(begin_walk, self._heya, self._seed_of(number), toss, dice)


class ExerciseCheck:
    """One exercise and the rule that it checks. All chance comes from the seed.

    Who only asks whether the rule passes makes no map smaller: then a no is soon there.
    """

    def __init__(
        self, exercise: Exercise, rule: RuleToCheck, seed: int, *, makes_smaller: bool = True
    ) -> None:
        self.exercise = exercise
        self._makes_smaller = makes_smaller
        self._rule = rule
        self._seed = seed
        #: How many ticks the rule has walked in this check.
        self._ticks = 0
        #: To tell those who wait: how many maps it has come to, and of how many, once counted.
        self.maps_tried = 0
        self.maps_in_all = 0

    def count_maps(self) -> Pausing[None]:
        """Count the maps on which the rule has to pass, for those who wait.

        One that cannot be used is told by the result.
        """
        count = 0
        try:
            for exercise_map in self._maps():
                our_walk = yield from self._our_walk(exercise_map.heya)
                count += our_walk is not None
        except _UnusableMapError:
            return
        self.maps_in_all = count

    def result(self) -> Pausing[Result]:
        """Try the maps. The result is NotChecked if one of them cannot be used.

        So it is if the rule takes what this exercise does not allow.
        """
        not_allowed = self._rule.not_allowed(self.exercise.allowed_answers)
        if not_allowed:
            return NotChecked(self.exercise, not_allowed)
        try:
            return (yield from self._result_on_maps())
        except _UnusableMapError as error:
            why = paragraph(_("Its map can't be used."), str(error))
            return NotChecked(self.exercise, why)

    def _result_on_maps(self) -> Pausing[Result]:
        """Try the maps one by one, up to the first one that shows a fault; make that one smaller.

        _UnusableMapError: a map cannot be read, or has no control point.
        """
        maps = 0
        shown: Heya | None = None
        for exercise_map in self._maps():
            our_walk = yield from self._our_walk(exercise_map.heya)
            if our_walk is None:
                continue
            maps += 1
            self.maps_tried = maps
            if shown is None or exercise_map.heya.floor.count(1) <= MOST_PLACES_SHOWN:
                shown = exercise_map.heya
            try:
                fault = yield from self._fault_beside(our_walk)
            except HadToBeEndedError as ended:
                if ended.was_slow:
                    why = ended.fault.words
                    return NotChecked(self.exercise, why, had_to_be_ended=True, was_slow=True)
                return self._told(exercise_map.heya, ended.fault, had_to_be_ended=True)
            if fault:
                return (yield from self._not_yet(exercise_map, fault))
        if not maps:
            return NotChecked(self.exercise, _("This exercise has no map on which it can be done."))
        return Passed(self.exercise, maps, self._ticks, shown, self._seed_of(0))

    def _maps(self) -> Iterator[ExerciseMap]:
        """The maps of the exercise. _UnusableMapError: one of them cannot be read."""
        try:
            yield from self.exercise.maps(random.Random(self._seed))
        except LocatedError as error:
            raise _UnusableMapError(place_and_what(_("{place}: {what}"), error)) from None

    def fault_on(self, exercise_map: ExerciseMap) -> Pausing[Fault | None]:
        """Why the rule fails on a map; None if it does not fail, or if the map is left out.

        HadToBeEndedError: the rule had to be ended.
        """
        our_walk = yield from self._our_walk(exercise_map.heya)
        if our_walk is None:
            return None
        return (yield from self._fault_beside(our_walk))

    def _not_yet(self, exercise_map: ExerciseMap, fault: Fault) -> Pausing[NotYet]:
        """The result for a fault on a map. A map that the class does not know is made smaller."""
        heya = exercise_map.heya
        had_to_be_ended = False
        if self._makes_smaller and not exercise_map.is_known:
            self._ticks = 0
            try:
                heya, fault = yield from smaller(heya, fault, self._fault_on_smaller)
            except HadToBeEndedError as ended:
                had_to_be_ended = True
                elsewhere = _("On another map: {what}").format(what=ended.fault.sentence)
                fault = replace(fault, sentence=paragraph(fault.sentence, elsewhere))
        return self._told(heya, fault, had_to_be_ended=had_to_be_ended)

    def _told(self, heya: Heya, fault: Fault, *, had_to_be_ended: bool) -> NotYet:
        """The result for a fault, with the dice of the walk that shows it."""
        return NotYet(self.exercise, heya, fault, self._seed_of(fault.walk), had_to_be_ended)

    def _fault_on_smaller(self, heya: Heya) -> Pausing[Fault | None]:
        """Why the rule fails on a smaller map, if that map fits and there is time to try it."""
        if self._ticks > MOST_TICKS_FOR_SMALLER or not self.exercise.fits(heya):
            return None
        return (yield from self.fault_on(ExerciseMap(heya)))

    def _our_walk(self, heya: Heya) -> Pausing[Walk | None]:
        """The walk of our rule on a map; None if it does not arrive, and the map is left out.

        _UnusableMapError: the map has no control point.
        """
        try:
            demand_target(heya)
        except ValueError as error:
            raise _UnusableMapError(str(error)) from None
        walk = Walk(heya, self.exercise.our_rule(), TICKS_OF_OUR_RULE * heya.floor.count(1))
        ending = yield from walked(walk)
        return walk if ending.verdict is Verdict.ARRIVED else None

    def _fault_beside(self, our_walk: Walk) -> Pausing[Fault | None]:
        """Why the rule fails on the map of our walk; None if it does not.

        The first walk goes alone, since a wrong rule mostly fails on it. All others go side by
        side. HadToBeEndedError: the rule had to be ended.
        """
        ended: dict[int, WalkSoFar] = {}
        fault: Fault | None = None
        for numbers in (range(1), range(1, self._walks_beside(our_walk))):
            if fault is None:
                fault = yield from self._fault_of_walks(our_walk.heya, numbers, ended)
        if fault and fault.walk not in ended:
            return fault  # The rule has stopped.
        trial = Trial(our_walk, ended)
        fault = self.exercise.fault_in(trial) or fault
        if fault is None:
            further = _FurtherWalks(self._rule, our_walk.heya, self._seed_of)
            fault = yield from self.exercise.further_fault(trial, further)
        return fault

    def _fault_of_walks(
        self, heya: Heya, numbers: range, ended: dict[int, WalkSoFar]
    ) -> Pausing[Fault | None]:
        """Walk side by side until all have arrived, or one goes wrong; note those that ended."""
        walks = {number: self._fresh_walk(heya, number) for number in numbers}
        fault = yield from walked_side_by_side(walks, ended)
        self._ticks += sum(ended[number].tick for number in numbers if number in ended)
        return fault

    def _walks_beside(self, our_walk: Walk) -> int:
        """How often the rule walks: once if there is no junction, and so nothing to decide."""
        heya = our_walk.heya
        for place in places_of(our_walk):
            if view_at(heya, place, Heading.UP).is_junction:
                return self.exercise.walks
        return 1

    def _fresh_walk(self, heya: Heya, number: int) -> WalkSoFar:
        """The walk with this number; each walk has dice of its own."""
        return self._rule.asked_walk(heya, self._seed_of(number), _most_ticks(heya))

    def _seed_of(self, number: int) -> str:
        """The seed of the dice of the walk with this number."""
        return f"{self._seed} {number}"
