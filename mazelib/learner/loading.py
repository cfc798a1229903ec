"""A learner's rule, from a script of theirs: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In a file that does not, it is a
function called turn or strategy, or a class with a method turn; else the only function that takes the
view, by that name; else the only function of the file. A function may take dice too, ``def walk(view,
rng)``, and so may a class, ``def __init__(self, rng)``. A maker, ``def make(maze, rng)``, yields its steps.
"""

import inspect
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from mazelib.compass import Heading
from mazelib.learner.alarm import still_alive
from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.learner_file import LearnerFile, library_file, read_learner_file
from mazelib.learner.strategy_source import Source, rules_of_ours, source_of
from mazelib.learner.surroundings import Dice, builtins_with, own_dice
from mazelib.snapshot.freezer import MAIN
from mazelib.timeline import Ran

#: How many lines a maker may run in one step: renumbering the rooms of a large maze takes many.
MOST_LINES_OF_A_STEP = 1_000_000

_LOADING = "while its file was loaded, and never came to the end"
_MAKING = "while it was made, and never came to the end"
_IN_ONE_STEP = "in one step and never came to a yield"


class Kind(Enum):
    """What is done with what a script gives to show."""

    LOOK = "a map to look at"
    KEYS = "a walk by keys"
    WALK = "a walk by a rule"
    MAKE = "the making of a maze"


@dataclass(frozen=True)
class ShowCall:
    """What a script gave to ``show`` (see lesson)."""

    rule: Any = None
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    map: str = "first"
    hand: str = ""
    ask: Mapping[str, str] = field(default_factory=dict)

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


class GuardedSteps(Iterator[object]):
    """What a maker yields, step by step, under guard and (see Making) alarm; StrategyError: it went wrong."""

    def __init__(self, guard: Guard, generator: Iterator[object]) -> None:
        self._guard, self._generator = guard, generator

    def __next__(self) -> object:
        still_alive()
        item = self._guard.run(_IN_ONE_STEP, next, self._generator, self)
        if item is self:  # No maker yields that.
            raise StopIteration
        return item

    def ran(self) -> Ran:
        """What ran in the newest step."""
        return self._guard.ran(answered=False)


@dataclass(frozen=True)
class LoadedRule:
    """A script as it was read. Its rule is made afresh for every run: no run sees what another one left."""

    file: LearnerFile
    call: ShowCall
    source: Source
    _name: str = ""

    def strategy(self, rng: random.Random) -> GuardedStrategy:
        """A fresh strategy; StrategyError should the file behave differently this time."""
        guard, rule, dice = self._fresh(rng)
        made: GuardedStrategy = guard.call(_MAKING, _made, self.file, guard, rule, dice)
        return made

    def steps(self, maze: object, rng: random.Random) -> GuardedSteps:
        """The steps of a fresh maker at work on a maze."""
        guard, rule, dice = self._fresh(rng)
        _must_take(2, rule, self.file, "the maze and dice", "def make(maze, rng):")
        guard.most_lines = MOST_LINES_OF_A_STEP
        return GuardedSteps(guard, guard.call(_IN_ONE_STEP, rule, maze, dice))

    def _fresh(self, rng: random.Random) -> tuple[Guard, Any, random.Random]:
        dice = own_dice(rng)
        guard, call = run_file(self.file, dice)
        return guard, call.rule if call else guard.namespace.get(self._name), dice


def load_rule(path: Path) -> LoadedRule:
    """Read a script, and run it once to see what its rule is; LocatedError where that cannot be."""
    file = read_learner_file(path)
    dice = own_dice(random.Random(0))
    guard, call = run_file(file, dice)
    name = "" if call else guard.call(_LOADING, _chosen, file, guard.names())
    call = call or ShowCall(guard.namespace[name])
    if call.kind is Kind.WALK:
        guard.call(_MAKING, _made, file, guard, call.rule, dice)
    return LoadedRule(file, call, source_of(file, guard.names()), name)


