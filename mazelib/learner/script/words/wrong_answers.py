"""What a rule answers: something that is no turn, nothing at all, or nothing in time."""

import ast
from inspect import CORO_CREATED, getcoroutinestate
from types import CoroutineType, FunctionType, GeneratorType

from mazelib.grid.compass import Heading
from mazelib.learner.limits import Purpose
from mazelib.learner.script.missing_return import lacks_return
from mazelib.learner.script.words.turns_and_sides import TURNS
from mazelib.learner.script.words.wrong_rules import WITHOUT_ASYNC, WITHOUT_YIELD
from mazelib.learner.script.words.wrong_types import CALL_THE_FUNCTION
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _
from mazelib.walking.memory_log import FIXED
from mazelib.walking.strategy import is_not_a_turn

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
    FunctionType: CALL_THE_FUNCTION,
    GeneratorType: WITHOUT_YIELD,
    CoroutineType: WITHOUT_ASYNC,
}
#: What is said of a call that never ends, by its purpose.
_ENDLESS = {
    Purpose.LOADING: _(
        "the rule ran {count} lines while its file was loaded, and had not come to an end."
    ),
    Purpose.TURN: _("the rule ran {count} lines in one turn and gave no answer."),
    Purpose.STEP: _("the rule ran {count} lines in one step and had not come to a yield."),
    Purpose.LOOKING: _(
        "the rule ran {count} lines while it was looked at, and had not come to an end."
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
