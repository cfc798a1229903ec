"""Explains what is wrong with a rule although Python does not mind, and what to do about it.

    what it answers          something that is no turn, or nothing
    how long it takes        it never ends
    how it is written        wrong parameters, async, yield, no method turn, no rule at all
    what it cannot have      chance, clocks, input, folders, the sandbox itself

A mistake that is found in the middle of a learner's line is raised there as a RefusedError.
"""

import ast
from inspect import CORO_CREATED, getcoroutinestate
from types import CoroutineType, FunctionType, GeneratorType

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.limits import Purpose
from mazelib.learner.script.missing_return import lacks_return
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, listed
from mazelib.walking.memory_log import FIXED
from mazelib.walking.strategy import is_not_a_turn

#: How a rule is written that walks, and one that makes.
METHOD_TURN = "def turn(self, view, place, heading):"
MAKER = "def make(maze, rng):"
#: The turns as a learner writes them.
TURNS = listed(f"Turn.{turn.name}" for turn in Turn)

#: The advice about an answer that is not a turn, by its class.
_INSTEAD: dict[type, str] = {
    bool: _("A side of the view is True or False. Return one of these instead: {turns}.").format(
        turns=TURNS
    ),
    str: _("Write it without quotes, as in: return Turn.LEFT"),
    Heading: _(
        "A heading belongs to the map, a turn to the walker: "
        "turn_between(heading, wanted) gives the turn."
    ),
    FunctionType: _("Call the function: write brackets after its name."),
    GeneratorType: _("Write return instead of yield."),
    CoroutineType: _("Leave out the word async before def."),
}


class RefusedError(Exception):
    """A rule tried something that it cannot do here: what it was, and what to do instead.

    A rule may catch it, and go on without what it was refused. What has to stop a rule, whatever it
    catches, is told by Guard.stop.
    """

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.what)
        self.explanation = explanation


#: What is said of a call that never ends, by its purpose.
_ENDLESS = {
    Purpose.LOADING: _(
        "the rule ran {count} lines while its file was loaded, and had not come to the end."
    ),
    Purpose.TURN: _("the rule ran {count} lines in one turn and gave no answer."),
    Purpose.STEP: _("the rule ran {count} lines in one step and had not come to a yield."),
    Purpose.LOOKING: _(
        "the rule ran {count} lines while it was looked at, and had not come to the end."
    ),
}


def endless(purpose: Purpose, most_lines: int) -> Explanation:
    """A call that ran as many lines as it may, and had not ended."""
    what = _ENDLESS[purpose].format(count=f"{most_lines:,}")
    advice = _(
        "If this is an endless loop, something in it must change so that it ends; "
        "if not, it must go round less often."
    )
    return Explanation(what, advice)


def no_turn(answer: object) -> Explanation:
    """Explains an answer that is not a turn. It may be any object of the learner's."""
    kind = type(answer)
    if type(answer) is CoroutineType and getcoroutinestate(answer) == CORO_CREATED:
        # Otherwise Python would warn in the terminal that it was never awaited.
        answer.close()
    # A class whose own class is not "type" may run the learner's code, and never come back.
    if type(kind) is not type and kind is not Heading:
        kind = object
    if kind in FIXED:
        what = is_not_a_turn(answer)
    else:
        sentence = _("the rule answered an object of type {type}, which is not a turn.")
        what = sentence.format(type=kind.__name__)
    usual = _("Whatever the view is, return one of these: {turns}.").format(turns=TURNS)
    return Explanation(what, _INSTEAD.get(kind, usual))


def no_return(statement: ast.stmt) -> Explanation:
    """A rule that came to its end at this statement, without a return."""
    if lacks_return(statement):
        code = ast.unparse(statement).partition("\n")[0]
        advice = _("Write return before it: return {code}").format(code=code)
    else:
        advice = _(
            "Here the rule comes to its end. Write a return for this case, too, "
            "with one of these: {turns}."
        ).format(turns=TURNS)
    return Explanation(_("the rule came to its end and gave no answer."), advice)


def wrong_parameters(name: str, advice: str) -> Explanation:
    """A function that cannot be called as a rule is called. The ``advice`` shows how it is."""
    what = _("in the def of {name}, the names between the brackets are wrong.")
    return Explanation(what.format(name=name), advice)


