"""What went wrong in a strategy, in words for whoever wrote it, and what to do next."""

import builtins
import difflib
import re
import sys
import traceback
from collections.abc import Iterable, Mapping
from contextlib import suppress
from types import FunctionType
from typing import Any

import mazelib
from mazelib.compass import Heading, Turn
from mazelib.diagnostics import Step, StrategyError, clipped, visible
from mazelib.learner.learner_file import LearnerFile
from mazelib.view import View

_TURNS = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"
_BY_SIDES = "Read the view by its sides: view.front, view.right, view.left or view.back"
#: Kind of exception, words in what Python says of it, the advice: the first that fits.
_ADVICE = (
    (TypeError, "'bool' object is not callable", f"{_BY_SIDES}, without brackets."),
    (TypeError, "'View'", f"{_BY_SIDES}."),
    (ValueError, " is wrong: write ", "Change it in the script, and save."),
    (Exception, "NoneType", "None is no value: a function without return made it, or nothing was found."),
    (TypeError, " argument", "Count what stands in the brackets of the call, and in those of the def."),
    (ImportError, "", "Look for a typing mistake. A strategy needs no more than: from mazelib import Turn"),
    (EOFError, "", "Take that away: it must answer by itself."),
    (ZeroDivisionError, "", "Ask first whether the number that divides is 0."),
    (KeyError, "", "There is no such key: ask with 'in' first, or use .get(key)."),
    (IndexError, "", "A list counts from 0 to its len(...) - 1: ask for the length first."),
    (RecursionError, "", "Give it a way to return without calling itself."),
    (Exception, "", "Go through the line with the values it had: a print before it shows them."),
    (BaseException, "", "Take that away: a strategy only answers."),
)


def no_turn(answer: Any) -> tuple[str, str]:
    """What is wrong with an answer that is no turn, and what to do. It may be anything of the learner's."""
    kind = type(answer)
    said = f"a thing of the type {kind.__name__}"
    if kind in (bool, int, float, str):
        said = clipped(repr(answer), 40)
    advice = f"Return {_TURNS} on every way through it."
    if answer is None:
        said = "nothing (None)"
    elif kind is Heading:
        said = str(answer)
        advice = "A heading is of the map, a turn of the walker:"
        advice += " turn_between(heading, wanted) makes the turn."
    elif kind is FunctionType:
        said = f"the function {answer.__name__} itself"
        advice = f"Call it, with brackets: return {answer.__name__}(...)"
    elif kind is bool:
        advice = f"A side of the view is True or False; a turn is {_TURNS}."
    elif kind is str and answer.upper() in Turn.__members__:
        advice = f"Write it without quotes: return Turn.{answer.upper()}"
    return f"the rule answered {said}, which is no turn.", advice


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps: list[Step] = []
    names: dict[str, Any] = {}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == file.code_name:
            names = {**frame.f_globals, **frame.f_locals}
            # A comprehension is no step of its own (nor is it for Python itself from 3.12 on).
            if not steps or steps[-1].line != line:
                steps.append(Step(line, frame.f_code.co_name, file.lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        steps = list(dict.fromkeys(steps))  # One round is enough: how deep it went depends on who called.
    what = _said_by(error)
    advice = next(said for kind, words, said in _ADVICE if isinstance(error, kind) and words in what)
    with suppress(Exception):  # Looking into a learner's object may itself go wrong.
        what, advice = _by_names(error, names) or (what, advice)
    return file.error(what, advice, steps[-1].line if steps else None, *steps)


def _said_by(error: BaseException) -> str:
    """What happened: as a rule an exception's kind and its own words, on one line."""
    if isinstance(error, RecursionError):
        return "RecursionError: a function calls itself again and again, and never comes back."
    words = clipped(visible(" ".join(str(error)[:2000].split())), 200).rstrip(".")
    return f"{type(error).__name__}: {words}." if words else f"{type(error).__name__}."


def _by_names(error: Any, names: Mapping[str, Any]) -> tuple[str, str] | None:
    """What happened and what to do where the ``names`` at the line tell; None where they do not."""
    name, *others = re.findall(r"'(.+?)'", str(error)) or [""]
    if isinstance(error, UnboundLocalError):
        advice = f"Give it a value first; if it has one outside of the function, begin with: global {name}"
        return f"UnboundLocalError: '{name}' has no value here yet.", advice
    if isinstance(error, NameError):
        return f"NameError: the name '{name}' is not known.", _on_name(name, names)
    if isinstance(error, ImportError) and others:
        near = _nearest(name, dir(sys.modules[others[0]]))
        return f"ImportError: '{others[0]}' has no '{name}'.", near or "Look for a typing mistake."
    if isinstance(error, AttributeError) and error.name and error.obj is not None:
        name, owner, advice = error.name, error.obj, "Look for a typing mistake."
        said = getattr(owner, "__name__", type(owner).__name__)
        if isinstance(owner, View):
            said, advice = "the view", "The view has front, right, left and back."
        elif name.upper() in Turn.__members__:
            advice = f"Write Turn.{name.upper()}"
        return f"AttributeError: {said} has no '{name}'.", _nearest(name, dir(owner)) or advice
    return None


def _on_name(name: str, names: Mapping[str, Any]) -> str:
    """What to do about a name that is not known."""
    for known, advice in (
        (mazelib.__all__, "Put this line at the top of the file: from mazelib import {}"),
        (("front", "right", "left", "back"), "The view knows it: write view.{}"),
        (Turn.__members__, "Write Turn.{}"),
        (dir(names.get("self")), "The object knows it: write self.{}"),
    ):
        if name in known:
            return advice.format(name)
    near = _nearest(name, {**vars(builtins), **names})
    return near or "Look for a typing mistake, or give the name a value first."


def _nearest(name: str, known: Iterable[str]) -> str:
    """The question for the nearest known name; empty where none is near."""
    # Neither hidden names nor the sandbox's own (see counting) are suggested.
    by_lower = {other.lower(): other for other in sorted(known) if other.isidentifier() and other[0] != "_"}
    nearest = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"Did you mean {by_lower[nearest[0]]}?" if nearest else ""
