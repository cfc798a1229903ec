"""What went wrong in a strategy, in words for whoever wrote it, and what to do next.

To say something about one more kind of mistake, add a case to ``_explanation`` (what was raised) or
a row to ``_INSTEAD`` (what was answered).
"""

import builtins
import difflib
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import FunctionType

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.script_names import FIXED
from mazelib.learner.surroundings import RefusedError
from mazelib.learner.vocabulary import OFFERED
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Step
from mazelib.text.sentences import _
from mazelib.walking.memory import in_short
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

#: So many characters are told of what an exception says.
_MOST_CHARACTERS = 200
#: What to do about an answer that is no turn, by its class.
_INSTEAD: dict[type, str] = {
    bool: _(
        "A side of the view is True or False; "
        "a turn is Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT."
    ),
    str: _("Write it without quotes, as in: return Turn.LEFT"),
    Heading: _(
        "A heading is of the map, a turn of the walker: "
        "turn_between(heading, wanted) makes the turn."
    ),
    FunctionType: _("Call it, with brackets behind its name."),
}


@dataclass(frozen=True)
class Explanation:
    """What is wrong, and what to do about it: a sentence each."""

    what: str
    advice: str


def no_turn(answer: object) -> Explanation:
    """About an answer that is no turn. It may be anything of the learner's."""
    kind = type(answer)
    # A class of another kind than "type" may itself say anything, and never come back.
    if type(kind) is not type and kind is not Heading:
        kind = object
    if kind in FIXED:
        what = _("the rule answered {value}, which is no turn.").format(value=in_short(answer))
    else:
        what = _("the rule answered a {kind}, which is no turn.").format(kind=kind.__name__)
    usual = _("Return Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT on every way through it.")
    return Explanation(what, _INSTEAD.get(kind, usual))


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps, names = _way_to(error, file)
    explanation = _explanation(error, names)
    line = steps[-1].line if steps else None
    return file.error(explanation.what, explanation.advice, line, steps)


def _way_to(error: BaseException, file: LearnerFile) -> tuple[list[Step], Mapping[str, object]]:
    """The learner's own lines that led to an exception, and the names known at the last of them."""
    steps: list[Step] = []
    names: Mapping[str, object] = {}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename != str(file.path):
            continue
        names = {**frame.f_globals, **frame.f_locals}
        # A comprehension is no step of its own (nor is it for Python itself from 3.12 on).
        if not steps or steps[-1].line != line:
            steps.append(Step(line, frame.f_code.co_name, file.lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        # One round is enough: how deep it went depends on who called.
        steps = list(dict.fromkeys(steps))
    return steps, names


def _explanation(error: BaseException, names: Mapping[str, object]) -> Explanation:
    """What happened; ``names`` are those known at the line, with what they stand for."""
    match error:
        case RefusedError():
            return Explanation(error.what, error.advice)
        case RecursionError():
            what = _(
                "RecursionError: a function calls itself again and again, and never comes back."
            )
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
    """The name of an exception, and what it says of itself."""
    kind = type(error).__name__
    on_one_line = " ".join(str(error).split())
    words = clipped(visible(on_one_line), _MOST_CHARACTERS).rstrip(".")
    what = f"{kind}: {words}." if words else f"{kind}."
    return Explanation(what, _look_at_this_line())


def _look_at_this_line() -> str:
    return _("Look at this line, and at the values that it had: a print before it shows them.")


def _guess(name: str, known: Iterable[str]) -> str:
    """The question for the known name that is nearest; empty where none is near."""
    by_lower_case = {}
    for each in sorted(known):
        # Neither hidden names nor the sandbox's own (see counting) are suggested.
        if each.isidentifier() and not each.startswith("_"):
            by_lower_case[each.lower()] = each
    nearest = difflib.get_close_matches(name.lower(), by_lower_case, 1)
    if not nearest:
        return ""
    return _("Did you mean {name}?").format(name=by_lower_case[nearest[0]])
