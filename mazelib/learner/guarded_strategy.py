"""A learner's rule under its guard, as a Strategy: it gives turns, and its memory is frozen."""

from mazelib.grid.compass import EXPLORED, Explored, Heading, Place, Turn
from mazelib.learner.explanations import Purpose, no_turn
from mazelib.learner.freezer import TOO_MUCH, frozen_memory
from mazelib.learner.guard import Guard
from mazelib.learner.rules import FunctionRule, Rule
from mazelib.learner.script_names import ScriptNames
from mazelib.text.lines_run import LinesRun
from mazelib.walking.doubt import DICE
from mazelib.walking.memory import NOTHING_KEPT, Memory
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

#: A name that no script can have. Under it a rule's memory is found even if it has no other name.
_RULE = "the rule"


class GuardedStrategy:
    """A learner's strategy (see walking.strategy.Strategy)."""

    #: It is asked at every tick: the class watches which of its lines run.
    asked_once_a_view = False

    def __init__(self, rule: Rule, guard: Guard) -> None:
        self.guard = guard
        self._rule = rule
        self._memory = NOTHING_KEPT
        guard.namespace[_RULE] = rule.code
        self._names = ScriptNames(guard.namespace)
        if rule.dice:
            guard.doubt = DICE
        self._keeps_nothing = self._is_known_to_keep_nothing()

    def _is_known_to_keep_nothing(self) -> bool:
        """Whether it gives the same answer to the same view, unless a coin decides."""
        if not isinstance(self._rule, FunctionRule):
            return False
        return self._names.are_fixed() and not self.guard.file.sets_names

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """Its answer. StrategyError: it raised, never ended, or its answer is not a turn."""
        answer = self.guard.run(Purpose.TURN, self._rule.answer, view, place, heading)
        # Not isinstance: an object of the learner's may claim to be a Turn.
        if type(answer) is Turn:
            return answer
        if answer is EXPLORED:
            return EXPLORED
        explanation = no_turn(answer)
        raise self.guard.refused(explanation.what, explanation.advice)

    def lines_run(self) -> LinesRun:
        """The lines that ran in its last turn."""
        return self.guard.lines_run()

    def refused(self, what: str, advice: str) -> StrategyError:
        """The error that blames its last answer, at the line that gave it."""
        return self.guard.refused(what, advice)

    def memory(self) -> Memory:
        """What it keeps, as far as it can be looked at."""
        # Looking takes time, and is left out if nothing can have changed.
        doubt = self.guard.doubt
        if self._keeps_nothing:
            if doubt != self._memory.doubt:
                self._memory = Memory(b"", doubt)
        elif doubt or self.guard.may_have_changed:
            self._memory = self._looked_at()
            self.guard.may_have_changed = False
        return self._memory

    def _looked_at(self) -> Memory:
        try:
            memory = self.guard.run(Purpose.LOOKING, self._look)
        except StrategyError:
            return Memory(b"", self.guard.doubt or TOO_MUCH)
        return Memory(memory.frozen, self.guard.doubt or memory.doubt)

    def _look(self) -> Memory:
        data = self._names.data()
        return frozen_memory(*data, self._rule.attributes(), own=self._names.own_classes)
