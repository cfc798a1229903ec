"""The scene of the exercises: the class's own rule walks; V checks it, a click puts lines in order."""

from collections.abc import Iterator
from contextlib import suppress
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
    panels_besides = ("lines", *WalkScene.panels_besides)

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        super().__init__(program, rule)
        self._checking: Iterator[Result | None] | None = None
        self._tried, self._map = 0, program.map_path

    def carry_out(self, command: Command) -> None:
        """Begin to check, unless it is being done."""
        if command is Command.CHECK and self._checking is None:
            self._checking, self._tried = self.program.checking(), 0

    def work(self) -> None:
        """Check the rule on some more maps; at the end the map is shown on which it went wrong."""
        until, program = perf_counter() + BUDGET, self.program
        while self._checking and perf_counter() < until:
            result = next(self._checking, self)
            self._tried += 1
            if isinstance(result, Result):
                program.practice = program.practice.told(result)
                if result.fault and result.exercise is EXERCISES[program.practice.number]:
                    with suppress(OSError):  # In a folder where nothing can be kept it is told in words only.
                        self._map = result.kept()
            elif result is self:
                self._checking, self.is_outdated = None, self._map != program.map_path
                program.map_path = self._map

    @property
    def names_places(self) -> bool:  # type: ignore[override]
        """Whether the last check is told."""
        return self.program.practice.said[self.program.practice.number] != ""

    def choose(self, what: object) -> None:
        """Take an exercise in hand, or a line."""
        program, had_rule = self.program, self.program.practice.rule
        if isinstance(what, Choice):
            practice = program.practice
            program.practice = (practice.with_line if what.is_line else practice.chosen)(what.number)
            self.is_outdated = had_rule != program.practice.rule

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick, and of the exercises."""
        return replace(super().shown(tick, thinks, phase), practice=self.program.practice)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """How far a check has come; else as in every walk."""
        if self._checking:
            return Why("Check", f"{self._tried} maps are tried.")
        practice = self.program.practice
        if said := practice.said[practice.number] if not shown.tick and not shown.moment.thinks else "":
            return Why("Check", said.removeprefix(EXERCISES[practice.number].task).strip())
        return super().why(shown, is_asking=is_asking)
