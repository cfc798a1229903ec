"""A learner's rule, from a script of theirs: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In a file that does not, it is

    1. a function called turn or strategy, or a class with a method turn;
    2. else the only function whose first argument is called view;
    3. else the only function of the file, if it takes one argument.

    def turn(view):                     class Careful:
        if view.front:                      def turn(self, view, place, heading):
            return Turn.AHEAD                   ...
        return Turn.RIGHT

A function may take dice too, ``def walk(view, rng)``, and so may a class, ``def __init__(self, rng)``.
A maker is a generator function, ``def make(maze, rng)``: each yield is one step.
"""

import inspect
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from mazelib.compass import Heading
from mazelib.diagnostics import StrategyError
from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.learner_file import LearnerFile, read_learner_file
from mazelib.learner.strategy_source import Source, source_of
from mazelib.learner.surroundings import builtins_with, interpreter_as_it_was, mend_modules, own_dice
from mazelib.timeline import Ran

#: What a learner's file is called while it runs: as for Python itself, so that it comes to its show(...).
MODULE_NAME = "__main__"
#: How many lines a maker may run in one step: renumbering the rooms of a large maze takes many.
MOST_LINES_OF_A_STEP = 1_000_000

_NAMES = ("turn", "strategy")
_LOADING = "while its file was loaded, and never came to the end"
_CHOOSING = "while it was looked for, and never came to the end"
_MAKING = "while it was made, and never came to the end"
_IN_ONE_STEP = "in one step and never came to a yield"
_AS_FUNCTION = "Write it as: def turn(view):"
_AS_METHOD = "Write it as: def turn(self, view, place, heading):"
_END = object()


class Kind(Enum):
    """What is done with what a script gives to show."""

    LOOK = "looked at"
    KEYS = "walked by keys"
    WALK = "walked by a rule"
    MAKE = "watched being made"


@dataclass(frozen=True)
class ShowCall:
    """What a script gave to ``show`` (see lesson)."""

    rule: Any = None
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    map: str = "first"

    @property
    def kind(self) -> Kind:
        """What is done with it."""
        if self.rule is None:
            return Kind.LOOK
        if isinstance(self.rule, dict):
            return Kind.KEYS
        return Kind.MAKE if inspect.isgeneratorfunction(self.rule) else Kind.WALK


#: The calls of show by the file that is being read; None while no file is: then show opens a lesson.
calls: list[ShowCall] | None = None


class GuardedSteps:
    """What a maker yields, step by step, under its guard."""

    def __init__(self, guard: Guard, generator: Iterator[object]) -> None:
        self._guard, self._generator = guard, generator

    def __iter__(self) -> "GuardedSteps":
        return self

    def __next__(self) -> object:
        """What it yields next. StrategyError: it raised, or never came to a yield."""
        item = self._guard.call(_IN_ONE_STEP, next, self._generator, _END)
        if item is _END:
            raise StopIteration
        return item

    def ran(self) -> Ran:
        """What ran in the newest step."""
        return self._guard.ran(answered=False)


@dataclass(frozen=True)
class LoadedRule:
    """A script as it was read: its rule can be made afresh for every run.

    Nothing that one run leaves behind in the file's global names reaches the next.
    """

    file: LearnerFile
    call: ShowCall
    source: Source
    _name: str = ""

    def strategy(self, rng: random.Random) -> GuardedStrategy:
        """A fresh strategy; StrategyError should the file behave differently this time."""
        dice = own_dice(rng)
        guard, rule = self._fresh(dice)
        made: GuardedStrategy = guard.call(_MAKING, _made, self.file, guard, rule, dice)
        guard.surprise = ""
        return made

    def steps(self, maze: object, rng: random.Random) -> "GuardedSteps":
        """The steps of a fresh maker at work on a maze."""
        dice = own_dice(rng)
        guard, rule = self._fresh(dice)
        if not _takes(rule, 2):
            raise _wrong_parameters(self.file, rule, "the maze and dice", "Write it as: def make(maze, rng):")
        guard.most_lines = MOST_LINES_OF_A_STEP
        return GuardedSteps(guard, guard.call(_IN_ONE_STEP, rule, maze, dice))

    def _fresh(self, dice: random.Random) -> tuple[Guard, Any]:
        namespace, guard, call = run_file(self.file, dice)
        if not self._name:
            return guard, call.rule if call else None
        if self._name not in namespace:
            raise self.file.error(f"there is no {self._name} any more.", "Define it in every case.")
        return guard, namespace[self._name]


def load_rule(path: Path) -> LoadedRule:
    """Read a script, and run it once to see what is in it.

    Raises:
        FileError: the file cannot be read.
        StrategyError: it cannot be run, or it is not clear what its rule is.
    """
    file = read_learner_file(path)
    dice = own_dice(random.Random(0))
    namespace, guard, call = run_file(file, dice)
    name = ""
    if call is None:
        name = guard.call(_CHOOSING, _chosen, file, namespace)
        call = ShowCall(namespace[name])
    if call.kind is Kind.WALK:
        guard.call(_MAKING, _made, file, guard, call.rule, dice)
    return LoadedRule(file, call, source_of(file.code_name, file.text, namespace), name)


