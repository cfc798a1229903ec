"""What went wrong in a strategy, in words for whoever wrote it, and what to do next."""

import builtins
import difflib
import importlib
import re
from collections.abc import Iterable
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any

from mazelib.compass import Turn
from mazelib.diagnostics import Step, StrategyError, clipped, line_of, visible
from mazelib.learner.learner_file import LearnerFile
from mazelib.view import View


class TypingError(RuntimeError):
    """Raised by what would wait for somebody to type."""


class RaisedInterrupt(BaseException):
    """What a strategy finds under the name KeyboardInterrupt: the real one comes from the keyboard."""


_BY_SIDES = "Read the view by its sides: view.front, view.right, view.left or view.back"
#: Kind of exception, words in what Python says of it, the advice: the first that fits.
_ADVICE = (
    (TypeError, "'bool' object is not callable", f"{_BY_SIDES}, without brackets."),
    (TypeError, "'View'", f"{_BY_SIDES}."),
    (TypeError, "NoneType", "None is no value: a function without return made it, or nothing was found."),
    (TypeError, "() takes", "Count what stands in the brackets of the call, and in those of the def."),
    (TypeError, "() missing", "Count what stands in the brackets of the call, and in those of the def."),
    (ImportError, "", "Look for a typing mistake. A strategy needs no more than: from mazelib import Turn"),
    (TypingError, "", "Take that away: it must answer by itself."),
    (ZeroDivisionError, "", "Ask first whether the number that divides is 0."),
    (KeyError, "", "There is no such key: ask with 'in' first, or use .get(key)."),
    (IndexError, "", "A list counts from 0 to its len(...) - 1: ask for the length first."),
    (RecursionError, "", "Give it a way to return without calling itself."),
    (Exception, "", "Go through the line with the values it had: a print before it shows them."),
    (BaseException, "", "Take that away: a strategy only answers."),
)


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps, frame = _steps_in(error.__traceback__, file)
    if isinstance(error, RecursionError):
        steps = list(dict.fromkeys(steps))  # One round is enough: how deep it went depends on who called.
    what = _said_by(error)
    advice = next(row[2] for row in _ADVICE if isinstance(error, row[0]) and row[1] in what)
    with suppress(Exception):  # Looking into a learner's object may itself go wrong.
        what, advice = _by_names(error, frame, advice) or (what, advice)
    return file.error(what, advice, steps[-1].line if steps else None, *steps)


def _steps_in(traceback: TracebackType | None, file: LearnerFile) -> tuple[list[Step], FrameType | None]:
    """The steps of a traceback that lie in a file, the outermost first, and the frame of the last."""
    steps: list[Step] = []
    frame: FrameType | None = None
    while traceback is not None:
        code, line = traceback.tb_frame.f_code, traceback.tb_lineno
        if code.co_filename == file.code_name:
            # A comprehension is no step of its own (nor is it for Python itself from 3.12 on).
            if not steps or steps[-1].line != line:
                steps.append(Step(line, code.co_name, line_of(file.lines, line).strip()))
            frame = traceback.tb_frame
        traceback = traceback.tb_next
    return steps, frame


def _said_by(error: BaseException) -> str:
    """What happened: as a rule an exception's kind and its own words, on one line."""
    if isinstance(error, TypingError):
        return "the rule waits for somebody to type."
    if isinstance(error, (SystemExit, RaisedInterrupt)):
        return "the rule ends the whole program here."
    if isinstance(error, RecursionError):
        return "RecursionError: a function calls itself again and again, and never comes back."
    words = clipped(visible(" ".join(str(error)[:2000].split())), 200).rstrip(".")
    return f"{type(error).__name__}: {words}." if words else f"{type(error).__name__}."


def _by_names(error: Any, frame: FrameType | None, advice: str) -> tuple[str, str] | None:
    """What happened and what to do where the names around the line tell; None where they do not."""
    name, *others = re.findall(r"'(.+?)'", str(error)) or [""]
    if isinstance(error, UnboundLocalError):
        advice = f"Give it a value first; if it has one outside of the function, begin with: global {name}"
        return f"UnboundLocalError: '{name}' has no value here yet.", advice
    if isinstance(error, NameError) and frame:
        return f"NameError: the name '{name}' is not known.", _on_name(name, frame)
    if isinstance(error, AttributeError) and error.name:
        return _on_attribute(error.name, error.obj)
    if isinstance(error, ImportError) and others:
        near = _did_you_mean(name, dir(importlib.import_module(others[0])))
        return f"ImportError: '{others[0]}' has no '{name}'.", near or advice
    return None


def _on_name(name: str, frame: FrameType) -> str:
    """What to do about a name that is not known."""
    if name in importlib.import_module("mazelib").__all__:
        return f"Put this line at the top of the file: from mazelib import {name}"
    if name in ("front", "right", "left", "back"):
        return f"The view knows it: write view.{name}"
    if name in Turn.__members__:
        return f"Write Turn.{name}"
    near = _did_you_mean(name, {**vars(builtins), **frame.f_globals, **frame.f_locals})
    return near or "Look for a typing mistake, or give the name a value first."


def _on_attribute(name: str, owner: Any) -> tuple[str, str]:
    """What happened and what to do about an attribute that its owner does not have."""
    if owner is None:
        advice = "It was given no value, or a function without return made it."
        return f"AttributeError: there is nothing (None) before .{name}.", advice
    said, advice = getattr(owner, "__name__", type(owner).__name__), "Look for a typing mistake."
    if isinstance(owner, View):
        said, advice = "the view", "The view has front, right, left and back."
    elif name.upper() in Turn.__members__:
        advice = f"Write Turn.{name.upper()}"
    return f"AttributeError: {said} has no '{name}'.", _did_you_mean(name, dir(owner)) or advice


def _did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question for the nearest known name; empty where none is near."""
    # Neither hidden names nor the sandbox's own (see counting) are suggested.
    by_lower = {other.lower(): other for other in sorted(known) if other.isidentifier() and other[0] != "_"}
    nearest = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"Did you mean {by_lower[nearest[0]]}?" if nearest else ""
