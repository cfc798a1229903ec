"""A learner's rule, from a script of theirs: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In a file that does not, it is what is
called turn, or as in lesson 7: a function my_turn, a class MyTurn. A function may take dice too, ``def
my_turn(view, rng)``, and so may a class, ``def __init__(self, rng)``. A maker, ``def make(maze, rng)``,
yields its steps.
"""

import inspect
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from mazelib.export.worksheet import Worksheet
from mazelib.game.rules import Game
from mazelib.learner.alarm import alarm
from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.learner_file import LearnerFile, Source, read_learner_file, right_hand_file, source_of
from mazelib.learner.surroundings import Dice
from mazelib.making.maze import Maze
from mazelib.making.recording import Making
from mazelib.walking.strategies.right_hand import right_hand

_LOADING = "while its file was loaded, and never came to the end"
_IN_ONE_STEP = "in one step and never came to a yield"
#: What a rule is called in a file that does not show it.
NAMES_OF_RULES = ("turn", "my_turn", "MyTurn")


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

    def making(self, maze: Maze, rng: random.Random) -> Making:
        """A maze under the hands of a fresh maker."""
        guard, call = run_file(self.file, rng)
        guard.most_lines = 1_000_000  # To renumber the rooms of a large maze takes many.
        dice = _dice_for(guard, call.rule, 1, "def make(maze, rng):")
        maker = guard.call(_IN_ONE_STEP, call.rule, maze, *dice)
        return Making(maze, _steps(guard, maker), guard.ran, alarm)


def _steps(guard: Guard, maker: Iterator[object]) -> Iterator[object]:
    """What a maker yields, step by step; StrategyError: it went wrong."""
    end = object()
    while (why := guard.run(_IN_ONE_STEP, next, maker, end)) is not end:
        yield why
    guard.answered_at = None  # That it has come to its end decides nothing.


def load_rule(path: Path, text: str = "") -> LoadedRule:
    """Read a script, and run it once to see what its rule is; LocatedError where that cannot be.

    ``text`` is that of a script which is not saved.
    """
    file = read_learner_file(path, text=text)
    guard, call = run_file(file, random.Random(0))
    if call.kind is Kind.WALK:
        guard.call(_LOADING, _made, guard, call.rule)
    return LoadedRule(file, call, source_of(guard.files))


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
    guard = Guard(file, Dice(rng))
    names, calls = guard.namespace, []
    # What goes wrong in a __del__ has nobody who could catch it: it is left at that.
    sys.unraisablehook = lambda unraisable: None
    sys.path.insert(0, str(file.path.parent))  # As for Python itself: a script finds what lies beside it.
    try:
        guard.call(_LOADING, exec, file.code, names)
        ours = [name for name, value in names.items() if value is right_hand]
        if ours:  # It gets a copy, in which the lines that run are noted too.
            copy = {"__name__": right_hand.__module__, "__builtins__": guard.builtins}
            guard.call(_LOADING, exec, right_hand_file().code, copy)
            guard.files.append(right_hand_file())
            names.update(dict.fromkeys(ours, copy[right_hand.__name__]))
        rule = next(filter(callable, map(names.get, NAMES_OF_RULES)), None)
        if not calls and rule is None:
            advice = "Call your rule turn, def turn(view):, or end the file with show(my_rule)."
            raise file.error("there is no rule in the file.", advice)
        return guard, calls[0] if calls else ShowCall(rule)
    finally:
        calls = None
        sys.path.remove(str(file.path.parent))


def _made(guard: Guard, rule: Any) -> GuardedStrategy:
    """The strategy itself under its guard; StrategyError where its parameters are wrong."""
    by_view = not isinstance(rule, type)
    if by_view:
        dice = _dice_for(guard, rule, 1, "def turn(view):")
    else:
        rule = rule(*_dice_for(guard, rule.__init__, 1, "def __init__(self):"))
        dice = _dice_for(guard, getattr(rule, "turn", None), 3, "def turn(self, view, place, heading):")
    return GuardedStrategy(rule, guard, dice, by_view=by_view)


def _dice_for(guard: Guard, function: Any, others: int, form: str) -> list[Dice]:
    """The dice, if it takes some besides ``others``; StrategyError if it cannot be called with just these."""
    try:
        signature = inspect.signature(function)
        dice = [guard.dice] if "rng" in signature.parameters else []
        signature.bind(*range(others), *dice)
    except (TypeError, ValueError):
        code = getattr(function, "__code__", None)
        line = code.co_firstlineno if code and code.co_filename == str(guard.file.path) else None
        name = getattr(function, "__name__", "turn")
        raise guard.file.error(f"{name} has the wrong parameters.", f"Write it as: {form}", line) from None
    return dice
