"""A learner's file: one .py file, read afresh, checked and counted; and the source of the rule in it.

The text stays with it: messages and the code panel show what really runs, whatever the file is now.
"""

import ast
import io
import re
import tokenize
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from mazelib.diagnostics import Diagnostic, Step, StrategyError
from mazelib.files import MOST_BYTES_OF_CODE, read_text
from mazelib.heya import lines_of
from mazelib.learner.counting import counted
from mazelib.timeline import Line, Ran

#: More lines than any file has.
MOST_IN_A_FILE = 1_000_000

_COLON = "Lines that begin with if, elif, else, while, for, def and class end with a colon."
_HALF_WIDTH = "Type it again with the input method off (half-width)."
_INDENT = "Put four spaces before each line that belongs to an if, a loop, a def or a class."
#: What Python says where it cannot read (as a pattern): what happened, what to do; {} is the pattern's group.
_UNREADABLE = {
    r"expected ':'": ("a colon is missing here.", _COLON),
    r"expected an indented block": ("this line must stand further to the right.", _INDENT),
    r"unexpected indent": ("this line stands too far to the right.", "Begin it below the line before it."),
    r"unindent does not": ("no line above begins at this column.", "Line it up with one that does."),
    r"('.') was never closed": ("the bracket {} is never closed.", "Close it where it ends."),
    r"unterminated": ("the text in quotes is not closed.", "Close it with the same quotes."),
    r"invalid (?:non-printable )?character (.+)": ("{} is not a character of Python.", _HALF_WIDTH),
    r"Maybe you meant '=='": ("one = gives a value, it does not compare.", "To compare, write =="),
}


@dataclass(frozen=True)
class Piece:
    """A function or a class: its file as code objects name it, its first line's number, and its lines."""

    file: str
    first: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Source:
    """All pieces of a rule, those of its own file first, and the comment at the end of each line."""

    pieces: tuple[Piece, ...] = ()
    comments: Mapping[Line, str] = field(default_factory=dict)

    def caption(self, ran: Ran | None) -> str:
        """What the comments of the lines that ran say, in their order; empty where they have none."""
        lines = ran.said if ran else ()
        return " ".join(self.comments[line] for line in lines if line in self.comments)

    def without_comment(self, line: Line, text: str) -> str:
        """The text of a line without the comment at its end."""
        said = self.comments.get(line, "")
        return text.rstrip().removesuffix(said).rstrip("#! ") if said else text.rstrip()


@dataclass(frozen=True)
class LearnerFile:
    """A Python file as it was read: its text, what Python reads in it, and its counted code, ready to run."""

    path: Path
    text: str = field(repr=False)
    program: ast.Module = field(repr=False)
    code: CodeType = field(repr=False)

    @property
    def code_name(self) -> str:
        """The file as its code objects name it."""
        return self.code.co_filename

    @property
    def lines(self) -> list[str]:
        """The source lines, as they were when the file was read."""
        return self.text.split("\n")

    @property
    def docstring(self) -> str:
        """The text at its top."""
        return (ast.get_docstring(self.program, clean=False) or "").strip() or "A lesson about mazes."

    def error(self, what: str, advice: str, line: int | None = None, *steps: Step) -> StrategyError:
        """An error at a line of it (None: in the file as a whole)."""
        quoted = self.lines[line - 1] if line else ""
        return StrategyError(self.path.name, [Diagnostic(what, advice, line, quoted=quoted, steps=steps)])

    def source(self, names: Mapping[str, Any]) -> Source:
        """The source of its rule; ``names`` are those that it knows, with what they stand for."""
        pieces, files = self._pieces(), [self]
        for _, function in rules_of_ours(names):
            _, library = library_file(function.__code__.co_filename)
            line = function.__code__.co_firstlineno
            pieces += [each for each in library._pieces() if 0 <= line - each.first < len(each.lines)]
            files.append(library)
        comments = {(each.code_name, line): said for each in files for line, said in comments_in(each.text)}
        return Source(tuple(dict.fromkeys(pieces)), comments)

    def _pieces(self) -> list[Piece]:
        """The functions and classes at its outermost level."""
        pieces, lines = [], self.lines
        for statement in self.program.body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
                pieces.append(Piece(self.code_name, first, tuple(lines[first - 1 : statement.end_lineno])))
        return pieces


def read_learner_file(path: Path, first: int = 0, text: str = "") -> LearnerFile:
    """Read a Python file, or the ``text`` of one that is not saved; LocatedError if it is none, or empty.

    Its lines are noted by ``first`` + number.
    """
    text = "\n".join(lines_of(text or read_text(path, "strategy", MOST_BYTES_OF_CODE)))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = ast.parse(text)
            code = compile(counted(ast.parse(text), first), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise _unreadable(error, path.name, text) from None
    except (RecursionError, MemoryError, ValueError, OverflowError):
        advice = "Save it as plain text, and take deeply nested expressions apart, into several lines."
        raise StrategyError(path.name, [Diagnostic("Python cannot take this program in.", advice)]) from None
    file = LearnerFile(path, text, program, code)
    if not text.strip():
        raise file.error("the file is empty.", "Write a function turn(view) into it and save it.")
    return file


def _unreadable(error: SyntaxError, name: str, text: str) -> StrategyError:
    """What Python cannot read in a text: the line, a caret, and words that are the same in each version."""
    lines, said = text.split("\n"), error.msg or ""
    line = min(max(1, error.lineno or 1), len(lines))
    quoted = lines[line - 1]
    column = min(max(1, error.offset or 1), len(quoted) + 1)
    what = "Python cannot read this line."
    advice = f"Look at the caret and just before it. Python says: {said}"
    for pattern, (ours, ours_advice) in _UNREADABLE.items():
        if found := re.search(pattern, said):
            what, advice = ours.format(*found.groups()), ours_advice
    if re.match(r"\s*else\s+if\b", quoted):
        what, advice = "Python has one word for else if.", "Write elif instead of else if."
    if re.search(f"expected an indented block .* line {line}$", said):
        what, column = "the lines that belong to this one are missing.", len(quoted) + 1
    elif isinstance(error, IndentationError):
        column = len(quoted) - len(quoted.lstrip()) + 1
    return StrategyError(name, [Diagnostic(what, advice, line, column, quoted)])


@cache
def library_file(file: str) -> tuple[int, LearnerFile]:
    """A rule of ours as it was when it was first asked for, what is shown is what runs; and its number."""
    number = library_file.cache_info().currsize + 1
    return number, read_learner_file(Path(file), number * MOST_IN_A_FILE)


def rules_of_ours(namespace: Mapping[str, Any]) -> list[tuple[str, FunctionType]]:
    """The rules in ``mazelib.strategies`` that a file has imported, with the names that it has for them."""
    functions = [(name, value) for name, value in namespace.items() if isinstance(value, FunctionType)]
    ours = [each for each in functions if str(each[1].__module__).startswith("mazelib.strategies.")]
    return [each for each in ours if not vars(each[1])]  # What was written onto one a copy would not have.


def comments_in(text: str) -> list[tuple[int, str]]:
    """The comments behind code, as (line, what it says); a comment on a line of its own is none of them."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    behind = [comment for comment in comments if comment.line[: comment.start[1]].strip()]
    return [(comment.start[0], comment.string.lstrip("#! ").strip()) for comment in behind]
