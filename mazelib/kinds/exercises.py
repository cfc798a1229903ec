"""The kind of lesson with exercises for a rule of one's own.

``show(my_turn, panels=["exercises", "code"])``
"""

from pathlib import Path

from mazelib.challenges import kept_maps
from mazelib.kinds.practice import Practice
from mazelib.kinds.walk import WalkLesson, WalkOptions
from mazelib.learner.loading import LoadedScript
from mazelib.learner.show_call import ShowCall


def _with_exercises(panels: tuple[str, ...]) -> tuple[str, ...]:
    """The panels of a walk and those of the exercises, which stand right above the code."""
    above = panels.index("code")
    return (*panels[:above], "exercises", "lines", *panels[above:])


class ExercisesLesson(WalkLesson):
    """A walk by a rule, with exercises that it is checked by.

    A rule that ``practice`` has put together walks instead of the script's, until that is saved.
    """

    name = "exercises"
    panels = _with_exercises(WalkLesson.panels)

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """A rule that walks, with the panel of the exercises."""
        is_list = isinstance(call.panels, (list, tuple))
        return super().takes(call) and is_list and "exercises" in call.panels

    def __init__(self, loaded: LoadedScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.practice = Practice((self.strategy_path or self.script).name)

    def take(self, loaded: LoadedScript) -> None:
        """Take in the script; the rule that was put together is at work, if there is one."""
        super().take(loaded)
        self.rule = self.practice.lines.rule or self.rule

    def next_map(self) -> None:
        """Turn to the next map; from one that showed a fault, to the lesson's own."""
        if self.map_path.parent == kept_maps.FOLDER:
            self.map_path = self._first_map()
        else:
            super().next_map()

    def note_saved(self, paths: list[Path]) -> None:
        """Let the script's own rule walk again when it was saved."""
        if self.script in paths or self.strategy_path in paths:
            before = self.practice
            self.practice = Practice(before.script, before.number, before.done)
