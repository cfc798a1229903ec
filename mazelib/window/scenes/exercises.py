"""The scene of the exercises: the class's own rule walks, V checks it, clicks order lines."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from mazelib.challenges.checking import checking
from mazelib.challenges.exercise import NotYet, Passed, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.kept_maps import KEPT_FOLDER, keep_map
from mazelib.kinds.exercises import ExercisesLesson, Practice
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing
from mazelib.window.clicks import ClickTarget, ExerciseTask, LineToOrder
from mazelib.window.keys import Command
from mazelib.window.player import BUDGET_SECONDS
from mazelib.window.scene import Reopening
from mazelib.window.scenes.walk import WalkScene
from mazelib.window.shown import ExercisesShown, PracticeShown, WalkShown
from mazelib.window.strip import Strip


class ExerciseScene(WalkScene):
    """Checks a rule a little in every frame; then walks the map that shows what is wrong.

    The lines that a class has put in order are read in the same way. Every change of the lesson's
    practice opens the scene afresh.
    """

    lesson: ExercisesLesson
    features = replace(
        WalkScene.features,
        commands=WalkScene.features.commands | {Command.CHECK},
        panels=("lines", "memory", "code"),
    )
    _checking: Iterator[Result | None] | None = None
    _reading: Pausing[None] | None = None

    def __init__(self, lesson: ExercisesLesson) -> None:
        super().__init__(lesson)
        # Kept here: when a file is saved, the lesson gets a new one.
        self._practice = lesson.practice

    @property
    def names_places(self) -> bool:
        result = self._practice.results.get(self._practice.number)
        return isinstance(result, NotYet) and result.fault.place is not None

    def carry_out(self, command: Command) -> None:
        """Begin to check the rule, unless it is being checked or read already."""
        if command is Command.CHECK and self._checking is None and self._reading is None:
            self._checking = checking(self.lesson.rule_script, self.seed)
            self._practice.results = {}

    def work(self) -> None:
        """Read lines, or check a rule, for the time of a frame; then ask to be opened afresh."""
        lines = self._practice.lines
        if self._reading is None and lines.can_be_read:
            self._reading = lines.read_rule(self.lesson.loaded.workers)
        if self._reading:
            self._go_on_reading(self._reading)
        elif self._checking:
            self._go_on_checking(self._checking)

    def _go_on_reading(self, reading: Pausing[None]) -> None:
        """Read lines; if they make a rule, it walks at once."""
        for _pause in reading:
            return
        self._reading = None
        self.reopening = Reopening.PLAYING if self._practice.lines.rule else Reopening.PAUSED

    def _go_on_checking(self, checking: Iterator[Result | None]) -> None:
        """Check; when all is checked, note the results."""
        results = self._practice.results
        until = perf_counter() + BUDGET_SECONDS
        for result in checking:
            if result:
                results[len(results)] = result
            if perf_counter() > until:
                return
        self._checking = None
        self.reopening = Reopening.PAUSED
        self._note_results()

    def _note_results(self) -> None:
        """Tick what passed. A map that shows a fault is walked next, and after it a real one."""
        practice = self._practice
        for number, result in practice.results.items():
            if isinstance(result, Passed):
                practice.done.add(number)
        at_hand = practice.results.get(practice.number)
        if isinstance(at_hand, NotYet):
            kept = keep_map(at_hand)
            practice.map_is_kept = kept is not None
            self.lesson.map_path = kept or self.lesson.map_path
        elif self.lesson.map_path.parent == KEPT_FOLDER:
            self.lesson.turn_on(1)

    def choose(self, what: ClickTarget) -> None:
        """Choose an exercise, or a line; what is read meanwhile is of no use any more."""
        if self._checking:
            return
        practice = self._practice
        match what:
            case ExerciseTask(number):
                practice.number = number
            case LineToOrder(number):
                practice.lines.choose(number)
                practice.results = {}  # They belong to another rule.
            case _:
                return
        self._reading = None
        if practice.lines.rule:
            self.reopening = Reopening.PLAYING
        elif not practice.lines.can_be_read:
            self.reopening = Reopening.PAUSED

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> ExercisesShown:
        walk = super().shown(tick, thinks, phase)
        return ExercisesShown.beside(walk, practice_shown(self.lesson.practice))

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """How far a check has come; at the start the task, or what a check has found on this map.

        Otherwise it says what it says of every walk.
        """
        practice = self._practice
        if self._checking:
            sentence = _("Checking task {number} of {count}.")
            number = len(practice.results) + 1
            return Strip(_("Check"), sentence.format(number=number, count=len(EXERCISES)))
        if shown.tick or shown.thinks:
            return super().says(shown, is_asking=is_asking)
        heading = _("Task {number} of {count}")
        heading = heading.format(number=practice.number + 1, count=len(EXERCISES))
        result = practice.results.get(practice.number)
        if result and self._belongs_here(result):
            return Strip(heading, result.words)
        how = _("Write your rule in {file}, save it, and press V. Or put lines in order: press L.")
        task = EXERCISES[practice.number].goal
        return Strip(heading, task, more=how.format(file=practice.script))

    def _belongs_here(self, result: Result) -> bool:
        """Whether a result can be told on this map: a fault only on the map that shows it."""
        if not isinstance(result, NotYet) or not self._practice.map_is_kept:
            return True
        return result.heya.rows == self.timeline.heya.rows


def practice_shown(practice: Practice) -> PracticeShown:
    """What is shown of what a class has done with the exercises, as it is now."""
    lines = practice.lines
    return PracticeShown(
        script=practice.script,
        number=practice.number,
        done=frozenset(practice.done),
        result=practice.results.get(practice.number),
        given=lines.given,
        order=tuple(lines.order),
        wrong=lines.wrong,
    )


SCENE = ExerciseScene
