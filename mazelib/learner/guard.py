"""The guard: whatever a learner's strategy does, the window lives on.

An endless loop ends after so many LINES RUN (see counting), the same number on each machine. An
exception, or an answer that is no turn, is told with the learner's own lines (see hints). All that runs
of a learner's runs here. It is a guard against accidents, not against intent.
"""

import ast
import sys
from collections.abc import Callable, Sequence
from enum import Enum
from itertools import repeat
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from mazelib.compass import EXPLORED, Heading, Place, Turn
from mazelib.diagnostics import StrategyError
from mazelib.learner.alarm import alarm
from mazelib.learner.counting import ANSWERED, HEADER, LINES_LEFT, NEXT, OVERRUN, RAN, TOUCHED
from mazelib.learner.doubts import doubt_in, writing_lines
from mazelib.learner.hints import explained, no_turn
from mazelib.learner.learner_file import MOST_IN_A_FILE, LearnerFile
from mazelib.learner.surroundings import Dice, builtins_with
from mazelib.snapshot import freezer
from mazelib.snapshot.freezer import DICE, Snapshot, first_doubt
from mazelib.timeline import Line, Ran
from mazelib.view import View

#: How many lines a strategy may run in one turn: ten for each place of a map of thousands fit in.
MOST_LINES = 100_000


class Overrun(BaseException):
    """Raised at each line after the last one allowed. No Exception: ``except Exception`` passes it on."""


