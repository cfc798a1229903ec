"""The scene of the exercises: the class's own rule walks; V checks it, a click puts lines in order."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.challenges.practice import Practice
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
        program.practice = program.practice or Practice((program.strategy_path or program.script).name)
        self.names_places = bool(program.practice.results)
        self._checking: Iterator[Result | None] | None = None
        self._results = list[Result]()

    @property
    def _practice(self) -> Practice:
        assert self.program.practice
        return self.program.practice

    def carry_out(self, command: Command) -> None:
        lines = self._practice.lines
        if lines.order and not lines.rule:
            wrong = lines.wrong or "Some lines are missing. Add them, or take all out."
            self.program.practice = self._practice.with_lines(replace(lines, wrong=wrong))
        elif self._checking is None:
            self._checking, self._results = self.program.checking(), []

    def work(self) -> None:
        if self._checking is None:
            return
        until = perf_counter() + BUDGET
        for result in self._checking:
            if result:
                self._results.append(result)
            if perf_counter() > until:
                return
        self._checking, self.is_outdated = None, True
        practice = self.program.practice = self._practice.told(self._results)
        if practice.result and practice.result.fault:
            self.program.map_path = practice.result.kept() or self.program.map_path

    def choose(self, what: object) -> None:
        """Take an exercise in hand, or a line; the rule that is complete walks at once."""
        if not isinstance(what, Choice) or self._checking:
            return
        before = self._practice
        if what.is_line:
            practice = before.with_lines(before.lines.with_line(what.number))
        else:
            practice = replace(before, number=what.number)
        self.program.practice = practice
        self.is_outdated = practice.lines.rule is not before.lines.rule
        self.begins_playing = what.is_line and practice.lines.rule is not None

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        return replace(super().shown(tick, thinks, phase), practice=self._practice)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """How far a check has come, and what it has found on this map; else as in every walk."""
        if self._checking:
            return Why("Check", f"Checking exercise {len(self._results) + 1} of {len(EXERCISES)}.")
        result, begins = self._practice.result, not shown.tick and not shown.moment.thinks
        if result and begins and (not result.fault or result.heya.rows == self.timeline.heya.rows):
            return Why("Check", result.words)
        return super().why(shown, is_asking=is_asking)
