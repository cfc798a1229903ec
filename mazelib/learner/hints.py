"""What went wrong in a strategy, in words for whoever wrote it, and what to do next.

One function for each kind of exception that learners meet; it answers what happened and the
advice. The words are our own wherever Python's differ from version to version.
"""

from __future__ import annotations

import builtins
import difflib
import importlib
import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from types import FrameType, FunctionType, TracebackType
from typing import Any

from mazelib import compass
from mazelib.compass import Turn
from mazelib.diagnostics import Step, StrategyError, clipped, line_of, visible
from mazelib.learner.learner_file import LearnerFile
from mazelib.strategies.answer import TURNS
from mazelib.view import View

_IN_GENERAL = "Go through the line with the values it had; a print before it shows them in the terminal."
_IMPORT_TURN = "from mazelib.compass import Turn"
_ENDS_ALL = "the strategy ends the whole program here.", "Take that away: a strategy only answers."
#: How Python says that a call has too few, too many or other arguments; others speak of "argument" too.
_ABOUT_A_CALL = re.compile("(takes|missing|expected) .*argument|(keyword|multiple values for) argument")
_SIDES = [field.name for field in fields(View)]

_IN_PASSING = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
#: How many characters of an exception's own words are told.
MOST_SAID = 200

#: What happened, and what to do next.
Words = tuple[str, str]


class TypingError(RuntimeError):
    """Raised with its name by what waits for somebody to type: nobody could, into a running walk."""


class RaisedInterrupt(BaseException):
    """What a strategy finds under the name KeyboardInterrupt: the real one comes from the keyboard."""


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps, frame = _steps_in(error.__traceback__, file)
    if isinstance(error, RecursionError):
        steps = _round(steps)
    what, advice = _words(error, frame)
    return file.error(what, advice, steps[-1].line if steps else None, steps)


def _words(error: BaseException, frame: FrameType | None) -> Words:
    """What the first kind that fits says; looking into a learner's object may itself go wrong."""
    try:
        for kind, explain in _BY_KIND.items():
            if isinstance(error, kind):
                return explain(error, frame)
    except KeyboardInterrupt:
        raise
    except BaseException:
        pass
    return _said_by(error), _IN_GENERAL


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


def _round(steps: list[Step]) -> list[Step]:
    """One round of an endless recursion: how deep it went depends on who called."""
    for first, step in enumerate(steps):
        if step in steps[first + 1 :]:
            return steps[first : steps.index(step, first + 1)]
    return steps


def _on_name(error: Any, frame: FrameType | None) -> Words:
    name = getattr(error, "name", None) or _first_quoted(error)
    what = f"NameError: the name '{name}' is not known."
    if name in vars(compass):
        return what, f"Put this line at the top of the file: from mazelib.compass import {name}"
    if name.capitalize() in ("True", "False", "None"):
        return what, f"Python writes it with a capital: {name.capitalize()}"
    if name in _SIDES:
        return what, f"The view knows it: write view.{name}"
    if name in Turn.__members__:
        return what, f"Write Turn.{name}"
    own = frame.f_locals.get("self") if frame else None
    if own is not None and hasattr(own, name):
        return what, f"It belongs to the object: write self.{name}"
    if name in ("place", "heading"):
        return what, "Only a class is told that: def turn(self, view, place, heading):"
    known = {**vars(builtins), **(frame.f_globals if frame else {}), **(frame.f_locals if frame else {})}
    return what, _did_you_mean(name, known) or "Look for a typing mistake, or give the name a value first."


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
    if isinstance(owner, FunctionType) and name in Turn.__members__:
        return f"AttributeError: the function {owner.__name__} has no '{name}'.", f"Write Turn.{name}"
    if "_init_" in vars(type(owner)):
        return _said_by(error), "__init__ has two underscores on each side."
    if owner is None:
        what = f"AttributeError: there is nothing (None) before .{name}."
        return what, "It was given no value, or a function without return made it."
    if isinstance(owner, View):
        said, before = "the view", "view."
    elif isinstance(owner, type):
        said, before = owner.__name__, f"{owner.__name__}."
    else:
        said, before = type(owner).__name__, ""
    what = f"AttributeError: {said} has no '{name}'."
    return what, _did_you_mean(name, dir(owner), before) or _knows(owner, said)