class Guard:
    """Guards all that runs of a file in one run, in which it tosses these ``dice``."""

    def __init__(self, file: LearnerFile, dice: Dice) -> None:
        self.file, self.dice, self.most_lines = file, dice, MOST_LINES
        self.builtins = builtins_with(dice)
        self.namespace: dict[Any, Any] = {"__file__": file.code_name, "__builtins__": self.builtins}
        #: Why nobody can tell whether its rule circles, in a few words.
        self.doubt = doubt_in(file.program)
        #: Whether a line has run that may have changed what an object keeps, since somebody looked.
        self.wrote, self._writing = True, writing_lines(file.program)
        self._stuck_at = self._answered_at = 0
        #: The files whose lines are noted: those of the second one by MOST_IN_A_FILE + number, and so on.
        self.files = {0: file.code_name}
        self._noted: list[int] = []
        self._known: dict[tuple[tuple[int, ...], int, tuple[int, ...]], Ran] = {}
        self.builtins |= {RAN: self._noted.append, NEXT: next, OVERRUN: self._overrun}
        self.builtins |= {ANSWERED: self._answered, TOUCHED: self._touched}

    def names(self) -> dict[str, Any]:
        """The names that the file has, with what each stands for now."""
        named = ((name, value) for name, value in self.namespace.items() if isinstance(name, str))
        return {name: value for name, value in named if not (name[:2] == "__" == name[-2:])}

    def ran(self, *, answered: bool) -> Ran:
        """The lines that ran since the last call began; the one that ``answered``, or the last, decided."""
        noted = tuple(dict.fromkeys(self._noted))
        decided = (answered and self._answered_at) or (noted[-1] if noted else 0)
        key = noted, decided, tuple(self.dice.coins)
        if key not in self._known:  # Equal ones are one object, so recordings are small.
            lines = tuple(dict.fromkeys(map(self._line, noted)))
            said = tuple(self._line(each) for each in noted if each % MOST_IN_A_FILE < HEADER)
            self._known[key] = Ran(lines, self._line(decided), said, key[2])
        return self._known[key]

    def _line(self, noted: int) -> Line:
        file, number = divmod(noted, MOST_IN_A_FILE)
        return self.files[file], number % HEADER

    def call(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's (see run), the alarm set for it."""
        with alarm():
            return self.run(doing, function, *arguments)

    def turn(self, decide: Callable[..., Any], *sensed: Any) -> Turn | str:
        """The answer of ``decide``. StrategyError: it raised, went on for ever, or answered no turn."""
        turn = self.run("in one turn and gave no answer", decide, *sensed)
        if type(turn) is Turn:
            return turn
        if type(turn) is str and turn == EXPLORED:
            return EXPLORED
        raise self._in_words(type(turn), self._no_turn, turn)

    def run(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's; StrategyError if it raises, or ran too many lines ``doing`` it."""
        self._refill()
        self._stuck_at = self._answered_at = 0
        self._noted.clear()
        self.dice.coins.clear()
        try:
            answer = function(*arguments)
            if self._stuck_at:
                raise Overrun
            return answer
        except (KeyboardInterrupt, StrategyError):
            raise
        except BaseException as error:
            if self._stuck_at:
                what = f"the rule ran {self.most_lines:,} lines {doing}: an endless loop."
                advice = "See which loop goes round here: something in it must change so that it ends."
                raise self.file.error(what, advice, self._stuck_at) from None
            raise self._in_words(type(error), explained, error, self.file) from None
        finally:
            self.wrote = self.wrote or not self._writing.isdisjoint(self._noted)
            self._refill()  # What Python calls later of its own accord (__del__) is counted too.

    def _refill(self) -> None:
        self.builtins[LINES_LEFT] = repeat(True, self.most_lines)

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, at the line that calls this."""
        self._stuck_at = self._stuck_at or sys._getframe(1).f_lineno
        raise Overrun

    def _answered(self, answer: Any, line: int) -> Any:
        self._answered_at = line
        return answer

    def _touched(self, thing: Any, name: str) -> Any:
        """Something is given an attribute, or loses one; TypeError if it is no learner's to change."""
        kind = type(thing)
        if not freezer.is_own(kind):
            home = thing.__name__ if kind is ModuleType else getattr(thing, "__module__", "")
            is_shared = issubclass(kind, (type, FunctionType, ModuleType, Enum))
            if is_shared and str(home).partition(".")[0] == "mazelib":
                what = getattr(thing, "__name__", str(thing))
                raise TypeError(f"{what} belongs to the sandbox: nobody can change it")
            self.doubt = first_doubt(self.doubt, f"the attribute {name}")
        return thing

    def _in_words(self, kind: type, told: Callable[..., StrategyError], *what: Any) -> StrategyError:
        """What is ``told`` of an exception or an answer: what it says of itself is the learner's too."""
        self._refill()
        try:
            return told(*what)
        except KeyboardInterrupt:
            raise
        except BaseException:
            name = type.__dict__["__name__"].__get__(kind)
            return self.file.error(f"{name}: (its words cannot be shown).", "Look at its own __str__ first.")

    def _no_turn(self, answer: object) -> StrategyError:
        """The answer is no turn: show the line that gave it, or the function that came to its end."""
        what, advice = no_turn(answer)
        if answer is None and self._answered_at and self._answered_at not in self._noted:
            what = "the function came to its end without a return."
        return self.refused(what, advice)

    def refused(self, what: str, advice: str) -> StrategyError:
        """What is wrong with the last answer, at the line that gave it."""
        line = self._answered_at if self._answered_at < MOST_IN_A_FILE else 0
        return self.file.error(what, advice, line or None)


class GuardedStrategy:
    """A learner's strategy, ``own``: a function of the view, and perhaps of ``dice``, or an object."""

    def __init__(self, own: Any, guard: Guard, dice: Sequence[Dice], *, by_view: bool) -> None:
        self.guard = guard
        self._own, self._by_view, self._dice, self._seen = own, by_view, dice, Snapshot(b"")
        guard.doubt = first_doubt(DICE if dice else "", guard.doubt)
        self._rule = own if by_view else type(own)
        names = self._names().items()
        self._code = {name: value for name, value in names if freezer.is_code(value) or value is EXPLORED}
        classes = [value for value in self._code.values() if isinstance(value, type)]
        self._classes = [kind for kind in classes if freezer.is_own(kind)]
        fixed = all(type(value) in freezer.FIXED for each in self._data() for value in each.values())
        sets_names = any(isinstance(node, ast.Global) for node in ast.walk(guard.file.program))
        #: Whether it is known to answer the same to the same view, unless a coin decides.
        self.keeps_nothing = by_view and fixed and not sets_names

    def _names(self) -> dict[str, Any]:
        return {**self.guard.names(), "the rule": self._rule}

    def _data(self) -> list[dict[str, Any]]:
        """What is kept beside the attributes: by names that stand for no code, or no longer; in classes."""
        names = self._names().items()
        data = {name: value for name, value in names if self._code.get(name, self) is not value}
        return [data, *map(freezer.in_body, self._classes)]

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | str:
        """What it answers. Whatever goes wrong there is a StrategyError."""
        if self._by_view:
            return self.guard.turn(self._own, view, *self._dice)
        return self.guard.turn(lambda: self._own.turn(view, place, heading))

    @property
    def ran(self) -> Ran:
        """What ran in the last turn, also in one that failed."""
        return self.guard.ran(answered=True)

    def look(self) -> Snapshot:
        """What it keeps, as far as it can be looked at."""
        if self.guard.wrote and not self.keeps_nothing:
            try:
                self._seen = self.guard.call("while it was looked at", self._looked)
            except StrategyError:
                self._seen = Snapshot(b"", "more than can be looked at")
            self.guard.wrote = False
        return Snapshot(self._seen.frozen, first_doubt(self.guard.doubt, self._seen.doubt))

    def _looked(self) -> Snapshot:
        return freezer.look(*self._data(), getattr(self._own, "__dict__", {}), own=self._classes)