def run_file(file: LearnerFile, dice: Dice) -> tuple[Guard, ShowCall | None]:
    """Run the file's own lines once, with own dice; its guard, and what it gave to show."""
    global calls
    # What goes wrong in a __del__ has nobody who could catch it: it is left at that.
    sys.unraisablehook = lambda unraisable: None
    names = builtins_with(dice)
    guard = Guard(file, names, dice.coins)
    # Some of the standard library (dataclasses, say) looks a class's module up by its name.
    module = sys.modules[MAIN] = ModuleType(MAIN)
    vars(module).update(guard.namespace)
    guard.namespace = namespace = vars(module)
    calls = []
    sys.path.insert(0, str(file.path.parent))  # As for Python itself: a script finds what lies beside it.
    try:
        guard.call(_LOADING, exec, file.code, namespace)
        for name, rule in rules_of_ours(guard.names()):
            # It gets a copy, in which the lines that run are noted too.
            copy = {"__name__": rule.__module__, "__builtins__": names}
            number, ours = library_file(rule.__code__.co_filename)
            guard.files[number] = ours.code_name
            guard.call(_LOADING, exec, ours.code, copy)
            namespace[name] = copy[rule.__name__]
        return guard, calls[0] if calls else None
    finally:
        calls = None
        sys.path.remove(str(file.path.parent))


def _chosen(file: LearnerFile, namespace: Mapping[str, Any]) -> str:
    """The name of the rule among all names of the file."""
    named = {name: value for name, value in namespace.items() if type(name) is str and name[:1] != "_"}
    kinds = {name: value for name, value in named.items() if isinstance(value, type)}
    found = [name for name in ("turn", "strategy") if callable(named.get(name)) and name not in kinds]
    able = [name for name, kind in kinds.items() if kind.__module__ == MAIN and hasattr(kind, "turn")]
    found += [name for name in able if not type.__subclasses__(kinds[name])]
    functions = {name: value for name, value in named.items() if isinstance(value, FunctionType)}
    own = {name: value for name, value in functions.items() if value.__code__.co_filename == file.code_name}
    by_view = [name for name, value in own.items() if _parameters(value) in (["view"], ["view", "rng"])]
    found = found or by_view or list(own)
    if len(found) == 1:
        return found[0]
    if not found:
        raise file.error("there is no strategy in the file.", "Write it as: def turn(view):")
    told = " and ".join(f"{name} (line {_line(file, named[name])})" for name in found)
    what = f"more than one thing here could be the strategy: {told}."
    raise file.error(what, "Call the one you mean turn, and begin the names of the others with _.")


def _made(file: LearnerFile, guard: Guard, rule: Any, rng: random.Random) -> GuardedStrategy:
    """The strategy itself under its guard, its parameters checked."""
    is_class = isinstance(rule, type)
    if not is_class:
        dice = [rng] if _parameters(rule)[1:] == ["rng"] else []
        _must_take(1 + len(dice), rule, file, "the view", "def turn(view):")
        return GuardedStrategy(rule, guard, by_view=True, dice=dice)
    dice = [rng] if _parameters(rule.__init__)[1:] == ["rng"] else []
    _must_take(1 + len(dice), rule.__init__, file, "nothing, or dice (rng)", "def __init__(self):")
    made = rule(*dice)
    turn = getattr(made, "turn", None)
    _must_take(3, turn, file, "view, place and heading", "def turn(self, view, place, heading):")
    return GuardedStrategy(made, guard, by_view=False)


def _parameters(function: Any) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []


def _must_take(count: int, function: Any, file: LearnerFile, given: str, form: str) -> None:
    """StrategyError unless a function can be called with so many arguments, besides its self."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        name = getattr(function, "__name__", "turn")
        what = f"{name} has the wrong parameters: it is called with {given}."
        raise file.error(what, f"Write it as: {form}", _line(file, function)) from None


def _line(file: LearnerFile, thing: Any) -> int:
    """The line of a function, or of a class's method turn; 1 if it is not in the file."""
    code = getattr(getattr(thing, "turn", thing), "__code__", file.code)
    return code.co_firstlineno if code.co_filename == file.code_name else 1


def keys_in(rule: Any, file: LearnerFile) -> dict[str, Heading]:
    """The keys of a lesson that is walked by hand, checked: by name, the heading that each stands for."""
    is_known = {*rule} <= {"up", "right", "down", "left"}
    if not is_known or not all(isinstance(heading, Heading) for heading in rule.values()):
        raise file.error("its keys are no arrow keys with headings.", 'Write: {"up": Heading.UP, ...}')
    return dict(rule)