def run_file(file: LearnerFile, dice: random.Random) -> tuple[dict[str, Any], Guard, ShowCall | None]:
    """Run the file's own lines once; its names, the guard over all that they do, and what it showed.

    ``dice`` are the run's own (see surroundings).

    Raises:
        StrategyError: it raised, or went on for ever.
    """
    global calls
    interpreter_as_it_was()
    module = ModuleType(MODULE_NAME)
    module.__file__ = file.code_name
    namespace = vars(module)
    names: dict[str, Any] = {}
    guard = Guard(file, names)
    names |= builtins_with(dice, guard.surprised)
    namespace["__builtins__"] = names
    # Some of the standard library (dataclasses, say) looks a class's module up by its name.
    sys.modules[MODULE_NAME] = module
    calls = []
    # As for Python itself: a script finds what lies beside it.
    sys.path.insert(0, str(file.path.parent))
    try:
        guard.call(_LOADING, exec, file.code, namespace)
        _take_library_in(namespace, guard)
        call = calls[0] if calls else None
    finally:
        calls = None
        sys.path.remove(str(file.path.parent))
    # At its top a file may toss and read as it likes: no walk hangs on it.
    guard.surprise = ""
    mend_modules()
    return namespace, guard, call


def _take_library_in(namespace: dict[str, Any], guard: Guard) -> None:
    """Of a rule of ours that a file has imported it gets a copy whose lines are noted too."""
    for name, value in list(namespace.items()):
        is_rule = isinstance(value, FunctionType) and str(value.__module__).startswith("mazelib.strategies.")
        if is_rule and not vars(value):
            scope = {"__name__": value.__module__, "__builtins__": namespace["__builtins__"]}
            guard.call(_LOADING, exec, _library_code(value.__code__.co_filename), scope)
            namespace[name] = scope[value.__name__]


@cache
def _library_code(file: str) -> CodeType:
    return read_learner_file(Path(file)).code


def _chosen(file: LearnerFile, namespace: Mapping[str, Any]) -> str:
    """The name of the rule among all names of the file."""
    names = [name for name in namespace if type(name) is str and not name.startswith("_")]
    found = [name for name in names if name in _NAMES and _is_function(namespace[name])]
    found += _classes({name: namespace[name] for name in names if isinstance(namespace[name], type)})
    own = [name for name in names if _is_own_function(file, namespace[name])]
    able = [name for name in own if _takes(namespace[name], 1) or _wants_dice(namespace[name])]
    # Of several functions only one that is given the view can be meant: the others are helpers.
    by_view = [name for name in able if "view" in _parameters(namespace[name])]
    found = found or by_view or (own if able else [])
    if not found:
        raise file.error("there is no strategy in the file.", _AS_FUNCTION)
    if len(found) > 1:
        told = " and ".join(f"{name} (line {_line(file, namespace[name])})" for name in found)
        what = f"more than one thing here could be the strategy: {told}."
        raise file.error(what, "Call the one you mean turn, and begin the names of the others with _.")
    return found[0]


def _is_function(value: object) -> bool:
    """Whether a value can be called, as a function can be that is decorated; a class is made first."""
    return callable(value) and not isinstance(value, type)


def _is_own_function(file: LearnerFile, value: object) -> bool:
    return isinstance(value, FunctionType) and value.__code__.co_filename == file.code_name


def _classes(kinds: dict[str, Any]) -> list[str]:
    """The file's own classes with a method turn, without those that others are built on."""
    own = {name: kind for name, kind in kinds.items() if kind.__module__ == MODULE_NAME}
    able = {name: kind for name, kind in own.items() if hasattr(kind, "turn")}
    bases = [base for kind in able.values() for base in kind.__mro__[1:]]
    return [name for name, kind in able.items() if not any(kind is base for base in bases)]


def _made(file: LearnerFile, guard: Guard, rule: Any, rng: random.Random) -> GuardedStrategy:
    """The strategy itself under its guard, its parameters checked."""
    if isinstance(rule, type):
        made = rule(*_for_init(file, rule, rng))
        if not _takes(getattr(made, "turn", None), 3):
            raise _wrong_parameters(file, getattr(made, "turn", rule), "view, place and heading", _AS_METHOD)
        return GuardedStrategy(made, guard, by_view=False)
    if not _takes(rule, 1) and not _wants_dice(rule):
        raise _wrong_parameters(file, rule, "the view", _AS_FUNCTION)
    return GuardedStrategy(rule, guard, by_view=True, rng=rng if _wants_dice(rule) else None)


def _for_init(file: LearnerFile, kind: type, rng: random.Random) -> tuple[random.Random, ...]:
    """What a class is made with: nothing, or the dice if it asks for them by their name, rng."""
    can_be_made = _takes(kind, 0) or _takes(kind, 1)
    wants_dice = can_be_made and "rng" in _parameters(kind)
    if _takes(kind, int(wants_dice)):
        return (rng,) if wants_dice else ()
    init = vars(kind).get("__init__", kind)
    raise _wrong_parameters(file, init, "nothing, or dice (rng)", "Write it as: def __init__(self):")


def _wants_dice(function: Any) -> bool:
    """Whether a function asks for the view and for dice: the second of two, called rng."""
    return _takes(function, 2) and _parameters(function)[1:2] == ["rng"]


def _parameters(function: Any) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []


def _takes(function: Any, count: int) -> bool:
    """Whether a function can be called with so many arguments (besides its self)."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


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


def keys_in(rule: Any, file: LearnerFile) -> dict[str, Heading]:
    """The keys of a lesson that is walked by hand: by their names, the heading that each stands for."""
    for name, heading in rule.items():
        if name not in ("up", "right", "down", "left") or not isinstance(heading, Heading):
            what = f"{name!r}: {heading!r} is no arrow key with its heading."
            raise file.error(what, 'Write, for each of the four: "up": Heading.UP')
    return dict(rule)
