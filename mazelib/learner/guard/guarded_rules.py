"""A learner's rule under its guard: as a Strategy for a walk, or as a maker of a maze.

A strategy gives turns, and what it keeps is frozen. A maker yields steps.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from mazelib.grid.compass import EXPLORED, Explored, Heading, Place, Turn
from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.our_rule import file_of_right_hand, is_counted_right_hand
from mazelib.learner.guard.proof import Proof, proof_of
from mazelib.learner.guard.rules import FunctionRule, Rule
from mazelib.learner.limits import Purpose
from mazelib.learner.script.script_names import ScriptNames, is_own_class
from mazelib.learner.script.words.wrong_answers import no_return, no_turn
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _
from mazelib.values.lines_run import LinesRun
from mazelib.walking.doubt import DICE, Doubt, not_proven
from mazelib.walking.memory import Memory, memory_of, too_much
from mazelib.walking.memory_log import LogFreezer
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
        self._names = ScriptNames(guard.namespace, rule.code)
        self._proof = self._proof_of_its_file()
        self._doubt = self._first_doubt()
        is_function = isinstance(rule, FunctionRule)
        self._keeps_nothing = is_function and not self._proof.missing and self._names.are_fixed()
        self.comes_round = self._keeps_nothing
        #: (Counters are no lists, and are frozen as they are.)
        self._logs = {name: LogFreezer() for name in self._proof.only_noted}
        #: What was frozen since something last changed; None if nothing was.
        self._memory: Memory | None = None
        self._deciding: Memory | None = None
        #: Whether its last answer was that all is explored. If that is wrong, it is asked once more
        #: in the same tick: then these lines ran before.
        self._says_explored = False
        self._ran_before: LinesRun | None = None

    def _proof_of_its_file(self) -> Proof:
        """The proof from the file in which it stands: the script, or that of our own rule."""
        code = self._rule.code
        name = getattr(code, "__name__", "")
        if is_counted_right_hand(code):
            return proof_of(file_of_right_hand().program, name)
        if not self._names.are_those_of(code):
            # Only the script's names are looked at. It may keep something under others.
            return Proof(_("it stands in another file than the script"))
        return proof_of(self.guard.file.program, name)

    def _first_doubt(self) -> Doubt | None:
        """Why no circle of the rule can be proven; None if it may be."""
        if self._rule.tosses:
            return DICE
        if self._proof.missing:
            return not_proven(self._proof.missing)
        return None

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
        statement = self.guard.end_without_return() if answer is None else None
        raise self.guard.refused(no_return(statement) if statement else no_turn(answer))

    def lines_run(self) -> LinesRun:
        """The lines that ran in its last turn: also those that said that all is explored."""
        ran = self.guard.lines_run()
        return self._ran_before.and_then(ran) if self._ran_before else ran

    def refused(self, explanation: Explanation) -> StrategyError:
        """The error that blames its last answer, at the line that gave it."""
        return self.guard.refused(explanation)

    def memory(self) -> Memory:
        """What it keeps, as far as it can be looked at."""
        if self._keeps_nothing:
            return Memory(b"", self._doubt)
        self._forget_what_may_have_changed()
        if self._memory is None:
            self._memory = self._frozen(self._attributes)
        return self._memory

    def deciding_memory(self) -> Memory:
        """Its memory without counters and logs. If there is a doubt, no one needs it."""
        if self._doubt:
            return Memory(b"", self._doubt)
        if not self._proof.only_noted:
            return self.memory()
        self._forget_what_may_have_changed()
        if self._deciding is None:
            self._deciding = self._frozen(self._deciding_attributes)
        return self._deciding

    def _forget_what_may_have_changed(self) -> None:
        # Freezing takes time: what was frozen last is kept while nothing can have changed.
        if self.guard.may_have_changed():
            self._memory = None
            self._deciding = None

    def _attributes(self) -> Mapping[str, object]:
        """What it keeps. Of each log, only the newest values are still to be frozen."""
        attributes = dict(self._rule.attributes())
        for name, freezer in self._logs.items():
            log = attributes.get(name)
            if type(log) is list:
                attributes[name] = freezer.frozen(log)
        return attributes

    def _deciding_attributes(self) -> Mapping[str, object]:
        attributes = dict(self._rule.attributes())
        for name in self._proof.only_noted:
            attributes.pop(name, None)
        return attributes

    def _frozen(self, attributes: Callable[[], Mapping[str, object]]) -> Memory:
        """The script's data and these attributes, frozen. The learner's code may run for it."""
        try:
            memory = self.guard.look(partial(self._look, attributes))
        except StrategyError:
            memory = too_much()
        return Memory(memory.frozen, self._doubt or memory.doubt)

    def _look(self, attributes: Callable[[], Mapping[str, object]]) -> Memory:
        return memory_of(*self._names.data(), attributes(), is_own_class=is_own_class)


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
        self._guard.forget_answer()

    def lines_run(self) -> LinesRun:
        """The lines that ran for the newest step."""
        return self._guard.lines_run()
