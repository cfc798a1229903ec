"""The kind of lesson with exercises for a learner's own rule.

``show(my_turn, kind="exercises", panels=["exercises", "code"])``
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.challenges.exercise import Exercise, NotYet, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.kept_maps import keep_map
from mazelib.kinds.shared.lines_in_order import LinesInOrder
from mazelib.kinds.shared.map_lesson import walk_panels_with
from mazelib.kinds.walk import WalkLesson, WalkOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.maps.heya import Heya


@dataclass(frozen=True)
class Tick:
    """An exercise was passed at this ``time`` of day: "10:42".

    ``is_of_now`` says that the rule as it is now passes, as far as is known.
    """

    time: str
    is_of_now: bool = True


@dataclass
class Practice:
    """What a class has done with the exercises.

    ``all_lines`` has the lines of each exercise. ``number`` is the current exercise, from 0, and
    ``ticks`` are those that were earned, by the numbers of the exercises. ``results`` are those of
    the newest checks.
    ``just_passed`` is the exercise that passed in the newest check, at ``passed_second`` of the
    clock for animations, and ``hint`` is the number of the hint that is shown (0: none).
    """

    all_lines: list[LinesInOrder]
    number: int = 0
    ticks: dict[int, Tick] = field(default_factory=dict)
    results: dict[int, Result] = field(default_factory=dict)
    just_passed: int | None = None
    passed_second: float = 0.0
    hint: int = 0

    @classmethod
    def begin(cls) -> Practice:
        """Begin with the first exercise. The lines of all exercises are read from their files."""
        return cls([LinesInOrder.of_exercise(exercise.name) for exercise in EXERCISES])

    @property
    def exercise(self) -> Exercise:
        """The current exercise."""
        return EXERCISES[self.number]

    @property
    def lines(self) -> LinesInOrder:
        """The lines of the current exercise."""
        return self.all_lines[self.number]

    @property
    def open_number(self) -> int:
        """The first exercise without a tick; the number of all of them if there is none."""
        for number in range(len(EXERCISES)):
            if number not in self.ticks:
                return number
        return len(EXERCISES)

    @property
    def are_all_passed(self) -> bool:
        """Whether each exercise has a tick."""
        return self.open_number == len(EXERCISES)

    def choose(self, number: int) -> None:
        """Turn to another exercise, or begin this one anew."""
        self.number = number
        self.hint = 0
        self.just_passed = None
        self.results.pop(number, None)

    def note_passed(self, time: str) -> None:
        """The current exercise was passed at this time of day. The next one without a tick opens.

        A rule that was put together from lines stays in sight, with its exercise.
        """
        earned = self.ticks.get(self.number)
        if earned is None or not earned.is_of_now:
            self.ticks[self.number] = Tick(time)
        self.just_passed = self.number
        if self.lines.rule is None and not self.are_all_passed:
            self.number = self.open_number

    def note_not_passed(self) -> None:
        """The current exercise was not passed. If it has a tick, an older rule has earned it."""
        if self.number in self.ticks:
            self.ticks[self.number] = replace(self.ticks[self.number], is_of_now=False)


class ExercisesLesson(WalkLesson):
    """A walk by a rule, and exercises that check the rule.

    Once the class has put the lines of an exercise in order, their rule walks instead of the
    script's own, until the script is saved.
    """

    panels = walk_panels_with("exercises", "lines", above="code")
    must_be_named = True
    _fault: NotYet | None = None
    #: Set when the walk that shows a fault is to be opened at the tick of the fault.
    is_fault_new = False

    def __init__(self, loaded: LearnerScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.practice = Practice.begin()
        self._own_map = self.map_path
        self._fault_map = self.map_path

    @property
    def fault_shown(self) -> NotYet | None:
        """The result whose walk is shown in place of one on the lesson's own maps, if there is one.

        (A script that is saved with other maps turns to one of those.)
        """
        return self._fault if self.map_path == self._fault_map else None

    @property
    def rule_script(self) -> LearnerScript:
        """The rule that the class has put together from lines, or else the rule of the walk."""
        return self.practice.lines.rule or super().rule_script

    def heya(self) -> Heya:
        """Read the map; one that shows a fault is at hand if no file could keep it."""
        fault = self.fault_shown
        return fault.heya if fault and self.map_path == self._own_map else super().heya()

    def walk(self, heya: Heya, *, recorded: bool = True) -> WorkerWalk:
        """Begin a walk by the rule; one that shows a fault has the dice with which it went wrong.

        It may go on for longer than the check has watched it.
        """
        if self.fault_shown is None:
            return super().walk(heya, recorded=recorded)
        return self.rule_script.walk(heya, self.fault_shown.seed, recorded=recorded)

    def show_fault(self, result: NotYet) -> None:
        """Turn to the map that shows a fault; it is kept in a file, too, if it can be."""
        self.leave_fault()
        self._own_map = self.map_path
        self.map_path = keep_map(result) or self.map_path
        self._fault_map = self.map_path
        self._fault = result
        self.is_fault_new = True

    def leave_fault(self) -> None:
        """Turn back to the lesson's own map."""
        if self.fault_shown:
            self.map_path = self._own_map
        self._fault = None

    def turn_on(self, further: int) -> None:
        """Turn to another map. From one that showed a fault, it is the lesson's own."""
        if self.fault_shown:
            self.leave_fault()
        else:
            super().turn_on(further)

    def note_saved(self, paths: list[Path]) -> None:
        """Let the script's own rule walk again if the script was saved."""
        if self.script in paths or self.strategy_path in paths:
            before = self.practice
            begun = Practice.begin()
            self.practice = replace(begun, number=before.number, ticks=before.ticks)


KIND = ExercisesLesson
