"""The guard: whatever a learner's strategy does, the window lives on.

An endless loop ends after so many LINES RUN (see counting), the same number on each machine. An
exception, or an answer that is no turn, is told with the learner's own lines (see hints). All that runs
of a learner's runs here. It is a guard against accidents, not against intent.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import repeat
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from mazelib.grid.compass import EXPLORED, Heading, Place, Turn
from mazelib.learner import freezer
from mazelib.learner.alarm import alarm
from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, RAN, TOUCHED, Note
from mazelib.learner.freezer import MAIN
from mazelib.learner.hints import explained, no_turn
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.surroundings import Dice, RefusedError, surroundings
from mazelib.text.lines import Line, Ran
from mazelib.walking.memory import DICE, Memory
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

#: How many lines a strategy may run in one turn: ten for each place of a map of thousands fit in.
MOST_LINES = 100_000


class Overrun(BaseException):
    """Raised at each line after the last one allowed. No Exception: ``except Exception`` passes it on."""


class Guard:
    """Guards all that runs of a file in one run, in which it tosses these ``dice``."""

    def __init__(self, file: LearnerFile, dice: Dice) -> None:
        self.file, self.dice, self.most_lines = file, dice, MOST_LINES
        #: The files that its lines stand in: the learner's own, and perhaps one of the library.
        self.files = [file]
        self.builtins = surroundings()
        self.namespace: dict[Any, Any] = {"__name__": MAIN, "__builtins__": self.builtins}
        self.namespace["__file__"] = str(file.path)
        #: Why nobody can tell whether its rule circles, in a few words.
        self.doubt = file.doubt
        #: Whether a line has run that may have changed what is kept, since somebody looked.
        self.wrote = True
        self._noted: list[Note] = []
        #: The line that answered last, or that raised.
        self.answered_at: Line | None = None
        self._stuck_at: int | None = None
        self._known: dict[object, Ran] = {}
        self.builtins |= {RAN: self._noted.append, NEXT: next, OVERRUN: self._overrun}
        self.builtins |= {ANSWERED: self._answered, TOUCHED: self._touched}

    def ran(self) -> Ran:
        """The lines that ran since the last call began; the one that answered, or the last, decided."""
        noted = tuple(dict.fromkeys(self._noted))
        key = noted, self.answered_at, tuple(self.dice.coins)
        if key not in self._known:  # Equal ones are one object, so recordings are small.
            lines = tuple(dict.fromkeys((file, line) for file, line, *_ in noted))
            said = tuple((file, line) for file, line, does, _ in noted if does)
            decided = self.answered_at or (lines[-1] if lines else ("", 0))
            self._known[key] = Ran(lines, decided, said, key[2])
        return self._known[key]

    def call(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's (see run), the alarm set for it."""
        with alarm():
            return self.run(doing, function, *arguments)

    def run(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's; StrategyError if it raises, or ran too many lines ``doing`` it."""
        self.builtins[LINES_LEFT] = repeat(True, self.most_lines)
        self._stuck_at = self.answered_at = None
        self._noted.clear()
        self.dice.coins.clear()
        try:
            answer = function(*arguments)
            if self._stuck_at is not None:
                raise Overrun
            return answer
        except (KeyboardInterrupt, StrategyError):
            raise
        except BaseException as error:
            told = self._told(error, doing)
            self.answered_at = (str(self.file.path), told.first.line) if told.first.line else None
            raise told from None
        finally:
            self.wrote = self.wrote or self.file.sets_names or any(changes for *_, changes in self._noted)

    def _told(self, error: BaseException, doing: str) -> StrategyError:
        if self._stuck_at is not None:
            what = f"the rule ran {self.most_lines:,} lines {doing}: an endless loop."
            advice = "See which loop goes round here: something in it must change so that it ends."
            return self.file.error(what, advice, self._stuck_at)
        try:
            return explained(error, self.file)
        except BaseException:  # What an exception says of itself is the learner's, too.
            what = f"{type(error).__name__}: (its words cannot be shown)."
            return self.file.error(what, "Look at its own __str__ first.")

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, at the line of the learner's own that was the last to begin."""
        if self._stuck_at is None:
            own = (line for file, line, *_ in reversed(self._noted) if file == str(self.file.path))
            self._stuck_at = next(own, 0)
        raise Overrun

    def _answered(self, answer: Any, line: Line) -> Any:
        self.answered_at = line
        return answer

    def _touched(self, thing: Any, name: str) -> Any:
        """Something is given an attribute, or loses one; RefusedError if it is no learner's to change."""
        if not freezer.is_own(type(thing)):
            is_shared = isinstance(thing, (type, FunctionType, ModuleType, Enum))
            if is_shared and (getattr(thing, "__module__", "") or thing.__name__).startswith("mazelib"):
                what = f"{name} belongs to the sandbox: nobody can change it."
                raise RefusedError(what, "Keep it in a name of your own.")
            self.doubt = self.doubt or f"the attribute {name}"
        return thing

    def refused(self, what: str, advice: str) -> StrategyError:
        """What is wrong with the last answer, at the line that gave it."""
        file, line = self.answered_at or ("", 0)
        return self.file.error(what, advice, line if file == str(self.file.path) else None)


class GuardedStrategy:
    """A learner's strategy, ``own``: a function of the view, and perhaps of ``dice``, or an object."""

    def __init__(self, own: Any, guard: Guard, dice: Sequence[Dice], *, by_view: bool) -> None:
        self.guard = guard
        self._own, self._seen = own, Memory(b"")
        self._ask = (lambda view, *_: own(view, *dice)) if by_view else (lambda *seen: own.turn(*seen, *dice))
        guard.doubt = DICE if dice else guard.doubt
        # Also where its file has no name for it, what it keeps is looked at.
        guard.namespace["the rule"] = own if by_view else type(own)
        names = freezer.named(guard.namespace).items()
        self._code = {name: value for name, value in names if freezer.is_code(value) or value is EXPLORED}
        self._classes = [value for value in self._code.values() if freezer.is_own(value)]
        fixed = all(type(value) in freezer.FIXED for each in self._data() for value in each.values())
        #: Whether it is known to answer the same to the same view, unless a coin decides.
        self.keeps_nothing = by_view and fixed and not guard.file.sets_names

    def _data(self) -> list[dict[str, Any]]:
        """What is kept beside the attributes: by names that stand for no code, or no longer; in classes."""
        names = freezer.named(self.guard.namespace).items()
        data = {name: value for name, value in names if self._code.get(name, self) is not value}
        return [data, *map(freezer.in_body, self._classes)]

    def turn(self, view: View, place: Place, heading: Heading) -> Any:
        """What it answers. StrategyError: it raised, went on for ever, or answered no turn."""
        answer = self.guard.run("in one turn and gave no answer", self._ask, view, place, heading)
        if type(answer) is Turn or answer is EXPLORED:
            return answer
        raise self.guard.refused(*no_turn(answer))

    def ran(self) -> Ran:
        """The lines that ran in its last turn."""
        return self.guard.ran()

    def refused(self, what: str, advice: str) -> StrategyError:
        """What is wrong with its last answer, at the line that gave it."""
        return self.guard.refused(what, advice)

    def memory(self) -> Memory:
        """What it keeps, as far as it can be looked at."""
        if (self.guard.wrote or self.guard.doubt) and not self.keeps_nothing:
            try:
                self._seen = self.guard.run("while it was looked at", self._looked)
            except StrategyError:
                self._seen = Memory(b"", "more than can be looked at")
            self.guard.wrote = False
        return Memory(self._seen.frozen, self.guard.doubt or self._seen.doubt)

    def _looked(self) -> Memory:
        return freezer.look(*self._data(), getattr(self._own, "__dict__", {}), own=self._classes)
