"""A learner's script: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In a file that does not, it is what
is called turn, or as in lesson 7: a function my_turn, a class MyTurn. A function may take dice too,
``def my_turn(view, rng)``, and so may a class, ``def __init__(self, rng)``. A maker, ``def make(maze,
rng)``, yields its steps.
"""

import inspect
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mazelib.learner.guard import Guard, GuardedStrategy
from mazelib.learner.guarded_maker import IN_ONE_STEP, MOST_LINES_OF_A_STEP, GuardedMaker
from mazelib.learner.learner_file import (
    LearnerFile,
    Source,
    read_learner_file,
    right_hand_file,
    source_of,
)
from mazelib.learner.show_call import ShowCall, calls_caught
from mazelib.learner.surroundings import Dice
from mazelib.walking.strategies.right_hand import right_hand

WHILE_LOADED = "while its file was loaded, and never came to the end"
#: What a rule is called in a file that does not show it.
NAMES_OF_RULES = ("turn", "my_turn", "MyTurn")


@dataclass(frozen=True)
class LoadedScript:
    """A script as it was read. Its rule is made afresh for every run.

    So no run sees what another one left behind.
    """

    file: LearnerFile
    call: ShowCall
    source: Source

    def strategy(self, rng: random.Random) -> GuardedStrategy:
        """A fresh strategy; StrategyError should the file behave differently this time."""
        guard, call = _run_script(self.file, rng)
        return _strategy_of(guard, call.rule)

    def maker(self, maze: object, rng: random.Random) -> GuardedMaker:
        """A fresh maker, called with a maze; StrategyError should the file behave differently."""
        guard, call = _run_script(self.file, rng)
        guard.most_lines = MOST_LINES_OF_A_STEP
        dice = _dice_for(guard, call.rule, 1, "def make(maze, rng):")
        return GuardedMaker(guard, guard.call(IN_ONE_STEP, call.rule, maze, *dice))


def load_script(path: Path, text: str = "") -> LoadedScript:
    """Read a script, and run it once to see what its rule is; LocatedError where that cannot be.

    ``text`` is that of a script which is not saved.
    """
    file = read_learner_file(path, text=text)
    guard, call = _run_script(file, random.Random(0))
    if callable(call.rule) and not is_maker(call.rule):
        _strategy_of(guard, call.rule)
    return LoadedScript(file, call, source_of(guard.files))


def is_maker(rule: object) -> bool:
    """Whether a rule makes mazes: a generator function, each ``yield`` one step."""
    return inspect.isgeneratorfunction(rule)


def _run_script(file: LearnerFile, rng: random.Random) -> tuple[Guard, ShowCall]:
    """Run the file's own lines once, with the dice of a run; its guard, and what it shows."""
    guard = Guard(file, Dice(rng))
    # What goes wrong in a __del__ has nobody who could catch it: it is left at that.
    sys.unraisablehook = lambda unraisable: None
    with calls_caught() as calls, _importing_from(file.path.parent):
        guard.call(WHILE_LOADED, exec, file.code, guard.namespace)
        _give_a_copy_of_right_hand(guard)
    if calls:
        return guard, calls[0]
    return guard, ShowCall(_rule_by_name(guard))


@contextmanager
def _importing_from(folder: Path) -> Iterator[None]:
    """A script finds what lies beside it, as it does when Python itself runs it."""
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


def _give_a_copy_of_right_hand(guard: Guard) -> None:
    """Put a copy of our rule, in which the lines that run are noted too, in place of the original."""
    names_of_ours = [name for name, value in guard.namespace.items() if value is right_hand]
    if not names_of_ours:
        return
    copy = {"__name__": right_hand.__module__, "__builtins__": guard.builtins}
    guard.call(WHILE_LOADED, exec, right_hand_file().code, copy)
    guard.files.append(right_hand_file())
    for name in names_of_ours:
        guard.namespace[name] = copy[right_hand.__name__]


def _rule_by_name(guard: Guard) -> Any:
    """The rule of a file that shows none; StrategyError if there is none either."""
    for name in NAMES_OF_RULES:
        rule = guard.namespace.get(name)
        if callable(rule):
            return rule
    advice = "Call your rule turn, def turn(view):, or end the file with show(my_rule)."
    raise guard.file.error("there is no rule in the file.", advice)


def _strategy_of(guard: Guard, rule: Any) -> GuardedStrategy:
    """A fresh strategy by a rule; StrategyError where its parameters are wrong."""
    strategy: GuardedStrategy = guard.call(WHILE_LOADED, _made, guard, rule)
    return strategy


def _made(guard: Guard, rule: Any) -> GuardedStrategy:
    if isinstance(rule, type):
        return _made_of_class(guard, rule)
    dice = _dice_for(guard, rule, 1, "def turn(view):")
    return GuardedStrategy(rule, guard, dice, by_view=True)


def _made_of_class(guard: Guard, rule: Any) -> GuardedStrategy:
    walker = rule(*_dice_for(guard, rule.__init__, 1, "def __init__(self):"))
    form = "def turn(self, view, place, heading):"
    dice = _dice_for(guard, getattr(walker, "turn", None), 3, form)
    return GuardedStrategy(walker, guard, dice, by_view=False)


def _dice_for(guard: Guard, function: Any, others: int, form: str) -> list[Dice]:
    """The dice, if the function takes some besides so many ``others``.

    StrategyError if it cannot be called with just these; ``form`` is how to write it.
    """
    try:
        signature = inspect.signature(function)
        dice = [guard.dice] if "rng" in signature.parameters else []
        signature.bind(*range(others), *dice)
    except (TypeError, ValueError):
        line = _line_of_def(guard.file, function)
        name = getattr(function, "__name__", "turn")
        what = f"{name} has the wrong parameters."
        raise guard.file.error(what, f"Write it as: {form}", line) from None
    return dice


def _line_of_def(file: LearnerFile, function: Any) -> int | None:
    """The line of the file at which a function begins; None where it is not from this file."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_filename != str(file.path):
        return None
    line: int = code.co_firstlineno
    return line
