"""The source of a rule: the pieces of code that are shown, and the comments that are captions."""

import ast
import io
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from mazelib.learner.script.learner_file import MOST_KEPT, LearnerFile
from mazelib.values.lines_run import Line, LinesRun

#: What may stand before the first word of a comment.
_COMMENT_SIGNS = "#! "


@dataclass(frozen=True)
class Piece:
    """The lines of a function or class, the number of the first one, and the path of its file.

    ``turn`` is the number of the line at which the turn of a class begins, if it has one.
    """

    file: str
    first: int
    lines: tuple[str, ...]
    turn: int | None = None


@dataclass(frozen=True)
class Source:
    """All pieces of a rule, those of its own file first, and the comments at the ends of lines."""

    pieces: tuple[Piece, ...] = ()
    comments: Mapping[Line, str] = field(default_factory=dict)

    def caption(self, lines_run: LinesRun | None) -> str:
        """The comments of the lines that ran, in order; empty if these lines have none."""
        if lines_run is None:
            return ""
        spoken = [line for line in lines_run.spoken_lines if line in self.comments]
        return " ".join(self.comments[line] for line in spoken)

    def without_comment(self, line: Line, text: str) -> str:
        """The text of a line without the comment at its end."""
        return _without(self.comments.get(line), text)


def source_of(files: Sequence[LearnerFile]) -> Source:
    """The source of a rule in these files."""
    pieces: list[Piece] = []
    comments: dict[Line, str] = {}
    for file in files:
        pieces.extend(pieces_of(file))
        for number, comment in comments_in(file.text):
            comments[str(file.path), number] = comment
    return Source(tuple(pieces), comments)


def pieces_of(file: LearnerFile) -> list[Piece]:
    """The functions and classes at the top level of a file, with the decorators above them."""
    pieces = []
    for statement in file.program.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            decorators = [decorator.lineno for decorator in statement.decorator_list]
            first = min([statement.lineno, *decorators])
            lines = file.lines[first - 1 : statement.end_lineno]
            pieces.append(Piece(str(file.path), first, tuple(lines), _turn_of(statement)))
    return pieces


def _turn_of(statement: ast.FunctionDef | ast.ClassDef) -> int | None:
    """The number of the line at which the turn of a class begins; None if there is no turn."""
    if isinstance(statement, ast.ClassDef):
        for inner in statement.body:
            if isinstance(inner, ast.FunctionDef) and inner.name == "turn":
                return inner.lineno
    return None


@lru_cache(MOST_KEPT)
def comments_in(text: str) -> tuple[tuple[int, str], ...]:
    """The comments after code, as (line, words). Comments on lines of their own are left out.

    They are kept: a window reads the same text again for each walk.
    """
    return tuple(_comments(text))


def without_comment(text: str) -> str:
    """The text of a line that stands alone, without the comment at its end.

    It need not be a whole statement: "if view.right:" is not.
    """
    comments = list[tuple[int, str]]()
    with suppress(tokenize.TokenError, SyntaxError):
        comments.extend(_comments(text))
    return _without(dict(comments).get(1), text)


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        line = token.start[0]
        code_before_it = token.line[: token.start[1]].strip()
        if token.type == tokenize.COMMENT and code_before_it:
            yield line, token.string.lstrip(_COMMENT_SIGNS).strip()


def _without(comment: str | None, text: str) -> str:
    """The text of a line without these words of a comment at its end; None: it has no comment."""
    text = text.rstrip()
    if comment is None:
        return text
    return text.removesuffix(comment).rstrip(_COMMENT_SIGNS)
