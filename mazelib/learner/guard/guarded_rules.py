"""A learner's rule under its guard: as a Strategy for a walk, or as a maker of a maze.

A strategy gives turns. A maker yields steps.
"""

from collections.abc import Iterator, Sequence

from mazelib.grid.compass import EXPLORED, Explored, Heading, Place, Turn
from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.rules import Rule
from mazelib.learner.guard.what_is_kept import WhatIsKept
from mazelib.learner.limits import Purpose
from mazelib.learner.script.slips import slips_in
from mazelib.learner.script.words.wrong_answers import no_return, no_turn
from mazelib.text.diagnostics import Explanation
from mazelib.values.lines_run import LinesRun
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

_END = object()


class GuardedStrategy:
    """A learner's strategy (see walking.strategy.Strategy)."""

    #: It is asked at every tick: the class watches which of its lines run.
    asked_once_a_view = False

    def __init__(self, rule: Rule, guard: Guard) -> None:
        self.guard = guard
        self._rule = rule
        self._kept = WhatIsKept(rule, guard)
        self.comes_round = self._kept.is_nothing
        #: Whether its last answer was that all is explored. If that is wrong, it is asked once more
        #: in the same tick: then these lines ran before.
        self._says_explored = False
        self._ran_before: LinesRun | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """Its answer. StrategyError: it raised, never ended, or its answer is not a turn."""
        self._ran_before = self.lines_run() if self._says_explored else None
        self._says_explored = False
        answer = self.guard.run(Purpose.TURN, self._rule.answer, view, place, heading)
        # Not isinstance: an object of the learner's may claim to be a Turn.
        if type(answer) is Turn:
            return answer
        if answer is EXPLORED:
            self._says_explored = True
            return EXPLORED
        ended = self.guard.end_without_return() if answer is None else None
        if ended:
            raise self.guard.refused(no_return(ended, view))
        has_slipped = answer is None or type(answer) is View
        slips = slips_in(self.guard.file) if has_slipped else []
        for slip in slips:  # Rather this line than the one that answers what it left undone.
            raise self.guard.file.error(slip.explanation, slip.line)
        written = self.guard.line_of_answer()
        raise self.guard.refused(no_turn(answer, written, self.guard.names_at_answer()))

    def lines_run(self) -> LinesRun:
        """The lines that ran in its last turn: also those that said that all is explored."""
        ran = self.guard.lines_run()
        return self._ran_before.and_then(ran) if self._ran_before else ran

    def refused(self, explanation: Explanation) -> StrategyError:
        """The error that blames its last answer, at the line that gave it."""
        return self.guard.refused(explanation)

    def memory(self) -> Memory:
        """What it keeps, as far as it can be looked at."""
        return self._kept.memory()

    def deciding_memory(self) -> Memory:
        """Its memory without counters and logs. If there is a doubt, no one needs it."""
        return self._kept.deciding_memory()


class GuardedMaker:
    """One maker at work, or two. ``makers`` is what their generator functions returned."""

    def __init__(self, guard: Guard, makers: Sequence[object]) -> None:
        self._guard = guard
        #: What each of them yields, step by step. StrategyError: a step went wrong.
        self.parts = [self._guarded_steps(maker) for maker in makers]

    def _guarded_steps(self, maker: object) -> Iterator[object]:
        while True:
            yielded = self._guard.run(Purpose.STEP, next, maker, _END)
            if yielded is _END:
                break
            self._guard.decide_by_first_yield_of(yielded)
            yield yielded
        self._guard.forget_answer()

    def lines_run(self) -> LinesRun:
        """The lines that ran for the newest step."""
        return self._guard.lines_run()
