"""A learner's own strategy, from a file of theirs.

What counts as the strategy, in a file that holds more than one thing:

    1. a function called turn or strategy, or a class with a method turn;
    2. else the only function that takes one argument (names that begin with _ do not count).

    def turn(view):                     class Careful:
        if view.front:                      def turn(self, view, place, heading):
            return Turn.AHEAD                   ...
        return Turn.RIGHT

A class is made with no argument, or with the run's dice (see surroundings) if its ``__init__``
asks for them as ``rng``. A function ``why(moment)`` in the file says the reasons; it need not be there.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from mazelib.complaint import visible
from mazelib.learner.guard import Guard
from mazelib.learner.learner_file import MODULE_NAME, LearnerFile, read_learner_file
from mazelib.learner.strategy_error import StrategyError, clipped, line_of
from mazelib.learner.surroundings import own_dice
from mazelib.moment import Moment
from mazelib.strategies.rule import Rule, Strategy, why_in_general

_NAMES = ("turn", "strategy")
_AS_FUNCTION = "Write it as: def turn(view):"
_AS_METHOD = "Write it as: def turn(self, view, place, heading):"


def load_strategy(path: Path) -> Rule:
    """Read a strategy from a Python file.

    The file is read now and run once, to see what is in it. ``make`` of the rule runs it anew:
    nothing that one walk leaves behind in the file's global names reaches the next.

    Raises:
        StrategyError: the file cannot be read or run, or it is not clear what its strategy is.
            ``make`` raises it too, should the file behave differently the next time.
    """
    file = read_learner_file(path)
    dice = own_dice(random.Random(0))
    namespace, guard = file.run(dice)
    name = _chosen(file, namespace)
    _made(file, guard, namespace[name], dice)

    def make(rng: random.Random) -> Strategy:
        dice = own_dice(rng)
        fresh, fresh_guard = file.run(dice)
        if name not in fresh:
            raise StrategyError(file.name, f"there is no {name} any more.", "Define it in every case.")
        return _made(file, fresh_guard, fresh[name], dice)

    return Rule(path.stem.replace("_", " "), make, _reasons(guard, namespace.get("why")))


def _chosen(file: LearnerFile, namespace: dict[str, Any]) -> str:
    """The name of the strategy among all names of the file."""
    functions = {
        name: value
        for name, value in namespace.items()
        if isinstance(value, FunctionType) and not name.startswith("_") and name != "why"
    }
    named = [name for name in functions if name in _NAMES]
    candidates = named + _classes(namespace)
    if not candidates:
        own = {name: value for name, value in functions.items() if value.__module__ == MODULE_NAME}
        candidates = [name for name, value in own.items() if _takes(value, 1)]
    if not candidates:
        raise StrategyError(file.name, "there is no strategy in the file.", _AS_FUNCTION)
    if len(candidates) > 1:
        told = " and ".join(f"{name} (line {_line(file, namespace[name])})" for name in candidates)
        what = f"more than one thing here could be the strategy: {told}."
        advice = "Call the one you mean turn, and begin the names of the others with _."
        raise StrategyError(file.name, what, advice)
    return candidates[0]


def _classes(namespace: dict[str, Any]) -> list[str]:
    """The file's own classes with a method turn, without those that others are built on."""
    classes = {
        name: value
        for name, value in namespace.items()
        if isinstance(value, type) and value.__module__ == MODULE_NAME and not name.startswith("_")
    }
    able = {name: kind for name, kind in classes.items() if callable(getattr(kind, "turn", None))}
    bases = {base for kind in able.values() for base in kind.__mro__[1:]}
    return [name for name, kind in able.items() if kind not in bases]


def _made(file: LearnerFile, guard: Guard, found: Any, rng: random.Random) -> Strategy:
    """The strategy itself, its parameters checked."""
    if isinstance(found, FunctionType):
        if not _takes(found, 1):
            raise _wrong_parameters(file, found, "the view", _AS_FUNCTION)
        return cast(Strategy, found)
    made = guard.call("while it was made, and never came to the end", found, *_for_init(file, found, rng))
    if not _takes(made.turn, 3):
        raise _wrong_parameters(file, made.turn, "view, place and heading", _AS_METHOD)
    return cast(Strategy, made)


def _for_init(file: LearnerFile, kind: type, rng: random.Random) -> tuple[random.Random, ...]:
    """What a class is made with: nothing, or the dice if it asks for them by their name, rng."""
    can_be_made = _takes(kind, 0) or _takes(kind, 1)
    wants_dice = can_be_made and "rng" in inspect.signature(kind).parameters
    if _takes(kind, int(wants_dice)):
        return (rng,) if wants_dice else ()
    init = vars(kind).get("__init__", kind)
    raise _wrong_parameters(file, init, "nothing, or dice (rng)", "Write it as: def __init__(self):")


def _takes(function: Callable[..., Any], count: int) -> bool:
    """Whether a function can be called with so many arguments (besides its self)."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def _wrong_parameters(file: LearnerFile, function: Any, given: str, advice: str) -> StrategyError:
    line = _line(file, function)
    code = getattr(function, "__code__", None)
    name = code.co_name if code else "turn"
    what = f"{name} has the wrong parameters: it is called with {given}."
    return StrategyError(file.name, what, advice, line, line_of(file.lines, line))


def _line(file: LearnerFile, thing: Any) -> int:
    """The line where the ``def`` or ``class`` of a thing stands; 1 if that cannot be found."""
    if isinstance(thing, type):
        begins = f"class {thing.__name__}"
        return next((n for n, line in enumerate(file.lines, 1) if line.lstrip().startswith(begins)), 1)
    code = getattr(thing, "__code__", None)
    return code.co_firstlineno if code is not None and code.co_filename == file.code_name else 1


def _reasons(guard: Guard, why: Any) -> Callable[[Moment], str]:
    """The file's own ``why``, which may fail as anything may; or the words for any strategy."""
    if not callable(why):
        return why_in_general

    def reason(moment: Moment) -> str:
        try:
            said = guard.call("in why, and never came to the end", why, moment)
        except StrategyError as error:
            place = f"line {error.line}: " if error.line else ""
            return f"(why went wrong: {place}{error.what})"
        return visible(clipped(said, 300)) if isinstance(said, str) else why_in_general(moment)

    return reason
