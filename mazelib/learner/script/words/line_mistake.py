"""A line that Python cannot read, and what is wrong in it."""

import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mazelib.text.sentences import _

#: The words that begin a block: their lines end with a colon.
BEGIN_BLOCKS = ("if", "elif", "else", "for", "while", "def", "class", "try", "with")
#: A text between quotes, or a comment.
_TEXT_OR_COMMENT = re.compile(r'"[^"]*"|\'[^\']*\'|#.*')
#: The line of a function that takes the maze, or the view, before all else.
_MAKER = re.compile(r"\s*def\s+\w+\s*\(\s*(self\s*,\s*)?maze\b")
_WALKER = re.compile(r"\s*def\s+\w+\s*\(\s*(self\s*,\s*)?view\b")
#: A name or keyword at the beginning of a line.
_FIRST_WORD = re.compile(r"\s*([^\W\d]\w*)")


#: Python's reasons to want more lines than there are.
_WANTS_MORE_LINES = re.compile(
    r"expected an indented block|'.' was never closed|unexpected EOF|unterminated triple|"
    r"expected 'except'"
)
#: The advice about a line that can be written as it has to be.
WRITE = _("Write: {code}")
#: The same where the line has a bracket of another language.
WRITE_WITHOUT_BRACKETS = _("Leave out every {open} and {close}, and write: {code}")


class Mistake(NamedTuple):
    """What is wrong in a line, what to do, and its column from 1; None: where Python says.

    ``line`` is another line that is to blame; None: the one that Python names. ``code`` is the
    finished line: it is told in the words of ``write``, if Python can read on with it, and the
    ``advice`` if not.
    """

    what: str
    advice: str
    column: int | None = None
    line: int | None = None
    code: str = ""
    write: str = WRITE


@dataclass(frozen=True)
class Unreadable:
    """A line that Python cannot read: its text, and Python's reason.

    ``goes_on`` is true where what Python complains about goes on in the next line. ``number`` is
    that of the line, from 1, and ``lines`` are all lines of the file.
    """

    text: str
    reason: str
    goes_on: bool = False
    number: int = 1
    lines: Sequence[str] = ()

    @property
    def code(self) -> str:
        """The line without its comment, its texts blank: each column is where it was."""
        blanked = _TEXT_OR_COMMENT.sub(_blanked, self.text)
        return blanked.rstrip()

    @property
    def indent(self) -> int:
        """How many spaces and tabs it begins with."""
        return len(self.text) - len(self.text.lstrip())

    @property
    def first_word(self) -> str:
        """The word that it begins with; "" if it begins with none."""
        found = _FIRST_WORD.match(self.code)
        return found[1] if found else ""

    def with_words(self, words: str, begin: int, end: int) -> str:
        """The line with other words from one column to another, and ended as Python ends it."""
        before = self.text[:begin].lstrip()
        code = f"{before}{words}{self.text[end : len(self.code)]}".rstrip()
        if code.split(" ")[0].rstrip(":") not in BEGIN_BLOCKS:
            return code.rstrip(";")
        return f"{code.rstrip(' ;{:')}:"


def is_readable(lines: Sequence[str], up_to: int | None = None) -> bool:
    """Whether Python can read a program, or at least its first lines."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile("\n".join(lines), "", "exec", dont_inherit=True)
    except SyntaxError as error:
        is_below = up_to is not None and (error.lineno or 0) > up_to
        return is_below and _is_begun(lines[:up_to])
    return True


def _is_begun(lines: Sequence[str]) -> bool:
    """Whether Python can read some lines, if only more lines came after them.

    A bracket far below, one too many, may be what Python tells of a whole program.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile("\n".join(lines), "", "exec", dont_inherit=True)
    except SyntaxError as error:
        return _WANTS_MORE_LINES.match(error.msg) is not None
    return True


def is_of_maker(lines: Sequence[str]) -> bool:
    """Whether a file has a rule that makes mazes, and none that walks."""
    return any(map(_MAKER.match, lines)) and not any(map(_WALKER.match, lines))


def _blanked(found: re.Match[str]) -> str:
    text = found[0]
    if text.startswith("#"):
        return " " * len(text)
    return f'"{"_" * (len(text) - 2)}"'
