"""What a learner's rule keeps: frozen after its turns, and without doubt only if its file is plain.

memory             all that it keeps, for the class to see
deciding_memory    without counters and logs: if this comes back, the walk goes in a circle
"""

from collections.abc import Callable, Mapping
from functools import partial

from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.our_rule import file_of_right_hand, is_counted_right_hand
from mazelib.learner.guard.proof import OF_ANOTHER_FILE, Proof, proof_of
from mazelib.learner.guard.rules import FunctionRule, Rule
from mazelib.learner.script.script_names import ScriptNames, is_own_class
from mazelib.walking.doubt import DICE, Doubt, not_proven
from mazelib.walking.memory import Memory, memory_of, too_much
from mazelib.walking.memory_log import LogFreezer
from mazelib.walking.strategy import StrategyError


class WhatIsKept:
    """What a rule keeps, looked at under its guard.

    ``is_nothing`` says that the rule surely keeps nothing: it is a plain function of the view.
    """

    def __init__(self, rule: Rule, guard: Guard) -> None:
        self._guard = guard
        self._rule = rule
        self._names = ScriptNames(guard.namespace, rule.code)
        self._proof = self._proof_of_its_file()
        self._doubt = self._first_doubt()
        is_function = isinstance(rule, FunctionRule)
        self.is_nothing = is_function and not self._proof.missing and self._names.are_fixed()
        #: (Counters are no lists, and are frozen as they are.)
        self._logs = {name: LogFreezer() for name in self._proof.only_noted}
        #: What was frozen since something last changed; None if nothing was.
        self._memory: Memory | None = None
        self._deciding: Memory | None = None

    def _proof_of_its_file(self) -> Proof:
        """The proof from the file in which it stands: the script, or that of our own rule."""
        code = self._rule.code
        name = getattr(code, "__name__", "")
        if is_counted_right_hand(code):
            return proof_of(file_of_right_hand().program, name)
        if not self._names.are_those_of(code):
            # Only the script's names are looked at. It may keep something under others.
            return OF_ANOTHER_FILE
        return proof_of(self._guard.file.program, name)

    def _first_doubt(self) -> Doubt | None:
        """Why no circle of the rule can be proven; None if it may be."""
        if self._rule.tosses:
            return DICE
        if self._proof.missing:
            return not_proven(self._proof.missing)
        return None

    def memory(self) -> Memory:
        """All that it keeps, as far as it can be looked at."""
        if self.is_nothing:
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
        if self._guard.may_have_changed():
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
            memory = self._guard.look(partial(self._look, attributes))
        except StrategyError:
            memory = too_much()
        return Memory(memory.frozen, self._doubt or memory.doubt)

    def _look(self, attributes: Callable[[], Mapping[str, object]]) -> Memory:
        return memory_of(*self._names.data(), attributes(), is_own_class=is_own_class)
