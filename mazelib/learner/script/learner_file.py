"""A learner's file: one .py file, read afresh and checked, with counting written into its lines.

Its text is kept with it, so that messages and the code panel show what really runs, even if the
file has changed since.
"""

import ast
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from types import CodeType

from mazelib.learner import limits
from mazelib.learner.script.counting import counted
from mazelib.learner.script.words.unreadable import unreadable_line, unreadable_program
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Diagnostic, Explanation
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _
from mazelib.walking.strategy import StrategyError

#: At most this many files are kept in memory.
MOST_KEPT = 32

#: What gives a name to code: def, async def, and class.
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class LearnerFile:
    """A Python file as it was read.

    ``program`` is what Python reads in its ``text``.
    """

    path: Path
    text: str = field(repr=False)
    program: ast.Module = field(repr=False)

    @cached_property
    def code(self) -> CodeType:
        """The counted program, ready to run. LocatedError: it is not Python.

        Only a worker asks for it: to count and compile a long file takes more time than a window
        has.
        """
        with _read_by_python(self.path, self.text):
            program = counted(ast.parse(self.text), str(self.path))
            return compile(program, str(self.path), "exec", dont_inherit=True)

    @cached_property
    def sets_names(self) -> bool:
        """Whether a function of it may set names that are not its own."""
        return any(isinstance(node, ast.Global) for node in ast.walk(self.program))

    @cached_property
    def lines(self) -> list[str]:
        """The source lines when the file was read."""
        return self.text.split("\n")

    @property
    def docstring(self) -> str:
        """The text at its top."""
        text = ast.get_docstring(self.program, clean=False) or ""
        return text.strip() or _("A lesson about mazes.")

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The functions and classes at its top level, by name; of two with one name, the last."""
        found = {}
        for statement in self.program.body:
            if isinstance(statement, Definition):
                found[statement.name] = statement
        return found

    @cached_property
    def imported_names(self) -> list[str]:
        """The names of the modules that it imports, wherever it does so."""
        names: list[str] = []
        for node in ast.walk(self.program):
            if isinstance(node, ast.Import):
                names += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.append(node.module)
        return names

    def line_of(self, name: str) -> int | None:
        """The line of a function or class at its top level; None if it has none of this name."""
        definition = self.definitions.get(name)
        return definition.lineno if definition else None

    def loops_of(self, name: str) -> list[ast.While]:
        """Every while in a function or class at its top level."""
        definition = self.definitions.get(name)
        nodes = ast.walk(definition) if definition else ()
        return [node for node in nodes if isinstance(node, ast.While)]

    def line_of_argument(self, line: int | None, argument: str, value: str = "") -> int | None:
        """The line of an argument of the call that is in a line, or of one text in it.

        An argument "" is the first one, without a name. ``line``: the file has no such argument.
        """
        for node in ast.walk(self.program):
            if isinstance(node, ast.Call) and _is_around(node, line):
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                if node.args:
                    given[""] = node.args[0]
                found = given.get(argument)
                if found:
                    return _line_of_text(value, found) or found.lineno
        return line

    def name_of_lambda(self, line: int | None) -> str:
        """The name that a line at the top level gives to a lambda; "" if it gives none."""
        for statement in self.program.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(lineno=begins)):
                    if begins == line:
                        return name
                case _:
                    pass
        return ""

    def first_yield(self, line: int) -> int | None:
        """The first line with a yield from this line on; None if there is none."""
        lines = [
            node.lineno
            for node in ast.walk(self.program)
            if isinstance(node, (ast.Yield, ast.YieldFrom)) and node.lineno >= line
        ]
        return min(lines, default=None)

    def diagnostic(self, explanation: Explanation, line: int | None = None) -> Diagnostic:
        """What is wrong at a line (None: in the whole file)."""
        quoted = self.lines[line - 1] if line else ""
        return explanation.at(line, quoted)

    def error(self, explanation: Explanation, line: int | None = None) -> StrategyError:
        """An error at a line (None: in the whole file)."""
        return StrategyError(self.path.name, [self.diagnostic(explanation, line)])


def _is_around(node: ast.Call, line: int | None) -> bool:
    """Whether a line is one of those of a call."""
    return line is not None and node.lineno <= line <= (node.end_lineno or node.lineno)


def _line_of_text(text: str, values: ast.expr) -> int | None:
    """The line of a text among some values; None if it is not there."""
    for node in ast.walk(values):
        if text and isinstance(node, ast.Constant) and node.value == text:
            return node.lineno
    return None


def read_learner_file(path: Path, text: str | None = None) -> LearnerFile:
    """Read a Python file, or the ``text`` of an unsaved one. LocatedError: it is not Python."""
    if text is None:
        text = read_text(path, limits.MOST_BYTES_OF_A_SCRIPT)
    return _understood(path, "\n".join(lines_of(text)))


@lru_cache(MOST_KEPT)
def _understood(path: Path, text: str) -> LearnerFile:
    """The file with this text. It is kept: a window reads it again for each walk."""
    with _read_by_python(path, text):
        return LearnerFile(path, text, ast.parse(text))


@contextmanager
def _read_by_python(path: Path, text: str) -> Iterator[None]:
    """Where Python reads a learner's text. LocatedError: it cannot."""
    try:
        # Learners would not know what to do about Python's warnings.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    except SyntaxError as error:
        raise StrategyError(path.name, [unreadable_line(error, text.split("\n"))]) from None
    except (RecursionError, MemoryError, ValueError, OverflowError):
        raise StrategyError(path.name, [unreadable_program()]) from None
