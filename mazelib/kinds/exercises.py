"""The kind of lesson with exercises for a learner's own rule.

``show(my_turn, kind="exercises", panels=["exercises", "code"])``
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.challenges.exercise import Exercise, NotYet, Passed, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.kept_maps import keep_map
from mazelib.kinds.shared.earned import Earned, Standing, earned_before, keep_earned
from mazelib.kinds.shared.lines_in_order import LinesInOrder
from mazelib.kinds.shared.map_lesson import walk_panels_with
from mazelib.kinds.walk import WalkLesson, WalkOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.maps.heya import Heya


@dataclass
class Practice:
    """What a class has done with the exercises.

    ``all_lines`` has the lines of each exercise. ``number`` is the current exercise, from 0, and
    ``earned`` are those that were passed, by the numbers of the exercises. ``results`` are those of
    the newest checks. ``own_rule`` is the fingerprint of the rule in the file as it is now; "" as
    long as nothing is known of it.
    ``awaits_check``: a check was asked for, and no rule has been checked to its end since.
    ``failed_checks`` says how often a check has found a fault, for each exercise.
    ``tells_lines``: what is wrong with the lines is told, until the class does something else.
    """

    all_lines: list[LinesInOrder]
    number: int = 0
    earned: dict[int, Earned] = field(default_factory=dict)
    results: dict[int, Result] = field(default_factory=dict)
    tells_lines: bool = False
    own_rule: str = ""
    awaits_check: bool = False
    failed_checks: dict[int, int] = field(default_factory=dict)

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
            if number not in self.earned:
                return number
        return len(EXERCISES)

    @property
    def following(self) -> int:
        """The exercise after the current one; after the last one comes the first."""
        return (self.number + 1) % len(EXERCISES)

    @property
    def next_open(self) -> int:
        """The next exercise without a tick; the following one if there is none."""
        count = len(EXERCISES)
        for number in range(self.number + 1, self.number + count):
            if number % count not in self.earned:
                return number % count
        return self.following

    @property
    def are_all_passed(self) -> bool:
        """Whether each exercise has a tick."""
        return self.open_number == len(EXERCISES)

    def choose(self, number: int) -> None:
        """Turn to another exercise, or begin this one anew."""
        self.number = number
        self.tells_lines = False
        self.awaits_check = False
        self.results.pop(number, None)

    def rule(self, number: int) -> str:
        """The fingerprint of the rule that walks for an exercise: of its lines, or the own one."""
        of_lines = self.all_lines[number].rule
        return of_lines.fingerprint if of_lines else self.own_rule

    def standing(self, number: int) -> Standing | None:
        """What is known of the rule as it is now; None if the exercise was never passed."""
        earned = self.earned.get(number)
        return earned.standing(self.rule(number)) if earned else None

    def note_passed(self, time: str) -> None:
        """The current exercise was passed at this time of day. It stays in sight."""
        number = self.number
        if self.standing(number) is not Standing.PASSES:
            self.earned[number] = Earned(time, self.rule(number), self.lines.rule is not None)

    def note_not_passed(self) -> None:
        """The current exercise was not passed. If it has a tick, that stays with its own rule."""
        self.failed_checks[self.number] = self.failed_checks.get(self.number, 0) + 1
        earned = self.earned.get(self.number)
        if earned:
            self.earned[self.number] = replace(earned, failed=self.rule(self.number))


class ExercisesLesson(WalkLesson):
    """A walk by a rule, and exercises that check the rule.

    Once the class has put the lines of an exercise in order, their rule walks instead of the
    script's own, until the script is saved.
    """

    #: Not the map's text: its key is that of the next task.
    panels = tuple(
        name
        for name in walk_panels_with("exercises", "lines", "prints", above="code")
        if name != "text"
    )
    must_be_named = True
    _shown: NotYet | Passed | None = None
    #: Set when the walk that shows a result is to be opened where it shows it.
    is_result_new = False
    #: Whether what was passed outlives the window.
    is_earned_kept = True

    def __init__(self, loaded: LearnerScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.practice = Practice.begin()
        self.practice.own_rule = super().rule_script.fingerprint
        self._read_earned()
        self._own_map = self.map_path
        self._result_map = self.map_path

    @property
    def own_rule_path(self) -> Path:
        """The file of the class: the one with the rule that earns the ticks."""
        return self.strategy_path or self.script

    def _read_earned(self) -> None:
        """Take up what was passed when this script was open before, at the first open exercise."""
        before = earned_before(self.own_rule_path)
        for number, exercise in enumerate(EXERCISES):
            if exercise.name in before:
                self.practice.earned[number] = before[exercise.name]
        self.practice.number = self.practice.open_number % len(EXERCISES)

    def keep_earned(self) -> None:
        """Keep what was passed for the next time; note whether that could be done."""
        earned = self.practice.earned
        by_name = {EXERCISES[number].name: each for number, each in earned.items()}
        self.is_earned_kept = keep_earned(self.own_rule_path, by_name)

    def take(self, loaded: LearnerScript) -> None:
        """Use the script, and know its rule again."""
        super().take(loaded)
        self.practice.own_rule = super().rule_script.fingerprint

    @property
    def result_shown(self) -> NotYet | Passed | None:
        """The result whose walk is shown in place of one on the lesson's own maps, if there is one.

        (A script that is saved with other maps turns to one of those.)
        """
        return self._shown if self.map_path == self._result_map else None

    @property
    def number_shown(self) -> int | None:
        """The number of the exercise, from 0, whose result is shown; None if none is."""
        result = self.result_shown
        names = [exercise.name for exercise in EXERCISES]
        return names.index(result.exercise.name) if result else None

    @property
    def is_last_map(self) -> bool:
        """A map on which a rule has passed is none of the script's maps."""
        return super().is_last_map and self.result_shown is None

    @property
    def rule_script(self) -> LearnerScript:
        """The rule that the class has put together from lines, or else the rule of the walk."""
        return self.practice.lines.rule or super().rule_script

    def heya(self) -> Heya:
        """Read the map; one that shows a result is at hand if no file could keep it."""
        result = self.result_shown
        heya = result.heya if result and self.map_path == self._own_map else None
        return heya or super().heya()

    def walk(self, heya: Heya, *, recorded: bool = True) -> WorkerWalk:
        """Begin a walk by the rule; one that shows a result has the dice of its check.

        It may go on for longer than the check has watched it.
        """
        if self.result_shown is None:
            return super().walk(heya, recorded=recorded)
        return self.rule_script.walk(heya, self.result_shown.seed, recorded=recorded)

    def show_fault(self, result: NotYet) -> None:
        """Turn to the map that shows a fault; it is kept in a file, too, if it can be."""
        self.leave_result()
        self._own_map = self.map_path
        self.map_path = keep_map(result) or self.map_path
        self._result_map = self.map_path
        self._shown = result
        self.is_result_new = True

    def show_passed(self, result: Passed) -> None:
        """Turn to a map of the check that the rule has passed; it is kept in no file."""
        self.leave_result()
        self._own_map = self.map_path
        self._result_map = self.map_path
        self._shown = result
        self.is_result_new = True

    def leave_result(self) -> None:
        """Turn back to the lesson's own map."""
        if self.result_shown:
            self.map_path = self._own_map
        self._shown = None

    def turn_on(self, further: int) -> None:
        """Turn to another map. From one that showed a result, it is the lesson's own."""
        if self.result_shown:
            self.leave_result()
        else:
            super().turn_on(further)

    def note_saved(self, paths: list[Path]) -> None:
        """Let the script's own rule walk again if one of its files was saved."""
        if set(paths) - {self.map_path}:
            if isinstance(self._shown, Passed):
                self.leave_result()  # It was another rule that has passed there.
            before = self.practice
            begun = Practice.begin()
            self.practice = replace(
                begun,
                number=before.number,
                earned=before.earned,
                awaits_check=before.awaits_check,
                failed_checks=before.failed_checks,
            )


KIND = ExercisesLesson
