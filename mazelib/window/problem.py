"""A problem: what is wrong with a file or a rule, as the window shows it."""

from typing import NamedTuple

from mazelib.command_line.terminal import missing_package
from mazelib.grid.compass import Place
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _


class Problem(NamedTuple):
    """What is wrong: a title and a message; for a broken map also its text and wrong places.

    ``file`` and ``line`` are the name of the file that cannot be used and the line to mend in it,
    as far as they are known.
    """

    title: str
    message: str
    text: str = ""
    marks: frozenset[Place] = frozenset()
    file: str = ""
    line: int | None = None


def unusable(error: ValueError | OSError | ModuleNotFoundError) -> Problem:
    """The problem of a file that cannot be used (a map: also where), or of a missing package."""
    title = _("This cannot be used yet")
    if isinstance(error, ModuleNotFoundError):
        return Problem(title, missing_package(error))
    if not isinstance(error, LocatedError):
        return Problem(title, told(error))
    marks = set[Place]()
    for diagnostic in error.diagnostics if error.text else ():
        line, column = diagnostic.position
        marks.add((column - 1, line - 1))
    file = error.name
    return Problem(title, str(error), error.text, frozenset(marks), file, error.first.line)


def told(error: ValueError | OSError) -> str:
    """What went wrong, in words; of an error of the system, the file and the reason."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return _("{file}: {reason}.").format(file=error.filename, reason=error.strerror)
    return str(error)
