"""The scene of the exercises: the class's own rule walks, V checks it, clicks order lines."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import cast

from pygame import Rect

from mazelib.challenges.exercise import NotYet, Passed
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.shared.seen_lessons import following_script
from mazelib.learner.script.foreseen import calls
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _, paragraph
from mazelib.values.pausing import finished
from mazelib.walking.moment import Moment
from mazelib.walking.verdict import Verdict
from mazelib.window.drawing.pen import Pen
from mazelib.window.input.clicks import ClickTarget, ExerciseTask, LineToOrder
from mazelib.window.input.keys import TOPICS, Action, Command, Topic
from mazelib.window.painters.check_buttons import buttons_of, draw_buttons_in_column
from mazelib.window.panels.prints import SHOWS_PRINTS
from mazelib.window.rule.code_rows import rows_of
from mazelib.window.scene import AnyScene, Reopening
from mazelib.window.scenes.shared.checking_scene import CheckingScene
from mazelib.window.scenes.shared.film_start import facing_furthest
from mazelib.window.screen.layout import Share, text_size
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import ExercisesShown, PracticeShown, WalkShown
from mazelib.window.tasks.exercise_words import (
    SAVED,
    WHILE_CHECKING,
    all_passed,
    cannot_stand,
    hint_words,
    is_stuck,
    line_to_click,
    not_mended,
    not_of_task,
    not_yet,
    passed,
    saved_since,
    slip_first,
    task_heading,
    task_words,
    to_be_checked,
    to_pass,
)
from mazelib.window.tasks.first_step import first_step, what_to_mend
from mazelib.window.tasks.rival import Rival

#: So many steps are played before the one that goes wrong.
STEPS_BEFORE_FAULT = 3
#: A walk that has passed is opened at its end: no such walk has so many halves.
TO_THE_END = 10_000

#: For how long the star of a task that was passed pops, and paper flies, in seconds.
STAR_SECONDS = 0.5
PAPER_SECONDS = 1.8
#: So long it holds that a second Escape closes the lesson, in seconds.
ASKED_SECONDS = 5.0


class ExerciseScene(CheckingScene):
    """Tells the task; walks to the tick at which a check has found the rule to go wrong.

    Every change of the lesson's practice opens the scene afresh.
    """

    features = replace(
        CheckingScene.features,
        commands=CheckingScene.features.commands | {*TOPICS[Topic.TASK]},
        panels=("lines", "memory", "prints", "code"),
    )
    has_share_by_task = True
    #: For how long it has been shown, in seconds.
    _seconds = 0.0
    #: When it was said that Escape closes the lesson.
    _asked_at = 0.0
    #: The walk by the rule that is to be beaten, once it is seen.
    _rival: Rival | None = None

    def __init__(self, lesson: ExercisesLesson) -> None:
        super().__init__(lesson)
        fault = self._fault
        if fault and lesson.is_result_new:
            self.opens_at = 2 * fault.fault.tick + 1
            self.plays_from = 2 * max(0, fault.fault.tick - STEPS_BEFORE_FAULT)
        elif lesson.is_result_new:
            self.opens_at = TO_THE_END
            self.plays_from = 0
        lesson.is_result_new = False
        number = lesson.number_shown
        if number is not None:
            self.name = _("a map of task {number}").format(number=number + 1)

    @property
    def share(self) -> Share:
        """The same whatever the class writes: only another task moves something on the stage.

        A class that remembers is long, and its lines are wide.
        """
        if self._practice.exercise.needs_memory:
            return Share.LONG_RULE
        return Share.SHORT_RULE

    @property
    def source_at_work(self) -> Source:
        """Only what the rule uses: a class may stand ready beside it, for another task."""
        script = self.lesson.rule_script
        given = script.call.given
        if isinstance(given, WalkingRule):
            return script.source.of_rule(given.name)
        return script.source

    def source_with_line(self, file: str, line: int, otherwise: Source) -> Source:
        """What is wrong may be in what stands ready."""
        lines = [each.line for each in rows_of(otherwise, None) if each.line]
        is_in_sight = any(Path(path).name == file and number == line for path, number in lines)
        return otherwise if is_in_sight else self.lesson.rule_script.source

    @property
    def _fault(self) -> NotYet | None:
        """The result of the newest check, if it is told on this map."""
        result = self._practice.results.get(self._practice.number)
        return self._found if result is self._found else None

    @property
    def _fault_before(self) -> NotYet | None:
        """The same if the rule was saved since: then the walk shows whether it is mended."""
        return None if self._fault else self._found

    @property
    def _found(self) -> NotYet | None:
        """The result that this map shows, of the rule as it is now or as it was before."""
        result = self.lesson.result_shown
        if isinstance(result, NotYet) and result.heya.rows == self.timeline.heya.rows:
            return result
        return None

    @property
    def feet_of_help(self) -> Sequence[str]:
        path = self.lesson.own_rule_path.absolute()
        return [*super().feet_of_help, _("Your rule is in {path}").format(path=path)]

    @property
    def keeps_map_in_sight(self) -> bool:
        """The walk of lines that were checked is seen beside them."""
        has_lines = self._practice.lines.rule is not None
        return has_lines and self.lesson.result_shown is not None

    @property
    def names_places(self) -> bool:
        return self._found is not None

    @property
    def replays_saved(self) -> bool:
        """On the map that showed its fault, the new rule walks at once."""
        return self._fault_before is not None

    def saved_in_words(self, name: str) -> str:
        if self._fault_before:
            return SAVED
        return super().saved_in_words(name)

    def idle(self, seconds: float) -> None:
        super().idle(seconds)
        self._seconds += seconds
        if self._seconds > self._asked_at + ASKED_SECONDS:
            self.was_asked = False  # Nobody remembers that.

    def leave(self) -> bool:
        stays = super().leave()
        self._asked_at = self._seconds
        return stays

    def is_of_use(self, action: Action) -> bool:
        """No line can be taken out before one is chosen; not every rule prints."""
        if action is Command.TAKE_OUT:
            return bool(self._practice.lines.order)
        if action == SHOWS_PRINTS:
            return calls(self.source, "print")
        return super().is_of_use(action)

    def carry_out(self, command: Command) -> None:
        practice = self._practice
        if command is Command.CHECK and not self.is_checking:
            self.begin_check()
        elif command is Command.HINT:
            self.hint = (self.hint + 1) % (len(practice.exercise.hints) + 1)
        elif self.is_checking:
            self.news = WHILE_CHECKING
        elif command is Command.NEXT_TASK:
            self.choose(ExerciseTask(self._next_task))
        elif command is Command.TAKE_OUT and practice.lines.order:
            self._change_lines(None)
        elif command is Command.TAKE_OUT:
            self.news = _("No lines chosen yet. Press L.")

    def why_no_map(self, further: int) -> str:
        """While a rule is checked, its check would be lost."""
        return WHILE_CHECKING if self._task else super().why_no_map(further)

    @property
    def _next_task(self) -> int:
        """The task after the one at hand; where one was just passed, the next one that is open."""
        has_passed = isinstance(self.lesson.result_shown, Passed)
        return self._practice.next_open if has_passed else self._practice.following

    def choose(self, what: ClickTarget) -> None:
        """Choose an exercise, or a line; what is checked meanwhile is of no use any more."""
        match what:
            case ExerciseTask() if self._task:
                self.news = WHILE_CHECKING
            case ExerciseTask(number):
                self._practice.choose(number)
                self.reopening = Reopening.TELLING
                self._task = None
                self._search = None
                self.lesson.leave_result()
            case LineToOrder(number):
                self._change_lines(number)

    def _change_lines(self, number: int | None) -> None:
        """Choose a line, or take it out; None: take out the last one.

        Where their rule walked, the script's own one walks again. Else nothing moves: a class that
        clicks line after line sees its walk go on, and the lines stay where they were scrolled to.
        """
        practice = self._practice
        lines = practice.lines
        is_seen = bool(self._task or lines.rule or self.lesson.result_shown)
        if number is None:
            lines.take_out_last()
        else:
            lines.choose(number)
        practice.choose(practice.number)  # The result belongs to another rule.
        self._task = None
        self._search = None
        self.search_wrong_line()
        self.lesson.leave_result()
        # The rule of enough lines is opened as soon as it is checked.
        if is_seen and not lines.can_be_read:
            self.reopening = Reopening.PAUSED

    @property
    def at_end_in_words(self) -> str:
        has_passed = isinstance(self.lesson.result_shown, Passed)
        if has_passed and not self._practice.are_all_passed:
            return _("This is the end. T: next task.")
        return super().at_end_in_words

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> ExercisesShown:
        fault = self._fault
        before = self._fault_before
        walk = replace(
            super().shown(tick, thinks, phase),
            fault_at=fault.fault.place if fault else None,
            fault_before=before.fault.place if before else None,
            rival=self._moment_of_rival(tick, thinks=thinks),
        )
        return ExercisesShown.beside(walk, self._practice_shown)

    @property
    def _buttons(self) -> tuple[Command, Command]:
        """What one does next, and what else one can do."""
        return buttons_of(self._practice_shown)

    @property
    def _practice_shown(self) -> PracticeShown:
        """What the class has done so far."""
        return replace(PracticeShown.of(self.lesson.practice), leads_on=self._leads_on)

    @cached_property
    def _leads_on(self) -> bool:
        """Whether a lesson follows in the folder."""
        return following_script(self.lesson.script) is not None

    def _moment_of_rival(self, tick: int, *, thinks: bool) -> Moment | None:
        """The same half of the walk by the rule that the task at hand asks to beat, if it does."""
        result = self.lesson.result_shown
        exercise = result.exercise if result else self.lesson.practice.exercise
        if not exercise.rival:
            return None
        if self._rival is None:
            self._rival = Rival(self.timeline.heya, exercise.our_rule())
        return self._rival.moment(tick, thinks=thinks)

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """A check that goes on, or a hint; at its tick a fault; at the start the task.

        Otherwise it says what it says of every walk.
        """
        practice = self._practice
        if self._task:
            sentence = _("Checking your rule on many maps ...")
            if self._check and self._check.maps_in_all:
                sentence = _("Checking your rule: map {count} of {maps} ...")
                maps = self._check.maps_in_all
                sentence = sentence.format(count=self._check.maps_tried, maps=maps)
            stops = _("[Esc] stops it.")
            more = to_pass(practice.exercise)
            return Strip(task_heading(practice), sentence, more=more, to_do=stops)
        result = self.lesson.result_shown
        if isinstance(result, Passed) and not (self.hint and is_asking):
            is_kept = self.lesson.is_earned_kept
            told = passed(practice, result, is_kept=is_kept, leads_on=self._leads_on)
            pops = min(1.0, self._seconds / STAR_SECONDS)
            return told._replace(pops=pops, falls=min(1.0, self._seconds / PAPER_SECONDS))
        strip = self._says_on_its_way(shown, is_asking=is_asking)
        if strip.to_do or strip.buttons or shown.is_filmed or shown.is_map_covered:
            return strip
        return strip._replace(to_do=self._advice())

    def _advice(self) -> str:
        """What to change, wherever one steps on the map of a fault that is not mended; or ""."""
        fault = self._fault
        if fault is None or fault.fault.advice:
            return ""
        if self._practice.lines.rule:
            return _("Click a wrong line to take it out. [L]: the lines")
        if self.source.slips:
            return ""
        lines_run = None
        if fault.fault.tick < self.last:
            lines_run = self.timeline.moment(fault.fault.tick, thinks=True).lines_run
        practice = self._practice
        needs = practice.exercise.needs
        return what_to_mend(self.source, lines_run, needs, is_stuck=is_stuck(practice))

    def _says_on_its_way(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """What it says while nothing is checked, and no rule that has passed is playing."""
        practice = self._practice
        is_file_wrong = shown.problem is not None and shown.problem.is_of_file
        if self.hint and is_asking and not is_file_wrong:
            return hint_words(practice, self.hint, self._wrong(shown))
        if shown.is_map_covered:
            return self._says_over_lines()
        fault = self._fault
        # What was found stays, in the same words, however far the walk goes on.
        is_at_fault = fault is not None and shown.tick >= fault.fault.tick
        if not is_at_fault and (shown.tick or shown.thinks):
            return super().says(shown, is_asking=is_asking)
        if practice.tells_lines and (fault or not practice.lines.rule):
            return cannot_stand(practice, fault if is_at_fault else None)
        return self._says_of_check(shown, fault if is_at_fault else None)

    def _says_over_lines(self) -> Strip:
        """What it says while the lines stand over the map: which line is wrong, or the task."""
        practice = self._practice
        if practice.tells_lines:
            return cannot_stand(practice, self._fault)
        if self._fault and practice.lines.rule:
            return not_yet(practice, self._fault)
        return task_words(practice)._replace(to_do=line_to_click(practice))

    def _question(self, moment: Moment) -> Strip:
        """A learner works alone here: no class is asked."""
        return super()._question(moment)._replace(heading=_("It looks"))

    def _wrong(self, shown: WalkShown) -> str:
        """What is wrong, beside a hint: with the file, or what the newest check has found."""
        if shown.problem:
            return paragraph(f"{shown.problem.place}:", shown.problem.what)
        return self._fault.fault.words if self._fault else ""

    def _says_of_check(self, shown: WalkShown, fault: NotYet | None) -> Strip:
        """At its tick a fault; at the start, whether the one before is mended, or the task."""
        if fault:
            strip = not_yet(self._practice, fault, is_filmed=shown.is_filmed)
            slips = () if self._practice.lines.rule else self.source.slips
            if slips:
                return slip_first(strip, slips[0])
            return strip
        if self._fault_before and not shown.is_filmed:
            return saved_since(self._practice, self._fault_before)
        words = task_words(self._practice)
        if shown.is_filmed:
            return words
        rule = self.lesson.rule_script
        return first_step(words, self._practice, self.source, rule, leads_on=self._leads_on)

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        """In a small window the tasks are a sheet: its two buttons stand in the strip, too."""
        if text_size(pen.window.get_size()).is_small:
            pen.card(area)
            area = draw_buttons_in_column(pen, area, self._buttons)
            strip = strip._replace(picture="")
        super().draw_strip(pen, area, strip)

    def card(self, shown: WalkShown) -> Card | None:
        """At an arrival, that it is to be checked; once all is passed, what one can do next.

        What a check has found is said by the strip, to the end.
        """
        result = self.lesson.result_shown
        if self._task or self.hint or self._fault or shown.is_map_covered:
            return None
        if isinstance(result, Passed) and not self._practice.are_all_passed:
            return None
        card = super().card(shown)
        ending = self.walk.ending
        if card is None or ending is None:
            return card
        if shown.is_filmed:
            return _of_film(card, ending.verdict)
        if isinstance(result, Passed):
            return all_passed(self.lesson.own_rule_path, leads_on=self._leads_on)
        has_arrived = ending.verdict is Verdict.ARRIVED
        return to_be_checked(card) if has_arrived else self._card_of_failure(card)

    def to_film(self) -> AnyScene | None:
        """Where a rule never takes a step, a film shows it from where it can take the most."""
        self.advance(TO_THE_END)
        ending = self.walk.ending
        stands = ending is not None and ending.verdict is Verdict.STANDING
        if not stands or self.timeline.steps(self.timeline.last) or self._found:
            return None
        walk = self.lesson.walk(facing_furthest(self.timeline.heya))
        finished(walk.beginning())
        self._begin(walk)
        return cast(AnyScene, self)  # See AnyScene.

    def seen_in_film(self, shown: WalkShown) -> str:
        ending = self.walk.ending
        if ending and ending.verdict is Verdict.STANDING:
            return _("Now change this line.")
        return super().seen_in_film(shown)

    def with_proof(self, shown: WalkShown) -> WalkShown:
        """The line that is to be changed is lit."""
        ending = self.walk.ending
        if ending is None or ending.verdict is not Verdict.STANDING:
            return shown
        ran = self.timeline.moment(max(0, ending.tick - 1), thinks=True).lines_run
        return replace(shown, lines_run=ran)

    def _card_of_failure(self, card: Card) -> Card:
        """At the end of a walk that never arrives: what follows from that, and what does not."""
        if self.lesson.result_shown is None:
            return not_of_task(card, self._practice)
        return not_mended(card) if self._fault_before else card

    def is_seen_to_end(self, card: Card | None) -> bool:
        """The lesson has led to something once a task is passed."""
        return bool(self.lesson.practice.earned)


def _of_film(card: Card, verdict: Verdict) -> Card:
    """The end in a film: of a walker that is stuck, the line is told of that keeps it there."""
    if verdict is Verdict.STANDING:
        return card._replace(facts="", tells_of_line=True)
    return card


SCENE = ExerciseScene
