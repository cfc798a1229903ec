"""A learner's file: one .py file, read afresh, checked and counted.

The text stays with it: messages and the code panel show what really runs, whatever the file is now.
"""

import ast
import warnings
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType

from mazelib.diagnostics import Diagnostic, Step, StrategyError, line_of
from mazelib.files import MOST_BYTES_OF_CODE, read_text
from mazelib.learner.counting import counted
from mazelib.learner.doubts import doubt_in, sets_globals, writing_lines
from mazelib.learner.syntax import syntax_error

#: More lines than any file has.
MOST_IN_A_FILE = 1_000_000


@dataclass(frozen=True)
class LearnerFile:
    """A Python file as it was read, ready to run; for ``doubt`` and what follows it see doubts."""

    path: Path
    text: str = field(repr=False)
    code: CodeType = field(repr=False)
    doubt: str = ""
    sets_globals: bool = False
    writing: frozenset[int] = frozenset()

    @property
    def code_name(self) -> str:
        """The file as its code objects name it."""
        return self.code.co_filename

    @property
    def lines(self) -> list[str]:
        """The source lines, as they were when the file was read."""
        return self.text.split("\n")

    def error(self, what: str, advice: str, line: int | None = None, *steps: Step) -> StrategyError:
        """An error at a line of it (None: in the file as a whole)."""
        quoted = line_of(self.lines, line) if line else ""
        return StrategyError(self.path.name, [Diagnostic(what, advice, line, quoted=quoted, steps=steps)])


def read_learner_file(path: Path, first: int = 0) -> LearnerFile:
    """Read a Python file, its lines noted by ``first`` + number (see counting).

    FileError: it cannot be read. StrategyError: it is empty, or not Python.
    """
    text = read_text(path, "strategy", MOST_BYTES_OF_CODE)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    file = LearnerFile(path, text, compile("", str(path), "exec"))
    if not text.strip():
        raise file.error("the file is empty.", "Write a function turn(view) into it and save it.")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = ast.parse(text, str(path))
            compared = next(filter(None, map(_side_and_text, ast.walk(program))), None)
            seen = doubt_in(program), sets_globals(program), writing_lines(program)
            code = compile(counted(program, first), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise syntax_error(error, path.name, text) from None
    except (RecursionError, MemoryError, ValueError, OverflowError):
        advice = "Save it as plain text, and take deeply nested expressions apart, into several lines."
        raise file.error("Python cannot take this program in.", advice) from None
    if compared:
        what = f"view.{compared.attr} is True (open) or False (wall), never a text."
        advice = f"Write: if view.{compared.attr}:    or, for a wall: if not view.{compared.attr}:"
        raise file.error(what, advice, compared.lineno)
    return LearnerFile(path, text, code, *seen)


def _side_and_text(node: ast.AST) -> ast.Attribute | None:
    """The side of the view that is compared with a text: ``view.right == "open"`` would never be true."""
    match node:
        case ast.Compare(ast.Attribute(ast.Name("view")) as side, comparators=[ast.Constant(str())]):
            return side
    return None


@cache
def library_file(file: str) -> tuple[int, LearnerFile]:
    """A rule of ours as it was when it was first asked for, what is shown is what runs; and its number."""
    number = library_file.cache_info().currsize + 1
    return number, read_learner_file(Path(file), number * MOST_IN_A_FILE)
