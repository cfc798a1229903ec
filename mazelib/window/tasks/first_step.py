"""What a class does next in a workshop: which key to press, which file to open, what to change."""

from pathlib import Path

from mazelib.challenges.exercise import Exercise, NotYet
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.earned import Standing
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _
from mazelib.values.lines_run import LinesRun
from mazelib.window.screen.strip import Strip

#: A rule of so many lines has its head and one line that answers: that is the one to change.
LINES_OF_SHORTEST = 2
#: What leads on from a task that is passed.
NEXT_TASK = _("[T]: next task")
NEXT_LESSON = _("[J]: next lesson")


def only_line(source: Source) -> int | None:
    """The number of the only line below the head of a rule; None if there are more."""
    if len(source.pieces) != 1:
        return None
    (piece,) = source.pieces
    numbers = []
    for number, text in enumerate(piece.lines, piece.first):
        if text.strip() and (piece.file, number) not in source.comment_lines:
            numbers.append(number)
    return numbers[-1] if len(numbers) == LINES_OF_SHORTEST else None

def where_to_write(source: Source) -> str:
    """Which file to open, and where it is."""
    file = Path(source.pieces[0].file)
    words = _("Open {file} in an editor. It's in the folder {folder}.")
    return words.format(file=file.name, folder=file.absolute().parent.name)


def _what_to_do(source: Source, exercise: Exercise) -> str:
    """Which line of which file to change."""
    line = only_line(source)
    if line is None or exercise.needs:
        words = _("Change your rule in {file} and save.")
    else:
        words = _("Change line {line} in {file} and save.")
    return words.format(file=Path(source.pieces[0].file).name, line=line)


def what_to_change(source: Source) -> str:
    """The same in a few words, for a rule that leaves little room."""
    line = only_line(source)
    if line is None:
        return _("Change this rule, save, and press V.")
    return _("Change line {line}, save, and press V.").format(line=line)


def _where_memory_is(exercise: Exercise, rule: LearnerScript) -> str:
    """What to write in show where a task needs memory, and a class stands ready; or ""."""
    given = rule.call.given
    ready = [piece.name for piece in rule.source.pieces if piece.turn is not None]
    if not exercise.needs_memory or not isinstance(given, WalkingRule) or given.is_class:
        return ""
    if len(ready) != 1:
        return ""
    words = _("This needs memory: in show, write {ready} instead of {name}.")
    return words.format(ready=ready[0], name=given.name)


def first_step(
    strip: Strip, practice: Practice, source: Source, rule: LearnerScript, *, leads_on: bool
) -> Strip:
    """The strip of a task, which says what to do where the task itself is in sight beside it.

    ``leads_on``: a lesson follows in the folder.
    """
    result = practice.results.get(practice.number)
    if practice.lines.rule or (result and not isinstance(result, NotYet)):
        return strip
    if practice.standing(practice.number) is Standing.PASSES:
        return _passed_before(strip, practice, leads_on=leads_on)
    exercise = practice.exercise
    sentence = _what_to_do(source, exercise)
    to_do = _("Then press [V] to check it.")
    more = exercise.rival
    memory = _where_memory_is(exercise, rule)
    given = rule.call.given
    has_memory = isinstance(given, WalkingRule) and given.is_class
    file = rule.file.path.name
    if memory:
        sentence = memory
        line = rule.file.line_of_argument(rule.call.line, "")
        to_do = _("That's line {line}. Save, and press [V].").format(line=line)
    elif exercise.needs and not (has_memory or _has_dice(source)):
        sentence = exercise.needs
        to_do = _("Change it in {file}, save, and press [V].").format(file=file)
    elif exercise.needs_memory:
        to_do = _("Press [V] to check it. [A] gives a hint.")
    return strip._replace(
        to_do=sentence, goes_first_below=True, beside_task=(sentence, more, to_do)
    )


def _has_dice(source: Source) -> bool:
    """Whether a rule takes dice: their name stands in its lines."""
    return any("rng" in text for piece in source.pieces for text in piece.lines)


def _passed_before(strip: Strip, practice: Practice, *, leads_on: bool) -> Strip:
    """The strip of a task that the rule passes already."""
    passes = _("Your rule passes this task.")
    to_do = NEXT_TASK
    if practice.are_all_passed:
        to_do = NEXT_LESSON if leads_on else ""
    return strip._replace(to_do=to_do, beside_task=(strip.sentence, passes, to_do))


def what_to_mend(source: Source, lines_run: LinesRun | None, needs: str, *, is_stuck: bool) -> str:
    """What to change where a check has found a fault: the line that decided, or what it needs.

    A rule of one line has nothing of what the task ``needs``. Whoever ``is_stuck`` is offered the
    lines of a rule that passes.
    """
    if is_stuck:
        return _("Change your rule, save, and press [V]. Stuck? Press [L].")
    if needs and only_line(source) is not None:
        return needs
    if not lines_run or lines_run.decided[0] != source.pieces[0].file:
        return _("Change your rule, save, and press [V].")
    words = _("Change line {line}, save, and press [V].")
    if only_line(source) is None:
        words = _("Line {line} decided this. Change the rule, save, press [V].")
    return words.format(line=lines_run.decided[1])
