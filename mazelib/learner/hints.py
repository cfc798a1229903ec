"""What went wrong in a strategy, in words for whoever wrote it, and what to do next.

One function for each kind of exception that learners meet; it answers what happened and the
advice. The words are our own wherever Python's differ from version to version.
"""

import builtins
import difflib
import importlib
import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from types import FrameType, TracebackType
from typing import Any

from mazelib import compass
from mazelib.compass import Turn
from mazelib.diagnostics import Step, StrategyError, clipped, line_of, visible
from mazelib.learner.learner_file import LearnerFile
from mazelib.strategies.answer import TURNS
from mazelib.view import View

#: What happened, and what to do next.
Words = tuple[str, str]

_IN_GENERAL = "Go through the line with the values it had; a print before it shows them in the terminal."
_IMPORT_TURN = "from mazelib import Turn"
#: How Python says that a call has too few, too many or other arguments; others speak of "argument" too.
_ABOUT_A_CALL = "(takes|missing|expected) .*argument|(keyword|multiple values for) argument"
#: What Python says of a wrong type (as a pattern), and the advice.
_ON_TYPE = {
    "'bool' .* not callable": "A side of the view is read without brackets: view.front, not view.front()",
    "NoneType": "None is no value: a function without return made it, or nothing was found.",
    "'View'": "Read the view by its sides: view.front, view.right, view.left or view.back",
    _ABOUT_A_CALL: "Count what stands in the brackets of the call, and in those of the def.",
}
_SIDES = [field.name for field in fields(View)]
_IN_PASSING = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
#: How many characters of an exception's own words are told.
MOST_SAID = 200


class TypingError(RuntimeError):
    """Raised with its name by what waits for somebody to type: nobody could, into a running walk."""


class RaisedInterrupt(BaseException):
    """What a strategy finds under the name KeyboardInterrupt: the real one comes from the keyboard."""


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps, frame = _steps_in(error.__traceback__, file)
    if isinstance(error, RecursionError):
        steps = _round(steps)
    fitting = (explain for kind, explain in _BY_KIND.items() if isinstance(error, kind))
    try:
        what, advice = next(fitting, _in_its_words())(error, frame)
    except Exception:  # Looking into a learner's object may itself go wrong.
        what, advice = _said_by(error), _IN_GENERAL
    return file.error(what, advice, steps[-1].line if steps else None, steps)


def _steps_in(traceback: TracebackType | None, file: LearnerFile) -> tuple[list[Step], FrameType | None]:
    """The steps of a traceback that lie in a file, the outermost first, and the frame of the last.

    A comprehension is part of the line it stands in, as it is for whoever wrote it (and for
    Python itself from 3.12 on).
    """
    steps: list[Step] = []
    frame: FrameType | None = None
    while traceback is not None:
        code, line = traceback.tb_frame.f_code, traceback.tb_lineno
        if code.co_filename == file.code_name:
            function = code.co_name
            if function in _IN_PASSING and frame is not None and code in frame.f_code.co_consts:
                function = steps.pop().function
            steps.append(Step(line, function, line_of(file.lines, line).strip()))
            frame = traceback.tb_frame
        traceback = traceback.tb_next
    return steps, frame


def _round(steps: list[Step]) -> list[Step]:
    """One round of an endless recursion: how deep it went depends on who called."""
    for first, step in enumerate(steps):
        if step in steps[first + 1 :]:
            return steps[first : steps.index(step, first + 1)]
    return steps


def _said_by(error: BaseException) -> str:
    """An exception's kind and its own words on one line, even where it cannot say them."""
    kind = type(error).__name__
    try:
        words = visible(" ".join(str(error)[: 10 * MOST_SAID].split()))
    except KeyboardInterrupt:
        raise
    except BaseException:
        words = "(its words cannot be shown)"
    return f"{kind}: {clipped(words, MOST_SAID).rstrip('.')}." if words else f"{kind}."


def _on_name(error: Any, frame: FrameType | None) -> Words:
    name, around = _first_quoted(error), frame.f_globals if frame else {}
    inside = frame.f_locals if frame else {}
    known = {**vars(builtins), **around, **inside}
    if name in vars(compass):
        advice = f"Put this line at the top of the file: from mazelib import {name}"
    elif name.capitalize() in ("True", "False", "None"):
        advice = f"Python writes it with a capital: {name.capitalize()}"
    elif name in _SIDES:
        advice = f"The view knows it: write view.{name}"
    elif name in Turn.__members__:
        advice = f"Write Turn.{name}"
    elif "self" in inside and hasattr(inside["self"], name):
        advice = f"It belongs to the object: write self.{name}"
    elif name in ("place", "heading"):
        advice = "Only a class is told that: def turn(self, view, place, heading):"
    else:
        advice = _did_you_mean(name, known) or "Look for a typing mistake, or give the name a value first."
    return f"NameError: the name '{name}' is not known.", advice


