"""A learner's own strategy, from a file of theirs.

What counts as the strategy, in a file that holds more than one thing:

    1. a function called turn or strategy, or a class with a method turn;
    2. else the only function of the view (or of the view and rng, the run's dice);
    3. else the only function there is, if it takes one argument.

Names that begin with _ do not count.

    def turn(view):                     class Careful:
        if view.front:                      def turn(self, view, place, heading):
            return Turn.AHEAD                   ...
        return Turn.RIGHT

A class is made with no argument, or with the run's dice (see surroundings) if its ``__init__``
asks for them as ``rng``.
"""

from __future__ import annotations

import inspect
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from mazelib.diagnostics import StrategyError
from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.learner_file import LearnerFile, read_learner_file
from mazelib.learner.surroundings import builtins_with, interpreter_as_it_was, mend_modules, own_dice
from mazelib.strategies.rule import Rule, Strategy, why_in_general

#: What the module of a learner's file is called while it runs; never __main__.
MODULE_NAME = "your_strategy"
_NAMES = ("turn", "strategy")
_CHOOSING = "while it was looked for, and never came to the end"
_MAKING = "while it was made, and never came to the end"
_AS_FUNCTION = "Write it as: def turn(view):"
_AS_METHOD = "Write it as: def turn(self, view, place, heading):"


def load_strategy(path: Path) -> Rule:
    """Read a strategy from a Python file.

    The file is read now and run once, to see what is in it. ``make`` of the rule runs it anew:
    nothing that one walk leaves behind in the file's global names reaches the next.

    Raises:
        FileError: the file cannot be read.
        StrategyError: it cannot be run, or it is not clear what its strategy is. ``make`` raises
            it too, should the file behave differently the next time.
    """
    file = read_learner_file(path)
    dice = own_dice(random.Random(0))
    namespace, guard = run_file(file, dice)
    name = guard.call(_CHOOSING, _chosen, file, namespace)
    guard.call(_MAKING, _made, file, guard, namespace[name], dice)

    def make(rng: random.Random) -> Strategy:
        dice = own_dice(rng)
        fresh, fresh_guard = run_file(file, dice)
        if name not in fresh:
            raise file.error(f"there is no {name} any more.", "Define it in every case.")
        made: Strategy = fresh_guard.call(_MAKING, _made, file, fresh_guard, fresh[name], dice)
        fresh_guard.surprise = ""
        return made

    return Rule(path.stem.replace("_", " "), make, why_in_general)


def run_file(file: LearnerFile, dice: random.Random) -> tuple[dict[str, Any], Guard]:
    """Run the file's own lines once; its names, and the guard over all that they do.

    ``dice`` are the run's own (see surroundings).

    Raises:
        StrategyError: it raised, or went on for ever.
    """
    interpreter_as_it_was()
    module = ModuleType(MODULE_NAME)
    module.__file__ = file.code_name
    namespace = vars(module)
    guard = Guard(file, namespace)
    namespace["__builtins__"] = builtins_with(dice, guard.surprised)
    # Some of the standard library (dataclasses, say) looks a class's module up by its name.
    sys.modules[MODULE_NAME] = module
    guard.call("while its file was loaded, and never came to the end", exec, file.code, namespace)
    # At its top a file may toss and read as it likes: no walk hangs on it.
    guard.surprise = ""
    mend_modules()
    return namespace, guard


def _chosen(file: LearnerFile, namespace: dict[str, Any]) -> str:
    """The name of the strategy among all names of the file."""
    names = [name for name in namespace if type(name) is str and not name.startswith("_")]
    candidates = [name for name in names if name in _NAMES and _is_function(namespace[name])]
    candidates += _classes({name: namespace[name] for name in names if isinstance(namespace[name], type)})
    if not candidates:
        functions = [name for name in names if isinstance(namespace[name], FunctionType)]
        own = [name for name in functions if namespace[name].__module__ == MODULE_NAME]
        able = [name for name in own if _takes(namespace[name], 1) or _takes_dice(namespace[name])]
        by_view = [name for name in able if "view" in inspect.signature(namespace[name]).parameters]
        # Of several functions only one that is given the view can be meant: the others are helpers.
        candidates = by_view or (able and own)
    if not candidates:
        raise file.error("there is no strategy in the file.", _AS_FUNCTION)
    if len(candidates) > 1:
        told = " and ".join(f"{name} (line {_line(file, namespace[name])})" for name in candidates)
        what = f"more than one thing here could be the strategy: {told}."
        raise file.error(what, "Call the one you mean turn, and begin the names of the others with _.")
    return candidates[0]


def _is_function(value: object) -> bool:
    """Whether a value can be called, as a function can be that is decorated; a class is made first."""
    return callable(value) and not isinstance(value, type)


def _classes(kinds: dict[str, Any]) -> list[str]:
    """The file's own classes with a method turn, without those that others are built on."""
    own = {name: kind for name, kind in kinds.items() if kind.__module__ == MODULE_NAME}
    able = {name: kind for name, kind in own.items() if hasattr(kind, "turn")}
    bases = [base for kind in able.values() for base in kind.__mro__[1:]]
    return [name for name, kind in able.items() if not any(kind is base for base in bases)]


def _made(file: LearnerFile, guard: Guard, found: Any, rng: random.Random) -> GuardedStrategy:
    """The strategy itself under its guard, its parameters checked."""
    if not isinstance(found, type):
        if _takes_dice(found):
            return GuardedStrategy(found, guard, by_view=True, rng=rng)
        if not _takes(found, 1):
            raise _wrong_parameters(file, found, "the view", _AS_FUNCTION)
        return GuardedStrategy(found, guard, by_view=True)
    made = found(*_for_init(file, found, rng))
    if not _takes(made.turn, 3):
        raise _wrong_parameters(file, made.turn, "view, place and heading", _AS_METHOD)
    return GuardedStrategy(made, guard, by_view=False)


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


def _takes_dice(function: Callable[..., Any]) -> bool:
    """Whether a function asks for the view and for dice: the second of two, called rng."""
    return _takes(function, 2) and [*inspect.signature(function).parameters][1:2] == ["rng"]


def _wrong_parameters(file: LearnerFile, function: Any, given: str, advice: str) -> StrategyError:
    code = getattr(function, "__code__", None)
    name = code.co_name if code else "turn"
    what = f"{name} has the wrong parameters: it is called with {given}."
    return file.error(what, advice, _line(file, function))


def _line(file: LearnerFile, thing: Any) -> int:
    """The line where the ``def`` or ``class`` of a thing stands; 1 if that cannot be found."""
    if isinstance(thing, type):
        begins = f"class {thing.__name__}"
        return next((n for n, line in enumerate(file.lines, 1) if line.lstrip().startswith(begins)), 1)
    code = getattr(thing, "__code__", None)
    return code.co_firstlineno if code is not None and code.co_filename == file.code_name else 1
