"""A learner's script: read, run under its guard, and made ready for a run.

A script that calls ``show(rule, ...)`` says itself what its rule is. In any other file the rule is
the one function or class that fits, whatever it is called (see only_rule). A maker,
``def make(maze, rng)``, yields its steps.
"""

import random
from pathlib import Path

from mazelib.learner.guard.guarded_maker import GuardedMaker
from mazelib.learner.guard.guarded_strategy import GuardedStrategy
from mazelib.learner.guard.last_line import NOBODY_ASKS, LastLine
from mazelib.learner.guard.script_run import ScriptRun
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file


class LoadedScript:
    """A script as it was read.

    Its lines have run once, to see what it shows, and the first walk goes on from there. Every
    later walk begins with a run of its own, so that none sees what another one left behind.

    ``file``    the file as it was read
    ``call``    what it gave to ``show``
    ``files``   all files whose lines have run
    """

    def __init__(
        self, file: LearnerFile, first_run: ScriptRun, last_line: LastLine = NOBODY_ASKS
    ) -> None:
        self.file = file
        self._last_line = last_line
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
        """A run that nobody has used yet."""
        run = self._first_run
        self._first_run = None
        if run is None or run.has_tossed:
            run = ScriptRun(self.file, self._last_line)
        run.take_dice(rng)
        return run


def load_script(
    path: Path, text: str = "", last_line: LastLine = NOBODY_ASKS
) -> LoadedScript:
    """Read a script, and run it once to see what its rule is. LocatedError: that went wrong.

    ``text`` is the text of a script that is not saved.
    """
    file = read_learner_file(path, text=text)
    run = ScriptRun(file, last_line)
    if isinstance(run.shown.call.given, WalkingRule):
        run.check_rule()
    return LoadedScript(file, run, last_line)
