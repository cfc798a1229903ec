"""One run of a script: its lines run once under a guard, and what it shows is ready to be asked."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.guarded_maker import MOST_LINES_OF_A_STEP, GuardedMaker
from mazelib.learner.guard.guarded_strategy import GuardedStrategy
from mazelib.learner.guard.last_line import NOBODY_ASKS, LastLine
from mazelib.learner.guard.only_rule import only_rule
from mazelib.learner.guard.our_rule import give_counted_right_hand
from mazelib.learner.guard.rules import Rule, dice_for, rule_of
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.rule_mistakes import Purpose
from mazelib.learner.script.show_call import TAKES_CALLS, CallWithValue
from mazelib.learner.script.surroundings import Dice
from mazelib.text.sentences import _


class ScriptRun:
    """One run of a file's lines. StrategyError: something in them went wrong.

    ``guard``  guards everything of the run
    ``shown``  what the script gave to ``show``, or the only rule that it has
    """

    def __init__(self, file: LearnerFile, last_line: LastLine = NOBODY_ASKS) -> None:
        self._dice = Dice(random.Random(0))
        self._unused_dice = self._dice.getstate()
        self.guard = Guard(file, self._dice, last_line)
        self.shown = self._shown()
        self._rule: Rule | None = None

    def _shown(self) -> CallWithValue:
        """Run the lines, and take the first call of ``show``."""
        file = self.guard.file
        calls: list[CallWithValue] = []
        self.guard.builtins[TAKES_CALLS] = calls.append
        with _importing_from(file.path.parent):
            self.guard.run(Purpose.LOADING, exec, file.code, self.guard.namespace)
            shown = give_counted_right_hand(self.guard, calls[0] if calls else None)
        return shown or self.guard.run(Purpose.LOADING, self._only_rule)

    def _only_rule(self) -> CallWithValue:
        """The rule of a script that shows nothing, as if it were shown."""
        return CallWithValue.of(only_rule(self.guard.file, self.guard.namespace))

    @property
    def has_tossed(self) -> bool:
        """Whether its dice have given numbers already: those of no seed that anybody chose."""
        return self._dice.getstate() != self._unused_dice

    def take_dice(self, rng: random.Random) -> None:
        """From now on toss as ``rng`` would."""
        self._dice.setstate(rng.getstate())

    def check_rule(self) -> None:
        """Make the rule that walks. StrategyError: it cannot be asked for turns."""
        self._rule = self._made(self.shown.value)

    def strategy(self, number: int) -> GuardedStrategy:
        """The strategy; if several rules are shown in a list, the one with this number, from 0."""
        value = self.shown.value
        if isinstance(value, (list, tuple)):
            value = value[number]
        return GuardedStrategy(self._rule or self._made(value), self.guard)

    def _made(self, value: object) -> Rule:
        """A rule, made from what the script shows."""
        return self.guard.run(Purpose.LOADING, rule_of, self.guard, value)

    def maker(self, maze: object) -> GuardedMaker:
        """The maker, at work on a maze."""
        self.guard.most_lines = MOST_LINES_OF_A_STEP
        rule = self.shown.value
        dice = dice_for(self.guard, rule, 1, _("Write it as: def make(maze, rng):"))
        assert callable(rule)
        return GuardedMaker(self.guard, self.guard.run(Purpose.STEP, rule, maze, *dice))


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
