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
from types import FrameType, FunctionType, GeneratorType, MethodType
from typing import TYPE_CHECKING, Any

from mazelib import compass
from mazelib.compass import Heading, Turn
from mazelib.learner.strategy_error import Step, StrategyError, clipped, line_of, said_by, steps_in
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.learner.learner_file import LearnerFile

_TURNS = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"
_IN_GENERAL = "Go through the line with the values it had; a print before it shows them in the terminal."
_IMPORT_TURN = "from mazelib.compass import Turn"
_ENDS_ALL = "the strategy ends the whole program here.", "Take that away: a strategy only answers."
#: How Python says that a call has too few, too many or other arguments; others speak of "argument" too.
_ABOUT_A_CALL = re.compile("(takes|missing|expected) .*argument|(keyword|multiple values for) argument")
_SIDES = [field.name for field in fields(View)]

#: What happened, and what to do next.
Words = tuple[str, str]


class TypingError(RuntimeError):
    """Raised with its name by what waits for somebody to type: nobody could, into a running walk."""


class RaisedInterrupt(BaseException):
    """What a strategy finds under the name KeyboardInterrupt: the real one comes from the keyboard."""


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps = steps_in(error.__traceback__, file.code_name, file.lines)
    if isinstance(error, RecursionError):
        steps = _round(steps)
    what, advice = _words(error, _innermost_frame(error, file.code_name))
    if not steps:
        return StrategyError(file.name, what, advice)
    line = steps[-1].line
    return StrategyError(file.name, what, advice, line, line_of(file.lines, line), steps=steps)


def described(value: object) -> str:
    """A value as a message names it, the same in every run."""
    if value is None:
        return "nothing (None)"
    if isinstance(value, (bool, float, str)) or (isinstance(value, int) and abs(value) < 10**20):
        return clipped(repr(value), 40)
    if isinstance(value, type):
        return f"{value.__name__} itself"
    if isinstance(value, (FunctionType, MethodType)):
        return f"the function {value.__name__} itself"
    return f"a thing of the type {type(value).__name__}"


def advice_on_answer(value: object) -> str:
    """What to do about an answer that is no turn."""
    if isinstance(value, bool):
        return f"A side of the view is True or False; a turn is {_TURNS}."
    if isinstance(value, str) and value.upper() in Turn.__members__:
        return f"Write it without quotes: return Turn.{value.upper()}"
    if isinstance(value, Heading):
        return "A heading is of the map, a turn of the walker: turn_between(heading, wanted) makes the turn."
    if isinstance(value, int) and 0 <= value < len(Turn):
        return f"Write its name instead of its number: return Turn.{Turn(value).name}"
    if isinstance(value, (FunctionType, MethodType)):
        return f"Call it, with brackets: return {value.__name__}(...)"
    if isinstance(value, GeneratorType):
        return "Write return instead of yield."
    return f"Return {_TURNS} on every way through it."


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
    return said_by(error), _IN_GENERAL


def _innermost_frame(error: BaseException, file: str) -> FrameType | None:
    traceback, frame = error.__traceback__, None
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == file:
            frame = traceback.tb_frame
        traceback = traceback.tb_next
    return frame


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
    known = {**vars(builtins), **(frame.f_globals if frame else {}), **(frame.f_locals if frame else {})}
    return what, _did_you_mean(name, known) or "Look for a typing mistake, or give the name a value first."


def _on_unbound(error: Any, frame: FrameType | None) -> Words:
    name = _first_quoted(error)
    advice = f"A name that a function gives a value is its own: keep {name} in a class, as self.{name}."
    return f"UnboundLocalError: '{name}' has no value here yet.", advice


def _on_attribute(error: Any, frame: FrameType | None) -> Words:
    name, owner = getattr(error, "name", None), getattr(error, "obj", None)
    if not name:
        return said_by(error), _IN_GENERAL
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
        return f"The turns are {_TURNS}."
    return f"Look for a typing mistake, or give {said} that attribute first (self.name = ... in __init__)."


def _on_type(error: Any, frame: FrameType | None) -> Words:
    what = said_by(error)
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
    return lambda error, frame: (said_by(error), advice)


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
