"""The kind of lesson with exercises for a learner's own rule.

``show(my_turn, kind="exercises", panels=["exercises", "code"])``
"""

from pathlib import Path

from mazelib.challenges import kept_maps
from mazelib.kinds.shared.map_lesson import walk_panels_with
from mazelib.kinds.shared.practice import Practice
from mazelib.kinds.walk import WalkLesson, WalkOptions
from mazelib.learner.learner_script import LearnerScript


class ExercisesLesson(WalkLesson):
    """A walk by a rule, and exercises that check the rule.

    Once the class has put the lines of an exercise in order, the rule that they make walks instead
    of the script's own, until the script is saved.
    """

    panels = walk_panels_with("exercises", "lines", above="code")
    must_be_named = True

    def __init__(self, loaded: LearnerScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.practice = Practice((self.strategy_path or self.script).name)

    @property
    def rule_script(self) -> LearnerScript:
        """The rule that the class has put together from lines, or else that of a walk."""
        return self.practice.lines.rule or super().rule_script

    def next_map(self) -> None:
        """Turn to the next map. After a map that showed a fault, that is the lesson's own map."""
        if self.map_path.parent == kept_maps.KEPT_FOLDER:
            self.map_path = self._first_map()
        else:
            super().next_map()

    def note_saved(self, paths: list[Path]) -> None:
        """Let the script's own rule walk again if the script was saved."""
        if self.script in paths or self.strategy_path in paths:
            before = self.practice
            self.practice = Practice(before.script, before.number, before.done)


KIND = ExercisesLesson
