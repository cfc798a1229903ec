"""A scene that checks a rule a little in every frame: the rule in the file, or one of lines."""

from collections.abc import Iterator
from datetime import datetime
from time import perf_counter

from mazelib.challenges.checking import ExerciseCheck
from mazelib.challenges.exercise import NotYet, Passed, Result
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.shared.first_wrong import find_first_wrong
from mazelib.kinds.shared.why_wrong import surely_wrong
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing
from mazelib.window.playing.player import BUDGET_SECONDS
from mazelib.window.scene import Reopening
from mazelib.window.scenes.walk import WalkScene


class CheckingScene(WalkScene):
    """Begins checks, carries them out, and notes what came of them in the lesson's practice.

    The lines that a class has put in order are read and checked in the same way. What is told of
    all that, the scene of the exercises says.
    """

    lesson: ExercisesLesson
    #: What goes on a little in every frame: lines are read, a rule is checked.
    _task: Iterator[None] | None = None
    #: The check that goes on, or the newest one.
    _check: ExerciseCheck | None = None
    #: What goes on unseen: it is looked for a line that cannot stand where it does.
    _search: Iterator[None] | None = None
    #: Whether it was said that Escape closes the lesson.
    was_asked = False
    #: The number of the hint that is shown; 0: none.
    hint = 0
    #: The lines in order, task by task, as they were when their loss was told.
    _orders_told: list[tuple[int | None, ...]] | None = None

    def __init__(self, lesson: ExercisesLesson) -> None:
        super().__init__(lesson)
        # Kept here: when a file is saved, the lesson gets a new one.
        self._practice = lesson.practice

    @property
    def is_checking(self) -> bool:
        """Whether lines are being read, or a rule is being checked."""
        return self._task is not None

    def begin_check(self) -> None:
        """Check the rule that walks, in the frames to come."""
        self.hint = 0
        self._practice.tells_lines = False
        self._practice.awaits_check = True
        self._check = None
        self._task = self._checking()

    def work(self) -> None:
        """Read lines, or check a rule, for the time of a frame; then ask to be opened afresh."""
        awaits_check = self._practice.awaits_check and self.lesson.rule_script.is_saved
        if not self.is_checking and self._practice.lines.can_be_read:
            self._task = self._trying_lines()
        if not self.is_checking and awaits_check:
            self._task = self._checking()  # The rule was saved while the one before was checked.
        until = perf_counter() + BUDGET_SECONDS
        if self._task:
            self._search = None
            for _pause in self._task:
                if perf_counter() > until:
                    return
            self._task = None
            self.ends_news = True  # Such as that it goes on.
        elif self._search:
            for _pause in self._search:
                if perf_counter() > until:
                    return
            self._search = None

    def search_wrong_line(self) -> None:
        """Look for a line that cannot stand where it was just put.

        What the lines above it tell is told at once; what only walks tell, some frames later.
        """
        lines = self._practice.lines
        if None in lines.order or lines.are_enough or lines.begin_as_in_file:
            return
        wrong = surely_wrong(lines.chosen, lines.given.of_rule)
        if wrong:
            lines.note_wrong(*wrong)
            self._practice.tells_lines = True
        else:
            self._search = self._finding_wrong_line()

    def _trying_lines(self) -> Pausing[None]:
        """Read the lines; if they make a rule, check it. What is wrong is told with its line."""
        lines = self._practice.lines
        self.hint = 0  # What is found takes its place.
        yield from lines.read_rule(self.lesson.loaded.workers)
        if lines.rule:
            yield from self._checking()
        else:
            yield from self._finding_wrong_line()
            self.reopening = Reopening.PAUSED

    def _checking(self) -> Pausing[None]:
        """Check the rule that walks, and tell what came of it."""
        practice = self._practice
        rule = self.lesson.rule_script
        self._check = ExerciseCheck(practice.exercise, rule, self.seed)
        yield from self._check.count_maps()
        result = yield from self._check.result()
        if isinstance(result, NotYet) and practice.lines.rule:
            yield from self._finding_wrong_line()
        is_same = rule is self.lesson.rule_script and practice is self.lesson.practice
        if is_same and (practice.lines.rule or rule.is_saved):
            self._note(result)
        else:
            self.news = _("You saved it, so now the new rule is being checked.")

    def _finding_wrong_line(self) -> Pausing[None]:
        """Find the first line that cannot stand where it does."""
        workers = self.lesson.loaded.workers
        practice = self._practice
        yield from find_first_wrong(practice.lines, practice.exercise, workers, self.seed)
        lines = practice.lines
        practice.tells_lines = lines.first_wrong is not None or lines.wrong is not None

    def _note(self, result: Result) -> None:
        """Tick what passed; walk to where a rule goes wrong."""
        practice = self._practice
        practice.awaits_check = False
        practice.results[practice.number] = result
        self.reopening = Reopening.TELLING if practice.lines.rule else Reopening.ON_MAP
        if isinstance(result, Passed):
            practice.note_passed(f"{datetime.now():%H:%M}")
            self.lesson.keep_earned()
            self.lesson.show_passed(result)
            return
        if not isinstance(result, NotYet):
            self.lesson.leave_result()
            return
        practice.note_not_passed()
        self.lesson.keep_earned()
        self.lesson.show_fault(result)
        if practice.lines.rule:
            self.reopening = Reopening.PAUSED  # On a sheet, the lines stay in sight.

    def leave(self) -> bool:
        """End a check, put a hint away, or turn back from the map of a result to the lesson's own.

        Before it closes for good, it says so once.
        """
        if self._task:
            self._task = None
            self._practice.awaits_check = False
            self.news = _("The check was stopped.")
            return True
        if self.hint:
            self.hint = 0
            return True
        if self.lesson.result_shown is None:
            return self._warn_of_lines() or self._warn_of_loss() or self._ask_once()
        self._practice.choose(self._practice.number)
        self.lesson.leave_result()
        self.reopening = Reopening.PAUSED
        return True

    def _ask_once(self) -> bool:
        """Say that Escape closes the lesson, unless that was said just now; whether it was said."""
        if self.was_asked:
            return False
        self.was_asked = True
        self.news = _("Press Esc again to leave this lesson.")
        return True

    def _warn_of_lines(self) -> bool:
        """Say once that lines in order are lost with the window; whether that was said now."""
        orders = list[tuple[int | None, ...]]()
        for number, lines in enumerate(self._practice.all_lines):
            if number not in self._practice.earned:
                orders.append(tuple(lines.order))
        if not any(orders) or orders == self._orders_told:
            return False
        self._orders_told = orders
        self.was_asked = True
        self.news = _("Your lines aren't saved. Esc again closes without them.")
        return True

    def _warn_of_loss(self) -> bool:
        """Say once that the ticks are lost with the window; whether that was said now."""
        if self.lesson.is_earned_kept or not self._practice.earned:
            return False
        self.lesson.is_earned_kept = True
        self.was_asked = True
        self.news = _("Your ticks can't be kept. Esc again closes without them.")
        return True