def _on_unbound(error: Any, frame: FrameType | None) -> Words:
    name = _first_quoted(error)
    advice = "Give it a value on every way through the function."
    if frame and name in frame.f_globals:
        advice = f"The function gives {name} a value of its own: begin it with the line: global {name}"
    return f"UnboundLocalError: '{name}' has no value here yet.", advice


def _on_attribute(error: Any, frame: FrameType | None) -> Words:
    name, owner = getattr(error, "name", None), getattr(error, "obj", None)
    if not name:
        return _said_by(error), _IN_GENERAL
    if owner is None:
        what = f"AttributeError: there is nothing (None) before .{name}."
        return what, "It was given no value, or a function without return made it."
    said = owner.__name__ if isinstance(owner, type) else type(owner).__name__
    advice = f"Look for a typing mistake, or give {said} that attribute first (self.name = ... in __init__)."
    before = f"{said}." if isinstance(owner, type) else ""
    if isinstance(owner, View):
        said, before, advice = "the view", "view.", "The view has front, right, left and back."
    elif owner is Turn:
        advice = f"The turns are {TURNS}."
    elif name in Turn.__members__:
        advice = f"Write Turn.{name}"
    elif "_init_" in vars(type(owner)):
        advice = "__init__ has two underscores on each side."
    return f"AttributeError: {said} has no '{name}'.", _did_you_mean(name, dir(owner), before) or advice


def _on_type(error: Any, frame: FrameType | None) -> Words:
    what = _said_by(error)
    return what, next((advice for said, advice in _ON_TYPE.items() if re.search(said, what)), _IN_GENERAL)


def _on_import(error: Any, frame: FrameType | None) -> Words:
    found = re.search(r"cannot import name '(.+?)' from .*?'(.+?)'", str(error))
    if not found:
        what = f"{type(error).__name__}: there is no module '{error.name}'."
        return what, f"Look for a typing mistake. A strategy needs no more than: {_IMPORT_TURN}"
    name, module = found.groups()
    suggestion = _did_you_mean(name, dir(importlib.import_module(module)))
    return f"ImportError: '{module}' has no '{name}'.", suggestion or f"The turns come by: {_IMPORT_TURN}"


def _on_typing(error: Any, frame: FrameType | None) -> Words:
    return f"the strategy waits for somebody to type ({error}).", "Take that away: it must answer by itself."


def _did_you_mean(name: str, known: Iterable[str], before: str = "") -> str:
    """The question for the nearest known name; empty where none is near."""
    # Neither hidden names nor the sandbox's own (see counting) are suggested.
    by_lower = {other.lower(): other for other in sorted(known) if other.isidentifier() and other[0] != "_"}
    nearest = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"Did you mean {before}{by_lower[nearest[0]]}?" if nearest else ""


def _first_quoted(error: BaseException) -> str:
    found = re.search(r"'(.+?)'", str(error))
    return found.group(1) if found else "?"


def _in_its_words(advice: str = _IN_GENERAL, what: str = "") -> Callable[[Any, FrameType | None], Words]:
    return lambda error, frame: (what or _said_by(error), advice)


_ENDS_ALL = _in_its_words(
    "Take that away: a strategy only answers.", "the strategy ends the whole program here."
)
#: The first kind that fits explains; the special ones stand before the general ones.
_BY_KIND: dict[type[BaseException], Callable[[Any, FrameType | None], Words]] = {
    UnboundLocalError: _on_unbound,
    NameError: _on_name,
    AttributeError: _on_attribute,
    TypeError: _on_type,
    ImportError: _on_import,
    ZeroDivisionError: _in_its_words(
        "Ask first whether the number that divides is 0.", "ZeroDivisionError: division by zero."
    ),
    KeyError: _in_its_words("There is no such key: ask with 'in' first, or use .get(key)."),
    IndexError: _in_its_words("A list counts from 0 to its len(...) - 1: ask for the length first."),
    RecursionError: _in_its_words(
        "Give it a way to return without calling itself.",
        "RecursionError: a function calls itself again and again, and never comes back.",
    ),
    SystemExit: _ENDS_ALL,
    RaisedInterrupt: _ENDS_ALL,
    TypingError: _on_typing,
}
