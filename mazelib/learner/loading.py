"""A learner's rule, from a script of theirs: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In a file that does not, it is a
function called turn, else the only class with a method turn, else the only function. A function may take
dice too, ``def walk(view, rng)``, and so may a class, ``def __init__(self, rng)``. A maker, ``def
make(maze, rng)``, yields its steps.
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

from mazelib.game.rules import Game
from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.learner_file import LearnerFile, Source, library_file, read_learner_file, rules_of_ours
from mazelib.learner.surroundings import own_dice
from mazelib.sheets.worksheet import Worksheet
from mazelib.snapshot.freezer import MAIN
from mazelib.timeline import Ran

_LOADING = "while its file was loaded, and never came to the end"
_IN_ONE_STEP = "in one step and never came to a yield"


class Kind(Enum):
    """What is done with what a script gives to show."""

    LOOK = "a map to look at"
    KEYS = "a walk by keys"
    WALK = "a walk by a rule"
    MAKE = "the making of a maze"
    SHEET = "a worksheet"
    GAME = "a game"


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
        for type_of_rule, kind in ((dict, Kind.KEYS), (Worksheet, Kind.SHEET), (Game, Kind.GAME)):
            if isinstance(self.rule, type_of_rule):
                return kind
        return Kind.MAKE if inspect.isgeneratorfunction(self.rule) else Kind.WALK


#: The calls of show by the file that is being read; None while no file is: then show opens a lesson.
calls: list[ShowCall] | None = None


class GuardedSteps(Iterator[object]):
    """What a maker yields, step by step, under guard and (see Making) alarm; StrategyError: it went wrong."""

    def __init__(self, guard: Guard, generator: Iterator[object]) -> None:
        self._guard, self._generator = guard, generator

    def __next__(self) -> object:
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

    def strategy(self, rng: random.Random) -> GuardedStrategy:
        """A fresh strategy; StrategyError should the file behave differently this time."""
        guard, call = run_file(self.file, rng)
        made: GuardedStrategy = guard.call(_LOADING, _made, guard, call.rule)
        return made

    def steps(self, maze: object, rng: random.Random) -> GuardedSteps:
        """The steps of a fresh maker at work on a maze."""
        guard, call = run_file(self.file, rng)
        _must_take(2, call.rule, self.file, "def make(maze, rng):")
        guard.most_lines = 1_000_000  # To renumber the rooms of a large maze takes many.
        return GuardedSteps(guard, guard.call(_IN_ONE_STEP, call.rule, maze, guard.dice))


def load_rule(path: Path, text: str = "") -> LoadedRule:
    """Read a script, and run it once to see what its rule is; LocatedError where that cannot be.

    ``text`` is that of a script which is not saved.
    """
    file = read_learner_file(path, text=text)
    guard, call = run_file(file, random.Random(0))
    if call.kind is Kind.WALK:
        guard.call(_LOADING, _made, guard, call.rule)
    return LoadedRule(file, call, file.source(guard.names()))


def load_walking_rule(path: Path) -> LoadedRule:
    """Read a script whose rule walks; LocatedError for any other."""
    rule = load_rule(path)
    if rule.call.kind is not Kind.WALK:
        advice = "Give a function of the view, or a class with a method turn."
        raise rule.file.error(f"it shows {rule.call.kind.value}, and no rule that walks.", advice)
    return rule


def run_file(file: LearnerFile, rng: random.Random) -> tuple[Guard, ShowCall]:
    """Run the file's own lines once, with the dice of a run; its guard, and what it shows."""
    global calls
    guard = Guard(file, own_dice(rng))
    # What goes wrong in a __del__ has nobody who could catch it: it is left at that.
    sys.unraisablehook = lambda unraisable: None
    # Some of the standard library (dataclasses, say) looks a class's module up by its name.
    module = sys.modules[MAIN] = ModuleType(MAIN)
    vars(module).update(guard.namespace)
    guard.namespace = vars(module)
    calls = []
    sys.path.insert(0, str(file.path.parent))  # As for Python itself: a script finds what lies beside it.
    try:
        guard.call(_LOADING, exec, file.code, guard.namespace)
        for name, rule in rules_of_ours(guard.names()):
            # It gets a copy, in which the lines that run are noted too.
            copy = {"__name__": rule.__module__, "__builtins__": guard.builtins}
            number, ours = library_file(rule.__code__.co_filename)
            guard.files[number] = ours.code_name
            guard.call(_LOADING, exec, ours.code, copy)
            guard.namespace[name] = copy[rule.__name__]
        return guard, calls[0] if calls else ShowCall(guard.call(_LOADING, _chosen, file, guard.names()))
    finally:
        calls = None
        sys.path.remove(str(file.path.parent))


def _chosen(file: LearnerFile, names: Mapping[str, Any]) -> Any:
    """The rule among all that a file has; StrategyError if none, or more than one, could be it."""
    if callable(names.get("turn")):
        return names["turn"]
    shown = {name: value for name, value in names.items() if name[:1] != "_"}
    classes = [name for name, value in shown.items() if isinstance(value, type) and value.__module__ == MAIN]
    functions = [name for name, value in shown.items() if isinstance(value, FunctionType)]
    found = [name for name in classes if hasattr(shown[name], "turn")]
    found = found or [name for name in functions if shown[name].__code__.co_filename == file.code_name]
    if len(found) == 1:
        return shown[found[0]]
    if not found:
        raise file.error("there is no strategy in the file.", "Write it as: def turn(view):")
    what = f"more than one thing here could be the strategy: {' and '.join(found)}."
    raise file.error(what, "Call the one you mean turn, and begin the names of the others with _.")


def _made(guard: Guard, rule: Any) -> GuardedStrategy:
    """The strategy itself under its guard; StrategyError where its parameters are wrong."""
    is_class = isinstance(rule, type)
    begins = rule.__init__ if is_class else rule
    dice = [guard.dice] if _parameters(begins)[1:] == ["rng"] else []
    _must_take(1 + len(dice), begins, guard.file, "def __init__(self):" if is_class else "def turn(view):")
    if not is_class:
        return GuardedStrategy(rule, guard, dice, by_view=True)
    made = rule(*dice)
    _must_take(3, getattr(made, "turn", None), guard.file, "def turn(self, view, place, heading):")
    return GuardedStrategy(made, guard, [], by_view=False)


def _parameters(function: Any) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []


def _must_take(count: int, function: Any, file: LearnerFile, form: str) -> None:
    """StrategyError unless a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        what = f"{getattr(function, '__name__', 'turn')} has the wrong parameters."
        code = getattr(function, "__code__", file.code)
        line = code.co_firstlineno if code.co_filename == file.code_name else 1
        raise file.error(what, f"Write it as: {form}", line) from None
