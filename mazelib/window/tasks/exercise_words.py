"""What the strip says of the tasks of a workshop: what to do, hints, and what a check has found."""

from pathlib import Path

from mazelib.challenges.exercise import Exercise, NotYet, Passed
from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line.terminal import program_in_terminal
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.earned import Earned, Standing
from mazelib.learner.script.slips import Slip
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.input.keys import Command
from mazelib.window.screen.strip import Card, Outcome, Strip
from mazelib.window.tasks.first_step import NEXT_TASK


def picture_of(name: str) -> str:
    """The name of the picture of an exercise of this name, done."""
    return f"task_{name}"


#: After so many failed checks of a task, its lines are offered.
CHECKS_UNTIL_STUCK = 3
#: What is said of a rule that was saved where the map of its fault is shown.
SAVED = _("Saved.")
#: What to do then.
CHECK_AGAIN = _("Watch it, then press [V] to check again.")
#: What is said to a key that would throw away a check.
WHILE_CHECKING = _("It's being checked. Esc stops that.")
#: When a task was passed, and why its tick no longer holds.
_SENTENCES = {
    Standing.PASSES: _("Passed at {time}."),
    Standing.NOT_CHECKED: _("Passed at {time} by a rule that is not this one any more."),
    Standing.FAILS: _("Passed at {time} by another rule. This one does not pass."),
}
_SENTENCES_BY_LINES = {
    Standing.PASSES: _("The lines in order passed at {time}."),
    Standing.NOT_CHECKED: _("The lines in order passed at {time}. Does your own rule pass?"),
    Standing.FAILS: _("The lines in order passed at {time}. Your own rule does not pass."),
}


def tick_sentence(earned: Earned, standing: Standing) -> str:
    """When a task was passed, and by which rule, in a sentence."""
    sentences = _SENTENCES_BY_LINES if earned.by_lines else _SENTENCES
    return sentences[standing].format(time=earned.time)


def task_heading(practice: Practice) -> str:
    """Which task it is, and whether the rule that walks is known to pass it."""
    words = _("Task {number} of {count}")
    if practice.standing(practice.number) is Standing.PASSES:
        words = _("Task {number} of {count}: passed")
    return words.format(number=practice.number + 1, count=len(EXERCISES))


def task_words(practice: Practice) -> Strip:
    """The task at hand: what to do, and what counts as passed; or why it could not be checked."""
    exercise = practice.exercise
    result = practice.results.get(practice.number)
    # What a check has found wrong is true of its own map, and of no other.
    sentence = exercise.goal
    if result and not isinstance(result, NotYet):
        sentence = result.words
    picture = picture_of(exercise.name)
    return Strip(task_heading(practice), sentence, more=to_pass(exercise), picture=picture)


def to_pass(exercise: Exercise) -> str:
    """What counts as passed."""
    return _("To pass: {passes}").format(passes=exercise.passes)


def hint_words(practice: Practice, number: int, wrong: str) -> Strip:
    """The hint of this number; below it what is wrong, if that is known and there is room."""
    hints = practice.exercise.hints
    hint = hints[number - 1]
    to_do = _("Save, then [V] checks it. [A]: next hint")
    if number == len(hints):
        to_do = _("Save, then [V] checks it. [A]: the task")
    heading = _("Hint {number} of {count}")
    # What is wrong needs the room of the picture, and so does code of several lines.
    has_lines = "\n" in hint.code
    picture = "" if wrong or has_lines else picture_of(practice.exercise.name)
    return Strip(
        heading.format(number=number, count=len(hints)),
        hint.sentence,
        more="" if has_lines else wrong,
        picture=picture,
        goes_first=True,
        code=hint.code,
        to_do=to_do,
    )


def not_yet(practice: Practice, result: NotYet, *, is_filmed: bool = False) -> Strip:
    """How the rule goes wrong, at the very tick at which it does."""
    heading = not_yet_heading(practice)
    keys = "" if is_filmed else _("B and N: before and after. Esc: back.")
    more = result.fault.advice or keys
    return Strip(heading, result.fault.sentence, more=more, tells_fault=True)


def is_stuck(practice: Practice) -> bool:
    """Whether a class is to be offered lines to put in order: its checks have failed often."""
    has_failed = practice.failed_checks.get(practice.number, 0) >= CHECKS_UNTIL_STUCK
    return has_failed and not practice.lines.order and bool(practice.lines.given.mixed)


def slip_first(strip: Strip, slip: Slip) -> Strip:
    """What is told of a fault, where a line is surely wrong: that line, and what to do with it."""
    sentence = _("Line {line}: {what}").format(line=slip.line, what=slip.explanation.what)
    return strip._replace(sentence=sentence, more=slip.explanation.advice)


def not_yet_heading(practice: Practice) -> str:
    """That the task at hand is not passed yet."""
    heading = _("Task {number} of {count}: not yet")
    return heading.format(number=practice.number + 1, count=len(EXERCISES))


