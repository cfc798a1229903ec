"""What a class does next in a workshop: which key to press, which file to open, what to change."""

from pathlib import Path

from mazelib.challenges.exercise import Exercise, NotYet
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.earned import Standing
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _, paragraph
from mazelib.values.lines_run import LinesRun
from mazelib.window.screen.strip import Strip

#: A rule of so many lines has its head and one line that answers: that is the one to change.
LINES_OF_SHORTEST = 2


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
    """Which line of which file to change, and what to press then."""
    line = only_line(source)
    if line is None or exercise.needs:
        words = _("Change your rule in {file} and save. Then press V.")
    else:
        words = _("Change line {line} in {file} and save. Then press V.")
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
    strip: Strip, practice: Practice, source: Source, rule: LearnerScript
) -> Strip:
    """The strip of a task, which says what to do where the task itself is in sight beside it."""
    result = practice.results.get(practice.number)
    if practice.lines.rule or (result and not isinstance(result, NotYet)):
        return strip
    if practice.standing(practice.number) is Standing.PASSES:
        passes = _("Your rule passes this task. T goes to the next one.")
        return strip._replace(beside_task=(strip.sentence, passes))
    exercise = practice.exercise
    more = _more_to_know(exercise, rule)
    to_do = _what_to_do(source, exercise)
    memory = _where_memory_is(exercise, rule)
    if memory:
        to_do = memory
        line = rule.file.line_of_argument(rule.call.line, "")
        more = _("That's line {line} of {file}. Then save, and press V.")
        more = more.format(line=line, file=rule.file.path.name)
    return strip._replace(more=paragraph(strip.more, to_do), beside_task=(to_do, more))


def _more_to_know(exercise: Exercise, rule: LearnerScript) -> str:
    """What else is said: what the rule needs for it, unless it has it already."""
    given = rule.call.given
    has_memory = isinstance(given, WalkingRule) and given.is_class
    needs = "" if exercise.needs_memory and has_memory else exercise.needs
    return exercise.rival or needs or _("V checks your rule. If it goes wrong, you see where.")


def what_to_mend(
    strip: Strip, source: Source, lines_run: LinesRun | None, needs: str = "", offered: str = ""
) -> Strip:
    """The strip of a fault, which says what to change where the task is in sight beside it.

    What is ``offered`` to a class that is stuck comes first. A rule of one line has nothing of what
    the task ``needs``.
    """
    if not lines_run or lines_run.decided[0] != source.pieces[0].file:
        return strip
    words = _("Change line {line}, save, and press V.")
    if only_line(source) is None:
        words = _("Line {line} decided this. Change your rule, save, and press V.")
    to_do = words.format(line=lines_run.decided[1])
    if needs and only_line(source) is not None:
        to_do = paragraph(needs, _("Save, and press V."))
    more = paragraph(offered, to_do, _("Esc: back."), _("B and N: before and after."))
    return strip._replace(beside_task=(strip.sentence, more))