def write_a_function(name: str) -> str:
    """The advice about a rule that is a function."""
    advice = _("Write it as: def {name}(view): or, to toss coins, def {name}(view, rng):")
    return advice.format(name=name)


def write_an_init() -> str:
    """The advice about a class that cannot be made."""
    return _("Write it as: def __init__(self): or, to toss coins, def __init__(self, rng):")


def write_as(form: str) -> str:
    """The advice to write a rule in this form."""
    return _("Write it as: {form}").format(form=form)


def is_async(name: str) -> Explanation:
    """A function with the word async before it."""
    what = _("{name} is async: its answer would never come.").format(name=name)
    return Explanation(what, _INSTEAD[CoroutineType])


def yields_its_turns(name: str) -> Explanation:
    """A rule that walks, and yields its turns as a maker does its steps."""
    what = _("{name} yields: its answer would never come.").format(name=name)
    return Explanation(what, _INSTEAD[GeneratorType])


def yields_no_step(name: str) -> Explanation:
    """A function of the maze without yield."""
    what = _("{name} has no yield: a maker shows one step at each yield.")
    advice = _('Write a yield after each step, and why, as in: yield "Dig a room."')
    return Explanation(what.format(name=name), advice)


def maker_is_class(name: str) -> Explanation:
    """A class whose methods take the maze."""
    what = _("{name} is a class, but a maker is a function.").format(name=name)
    advice = _("Write it as {form} with a yield after each step.").format(form=MAKER)
    return Explanation(what, advice)


def no_method_turn(name: str) -> Explanation:
    """A class that cannot walk."""
    what = _("the class {name} has no method turn.").format(name=name)
    return Explanation(what, _("Give it one: {form}").format(form=METHOD_TURN))


def no_rule() -> Explanation:
    """A file without a function or class that could be a rule."""
    advice = _(
        "Write it as def my_rule(view): or as a class with a method turn, "
        "or end the file with show(my_rule)."
    )
    return Explanation(_("there is no rule in the file."), advice)


def several_rules(first: str, first_line: int, second: str, second_line: int) -> Explanation:
    """A file with two functions or classes that could be the rule."""
    what = _(
        "{first} in line {first_line} and {second} in line {second_line} could both be the rule."
    ).format(first=first, first_line=first_line, second=second, second_line=second_line)
    advice = _("End the file with show({first}), or with show({second}).")
    return Explanation(what, advice.format(first=first, second=second))


def changes_the_sandbox(name: str) -> Explanation:
    """A line that gives something of ours an attribute of this name."""
    what = _("{name} belongs to the sandbox and cannot be changed.").format(name=name)
    return Explanation(what, _("Keep your value under a name of your own."))


def has_no_words(error: BaseException) -> Explanation:
    """An exception of the learner's own whose words cannot be shown."""
    what = _("{error}: (its words cannot be shown).").format(error=type(error).__name__)
    return Explanation(what, _("Look at its own __str__ first."))


def gives_chance(name: str) -> Explanation:
    """A module or function that would give chance to a rule."""
    what = _(
        "{name} cannot be used here: a rule is given its dice, so that a seed repeats its run."
    )
    advice = _(
        "Write def my_turn(view, rng): or, in a class, def __init__(self, rng): "
        "and toss rng.randint(0, 1), or pick(ways, rng)."
    )
    return Explanation(what.format(name=name), advice)


def tells_the_time(name: str) -> Explanation:
    """A module or function that would tell a rule the time."""
    what = _(
        "{name} cannot be used here: a clock shows another time in every run, "
        "and a seed repeats its run."
    )
    return Explanation(what.format(name=name), _("Count the turns instead: self.turns += 1"))


def waits_or_ends_the_program() -> Explanation:
    """A rule that waits for the user, or ends the program."""
    what = _("a rule can neither wait for the user nor end the program.")
    return Explanation(what, _("Take this out: a rule only answers."))


def is_a_folder(name: str) -> Explanation:
    """A script that imports a folder beside it."""
    what = _("{name} is a folder: a script can only import the files beside it.")
    advice = _("Move what you need from it into a file beside the script, and import that.")
    return Explanation(what.format(name=name), advice)


def is_no_key_table() -> Explanation:
    """A dict in show that does not lead from arrow keys to headings."""
    what = _("the dict in show must lead from arrow keys to headings.")
    advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
    return Explanation(what, advice)
