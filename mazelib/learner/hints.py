"""Explains to learners what went wrong in their strategy, and what to do next.

To explain one more kind of mistake, add a case to ``_explanation`` (for an exception) or a row to
``_INSTEAD`` (for an answer).
"""

import builtins
import difflib
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from inspect import CORO_CREATED, getcoroutinestate
from types import CoroutineType, FunctionType, GeneratorType

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.script_names import FIXED
from mazelib.learner.surroundings import RefusedError
from mazelib.learner.vocabulary import OFFERED
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Step
from mazelib.text.sentences import _
from mazelib.walking.short_form import in_short
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

#: At most this many characters of an exception's words are shown.
_MOST_CHARACTERS = 200
#: The advice about an answer that is not a turn, by its class.
_INSTEAD: dict[type, str] = {
    bool: _(
        "A side of the view is True or False; "
        "a turn is Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT."
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


@dataclass(frozen=True)
class Explanation:
    """What is wrong, and what to do about it: one sentence each."""

    what: str
    advice: str


def no_turn(answer: object) -> Explanation:
    """Explains an answer that is not a turn. It may be any object of the learner's."""
    kind = type(answer)
    if type(answer) is CoroutineType and getcoroutinestate(answer) == CORO_CREATED:
        # Otherwise Python would warn in the terminal that nobody waited for it.
        answer.close()
    # A class whose own class is not "type" may run the learner's code, and never come back.
    if type(kind) is not type and kind is not Heading:
        kind = object
    if kind in FIXED:
        what = _("the rule answered {value}, which is not a turn.").format(value=in_short(answer))
    else:
        sentence = _("the rule answered an object of type {type}, which is not a turn.")
        what = sentence.format(type=kind.__name__)
    usual = _("Whatever the view is, return Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT.")
    return Explanation(what, _INSTEAD.get(kind, usual))


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """An exception as a learner reads it: the lines, what happened, and what to do."""
    steps, names = _way_to(error, file)
    explanation = _explanation(error, names)
    line = steps[-1].line if steps else None
    return file.error(explanation.what, explanation.advice, line, steps)


def _way_to(error: BaseException, file: LearnerFile) -> tuple[list[Step], Mapping[str, object]]:
    """The learner's own lines that led to an exception, and the names known at the last line."""
    steps: list[Step] = []
    names: Mapping[str, object] = {}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename != str(file.path):
            continue
        names = {**frame.f_globals, **frame.f_locals}
        # A comprehension is not a step of its own. (From Python 3.12 on it has no frame either.)
        if not steps or steps[-1].line != line:
            steps.append(Step(line, frame.f_code.co_name, file.lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        # One round is enough: the depth depends on the caller.
        steps = list(dict.fromkeys(steps))
    return steps, names


def _explanation(error: BaseException, names: Mapping[str, object]) -> Explanation:
    """Explains an exception. ``names`` are the names known at its line, with their values."""
    match error:
        case RefusedError():
            return Explanation(error.what, error.advice)
        case RecursionError():
            what = _("RecursionError: a function calls itself again and again, and never returns.")
            return Explanation(what, _("Give it a way to return without calling itself."))
        case NameError(name=str(name)):
            return _about_an_unknown_name(name, names)
        case AttributeError(name=str(name), obj=owner) if owner is not None:
            return _about_a_missing_attribute(name, owner)
    return _in_pythons_words(error)


def _about_an_unknown_name(name: str, names: Mapping[str, object]) -> Explanation:
    what = _("NameError: the name '{name}' is not known.").format(name=name)
    if name in OFFERED:
        advice = _("Put this line at the top of the file: from mazelib import {name}")
        return Explanation(what, advice.format(name=name))
    advice = _("Look for a typing mistake, or give the name a value first.")
    return Explanation(what, _guess(name, {**vars(builtins), **names}) or advice)


def _about_a_missing_attribute(name: str, owner: object) -> Explanation:
    owners_name = getattr(owner, "__name__", type(owner).__name__)
    what = _("AttributeError: {owner} has no '{name}'.").format(owner=owners_name, name=name)
    advice = _look_at_this_line()
    if type(owner) is View or owner is Turn:
        advice = _(
            "The view has front, right, left and back; "
            "a turn is Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT."
        )
    return Explanation(what, _guess(name, dir(owner)) or advice)


def _in_pythons_words(error: BaseException) -> Explanation:
    """Explains an exception by its name and its own words."""
    kind = type(error).__name__
    on_one_line = " ".join(str(error).split())
    words = clipped(visible(on_one_line), _MOST_CHARACTERS).rstrip(".")
    what = f"{kind}: {words}." if words else f"{kind}."
    return Explanation(what, _look_at_this_line())


def _look_at_this_line() -> str:
    return _("Look at this line and at the values in it: a print before it shows them.")


def _guess(name: str, known: Iterable[str]) -> str:
    """The question whether the nearest known name was meant; empty if none is near."""
    by_lower_case = {}
    for each in sorted(known):
        # Hidden names and the sandbox's own (see counting) are not suggested.
        if each.isidentifier() and not each.startswith("_"):
            by_lower_case[each.lower()] = each
    nearest = difflib.get_close_matches(name.lower(), by_lower_case, 1)
    if not nearest:
        return ""
    return _("Did you mean {name}?").format(name=by_lower_case[nearest[0]])
