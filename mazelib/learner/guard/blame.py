"""Blames what went wrong on the learner's own line, and puts it into words."""

from collections.abc import Sequence
from dataclasses import dataclass

from mazelib.learner.guard.slips_first import slip_before
from mazelib.learner.script.counting import Note
from mazelib.learner.script.endless_loops import EndlessLoop, endless_loop
from mazelib.learner.script.given import WrongKeyError
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.picks_of_turns import picks_of_turns
from mazelib.learner.script.source import source_of
from mazelib.learner.script.words.exceptions import explained, has_no_words
from mazelib.learner.script.words.picked_number import about_a_picked_number
from mazelib.learner.script.words.raised import frames_of, raised_in
from mazelib.making.wrong_uses import MazeUseError
from mazelib.text.diagnostics import Diagnostic, ExplainedError, Explanation
from mazelib.values.lines_run import Line
from mazelib.walking.strategy import StrategyError


@dataclass(frozen=True)
class Blamed:
    """What went wrong in one of the learner's files."""

    file: LearnerFile
    diagnostic: Diagnostic

    @property
    def line(self) -> Line | None:
        """The line that is to blame; None if it is the whole file."""
        number = self.diagnostic.line
        return (str(self.file.path), number) if number else None

    def error(self) -> StrategyError:
        """It as an error."""
        return StrategyError(self.file.path.name, [self.diagnostic])


class Blame:
    """Finds the line to blame, in the script or in one of the learner's files beside it."""

    def __init__(self, script: LearnerFile) -> None:
        self._script = script
        #: The learner's own files, by their paths.
        self.files = {str(script.path): script}

    def add_file(self, file: LearnerFile) -> None:
        """Add a file of the learner's that runs, too."""
        self.files[str(file.path)] = file

    def at(self, line: Line | None, explanation: Explanation) -> Blamed:
        """A mistake at a line; in the whole script if the line is not one of the learner's."""
        path, number = line or ("", 0)
        if path not in self.files:
            return Blamed(self._script, self._script.diagnostic(explanation))
        file = self.files[path]
        return Blamed(file, file.diagnostic(explanation, number))

    def endless_loop(self, line: Line | None, notes: Sequence[Note]) -> EndlessLoop | None:
        """The while in which the lines of a file that ran last go round; None if there is none."""
        file = self.files.get(line[0]) if line else None
        return endless_loop(file.program, notes) if file else None

    def exception(self, error: BaseException) -> Blamed:
        """An exception, at the last of the learner's lines that led to it."""
        line = self._last_line_to(error)
        if line and isinstance(error, WrongKeyError):
            found = source_of([self.files[line[0]]]).line_of_key(str(error.key))
            return self.at(found or line, error.explanation)
        file = self.files[line[0]] if line else self._script
        if isinstance(error, MazeUseError):
            picked = about_a_picked_number(raised_in(file.path, file.lines, error))
            if picked:
                return self.at((str(file.path), picked[0]), picked[1])
        if line and isinstance(error, ExplainedError):
            number = file.line_of_argument(line[1], error.argument, error.value)
            said = dict(picks_of_turns(file.program, file.lines)).get(line[1], error.explanation)
            return self.at((line[0], number or line[1]), said)
        try:
            return Blamed(file, explained(error, file.path, file.lines))
        except BaseException:  # The words of an exception may be the learner's code, too.
            return self.at(line, has_no_words(error))

    def slip_first(
        self, blamed: Blamed, notes: Sequence[Note], *, is_known: bool = False
    ) -> Blamed:
        """The slip that led to what went wrong, if there is one (see slips_first)."""
        if not blamed.line:
            return blamed
        path, line = blamed.line
        ran = {note[1] for note in notes if note[0] == path}
        slip = slip_before(blamed.file, line, ran, is_known=is_known)
        return self.at((path, slip.line), slip.explanation) if slip else blamed

    def _last_line_to(self, error: BaseException) -> Line | None:
        """The last of the learner's lines that led to an exception; None if none did."""
        found: Line | None = None
        for frame, number in frames_of(self.files, error):
            found = (frame.f_code.co_filename, number)
        return found
