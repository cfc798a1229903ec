"""The guard: whatever a learner's rule does, the window lives on.

All of the learner's code runs here. An endless loop ends after a fixed number of lines (see
counting), the same on every machine. An exception, or an answer that is not a turn, is shown with
the learner's own lines (see blame). This guards against accidents, not against intent.
"""

import builtins
from collections.abc import Callable, Mapping
from enum import Enum
from itertools import repeat
from types import FunctionType, ModuleType
from typing import NoReturn, TypeVar

from mazelib.learner import limits
from mazelib.learner.guard.blame import Blame, Blamed
from mazelib.learner.guard.last_line import LastLine
from mazelib.learner.limits import Budget, Purpose
from mazelib.learner.script.counting import (
    ANSWERED,
    LINES_LEFT,
    NEXT,
    OVERRUN,
    RAN,
    TOUCHED,
    YIELDED,
    Note,
)
from mazelib.learner.script.files_beside import FilesBeside
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.line_notes import LineNotes
from mazelib.learner.script.missing_return import EndOfFunction, end_without_return
from mazelib.learner.script.names_given import names_known_at
from mazelib.learner.script.script_names import MAIN, is_own_class
from mazelib.learner.script.surroundings import PYTHONS, Dice, surroundings
from mazelib.learner.script.words.refused import RefusedError, changes_the_sandbox
from mazelib.learner.script.words.wrong_answers import endless
from mazelib.text.diagnostics import Explanation
from mazelib.values.lines_run import Line, LinesRun
from mazelib.walking.strategy import StrategyError

_Answer = TypeVar("_Answer")


class Overrun(BaseException):
    """Raised where a call has to stop, and again at each further line that it runs.

    It is not an Exception, so that ``except Exception`` does not catch it.
    """


class Call:
    """One call of the learner's code: what it is for, what it may use up, and what of that is left.

    ``stopped`` says why it was stopped, and at which line; None if it was not.
    """

    def __init__(self, purpose: Purpose, budget: Budget) -> None:
        self.purpose = purpose
        self.budget = budget
        #: The counted program takes one of these for each line (see counting).
        self.lines_left = repeat(True, budget.lines)
        self.stopped: Blamed | None = None


