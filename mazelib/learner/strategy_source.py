"""The source of a rule: what the code panel shows of it, and the comments that are its captions.

That is every function and class of the learner's own file, and of each rule in
``mazelib.strategies`` that the file has imported, all as they were when the file was read.
"""

import ast
import io
import tokenize
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any

from mazelib.diagnostics import visible
from mazelib.timeline import Line, Ran

_RULES = "mazelib.strategies."


@dataclass(frozen=True)
class Piece:
    """A function or a class: its file as code objects name it, its first line's number, and its lines."""

    file: str
    first: int
    lines: tuple[str, ...]

    @property
    def name(self) -> str:
        """The file's name, without its folder."""
        return visible(Path(self.file).name)


@dataclass(frozen=True)
class Source:
    """All pieces of a rule, those of its own file first, and the comment at the end of each line."""

    pieces: tuple[Piece, ...] = ()
    comments: Mapping[Line, str] = field(default_factory=dict)

    @property
    def files(self) -> frozenset[str]:
        """The files of the pieces."""
        return frozenset(piece.file for piece in self.pieces)

    def caption(self, ran: Ran | None) -> str:
        """What the comments of the lines that ran say, in their order; empty where they have none."""
        lines = ran.lines if ran else ()
        return " ".join(self.comments[line] for line in lines if line in self.comments)

    def without_comment(self, line: Line, text: str) -> str:
        """The text of a line without the comment at its end."""
        said = self.comments.get(line, "")
        return text.rstrip().removesuffix(said).rstrip("#! ") if said else text.rstrip()


def source_of(file: str, text: str, namespace: Mapping[str, Any]) -> Source:
    """The source of a rule in a file with this text; ``namespace`` has the names that the file knows."""
    texts = {file: text}
    for value in namespace.values():
        if isinstance(value, FunctionType) and (value.__module__ or "").startswith(_RULES):
            other = value.__code__.co_filename
            texts.setdefault(other, _LIBRARY.get(other) or _read(other))
    pieces = [piece for name, each in texts.items() for piece in _pieces(name, each)]
    shown = [piece for piece in pieces if piece.file == file or _is_used(piece, namespace)]
    comments = {(name, line): said for name, each in texts.items() for line, said in comments_in(each)}
    return Source(tuple(shown), comments)


#: The library's files as they were when they were first shown: what runs is what was read then.
_LIBRARY: dict[str, str] = {}


def _read(file: str) -> str:
    _LIBRARY[file] = Path(file).read_text(encoding="utf-8") if Path(file).is_file() else ""
    return _LIBRARY[file]


def _is_used(piece: Piece, namespace: Mapping[str, Any]) -> bool:
    """Whether a piece of the library is a function that the file has imported."""
    codes = [value.__code__ for value in namespace.values() if isinstance(value, FunctionType)]
    lines = range(piece.first, piece.first + len(piece.lines))
    return any(code.co_filename == piece.file and code.co_firstlineno in lines for code in codes)


def _pieces(file: str, text: str) -> Iterable[Piece]:
    """The functions and classes at the outermost level of a file."""
    lines = text.split("\n")
    for statement in parsed(text).body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
            last = statement.end_lineno or first
            yield Piece(file, first, tuple(lines[first - 1 : last]))


def parsed(text: str) -> ast.Module:
    """The syntax tree of a file; Python's warnings about it are not for those who watch a lesson."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text)


def comments_in(text: str) -> list[tuple[int, str]]:
    """The comments behind code, as (line, what it says); a comment on a line of its own is none of them."""
    found = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found.append((token.start[0], token.string.lstrip("#! ").strip()))
    return found
