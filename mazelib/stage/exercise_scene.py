"""The scene of the exercises: the class's own rule walks; V checks it, a click puts lines in order."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.learner.loading import LoadedRule
from mazelib.program import Program
from mazelib.stage.keys import Command
from mazelib.stage.panels.exercises import Choice
from mazelib.stage.panels.panel import Shown
from mazelib.stage.scene import Why
from mazelib.stage.walk_scene import WalkScene

#: Seconds of a frame that may go into a check.
BUDGET = 0.008


class ExerciseScene(WalkScene):
    """Checks a rule a little in every frame; then the map that shows what is wrong is walked."""

    commands = WalkScene.commands | {Command.CHECK}
    panels_besides = ("lines", "memory", "code")

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        super().__init__(program, rule)
        self.names_places = bool(program.practice.results)
        self._checking: Iterator[Result | None] | None = None

    def carry_out(self, command: Command) -> None:
        practice = self.program.practice
        if self._checking is None and not practice.lines.are_waiting:
            self._checking, self.program.practice = self.program.checking(), replace(practice, results=())

    def work(self) -> None:
        if self._checking is None:
            return
        until = perf_counter() + BUDGET
        for result in self._checking:
            if result:
                self.program.practice = self.program.practice.told(result)
            if perf_counter() > until:
                return
        self._checking, self.is_outdated = None, True
        at_hand = self.program.practice.result
        if at_hand and at_hand.fault:
            self.program.map_path = at_hand.kept() or self.program.map_path

    def choose(self, what: object) -> None:
        """Take an exercise in hand, or a line; the rule that is complete walks at once."""
        if isinstance(what, Choice) and self._checking is None:
            before, self.is_outdated = self.program.practice, True
            practice = before.with_line(what.number) if what.is_line else replace(before, number=what.number)
            self.program.practice = practice
            self.begins_playing = what.is_line and practice.lines.rule is not None

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        return replace(super().shown(tick, thinks, phase), practice=self.program.practice)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """How far a check has come, what it has found on this map, that lines wait; else as in every walk."""
        practice, result = self.program.practice, self.program.practice.result
        if self._checking:
            return Why("Check", f"Checking exercise {len(practice.results) + 1} of {len(EXERCISES)}.")
        if not shown.tick and not shown.moment.thinks:
            if practice.lines.are_waiting:
                return Why("Lines", "Put all the lines in order, or take all out.")
            if result and (not result.fault or result.heya.rows == self.timeline.heya.rows):
                return Why("Check", result.words)
        return super().why(shown, is_asking=is_asking)
