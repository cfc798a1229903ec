"""A learner's maker under its guard: the steps that it yields, and the lines that ran for each."""

from collections.abc import Iterator

from mazelib.learner.guard.guard import Guard
from mazelib.learner.script.rule_mistakes import Purpose
from mazelib.values.lines_run import LinesRun

#: A maker may run at most this many lines for one step: renumbering a large maze takes many.
MOST_LINES_OF_A_STEP = 1_000_000
_END = object()


class GuardedMaker:
    """A maker at work. ``maker`` is what its generator function returned."""

    def __init__(self, guard: Guard, maker: object) -> None:
        self._guard = guard
        self._maker = maker
        #: What it yields, step by step. StrategyError: a step went wrong.
        self.steps = self._guarded_steps()

    def _guarded_steps(self) -> Iterator[object]:
        while True:
            yielded = self._guard.run(Purpose.STEP, next, self._maker, _END)
            if yielded is _END:
                break
            yield yielded
        # Coming to the end decides nothing.
        self._guard.lines.answered_at = None

    def lines_run(self) -> LinesRun:
        """The lines that ran for the newest step."""
        return self._guard.lines_run()
