"""The scene of the exercises: the class's own rule walks; V checks it, a click puts lines in order."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from time import perf_counter

from mazelib.challenges import exercises
from mazelib.challenges.exercises import Result
from mazelib.challenges.practice import HEAD, Practice
from mazelib.diagnostics import LocatedError
from mazelib.learner.loading import LoadedRule, load_rule
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
        self._checking: Iterator[Result | None] | None = None
        self._results = list[Result]()

    @property
    def _practice(self) -> Practice:
        assert self.program.practice
        return self.program.practice

    def carry_out(self, command: Command) -> None:
        """Begin to check, unless it is being done, or lines wait to be put in order."""
        practice = self._practice
        if practice.order and not practice.rule:
            wrong = practice.wrong or "Some lines are missing. Add them, or take all out."
            self.program.practice = replace(practice, wrong=wrong)
        elif command is Command.CHECK and self._checking is None:
            self._checking, self._results = self.program.checking(), []

    def work(self) -> None:
        """Check the rule a little more; at the end the map is shown on which it went wrong."""
        until = perf_counter() + BUDGET
        while self._checking and perf_counter() < until:
            result = next(self._checking, self)
            if isinstance(result, Result):
                self._results.append(result)
            elif result is self:
                self._checking = None
                self._tell()

    def _tell(self) -> None:
        program, practice = self.program, self._practice
        for result in self._results:
            practice = practice.told(result)
        if len(self._results) > practice.number and self._results[practice.number].fault:
            with suppress(OSError):  # In a folder where nothing can be kept it is told in words only.
                program.map_path = self._results[practice.number].kept()
        elif program.map_path and program.map_path.parent == exercises.FOLDER:
            program.next_map()
        program.practice, self.is_outdated = replace(practice, map=program.map_path), True

    def choose(self, what: object) -> None:
        """Take an exercise in hand, or a line; the rule that is complete walks at once."""
        if not isinstance(what, Choice) or self._checking:
            return
        before, practice = self._practice.rule, self._practice
        practice = practice.with_line(what.number) if what.is_line else practice.chosen(what.number)
        try:
            if practice.rule:
                load_rule(self.program.script, practice.rule)
        except LocatedError as error:
            line = f"Line {error.first.line - HEAD.count(chr(10))}: " if error.first.line else ""
            practice = replace(practice, wrong=f"{line}{error.first.what}")
        self.program.practice, self.is_outdated = practice, before != practice.rule
        self.begins_playing = what.is_line and practice.rule != ""

    @property
    def names_places(self) -> bool:  # type: ignore[override]
        """Whether the last check has told of one."""
        return "(" in self._practice.said[self._practice.number]

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick, and of the exercises."""
        return replace(super().shown(tick, thinks, phase), practice=self._practice)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """How far a check has come, and what it has found on this map; else as in every walk."""
        practice = self._practice
        if self._checking:
            return Why("Check", f"Checking exercise {len(self._results) + 1} of {len(practice.said)}.")
        is_told = practice.map == self.program.map_path and not shown.tick and not shown.moment.thinks
        if is_told and practice.said[practice.number]:
            return Why("Check", practice.said[practice.number])
        return super().why(shown, is_asking=is_asking)
