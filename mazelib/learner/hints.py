"""What went wrong in a strategy, in words for whoever wrote it, and what to do next."""

import builtins
import difflib
import traceback
from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Any

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.freezer import FIXED
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.surroundings import RefusedError
from mazelib.learner.vocabulary import OFFERED
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Step
from mazelib.walking.memory import in_short
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

_TURNS = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"
#: What to do about an answer that is no turn, by its kind.
_INSTEAD = {
    bool: f"A side of the view is True or False; a turn is {_TURNS}.",
    str: "Write it without quotes, as in: return Turn.LEFT",
    Heading: "A heading is of the map, a turn of the walker: turn_between(heading, wanted) makes the turn.",
    FunctionType: "Call it, with brackets behind its name.",
}


def no_turn(answer: object) -> tuple[str, str]:
    """What is wrong with an answer that is no turn, and what to do. It may be anything of the learner's."""
    kind = type(answer)
    if type(kind) is not type and kind is not Heading:
        kind = object  # A class of another kind may itself say anything, and never come back.
    words = in_short(answer) if kind in FIXED else f"a {kind.__name__}"
    advice = _INSTEAD.get(kind, f"Return {_TURNS} on every way through it.")
    return f"the rule answered {words}, which is no turn.", advice


def explained(error: BaseException, file: LearnerFile) -> StrategyError:
    """The exception as a learner reads it: their lines, what happened and what to do."""
    steps: list[Step] = []
    names: dict[str, Any] = {}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == str(file.path):
            names = {**frame.f_globals, **frame.f_locals}
            # A comprehension is no step of its own (nor is it for Python itself from 3.12 on).
            if not steps or steps[-1].line != line:
                steps.append(Step(line, frame.f_code.co_name, file.lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        steps = list(dict.fromkeys(steps))  # One round is enough: how deep it went depends on who called.
    return file.error(*_told(error, names), steps[-1].line if steps else None, *steps)


def _told(error: BaseException, names: Mapping[str, Any]) -> tuple[str, str]:
    """What happened and what to do; ``names`` are those known at the line, with what they stand for."""
    advice = "Look at this line, and at the values that it had: a print before it shows them."
    match error:
        case RefusedError(args=(str(what), str(instead))):
            return what, instead
        case RecursionError():
            what = "RecursionError: a function calls itself again and again, and never comes back."
            return what, "Give it a way to return without calling itself."
        case NameError(name=str(name)):
            near = _nearest(name, {**vars(builtins), **names})
            if name in OFFERED:
                near = f"Put this line at the top of the file: from mazelib import {name}"
            advice = near or "Look for a typing mistake, or give the name a value first."
            return f"NameError: the name '{name}' is not known.", advice
        case AttributeError(name=str(name), obj=owner) if owner is not None:
            if type(owner) is View or owner is Turn:
                advice = f"The view has front, right, left and back; a turn is {_TURNS}."
            kind = getattr(owner, "__name__", type(owner).__name__)
            return f"AttributeError: {kind} has no '{name}'.", _nearest(name, dir(owner)) or advice
    words = clipped(visible(" ".join(str(error).split())), 200).rstrip(".")
    return ": ".join(filter(None, [type(error).__name__, words])) + ".", advice


def _nearest(name: str, known: Iterable[str]) -> str:
    """The question for the nearest known name; empty where none is near."""
    # Neither hidden names nor the sandbox's own (see counting) are suggested.
    by_lower = {other.lower(): other for other in sorted(known) if other.isidentifier() and other[0] != "_"}
    nearest = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"Did you mean {by_lower[nearest[0]]}?" if nearest else ""
