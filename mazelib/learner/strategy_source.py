"""The source of a rule: the functions and classes that the code panel shows, and the comments of captions.

That is what stands in the learner's own file, and each function in ``mazelib.strategies`` that it imports.
"""

import ast
import io
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from mazelib.learner.learner_file import LearnerFile, library_file
from mazelib.timeline import Line, Ran


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


def rules_of_ours(namespace: Mapping[str, Any]) -> list[tuple[str, FunctionType]]:
    """The rules in ``mazelib.strategies`` that a file has imported, with the names that it has for them."""
    functions = [(name, value) for name, value in namespace.items() if isinstance(value, FunctionType)]
    ours = [each for each in functions if str(each[1].__module__).startswith("mazelib.strategies.")]
    return [each for each in ours if not vars(each[1])]  # What was written onto one a copy would not have.


def source_of(file: LearnerFile, namespace: Mapping[str, Any]) -> Source:
    """The source of the rule in a file; ``namespace`` has the names that the file knows."""
    pieces, files = list(_pieces(file)), [file]
    for _, function in rules_of_ours(namespace):
        _, library = library_file(function.__code__.co_filename)
        line = function.__code__.co_firstlineno
        pieces += [piece for piece in _pieces(library) if 0 <= line - piece.first < len(piece.lines)]
        files.append(library)
    comments = {(each.code_name, line): said for each in files for line, said in comments_in(each.text)}
    return Source(tuple(dict.fromkeys(pieces)), comments)


def _pieces(file: LearnerFile) -> Iterator[Piece]:
    """The functions and classes at the outermost level of a file."""
    for statement in file.program.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
            yield Piece(file.code_name, first, tuple(file.lines[first - 1 : statement.end_lineno]))


def comments_in(text: str) -> list[tuple[int, str]]:
    """The comments behind code, as (line, what it says); a comment on a line of its own is none of them."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    behind = [comment for comment in comments if comment.line[: comment.start[1]].strip()]
    return [(comment.start[0], comment.string.lstrip("#! ").strip()) for comment in behind]
