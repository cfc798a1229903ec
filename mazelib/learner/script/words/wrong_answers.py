"""What a rule answers: something that is no turn, nothing at all, or nothing in time."""

import ast
import re
from collections.abc import Collection
from inspect import CORO_CREATED, getcoroutinestate
from types import CoroutineType, FunctionType, GeneratorType

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.limits import Purpose
from mazelib.learner.script.endless_loops import EndlessLoop
from mazelib.learner.script.missing_return import EndOfFunction, lacks_return, printed_turn
from mazelib.learner.script.words.line_mistake import is_readable
from mazelib.learner.script.words.turns_and_sides import TURNS, meant_turn
from mazelib.learner.script.words.wrong_rules import WITHOUT_ASYNC, WITHOUT_YIELD
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, listed
from mazelib.walking.memory_log import FIXED
from mazelib.walking.strategy import is_not_a_turn
from mazelib.walking.view import View

#: The advice about several turns in one answer.
ONE_TURN = _("Answer one turn at a time: the rule is asked again after each step.")
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
    list: ONE_TURN,
    tuple: ONE_TURN,
    GeneratorType: WITHOUT_YIELD,
    CoroutineType: WITHOUT_ASYNC,
}
#: The turn to each side of the view.
_TURN_TO = {
    "front": Turn.AHEAD,
    "right": Turn.RIGHT,
    "left": Turn.LEFT,
}
#: What a learner calls a value of these classes.
_KINDS: dict[type, str] = {
    list: _("a list"),
    tuple: _("more than one value"),
    dict: _("a dict"),
    FunctionType: _("a function itself"),
    View: _("the view itself"),
    GeneratorType: _("what yield gives"),
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


def endless(purpose: Purpose, most_lines: int, loop: EndlessLoop | None = None) -> Explanation:
    """A call that ran as many lines as it may, and had not ended.

    ``loop`` is the while in which it goes round; None if it is in none.
    """
    what = _ENDLESS[purpose].format(count=f"{most_lines:,}")
    if loop and loop.waits_for_view and purpose is Purpose.TURN:
        advice = _(
            "The walker moves only when the rule has answered, so its view stays as it is. "
            "Write if instead of while: {code}"
        )
        if loop.asks_nothing:
            advice = _(
                "The walker moves only when the rule has answered, so its view stays as it is. "
                "Take out the while, and write the answer below the if, as in: return Turn.AHEAD"
            )
        return Explanation(what, advice.format(code=f"if {loop.question}:"))
    if loop and loop.asks_nothing and purpose is Purpose.STEP:
        advice = _("Write a yield in it after each step. Write break where it is to end.")
        return Explanation(what, advice)
    if loop and loop.unchanged and not loop.asks_nothing:
        name = loop.unchanged[0]
        what = _("this loop never ends: nothing that runs in it changes {name}.")
        advice = _("It goes round until {question} is no longer true. Change {name} inside it.")
        if name == loop.question:
            advice = _("It goes round until {name} is empty, 0 or False. Change {name} inside it.")
        return Explanation(
            what.format(name=name), advice.format(name=name, question=loop.question)
        )
    advice = _(
        "If this is an endless loop, something in it must change so that it ends; "
        "if not, it must go round less often."
    )
    if purpose is Purpose.TURN:
        advice = _(
            "If this is an endless loop, take it out: the rule is asked again after each step. "
            "If not, it must go round less often."
        )
    return Explanation(what, advice)


def no_turn(answer: object, written: str = "", names: Collection[str] = ()) -> Explanation:
    """Explains an answer that is not a turn. It may be any object of the learner's.

    ``written`` is the line that gave it, and ``names`` are those that it knows from the def around
    it and from mazelib.
    """
    kind = type(answer)
    if answer is Turn:
        return _turn_alone()
    if type(answer) is CoroutineType and getcoroutinestate(answer) == CORO_CREATED:
        # Otherwise Python would warn in the terminal that it was never awaited.
        answer.close()
    # A class whose own class is not "type" may run the learner's code, and never come back.
    if type(kind) is not type and kind is not Heading:
        kind = object
    if kind is Heading and isinstance(answer, Heading):
        what = _("the rule answered the heading {heading}, which is not a turn.")
        what = what.format(heading=answer.word)
    elif kind in FIXED:
        what = is_not_a_turn(answer)
    else:
        sentence = _("the rule answered {kind}, which is not a turn.")
        named = _("an object of type {type}").format(type=kind.__name__)
        what = sentence.format(kind=_KINDS.get(kind, named))
    if as_written := _as_it_is_written(answer, written) or _turned_to(answer, written, names):
        return Explanation(what, as_written)
    usual = _("Whatever the view is, return one of these: {turns}.").format(turns=TURNS)
    turn = meant_turn(answer.rpartition(".")[2]) if type(answer) is str else ""
    if turn:
        advice = _("A turn is no text. Write it without quotes: Turn.{turn}")
        return Explanation(what, advice.format(turn=turn))
    if type(answer) is tuple and len(answer) == 1:
        return _comma_after_it()
    if type(answer) is FunctionType:
        advice = _("Call the function: write brackets after its name, as in: {name}(view)")
        return Explanation(what, advice.format(name=answer.__name__))
    return Explanation(what, _INSTEAD.get(kind, usual))


def _as_it_is_written(answer: object, written: str) -> str:
    """The advice about a return without a value, and about turns that are added; or ""."""
    if re.match(r"\s*return\s*(#.*)?$", written):
        return _("Write the turn after return, as in: return Turn.AHEAD")
    if type(answer) is int and re.search(r"\bTurn\.\w+\s*[-+*]", written):
        sentence = _("Turns are no numbers to count with. Write: return Turn.{turn}")
        return sentence.format(turn=Turn(answer % len(Turn)).name)
    first = re.match(r"\s*return\s*[(\[]?\s*(Turn\.\w+)\s*(,\s*[^#\s]|\])", written)
    if type(answer) in (list, tuple) and first:
        sentence = _("The rule is asked again after each step, so answer one turn. Write: {code}")
        return sentence.format(code=f"return {first[1]}")
    return ""


def _turned_to(answer: object, written: str, names: Collection[str]) -> str:
    """The advice about a heading, where the line knows the heading of the walker; or ""."""
    found = re.match(r"\s*return ([^#]+?)\s*(?:#.*)?$", written)
    if type(answer) is not Heading or found is None or not {"heading", "turn_between"} <= {*names}:
        return ""
    code = f"return turn_between(heading, {found[1]})"
    if found[1] == "heading" or "turn_between" in found[1] or not is_readable([code[7:]]):
        return ""
    sentence = _("A heading belongs to the map, a turn to the walker. Write: {code}")
    return sentence.format(code=code)


def _comma_after_it() -> Explanation:
    """A turn with a comma after it."""
    what = _("the rule answered a tuple, which is not a turn.")
    return Explanation(what, _("Take out the comma at the end: it makes a tuple of one value."))


def _turn_alone() -> Explanation:
    """The class of the turns, and none of them."""
    what = _("the rule answered Turn, but did not say which one.")
    return Explanation(what, _("Write one of these: {turns}.").format(turns=TURNS))


def no_return(ended: EndOfFunction, view: View) -> Explanation:
    """A function that came to its end at this statement, without a return, for this view."""
    what = _("here {function} ended, and gave no answer.").format(function=ended.function)
    if ended.sides:
        what = _("here {function} ended, and gave no answer ({case}).")
        case = listed(_side_in_words(view, side) for side in ended.sides)
        what = what.format(function=ended.function, case=case)
    statement = ended.statement
    answer = printed_turn(statement) or _printed_otherwise(statement, ended.turns)
    if answer:
        advice = _("print only shows it, return answers. Write: return {code}").format(code=answer)
    elif ended.turns and not ended.returns:
        advice = _(
            "{name} is a turn, but no return answers with it. Write a return below line {last}, "
            "beginning exactly under the first word of line {line}: return {name}"
        ).format(name=ended.turns[0], last=ended.last.end_lineno, line=ended.last.lineno)
    elif lacks_return(statement):
        code = ast.unparse(statement).partition("\n")[0]
        advice = _("Write return before it: return {code}").format(code=code)
    else:
        advice = _return_below(statement, ended.sides, view)
    return Explanation(what, advice)


def _printed_otherwise(statement: ast.stmt, turns: Collection[str]) -> str:
    """The answer that is printed as a text, "RIGHT", or by a name that has a turn; or ""."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=[printed])):
            pass
        case _:
            return ""
    if isinstance(printed, ast.Constant) and isinstance(printed.value, str):
        turn = meant_turn(printed.value.strip().rpartition(".")[2])
        return f"Turn.{turn}" if turn else ""
    return printed.id if isinstance(printed, ast.Name) and printed.id in turns else ""


def _return_below(statement: ast.stmt, sides: Collection[str], view: View) -> str:
    """Where the return belongs that is missing after this statement, and how it may read."""
    turn = next(
        (turn for side, turn in _TURN_TO.items() if side not in sides and getattr(view, side)),
        Turn.BACK,
    )
    advice = _("What shall it do in this case? Write a return, as in: {code}")
    never_run = _return_inside(statement)
    if never_run:
        advice = _(
            "Line {never_run} never runs where it stands. Move it to the left, so that it begins "
            "exactly under the first word of line {line}."
        )
        return advice.format(never_run=never_run, line=statement.lineno)
    if not isinstance(statement, (ast.Break, ast.Continue)):
        advice = _(
            "What shall it do in this case? Write a return below line {last}, beginning exactly "
            "under the first word of line {line}, as in: {code}"
        )
    code = f"return Turn.{turn.name}"
    return advice.format(last=statement.end_lineno, line=statement.lineno, code=code)


def _return_inside(statement: ast.stmt) -> int | None:
    """The line of a return right below another one in an if: it was meant for the other case."""
    match statement:
        case ast.If(body=[*_above, ast.Return(), ast.Return(lineno=line)]):
            return line
        case _:
            return None


def _side_in_words(view: View, side: str) -> str:
    """The words "right: wall", about a side as the walker senses it."""
    sentence = _("{side}: open") if getattr(view, side) else _("{side}: wall")
    return sentence.format(side=side)
