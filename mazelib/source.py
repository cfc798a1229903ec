"""The source of a strategy: what to show of it, from whichever files it is written in.

That is the strategy's function or class, and below it the functions and classes that it uses:
those of its own file, and the rules (``mazelib.strategies``) that it hands the decision on to.
"""

from __future__ import annotations

import ast
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from mazelib.diagnostics import visible
from mazelib.learner.guard import GuardedStrategy

_RULES = "mazelib.strategies."


@dataclass(frozen=True)
class Piece:
    """A function or a class: its file, its first line's number, and its lines.

    ``file`` is the file as code objects name it, ``name`` the same without its folder.
    """

    file: str
    first: int
    lines: tuple[str, ...]

    @property
    def name(self) -> str:
        """The file's name, without its folder."""
        return visible(Path(self.file).name)


@dataclass(frozen=True)
class Source:
    """All pieces of a strategy, the strategy itself first. Empty where it cannot be found."""

    pieces: tuple[Piece, ...] = ()
    files: frozenset[str] = field(default=frozenset(), compare=False)


def source_of(strategy: object) -> Source:
    """The source of a strategy, the text of a learner's file as it was when it was loaded."""
    texts = {}
    if isinstance(strategy, GuardedStrategy):
        file = strategy.guard.file
        texts, strategy = {file.code_name: file.text}, strategy.own
    pieces: dict[Piece, None] = {}
    for thing in _used_by(strategy):
        name = _file_of(thing)
        if name not in texts:
            texts[name] = _read(name)
        piece = _piece(name, texts[name], thing)
        if piece:
            pieces[piece] = None
    return Source(tuple(pieces), frozenset(piece.file for piece in pieces))


def _used_by(strategy: Any) -> list[Any]:
    """The functions and classes to show, found by the names that their code uses."""
    first = strategy if isinstance(strategy, FunctionType) else type(strategy)
    own = {first.__module__, getattr(getattr(strategy, "turn", first), "__module__", "")}
    found = [first]
    # The list grows while we go through it.
    for thing in found:
        for used in _values_used(thing):
            kind = used if isinstance(used, (FunctionType, type)) else type(used)
            is_rule = isinstance(kind, FunctionType) and kind.__module__.startswith(_RULES)
            if (kind.__module__ in own or is_rule) and kind not in found:
                found.append(kind)
    return found


def _values_used(thing: Any) -> Iterator[Any]:
    """What the names in the code of a function or class stand for; the bases of a class too."""
    if isinstance(thing, type):
        yield from thing.__mro__[1:-1]
    for function in _functions(thing):
        for name in (name for code in codes(function.__code__) for name in code.co_names):
            value = function.__globals__.get(name)
            if isinstance(value, ModuleType):
                yield from (getattr(value, other, None) for other in function.__code__.co_names)
            else:
                yield value


def _functions(thing: Any) -> list[FunctionType]:
    if isinstance(thing, FunctionType):
        return [thing]
    values = [getattr(value, "__func__", getattr(value, "fget", value)) for value in vars(thing).values()]
    return [value for value in values if isinstance(value, FunctionType)]


def codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and the code of what is defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def _file_of(thing: Any) -> str:
    functions = [function for function in _functions(thing) if function.__module__ == thing.__module__]
    # Generated methods, those of a dataclass say, are written in no file.
    files = [name for name in (f.__code__.co_filename for f in functions) if not name.startswith("<")]
    return files[0] if files else getattr(sys.modules.get(thing.__module__), "__file__", None) or ""


def _read(file: str) -> str:
    try:
        with tokenize.open(file) as opened:
            return opened.read()
    except (OSError, SyntaxError, ValueError):
        return ""


def _piece(file: str, text: str, thing: Any) -> Piece | None:
    """The statement of a file, at its outermost level, in which a function or class is written."""
    try:
        statements = ast.parse(text).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    lines = text.split("\n")
    for statement in statements:
        first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", ()))])
        last = statement.end_lineno or first
        if isinstance(thing, FunctionType):
            is_it = first <= thing.__code__.co_firstlineno <= last
        else:
            is_it = isinstance(statement, ast.ClassDef) and statement.name == thing.__name__
        if is_it:
            return Piece(file, first, tuple(lines[first - 1 : last]))
    return None
