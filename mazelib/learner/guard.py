"""The guard: whatever a learner's strategy does, the window lives on.

An endless loop ends after so many LINES RUN (see counting), the same number on each machine. An
exception, or an answer that is no turn, is told with the learner's own lines (see hints). All that
runs of a learner's runs here. It is a guard against accidents, not against intent.
"""

import sys
from collections.abc import Callable
from enum import Enum
from itertools import repeat
from types import FunctionType, ModuleType
from typing import NoReturn, TypeVar

from mazelib.learner.alarm import alarm
from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, RAN, TOUCHED
from mazelib.learner.hints import explained
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.purpose import Purpose
from mazelib.learner.ran_lines import RanLines
from mazelib.learner.script_names import MAIN, is_own_class
from mazelib.learner.surroundings import Dice, RefusedError, surroundings
from mazelib.text.lines import Line, Ran
from mazelib.text.sentences import _
from mazelib.walking.doubt import not_comparable
from mazelib.walking.strategy import StrategyError

#: How many lines a strategy may run in one turn: ten for each place of a map of thousands fit in.
MOST_LINES = 100_000

_Answer = TypeVar("_Answer")


class Overrun(BaseException):
    """Raised at each line after the last one allowed.

    It is no Exception, so that ``except Exception`` passes it on.
    """


class Guard:
    """Guards all that runs of a file in one run, in which it tosses these ``dice``."""

    def __init__(self, file: LearnerFile, dice: Dice) -> None:
        self.file = file
        self.dice = dice
        #: Held here, because a rule may give its dice other coins.
        self._coins = dice.coins
        self.most_lines = MOST_LINES
        #: The files that its lines stand in: the learner's own, and perhaps one of the library.
        self.files = [file]
        #: Why nobody can tell whether its rule circles; None if one can.
        self.doubt = file.doubt
        #: Whether a line has run that may have changed what is kept, since somebody looked.
        self.may_have_changed = True
        self.lines = RanLines()
        #: The line at which it had run as many lines as it may.
        self._stuck_at: int | None = None
        self.builtins = {**surroundings(), **self._hooks()}
        self.namespace: dict[str, object] = {
            "__name__": MAIN,
            "__file__": str(file.path),
            "__builtins__": self.builtins,
        }

    def _hooks(self) -> dict[str, object]:
        """What the counted program calls (see counting); the lines left are set for each call."""
        return {
            RAN: self.lines.notes.append,
            NEXT: next,
            OVERRUN: self._overrun,
            ANSWERED: self._answered,
            TOUCHED: self._touched,
        }

    def call(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call something of the learner's (see run), the alarm set for it."""
        with alarm():
            return self.run(purpose, function, *arguments)

    def run(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call something of the learner's; StrategyError if it raises, or runs too many lines."""
        self.builtins[LINES_LEFT] = repeat(True, self.most_lines)
        self._stuck_at = None
        self.lines.clear()
        self._coins.clear()
        # No code can catch an error in a __del__; Python would write it to the terminal.
        hook = sys.unraisablehook
        sys.unraisablehook = _ignore
        try:
            answer = function(*arguments)
            # The learner may have caught it, and gone on.
            if self._stuck_at is not None:
                raise Overrun
            return answer
        except (KeyboardInterrupt, StrategyError):
            raise
        except BaseException as error:
            raise self._blamed(error, purpose) from None
        finally:
            sys.unraisablehook = hook
            if not self.may_have_changed:
                changes = self.file.sets_names or self.lines.may_have_changed_something()
                self.may_have_changed = changes

    def ran(self) -> Ran:
        """The lines that ran since the last call began, and the coins that it tossed."""
        return self.lines.ran(tuple(self._coins))

    def refused(self, what: str, advice: str) -> StrategyError:
        """What is wrong with the last answer, at the line that gave it."""
        file, line = self.lines.answered_at or ("", 0)
        return self.file.error(what, advice, line if file == str(self.file.path) else None)

    def _blamed(self, error: BaseException, purpose: Purpose) -> StrategyError:
        """The error for an exception of the learner's; the line that raised it has decided."""
        blamed = self._explained(error, purpose)
        line = blamed.first.line
        self.lines.answered_at = (str(self.file.path), line) if line else None
        return blamed

    def _explained(self, error: BaseException, purpose: Purpose) -> StrategyError:
        if self._stuck_at is not None:
            advice = _(
                "See which loop goes round here: something in it must change so that it ends."
            )
            return self.file.error(purpose.endless(self.most_lines), advice, self._stuck_at)
        try:
            return explained(error, self.file)
        except BaseException:  # What an exception says of itself is the learner's, too.
            what = _("{error}: (its words cannot be shown).").format(error=type(error).__name__)
            return self.file.error(what, _("Look at its own __str__ first."))

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, at the last line of the learner's own that began."""
        if self._stuck_at is None:
            self._stuck_at = self.lines.last_in(str(self.file.path))
        raise Overrun

    def _answered(self, answer: object, line: Line) -> object:
        self.lines.answered_at = line
        return answer

    def _touched(self, thing: object, name: str) -> object:
        """Something gets or loses an attribute; RefusedError if it belongs to the sandbox."""
        if not is_own_class(type(thing)):
            if _is_of_the_sandbox(thing):
                what = _("{name} belongs to the sandbox: nobody can change it.").format(name=name)
                raise RefusedError(what, _("Keep it in a name of your own."))
            words = _("the attribute {name}").format(name=name)
            self.doubt = self.doubt or not_comparable(words)
        return thing


def _ignore(error: object) -> None:
    """Do nothing about an error in a ``__del__``."""


def _is_of_the_sandbox(thing: object) -> bool:
    """Whether something is a class, function, module or member of an Enum of ours."""
    if not isinstance(thing, (type, FunctionType, ModuleType, Enum)):
        return False
    module = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
    return str(module).startswith("mazelib")
