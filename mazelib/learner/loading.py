"""A learner's script: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In any other file the rule is
the function turn or, as in lesson 7, the function my_turn or the class MyTurn (see rules). A maker,
``def make(maze, rng)``, yields its steps.
"""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mazelib.learner.given import WalkingRule
from mazelib.learner.guard import Guard
from mazelib.learner.guarded_maker import MOST_LINES_OF_A_STEP, GuardedMaker
from mazelib.learner.guarded_strategy import GuardedStrategy
from mazelib.learner.last_line import NOBODY_ASKS, LastLine
from mazelib.learner.learner_file import LearnerFile, read_learner_file
from mazelib.learner.our_rule import give_counted_right_hand
from mazelib.learner.purpose import Purpose
from mazelib.learner.rules import Rule, dice_for, rule_of
from mazelib.learner.show_call import ShowCall, Shown, calls_caught
from mazelib.learner.source import Source, source_of
from mazelib.learner.surroundings import Dice
from mazelib.text.sentences import _

#: The names of a rule in a file that does not call show.
NAMES_OF_RULES = ("turn", "my_turn", "MyTurn")


@dataclass(frozen=True)
class LoadedScript:
    """A script as it was read.

    Its rule is made afresh for every run, so that no run sees what another one left behind.
    """

    file: LearnerFile
    call: ShowCall
    source: Source
    last_line: LastLine = NOBODY_ASKS

    def strategy(self, rng: random.Random, number: int = 0) -> GuardedStrategy:
        """A fresh strategy. StrategyError: the file behaves differently this time.

        A script may show several rules at once, in a list. Then ``number`` says which of them, from
        0.
        """
        guard, shown = _run_script(self.file, rng, self.last_line)
        rule = shown.value
        if isinstance(rule, (list, tuple)):
            rule = rule[number]
        return GuardedStrategy(_walking_rule(guard, rule), guard)

    def maker(self, maze: object, rng: random.Random) -> GuardedMaker:
        """A fresh maker for a maze. StrategyError: the file behaves differently this time."""
        guard, shown = _run_script(self.file, rng, self.last_line)
        guard.most_lines = MOST_LINES_OF_A_STEP
        rule = shown.value
        dice = dice_for(guard, rule, 1, "def make(maze, rng):")
        assert callable(rule)
        return GuardedMaker(guard, guard.call(Purpose.STEP, rule, maze, *dice))


def load_script(path: Path, text: str = "", last_line: LastLine = NOBODY_ASKS) -> LoadedScript:
    """Read a script, and run it once to see what its rule is. LocatedError: that went wrong.

    ``text`` is the text of a script that is not saved.
    """
    file = read_learner_file(path, text=text)
    guard, shown = _run_script(file, random.Random(0), last_line)
    if isinstance(shown.call.given, WalkingRule):
        _walking_rule(guard, shown.value)
    return LoadedScript(file, shown.call, source_of(guard.files), last_line)


def _run_script(file: LearnerFile, rng: random.Random, last_line: LastLine) -> tuple[Guard, Shown]:
    """Run the lines of a file once, with the dice of a run; returns its guard and what it shows."""
    guard = Guard(file, Dice(rng), last_line)
    with calls_caught() as calls, _importing_from(file.path.parent):
        guard.call(Purpose.LOADING, exec, file.code, guard.namespace)
        shown = give_counted_right_hand(guard, calls[0] if calls else None)
    if shown:
        return guard, shown
    return guard, Shown.of(_rule_by_name(guard))


@contextmanager
def _importing_from(folder: Path) -> Iterator[None]:
    """Let a script import the files beside it, unless something else of the same name is found.

    Afterwards ``sys.path`` is as it was before, whatever the script did to it.
    """
    search_path = sys.path
    before = list(search_path)
    search_path.append(str(folder))
    try:
        yield
    finally:
        search_path[:] = before
        sys.path = search_path


def _rule_by_name(guard: Guard) -> Callable[..., object]:
    """The rule of a file that does not call show. StrategyError: there is none."""
    for name in NAMES_OF_RULES:
        rule = guard.namespace.get(name)
        if callable(rule):
            return rule
    what = _("there is no rule in the file.")
    advice = _("Name your rule turn, as in def turn(view):, or end the file with show(my_rule).")
    raise guard.file.error(what, advice)


def _walking_rule(guard: Guard, shown: object) -> Rule:
    """The rule that walks, made from what was shown. StrategyError: its parameters are wrong."""
    return guard.call(Purpose.LOADING, rule_of, guard, shown)
