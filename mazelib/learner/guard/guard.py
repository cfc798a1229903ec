"""The guard: whatever a learner's strategy does, the window lives on.

All of the learner's code runs here. An endless loop ends after a fixed number of LINES (see
counting), the same number on every machine. An exception, or an answer that is not a turn, is shown
with the learner's own lines (see exceptions). It is a guard against accidents, and not against
intent.
"""

import traceback
from collections.abc import Callable
from enum import Enum
from itertools import repeat
from types import FunctionType, ModuleType
from typing import NoReturn, TypeVar

from mazelib.learner.guard.last_line import NOBODY_ASKS, LastLine
from mazelib.learner.script.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, RAN, TOUCHED, Note
from mazelib.learner.script.exceptions import cause_of, explained
from mazelib.learner.script.files_beside import FilesBeside
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.line_notes import LineNotes
from mazelib.learner.script.rule_mistakes import (
    Purpose,
    changes_the_sandbox,
    endless,
    has_no_words,
)
from mazelib.learner.script.script_names import MAIN, is_own_class
from mazelib.learner.script.surroundings import Dice, RefusedError, surroundings
from mazelib.values.lines_run import Line, LinesRun
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
        last_line.add_file(file.path, file.text)
        self.dice = dice
        #: Held here, because a rule may give its dice other coins.
        self._coins = dice.coins
        self.most_lines = MOST_LINES
        #: The files whose lines run: the script first, and perhaps one of the library.
        self.files = [file]
        #: Those that are the learner's own, by their paths: the script, and files beside it.
        self._own_files = {str(file.path): file}
        #: Whether a line that may change what is kept has run since the last look at it.
        self.may_have_changed = True
        self.lines = LineNotes()
        #: The line where it had run as many lines as it may; None if it has not.
        self._stuck_at: Line | None = None
        files_beside = FilesBeside(file.path.parent, self._run_file_beside)
        self.builtins = {**surroundings(files_beside.module), **self._hooks()}
        self.namespace: dict[str, object] = {
            "__name__": MAIN,
            "__file__": str(file.path),
            "__builtins__": self.builtins,
        }

    def _hooks(self) -> dict[str, object]:
        """What the counted program calls (see counting). ``run`` sets the lines left."""
        return {
            RAN: self._note_of_lines(),
            NEXT: next,
            OVERRUN: self._overrun,
            ANSWERED: self._answered,
            TOUCHED: self._touched,
        }

    def _note_of_lines(self) -> Callable[[Note], None]:
        """The function that takes note of each line when it begins: it is called very often."""
        append = self.lines.notes.append
        code = self._last_line.code
        codes = self._last_line.codes

        def note(note: Note) -> None:
            append(note)
            code[0] = codes[note[0]] + note[1]

        return note

    def _run_file_beside(self, file: LearnerFile, names: dict[str, object]) -> None:
        """Run a file that the script imports, with these global names."""
        self._own_files[str(file.path)] = file
        self.run_file(file, names)

    def run_file(self, file: LearnerFile, names: dict[str, object]) -> None:
        """Run the lines of another file than the script, with these global names."""
        self.files.append(file)
        self._last_line.add_file(file.path, file.text)
        names["__builtins__"] = self.builtins
        exec(file.code, names)

    def run(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call a function of the learner's. StrategyError: it raised, or ran too many lines."""
        self.builtins[LINES_LEFT] = repeat(True, self.most_lines)
        self._stuck_at = None
        self.lines.clear()
        self._coins.clear()
        try:
            answer = function(*arguments)
            # The learner may have caught the Overrun, and gone on.
            if self._stuck_at is not None:
                raise Overrun
            return answer
        except StrategyError:
            raise
        except BaseException as error:
            raise self._blamed(error, purpose) from None
        finally:
            if not self.may_have_changed:
                changes = self.file.sets_names or self.lines.may_have_changed_something()
                self.may_have_changed = changes

    def lines_run(self) -> LinesRun:
        """The lines that ran since the last call began, and the coins that it tossed."""
        return self.lines.lines_run(tuple(self._coins))

    def refused(self, what: str, advice: str) -> StrategyError:
        """The error that blames the last answer, at the line that gave it."""
        return self._error_at(self.lines.answered_at, what, advice)

    def _error_at(self, line: Line | None, what: str, advice: str) -> StrategyError:
        """An error at a line; about the whole script, if the line is none of the learner's."""
        path, number = line or ("", 0)
        if path in self._own_files:
            return self._own_files[path].error(what, advice, number)
        return self.file.error(what, advice)

    def _blamed(self, error: BaseException, purpose: Purpose) -> StrategyError:
        """The error for an exception in the learner's code. The line that raised it decided."""
        error = cause_of(error)
        path, _line = self._line_of(error)
        file = self._own_files[path]
        blamed = self._explained(error, purpose, file)
        line = blamed.first.line
        self.lines.answered_at = (str(file.path), line) if line else None
        return blamed

    def _line_of(self, error: BaseException) -> Line:
        """The learner's line that raised an exception; line 0 of the script if none did."""
        if self._stuck_at is not None:
            return self._stuck_at
        found = (str(self.file.path), 0)
        for frame, number in traceback.walk_tb(error.__traceback__):
            if frame.f_code.co_filename in self._own_files:
                found = (frame.f_code.co_filename, number)
        return found

    def _explained(
        self, error: BaseException, purpose: Purpose, file: LearnerFile
    ) -> StrategyError:
        if self._stuck_at is not None:
            return self._error_at(self._stuck_at, *endless(purpose, self.most_lines))
        try:
            diagnostic = explained(error, file.path, file.lines)
            return StrategyError(file.path.name, [diagnostic])
        except BaseException:  # The words of an exception may be the learner's code, too.
            return self._error_at(self._line_of(error), *has_no_words(error))

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, and note the last line of the learner's file that began."""
        if self._stuck_at is None:
            whole_script = (str(self.file.path), 0)
            self._stuck_at = self.lines.last_in(self._own_files) or whole_script
        raise Overrun

    def _answered(self, answer: object, line: Line) -> object:
        self.lines.answered_at = line
        return answer

    def _touched(self, thing: object, name: str) -> object:
        """An object gets or loses an attribute. RefusedError: it belongs to the sandbox."""
        if not is_own_class(type(thing)) and _is_of_the_sandbox(thing):
            raise RefusedError(*changes_the_sandbox(name))
        return thing


def _is_of_the_sandbox(thing: object) -> bool:
    """Whether something is a class, function, module or Enum member that belongs to mazelib."""
    if not isinstance(thing, (type, FunctionType, ModuleType, Enum)):
        return False
    module = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
    return str(module).startswith("mazelib")
