"""A problem: what is wrong with a file or a rule, as the window shows it."""

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from mazelib.command_line.terminal import missing_package
from mazelib.grid.compass import Place
from mazelib.learner import limits
from mazelib.maps.files import read_text
from mazelib.text.characters import visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

#: How the signs of a wrong indent are shown: a space, and a tab.
_INDENT = {" ": "·", "\t": "→   "}

#: Words that begin a sentence, and may stand in a line of code, too.
_USUAL = ("a", "after", "from", "here", "in", "no", "one", "the", "this")


class SavedCode(NamedTuple):
    """A file with code as it was saved: its path, and its lines."""

    path: str
    lines: tuple[str, ...]


class Problem(NamedTuple):
    """What is wrong: a title, the whole ``message``, and the parts of its first mistake.

    ``place`` names file and line, ``what`` is wrong there, ``quoted`` is the line itself, and
    ``column`` the character of it that is wrong, from 0 (None: the whole line). ``more`` is how
    many mistakes follow. ``is_of_file`` is true where the ``file`` cannot be used as it was saved,
    and ``line`` is the number of its wrong line; it is false where a rule stopped. Of a file with
    code, ``saved`` are its path and its lines as they were saved. For a map, ``text`` is all of it,
    and ``marks`` are its wrong places. ``news`` is what a key has just done, told meanwhile;
    ``is_news_wrong``: it could do nothing, for what is wrong has to be mended first.
    """

    title: str
    message: str
    what: str
    place: str = ""
    quoted: str = ""
    column: int | None = None
    advice: str = ""
    more: int = 0
    is_of_file: bool = False
    file: str = ""
    line: int | None = None
    saved: SavedCode | None = None
    text: str = ""
    marks: frozenset[Place] = frozenset()
    news: str = ""
    is_news_wrong: bool = False


def unusable(error: ValueError | OSError | ModuleNotFoundError) -> Problem:
    """The problem of a file that cannot be used (a map: also where), or of a missing package."""
    return problem_of(error, _("This doesn't work yet"))._replace(is_of_file=True)


def with_saved_code(problem: Problem, paths: Iterable[Path]) -> Problem:
    """The problem with the code of its file, if that is one of these and can be read."""
    for path in paths:
        if path.name == problem.file and problem.line:
            with suppress(ValueError, OSError):
                lines = lines_of(read_text(path, limits.MOST_BYTES_OF_A_SCRIPT))
                if problem.line <= len(lines):  # It may have been saved once more meanwhile.
                    return problem._replace(saved=SavedCode(str(path), tuple(lines)))
    return problem


def problem_of(error: ValueError | OSError | ModuleNotFoundError, title: str) -> Problem:
    """The problem that an error tells of."""
    if isinstance(error, ModuleNotFoundError):
        words = missing_package(error)
        return Problem(title, words, words)
    if not isinstance(error, LocatedError):
        return Problem(title, told(error), told(error))
    first = error.first
    quoted, column = _quoted(first)
    return Problem(
        title,
        str(error),
        what=_with_capital(first.what, first.quoted),
        place=first.place_in(Path(error.name).name),
        quoted=quoted,
        column=column,
        advice=first.advice,
        more=len(error.diagnostics) - 1,
        file=Path(error.name).name,
        line=first.line,
        text=error.text,
        marks=_marks(error) if error.text else frozenset(),
    )


def _quoted(mistake: Diagnostic) -> tuple[str, int | None]:
    """The line that is quoted, and the character of it that is wrong.

    It has no indent, unless that is what is wrong.
    """
    if mistake.calls:
        return visible(mistake.calls[-1].text.strip()), None
    line = mistake.quoted.lstrip()
    if not mistake.column:
        return visible(line.rstrip()), None
    indent = len(mistake.quoted) - len(line)
    if mistake.column <= indent:  # What is wrong is the indent: it is to be seen.
        signs = "".join(_INDENT.get(each, each) for each in mistake.quoted[:indent])
        return visible(signs + line.rstrip()), mistake.column - 1
    # What is wrong may be missing: then its place is just after the end of the line.
    return visible(line.rstrip()), max(0, mistake.column - 1 - indent)


def _marks(error: LocatedError) -> frozenset[Place]:
    """The wrong places of a map."""
    marks = set[Place]()
    for mistake in error.diagnostics:
        for line, column in (mistake.position, *mistake.also):
            marks.add((column - 1, line - 1))
    return frozenset(marks)


def _with_capital(text: str, quoted: str) -> str:
    """A sentence as it begins a paragraph. A name of the quoted line keeps its letters."""
    first = text.split(" ", 1)[0]
    is_word = first.replace("'", "").isalpha()
    is_code = not is_word or (first in re.findall(r"\w+", quoted) and first not in _USUAL)
    return text if is_code else text[:1].upper() + text[1:]


def told(error: ValueError | OSError) -> str:
    """What went wrong, in words; of an error of the system, the file and the reason."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return _("{file}: {reason}.").format(file=error.filename, reason=error.strerror)
    return str(error)
