"""A learner's file: one .py file, read afresh, checked and counted; and the source of the rule in it.

The text stays with it: messages and the code panel show what really runs, whatever the file is now.
"""

import ast
import io
import re
import tokenize
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import CodeType

from mazelib.learner.counting import counted
from mazelib.learner.doubts import doubt_in
from mazelib.maps.files import MOST_BYTES_OF_CODE, read_text
from mazelib.text.diagnostics import Diagnostic, Step
from mazelib.text.lines import Line, Ran, lines_of
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import StrategyError

#: What to do about what Python says most often of beginners' lines.
_ADVICE = {
    "expected ':'": "Lines that begin with if, elif, else, while, for, def and class end with a colon.",
    "an indented block": "Put four spaces before each line that belongs to an if, a loop, a def or a class.",
    "invalid character": "Type it again with the input method off (half-width).",
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
        lines = ran.spoken_lines if ran else ()
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

    @cached_property
    def doubt(self) -> str:
        """Why nobody can tell whether its rule circles, in a few words; empty where one can."""
        return doubt_in(self.program)

    @cached_property
    def sets_names(self) -> bool:
        """Whether a function of it may set names that are not its own."""
        return any(isinstance(node, ast.Global) for node in ast.walk(self.program))

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

    @property
    def pieces(self) -> list[Piece]:
        """The functions and classes at its outermost level."""
        pieces, lines = [], self.lines
        for statement in self.program.body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                first = min(each.lineno for each in (statement, *statement.decorator_list))
                pieces.append(Piece(str(self.path), first, tuple(lines[first - 1 : statement.end_lineno])))
        return pieces


def read_learner_file(path: Path, text: str = "") -> LearnerFile:
    """Read a Python file, or the ``text`` of one that is not saved; LocatedError if it is none."""
    lines = lines_of(text or read_text(path, "strategy", MOST_BYTES_OF_CODE))
    text = "\n".join(lines)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = ast.parse(text)
            code = compile(counted(ast.parse(text), str(path)), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        line = min(error.lineno or 1, len(lines))
        column = min(max(1, error.offset or 1), len(lines[line - 1]) + 1)
        # Lines are told by us, as their file counts them.
        said = re.sub(r" \(?(on|detected at) line \d+\)?", "", error.msg).rstrip("?")
        what, usual = f"Python cannot read this line: {said}.", "Look at the caret, and just before it."
        advice = next((advice for words, advice in _ADVICE.items() if words in said), usual)
        raise StrategyError(path.name, [Diagnostic(what, advice, line, column, lines[line - 1])]) from None
    except (RecursionError, MemoryError, ValueError, OverflowError):
        advice = "Save it as plain text, and take deeply nested expressions apart, into several lines."
        raise StrategyError(path.name, [Diagnostic("Python cannot take this program in.", advice)]) from None
    return LearnerFile(path, text, program, code)


@cache
def right_hand_file() -> LearnerFile:
    """The rule of ours that learners may call, as it was at first: what is shown is what runs."""
    return read_learner_file(Path(right_hand.__code__.co_filename))


def source_of(files: Sequence[LearnerFile]) -> Source:
    """The source of a rule that stands in these files."""
    comments = {(str(file.path), line): said for file in files for line, said in comments_in(file.text)}
    return Source(tuple(piece for file in files for piece in file.pieces), comments)


def comments_in(text: str) -> list[tuple[int, str]]:
    """The comments behind code, as (line, what it says); a comment on a line of its own is none of them."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    behind = [comment for comment in comments if comment.line[: comment.start[1]].strip()]
    return [(comment.start[0], comment.string.lstrip("#! ").strip()) for comment in behind]