def _knows(owner: object, said: str) -> str:
    if isinstance(owner, View):
        return "The view has front, right, left and back."
    if owner is Turn:
        return f"The turns are {TURNS}."
    return f"Look for a typing mistake, or give {said} that attribute first (self.name = ... in __init__)."


def _on_type(error: Any, frame: FrameType | None) -> Words:
    what = _said_by(error)
    if "'bool' object is not callable" in what:
        return what, "A side of the view is read without brackets: view.front, not view.front()"
    if "NoneType" in what:
        return what, "None is no value: a function without return made it, or nothing was found."
    if "'View'" in what:
        return what, "Read the view by its sides: view.front, view.right, view.left or view.back"
    if _ABOUT_A_CALL.search(what):
        return what, "Count what stands in the brackets of the call, and in those of the def."
    return what, _IN_GENERAL


def _on_import(error: Any, frame: FrameType | None) -> Words:
    found = re.search(r"cannot import name '(.+?)' from .*?'(.+?)'", str(error))
    if not found:
        what = f"{type(error).__name__}: there is no module '{error.name}'."
        return what, f"Look for a typing mistake. A strategy needs no more than: {_IMPORT_TURN}"
    name, module = found.groups()
    suggestion = _did_you_mean(name, dir(importlib.import_module(module)))
    return f"ImportError: '{module}' has no '{name}'.", suggestion or f"The turns come by: {_IMPORT_TURN}"


def _on_typing(error: Any, frame: FrameType | None) -> Words:
    return (
        f"the strategy waits for somebody to type ({error}).",
        "Take that away: it must answer by itself.",
    )


def _did_you_mean(name: str, known: Iterable[str], before: str = "") -> str:
    """The question for the nearest known name; empty where none is near."""
    by_lower = {other.lower(): other for other in sorted(known) if _is_of_learners(other)}
    nearest = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"Did you mean {before}{by_lower[nearest[0]]}?" if nearest else ""


def _is_of_learners(name: str) -> bool:
    """Whether a name is one to suggest: neither hidden nor the sandbox's own (see counting)."""
    return name.isidentifier() and not name.startswith("_")


def _first_quoted(error: BaseException) -> str:
    found = re.search(r"'(.+?)'", str(error))
    return found.group(1) if found else "?"


def _always(what: str, advice: str) -> Callable[[Any, FrameType | None], Words]:
    return lambda error, frame: (what, advice)


def _in_its_words(advice: str) -> Callable[[Any, FrameType | None], Words]:
    return lambda error, frame: (_said_by(error), advice)


#: The first kind that fits explains; the special ones stand before the general ones.
_BY_KIND: dict[type[BaseException], Callable[[Any, FrameType | None], Words]] = {
    UnboundLocalError: _on_unbound,
    NameError: _on_name,
    AttributeError: _on_attribute,
    TypeError: _on_type,
    ImportError: _on_import,
    ZeroDivisionError: _always(
        "ZeroDivisionError: division by zero.", "Ask first whether the number that divides is 0."
    ),
    KeyError: _in_its_words("There is no such key: ask with 'in' first, or use .get(key)."),
    IndexError: _in_its_words(
        "A list counts from 0 to one less than its len(...): ask for the length first."
    ),
    RecursionError: _always(
        "RecursionError: a function calls itself again and again, and never comes back.",
        "Give it a way to return without calling itself.",
    ),
    SystemExit: _always(*_ENDS_ALL),
    RaisedInterrupt: _always(*_ENDS_ALL),
    TypingError: _on_typing,
    MemoryError: _always("MemoryError: it needs more memory than there is.", "Keep less."),
}
