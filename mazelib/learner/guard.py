"""The guard: whatever a learner's strategy does, the window lives on.

All of the learner's code runs here. An endless loop ends after a fixed number of LINES (see
counting), the same number on every machine. An exception, or an answer that is not a turn, is shown
with the learner's own lines (see explanations). It is a guard against accidents, and not against
intent.
"""

import sys
from collections.abc import Callable
from enum import Enum
from itertools import repeat
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NoReturn, TypeVar

from mazelib.learner.alarm import alarm
from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, RAN, TOUCHED, Note
from mazelib.learner.explanations import Purpose, endless, explained
from mazelib.learner.last_line import NOBODY_ASKS, LastLine
from mazelib.learner.learner_file import LearnerFile
from mazelib.learner.line_notes import LineNotes
from mazelib.learner.script_names import MAIN, is_own_class
from mazelib.learner.surroundings import Dice, RefusedError, surroundings
from mazelib.text.lines_run import Line, LinesRun
from mazelib.text.sentences import _
from mazelib.walking.doubt import not_comparable
from mazelib.walking.strategy import StrategyError

#: A strategy may run at most this many lines in one turn: enough for 10,000 places, ten each.
MOST_LINES = 100_000

_Answer = TypeVar("_Answer")


class Overrun(BaseException):
    """Raised at each line after the last one that is allowed.

    It is not an Exception, so that ``except Exception`` does not catch it.
    """


class Guard:
    """Guards the code of one file in one run, in which it tosses these ``dice``."""

    def __init__(self, file: LearnerFile, dice: Dice, last_line: LastLine = NOBODY_ASKS) -> None:
        self.file = file
        self._last_line = last_line
        self.dice = dice
        #: Held here, because a rule may give its dice other coins.
        self._coins = dice.coins
        self.most_lines = MOST_LINES
        #: The files whose lines run: the learner's own, and perhaps one of the library.
        self.files = [file]
        #: Why nobody can tell whether its rule circles; None if one can.
        self.doubt = file.doubt
        #: Whether a line that may change what is kept has run since the last look at it.
        self.may_have_changed = True
        self.lines = LineNotes()
        #: The line where it had run as many lines as it may; None if it has not.
        self._stuck_at: int | None = None
        self.builtins = {**surroundings(), **self._hooks()}
        self.namespace: dict[str, object] = {
            "__name__": MAIN,
            "__file__": str(file.path),
            "__builtins__": self.builtins,
        }

    def _hooks(self) -> dict[str, object]:
        """What the counted program calls (see counting). ``run`` sets the lines left."""
        return {
            RAN: self._note_of_lines(self.file.path),
            NEXT: next,
            OVERRUN: self._overrun,
            ANSWERED: self._answered,
            TOUCHED: self._touched,
        }

    def _note_of_lines(self, path: Path) -> Callable[[Note], None]:
        """The function that takes note of each line of a file when it begins."""
        append = self.lines.notes.append
        code_of_file = self._last_line.add_file(path)
        code = self._last_line.code

        def note(note: Note) -> None:
            append(note)
            code[0] = code_of_file + note[1]

        return note

    def call(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call a function of the learner's with the alarm set (see ``run``)."""
        with alarm():
            return self.run(purpose, function, *arguments)

    def run(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call a function of the learner's. StrategyError: it raised, or ran too many lines."""
        self.builtins[LINES_LEFT] = repeat(True, self.most_lines)
        self._stuck_at = None
        self.lines.clear()
        self._coins.clear()
        # No code can catch an error in a __del__; Python would write it to the terminal.
        hook = sys.unraisablehook
        sys.unraisablehook = _ignore
        try:
            answer = function(*arguments)
            # The learner may have caught the Overrun, and gone on.
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

    def lines_run(self) -> LinesRun:
        """The lines that ran since the last call began, and the coins that it tossed."""
        return self.lines.lines_run(tuple(self._coins))

    def refused(self, what: str, advice: str) -> StrategyError:
        """The error that blames the last answer, at the line that gave it."""
        file, line = self.lines.answered_at or ("", 0)
        return self.file.error(what, advice, line if file == str(self.file.path) else None)

    def _blamed(self, error: BaseException, purpose: Purpose) -> StrategyError:
        """The error for an exception in the learner's code. The line that raised it decided."""
        blamed = self._explained(error, purpose)
        line = blamed.first.line
        self.lines.answered_at = (str(self.file.path), line) if line else None
        return blamed

    def _explained(self, error: BaseException, purpose: Purpose) -> StrategyError:
        if self._stuck_at is not None:
            explanation = endless(purpose, self.most_lines)
            return self.file.error(explanation.what, explanation.advice, self._stuck_at)
        try:
            diagnostic = explained(error, self.file.path, self.file.lines)
            return StrategyError(self.file.path.name, [diagnostic])
        except BaseException:  # The words of an exception may be the learner's code, too.
            what = _("{error}: (its words cannot be shown).").format(error=type(error).__name__)
            return self.file.error(what, _("Look at its own __str__ first."))

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, and note the last line of the learner's file that began."""
        if self._stuck_at is None:
            self._stuck_at = self.lines.last_in(str(self.file.path))
        raise Overrun

    def _answered(self, answer: object, line: Line) -> object:
        self.lines.answered_at = line
        return answer

    def _touched(self, thing: object, name: str) -> object:
        """An object gets or loses an attribute. RefusedError: it belongs to the sandbox."""
        if not is_own_class(type(thing)):
            if _is_of_the_sandbox(thing):
                what = _("{name} belongs to the sandbox and cannot be changed.").format(name=name)
                raise RefusedError(what, _("Keep your value under a name of your own."))
            words = _("the attribute {name}").format(name=name)
            self.doubt = self.doubt or not_comparable(words)
        return thing


def _ignore(error: object) -> None:
    """Do nothing about an error in a ``__del__``."""


def _is_of_the_sandbox(thing: object) -> bool:
    """Whether something is a class, function, module or Enum member that belongs to mazelib."""
    if not isinstance(thing, (type, FunctionType, ModuleType, Enum)):
        return False
    module = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
    return str(module).startswith("mazelib")
