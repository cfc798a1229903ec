"""The kind of lesson with exercises for a learner's own rule.

``show(my_turn, kind="exercises", panels=["exercises", "code"])``
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.challenges import kept_maps
from mazelib.challenges.exercise import Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.lines_in_order import LinesInOrder
from mazelib.kinds.shared.map_lesson import walk_panels_with
from mazelib.kinds.walk import WalkLesson, WalkOptions
from mazelib.learner.learner_script import LearnerScript


@dataclass
class Practice:
    """What a class has done with the exercises.

    ``script`` is the name of the file in which the class writes its rule. ``all_lines`` has the
    lines of each exercise. ``number`` is the current exercise, from 0, and ``done`` are the
    exercises that were passed. ``results`` are those of the newest check, by the numbers of the
    exercises. ``map_is_kept`` is false if the map that shows what is wrong could not be saved: then
    it cannot be opened either.
    """

    script: str
    all_lines: list[LinesInOrder]
    number: int = 0
    done: set[int] = field(default_factory=set)
    results: dict[int, Result] = field(default_factory=dict)
    map_is_kept: bool = True

    @classmethod
    def begin(cls, script: str) -> Practice:
        """Begin with the first exercise. The lines of all exercises are read from their files."""
        return cls(script, [LinesInOrder.of_exercise(exercise.name) for exercise in EXERCISES])

    @property
    def lines(self) -> LinesInOrder:
        """The lines of the current exercise."""
        return self.all_lines[self.number]


class ExercisesLesson(WalkLesson):
    """A walk by a rule, and exercises that check the rule.

    Once the class has put the lines of an exercise in order, their rule walks instead of the
    script's own, until the script is saved.
    """

    panels = walk_panels_with("exercises", "lines", above="code")
    must_be_named = True

    def __init__(self, loaded: LearnerScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.practice = Practice.begin((self.strategy_path or self.script).name)

    @property
    def rule_script(self) -> LearnerScript:
        """The rule that the class has put together from lines, or else the rule of the walk."""
        return self.practice.lines.rule or super().rule_script

    def turn_on(self, further: int) -> None:
        """Turn to another map. From one that showed a fault, it is the lesson's own first map."""
        if self.map_path.parent == kept_maps.KEPT_FOLDER:
            self.map_path = self._first_map()
        else:
            super().turn_on(further)

    def note_saved(self, paths: list[Path]) -> None:
        """Let the script's own rule walk again if the script was saved."""
        if self.script in paths or self.strategy_path in paths:
            before = self.practice
            begun = Practice.begin(before.script)
            self.practice = replace(begun, number=before.number, done=before.done)


KIND = ExercisesLesson