class Guard:
    """Guards the code of one file in one run, in which it tosses these ``dice``.

    ``hooks``      more functions for the guarded code to call, by names that Python cannot read
    ``namespace``  the global names of the script
    ``files``      the files whose lines run: the script first, and perhaps one of the library
    """

    def __init__(
        self,
        file: LearnerFile,
        dice: Dice,
        last_line: LastLine | None = None,
        hooks: Mapping[str, object] | None = None,
    ) -> None:
        self.file = file
        self.dice = dice
        self._last_line = last_line or LastLine()
        self._last_line.add_file(file.path, file.text)
        self._budgets = limits.BUDGETS
        self.files = [file]
        self._blame = Blame(file)
        #: Whether a line that may change what is kept has run since may_have_changed was called.
        self._may_have_changed = True
        # They hold the notes of the dice: a rule may give its dice others.
        self._notes = LineNotes(dice.notes)
        self._call = Call(Purpose.LOADING, self._budgets[Purpose.LOADING])
        files_beside = FilesBeside(file.path.parent, self._run_file_beside)
        self._builtins = {
            **surroundings(files_beside.module),
            **self._hooks_of_counting(),
            **(hooks or {}),
        }
        self.namespace: dict[str, object] = {
            "__name__": MAIN,
            "__file__": str(file.path),
            "__builtins__": self._builtins,
        }

    def _hooks_of_counting(self) -> dict[str, object]:
        """What the counted program calls (see counting). ``run`` sets the lines left."""
        return {
            RAN: self._note_of_lines(),
            NEXT: next,
            OVERRUN: self._overrun,
            ANSWERED: self._notes.answered,
            YIELDED: self._notes.yielded,
            TOUCHED: _touched,
        }

    def _note_of_lines(self) -> Callable[[Note], None]:
        """The function that takes note of each line when it begins: it is called very often."""
        append = self._notes.notes.append
        code = self._last_line.code
        codes = self._last_line.codes

        def note(note: Note) -> None:
            append(note)
            code[0] = codes[note[0]] + note[1]

        return note

    def _run_file_beside(self, file: LearnerFile, names: dict[str, object]) -> None:
        """Run a file that the script imports, with these global names."""
        self._blame.add_file(file)
        self.run_file(file, names)

    def run_file(self, file: LearnerFile, names: dict[str, object]) -> None:
        """Run the lines of another file than the script, with these global names."""
        code = file.code
        self.files.append(file)
        self._last_line.add_file(file.path, file.text)
        names["__builtins__"] = self._builtins
        exec(code, names)

    def run(
        self, purpose: Purpose, function: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """Call a function of the learner's. StrategyError: it raised, or ran too many lines."""
        self._call = Call(purpose, self._budgets[purpose])
        self._builtins[LINES_LEFT] = self._call.lines_left
        self._notes.clear()
        try:
            answer = function(*arguments)
            # The learner may have caught the Overrun, and gone on.
            if self._call.stopped is not None:
                raise Overrun
            return answer
        except StrategyError:
            raise
        except BaseException as error:
            raise self._blamed(error) from None
        finally:
            if not self._may_have_changed:
                self._may_have_changed = self.file.sets_names or self._notes.may_have_changed()

    def look(self, function: Callable[[], _Answer]) -> _Answer:
        """Call a function that looks at what the learner's code keeps. StrategyError as above.

        What was noted of the last call stays: which lines ran, which one answered, which coins.
        """
        notes_of_call = self._notes.copied()
        try:
            return self.run(Purpose.LOOKING, function)
        finally:
            self._notes.restore(notes_of_call)

    def may_have_changed(self) -> bool:
        """Whether what is kept may have changed since this was asked for the last time."""
        answer = self._may_have_changed
        self._may_have_changed = False
        return answer

    @property
    def purpose(self) -> Purpose:
        """What the running call, or the last one, is for."""
        return self._call.purpose

    def lines_run(self) -> LinesRun:
        """The lines that ran in the last call, and the coins that it tossed."""
        return self._notes.lines_run()

    def decide_by_first_yield_of(self, answer: object) -> None:
        """The last call yielded this answer: the line decided that yielded it first."""
        self._notes.decide_by_first_yield_of(answer)

    def forget_answer(self) -> None:
        """The last call gave no answer after all: its last line decided."""
        self._notes.answered_at = None

    def line_of_answer(self) -> str:
        """The line that gave the last answer; "" if it is not one of the learner's."""
        path, number = self._notes.answered_at or ("", 0)
        file = self._blame.files.get(path)
        return file.lines[number - 1] if file and number else ""

    def names_at_answer(self) -> set[str]:
        """The names that the line knows that gave the last answer: from its def, and imported."""
        path, number = self._notes.answered_at or ("", 0)
        file = self._blame.files.get(path)
        return names_known_at(file.program, number) if file else set()

    def end_without_return(self) -> EndOfFunction | None:
        """Where the last call ended, and so decided. None: it did return."""
        path, number = self._notes.answered_at or ("", 0)
        file = self._blame.files.get(path)
        if file is None:
            return None
        ended = end_without_return(file.program, number, self._notes.notes_in(path))
        if ended:
            self._notes.answered_at = (path, ended.statement.lineno)
        return ended

    def refused(self, explanation: Explanation) -> StrategyError:
        """The error that blames the last answer, at the line that gave it, or a slip above it."""
        blamed = self._blame.at(self._notes.answered_at, explanation)
        return self._blame.slip_first(blamed, self._notes.notes, is_known=True).error()

    def stop(self, explanation: Explanation, at: Line | None = None) -> NoReturn:
        """End the running call, and blame this line, or else the one that began last.

        The learner's code may catch what is raised here, but the call has failed all the same.
        """
        if self._call.stopped is None:
            whole_script = (str(self.file.path), 0)
            line = at or self._notes.last_in(self._blame.files) or whole_script
            self._call.stopped = self._blame.at(line, explanation)
        raise Overrun

    def _blamed(self, error: BaseException) -> StrategyError:
        """The error for an exception in the learner's code. The line that raised it decided."""
        blamed = self._call.stopped
        if blamed is None:
            is_known = isinstance(error, (NameError, AttributeError))
            found = self._blame.exception(error)
            blamed = self._blame.slip_first(found, self._notes.notes, is_known=is_known)
        self._notes.answered_at = blamed.line
        return blamed.error()

    def _overrun(self) -> NoReturn:
        """No line is left."""
        last = self._notes.last_in(self._blame.files)
        notes = self._notes.notes_in(last[0]) if last else []
        loop = self._blame.endless_loop(last, notes)
        explanation = endless(self._call.purpose, self._call.budget.lines, loop)
        at = (last[0], loop.line) if last and loop else None
        self.stop(explanation, at)


def _touched(thing: object, name: str) -> object:
    """An object gets or loses an attribute. RefusedError: it belongs to the sandbox.

    So does what Python calls len: this process calls it, too.
    """
    is_pythons = thing is builtins and name in PYTHONS
    if is_pythons or (not is_own_class(type(thing)) and _is_of_the_sandbox(thing)):
        raise RefusedError(changes_the_sandbox(name))
    return thing


def _is_of_the_sandbox(thing: object) -> bool:
    """Whether something is a class, function, module or Enum member that belongs to mazelib."""
    if not isinstance(thing, (type, FunctionType, ModuleType, Enum)):
        return False
    module = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
    return str(module).startswith("mazelib")