def saved_since(practice: Practice, before: NotYet) -> Strip:
    """Whether the rule still goes wrong as it did before it was saved: that is to be seen now."""
    asks = _("Did that fix it?")
    if before.fault.place:
        asks = _("Did that fix it? Watch {place}.").format(place=before.fault.place)
    was = _("Before: {sentence}").format(sentence=before.fault.sentence)
    picture = picture_of(practice.exercise.name)
    return Strip(SAVED, asks, more=was, picture=picture, to_do=CHECK_AGAIN)


def cannot_stand(practice: Practice, found: NotYet | None) -> Strip:
    """Why a line cannot stand where the class has put it; ``found`` is what its walk shows.

    If no line is known to be the first wrong one: why the lines make no rule.
    """
    lines = practice.lines
    if lines.first_wrong is None:
        return Strip(task_heading(practice), lines.wrong or "", more=to_pass(practice.exercise))
    heading = _("Line {number} can't go there").format(number=lines.first_wrong)
    to_do = _("Click line {number} to take it out again.").format(number=lines.first_wrong)
    more = to_pass(practice.exercise)
    if found is None:
        return Strip(heading, lines.why or "", more=more, to_do=to_do)
    if lines.why is None:
        return Strip(heading, found.fault.sentence, more=more, to_do=to_do)
    return Strip(heading, lines.why, more=found.fault.sentence, to_do=to_do)


def line_to_click(practice: Practice) -> str:
    """Which line to click next, while not all are chosen."""
    lines = practice.lines
    if lines.are_enough or not lines.given.mixed:
        return ""
    if not lines.chosen:
        return _("Click the line that comes first. [L] closes this.")
    return _("Click the line that comes next. [Z] takes one out.")


def passed(
    practice: Practice, result: Passed, *, is_kept: bool = True, leads_on: bool = True
) -> Strip:
    """That the task at hand was just passed, what was learned by it, and what to do next.

    It stays while the rule is seen to walk on one of the maps, and to the end. ``leads_on``: a
    lesson follows in the folder.
    """
    on_maps = ngettext(
        "It works on {count} map. {next_task}", "It works on all {count} maps. {next_task}",
        result.maps,
    )
    to_do = on_maps.format(count=result.maps, next_task=NEXT_TASK)
    more = ""
    if practice.are_all_passed:
        more = _("You've passed all {count} tasks!").format(count=len(EXERCISES))
        to_do = _("All done! Now invent a rule of your own.")
        if leads_on:
            to_do = _("All {count} tasks passed! [{key}]: go on with the next lesson")
            to_do = to_do.format(count=len(EXERCISES), key=Command.NEXT_LESSON.key)
    if not is_kept:
        more = paragraph(_("This computer can't keep your tick."), more)
    return Strip(
        task_heading(practice),
        result.exercise.learned,
        more=more,
        to_do=to_do,
        picture=picture_of(result.exercise.name),
        tells_pass=True,
    )


def to_be_checked(card: Card) -> Card:
    """The card of an arrival: a rule that arrives may pass, and V says whether it does."""
    card = _to_check(card, _("Does it pass the task? Press V."))
    return card._replace(title=_("Arrived."), stars=0)


def not_mended(card: Card) -> Card:
    """The card of a walk that does not arrive on the map that showed the fault."""
    return _to_check(card, _("Not fixed yet. Change the rule again and save it."))


def not_of_task(card: Card, practice: Practice) -> Card:
    """The card of a walk that never arrives on a map that has nothing to do with the task.

    No tick is lost by that.
    """
    asks = _("V checks task {number} on its own maps.").format(number=practice.number + 1)
    if practice.standing(practice.number) is Standing.PASSES:
        asks = _("Task {number} stays passed: it has its own maps.")
        asks = asks.format(number=practice.number + 1)
    elif any(practice.standing(number) is Standing.PASSES for number in practice.earned):
        asks = paragraph(_("You keep your ticks."), asks)
    return _to_check(card, asks)


def _to_check(card: Card, asks: str) -> Card:
    """The same card with another question, and the check as what comes next."""
    onward = Command.CHECK.label
    return card._replace(question=asks, leads_to=Command.CHECK, onward=onward)


def all_passed(path: Path, *, leads_on: bool) -> Card:
    """The end of the workshop: what one can do next; ``leads_on``: a lesson follows."""
    stump = _("{program} stump {file} finds a map that beats it.")
    return Card(
        title=_("You've passed every task!"),
        facts=_("Now write one that nobody here has thought of:"),
        question=stump.format(program=program_in_terminal(), file=_as_typed(path)),
        outcome=Outcome.GOOD,
        stars=1,
        leads_to=Command.NEXT_LESSON if leads_on else Command.NEXT_MAP,
    )


def _as_typed(path: Path) -> str:
    """A path as one types it: from the current folder on, if the file lies there."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
