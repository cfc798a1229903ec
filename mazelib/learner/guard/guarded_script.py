"""A learner's script under its guard: its lines have run, and its rule is made ready to be asked.

A script that calls ``show(rule, ...)`` says itself what its rule is. In any other file the rule is
the one function or class that fits, whatever it is called (see only_rule). A maker,
``def make(maze, rng)``, yields its steps.
"""

import random
from collections.abc import Sequence
from pathlib import Path

from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.guarded_rules import GuardedMaker, GuardedStrategy
from mazelib.learner.guard.last_line import LastLine
from mazelib.learner.guard.only_rule import only_rule
from mazelib.learner.guard.our_rule import give_counted_right_hand
from mazelib.learner.guard.rules import (
    Rule,
    check_methods,
    dice_for,
    refuse_maker,
    returned_text,
    rule_of,
    tosses_when_made,
)
from mazelib.learner.limits import Purpose
from mazelib.learner.script.files_beside import importing_from
from mazelib.learner.script.given import WalkingRule, makers_of
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.show_call import TAKES_CALLS, CallWithValue
from mazelib.learner.script.surroundings import Dice
from mazelib.learner.script.words.refused import RefusedError, shows_in_a_rule
from mazelib.learner.script.words.wrong_rules import MAKER, write_as
from mazelib.values.settings import Settings


class ScriptRun:
    """One run of a file's lines. StrategyError: something in them went wrong.

    ``guard``  guards everything of the run
    ``shown``  what the script gave to ``show``, or the only rule that it has
    """

    def __init__(self, file: LearnerFile, last_line: LastLine | None = None) -> None:
        self._dice = Dice(random.Random(0))
        self._calls: list[CallWithValue] = []
        hooks = {TAKES_CALLS: self._take_call}
        self.guard = Guard(file, self._dice, last_line, hooks)
        self.shown = self._shown()
        self._rule: Rule | None = None

    def _take_call(self, call: CallWithValue) -> None:
        """Take a call of ``show``. RefusedError: it stands in the rule."""
        if self.guard.purpose is not Purpose.LOADING:
            raise RefusedError(shows_in_a_rule())
        self._calls.append(call)

    def _shown(self) -> CallWithValue:
        """Run the lines, and take the first call of ``show``."""
        file = self.guard.file
        with importing_from(file.path.parent):
            self.guard.run(Purpose.LOADING, exec, file.code, self.guard.namespace)
            shown = give_counted_right_hand(self.guard, self._calls[0] if self._calls else None)
        return shown or self.guard.run(Purpose.LOADING, self._only_rule)

    def _only_rule(self) -> CallWithValue:
        """The rule of a script that shows nothing, as if it were shown."""
        return CallWithValue.of(only_rule(self.guard.file, self.guard.namespace))

    def take_dice(self, rng: random.Random) -> None:
        """From now on toss as ``rng`` would."""
        self._dice.setstate(rng.getstate())

    def check_rule(self) -> None:
        """Make the rule that walks. StrategyError: it cannot be asked for turns.

        One that may toss while it is made waits for the dice of its walk, and only its def is
        looked at.
        """
        value = self.shown.value
        if tosses_when_made(value):
            self.guard.run(Purpose.LOADING, check_methods, self.guard, value)
        else:
            self._rule = self._made(value)

    def strategy(self, number: int) -> GuardedStrategy:
        """The strategy; if several rules are shown in a list, the one with this number, from 0."""
        return GuardedStrategy(self._rule or self._made(self._shown_rules()[number]), self.guard)

    def _made(self, value: object) -> Rule:
        """A rule, made from what the script shows."""
        return self.guard.run(Purpose.LOADING, rule_of, self.guard, value)

    def maker(self, maze: object) -> GuardedMaker:
        """The maker, or the two of a list, at work on a maze."""
        makers = []
        for rule in self._shown_rules():
            dice = dice_for(self.guard, rule, 1, write_as(MAKER))
            assert callable(rule)
            makers.append(self.guard.run(Purpose.STEP, rule, maze, *dice))
        return GuardedMaker(self.guard, makers)

    def check_list(self) -> None:
        """StrategyError: a rule in the list takes a maze, but does not yield."""
        described = self.shown.call.given
        assert isinstance(described, tuple)
        for given, rule in zip(described, self._shown_rules(), strict=True):
            if isinstance(given, WalkingRule):
                self.guard.run(Purpose.LOADING, refuse_maker, self.guard.file, rule)

    def check_rules_of_settings(self) -> None:
        """StrategyError: a rule that a game is given cannot be asked for turns."""
        for rule in self._shown_rules():
            if tosses_when_made(rule):
                self.guard.run(Purpose.LOADING, check_methods, self.guard, rule)
            else:
                self._made(rule)

    def check_makers(self) -> None:
        """StrategyError: a maker returns a text, where it shall yield it."""
        file = self.guard.file
        for maker in makers_of(self.shown.call.given):
            mistake = returned_text(file, maker.name)
            if mistake:
                raise mistake

    def _shown_rules(self) -> Sequence[object]:
        """The rules that are shown: several in a list, those of a game, or one."""
        value = self.shown.value
        if isinstance(value, Settings):
            return value.rules()
        return value if isinstance(value, (list, tuple)) else [value]


class GuardedScript:
    """A script as it was read and run. StrategyError: something in its lines went wrong.

    Its lines have run once, to see what it shows, and the first walk goes on from there. Every
    later walk begins with a run of its own, so that none sees what another one left behind.

    ``file``    the file as it was read
    ``call``    what it gave to ``show``
    ``files``   all files whose lines have run
    """

    def __init__(self, file: LearnerFile, last_line: LastLine | None = None) -> None:
        self.file = file
        self._last_line = last_line
        first_run = self._new_run()
        if isinstance(first_run.shown.call.given, WalkingRule):
            first_run.check_rule()
        elif isinstance(first_run.shown.call.given, tuple):
            first_run.check_list()
        elif isinstance(first_run.shown.call.given, Settings):
            first_run.check_rules_of_settings()
        first_run.check_makers()
        self.call = first_run.shown.call
        self.files = tuple(first_run.guard.files)
        #: None once a walk has begun from it.
        self._first_run: ScriptRun | None = first_run

    def strategy(self, rng: random.Random, number: int = 0) -> GuardedStrategy:
        """A fresh strategy. StrategyError: the file behaves differently this time.

        A script may show several rules at once, in a list. Then ``number`` says which of them, from
        0.
        """
        return self._fresh_run(rng).strategy(number)

    def maker(self, maze: object, rng: random.Random) -> GuardedMaker:
        """A fresh maker for a maze. StrategyError: the file behaves differently this time."""
        return self._fresh_run(rng).maker(maze)

    def _fresh_run(self, rng: random.Random) -> ScriptRun:
        """A run that no walk or making has used yet."""
        run = self._first_run
        self._first_run = None
        if run is None:
            run = self._new_run()
        run.take_dice(rng)
        return run

    def _new_run(self) -> ScriptRun:
        return ScriptRun(self.file, self._last_line)


def load_script(
    path: Path, text: str | None = None, last_line: LastLine | None = None
) -> GuardedScript:
    """Read a script, and run it once to see what its rule is. LocatedError: that went wrong.

    ``text`` is the text of a script that is not saved.
    """
    return GuardedScript(read_learner_file(path, text=text), last_line)
