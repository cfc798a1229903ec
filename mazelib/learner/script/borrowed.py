"""What a rule under check takes from elsewhere, and may not: the answer, or a look at the map.

This looks at what stands in the file, and no line of it runs. It keeps honest learners honest, and
is not the wall: the worker of a check holds no map.
"""

import ast
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mazelib.learner.script.files_beside import HERE, imported_paths
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.our_names import OFFERED
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _, paragraph

OURS = "mazelib"
#: Modules of Python's that tell a rule nothing about the map, and give no chance.
HARMLESS = frozenset(
    (
        "__future__",
        "abc",
        "array",
        "bisect",
        "collections",
        "copy",
        "dataclasses",
        "decimal",
        "enum",
        "fractions",
        "functools",
        "heapq",
        "itertools",
        "math",
        "queue",
        "re",
        "statistics",
        "string",
        "textwrap",
        "time",
        "typing",
        HERE,
    )
)
#: What Python has built in to look elsewhere.
LOOKS_ELSEWHERE = frozenset(
    (
        "__builtins__",
        "__import__",
        "__loader__",
        "__spec__",
        "compile",
        "eval",
        "exec",
        "getattr",
        "globals",
        "hash",
        "id",
        "open",
        "vars",
    )
)
#: Attributes of modules that lead elsewhere; and how those of Python's own objects begin.
LEADS_ELSEWHERE = frozenset(("_os", "_sys", "builtins", "importlib", "inspect", "os", "sys"))
INNER = ("__", "ag_", "cr_", "f_", "gi_", "tb_")
#: These begin so, too, and every class may have them.
USUAL = frozenset(("__class__", "__doc__", "__init__", "__name__", "__post_init__"))


@dataclass(frozen=True)
class Borrowed:
    """A name that a file may not use, and where; ``is_ours`` says that it is one of mazelib."""

    file: str
    line: int
    name: str
    is_ours: bool

    @property
    def words(self) -> str:
        """What the rule takes, and why it may not."""
        if self.is_ours:
            sentence = _("{file}, line {line}, takes {name} from mazelib.")
            why = _("Nice try! Whoever imports the answer has not passed.")
        else:
            sentence = _("{file}, line {line}, uses {name}.")
            why = _("In a check, a rule knows its view, its notes and its dice, and nothing else.")
        taken = sentence.format(file=self.file, line=self.line, name=self.name)
        return paragraph(taken, why)


def first_borrowed(
    file: LearnerFile, allowed: Collection[str], beside: Collection[str]
) -> Borrowed | None:
    """The first thing that a file takes and may not; None if it takes nothing.

    It may use the names of mazelib that are ``allowed``, and the files ``beside`` it.
    """
    finder = _Finder(file, allowed, beside)
    finder.visit(file.program)
    return min(finder.found, key=lambda each: each.line, default=None)


def first_borrowed_by_script(path: Path, allowed: Collection[str]) -> Borrowed | None:
    """The first thing that a script takes and may not, in its own file or one that it imports.

    No line of it runs for that. LocatedError: the script cannot be read.
    """
    files = [read_learner_file(path)]
    for file in files:  # Each file may add others.
        for other in imported_paths(file):
            if all(other != known.path for known in files):
                with suppress(LocatedError):  # The line that imports it says why.
                    files.append(read_learner_file(other))
    beside = [file.path.stem for file in files[1:]]
    found = [first_borrowed(file, allowed, beside) for file in files]
    return next(filter(None, found), None)


class _Finder(ast.NodeVisitor):
    """Finds what a file takes from elsewhere."""

    def __init__(
        self, file: LearnerFile, allowed: Collection[str], beside: Collection[str]
    ) -> None:
        self.found: list[Borrowed] = []
        self._file = file
        self._allowed = allowed
        self._harmless = HARMLESS.union(beside)
        self._own_names = _own_names(file.program)
        #: The names under which the file has all of mazelib.
        self._ours = {OURS}

    def _note(self, node: ast.stmt | ast.expr, name: str, *, is_ours: bool = False) -> None:
        self.found.append(Borrowed(self._file.path.name, node.lineno, name, is_ours))

    def visit_Import(self, node: ast.Import) -> None:
        """``import math``, or ``import mazelib``."""
        for alias in node.names:
            if alias.name == OURS:
                self._ours.add(alias.asname or OURS)
            else:
                self._check_module(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """``from mazelib import Turn``."""
        if node.module != OURS:
            self._check_module(node, node.module or ".")
            return
        for alias in node.names:
            if alias.name != "*" and alias.name not in self._allowed:
                self._note(node, alias.name, is_ours=True)

    def _check_module(self, node: ast.stmt, module: str) -> None:
        first = module.partition(".")[0]
        if first not in self._harmless:
            self._note(node, module, is_ours=first == OURS)

    def visit_Name(self, node: ast.Name) -> None:
        """A name: one of Python's, or one of ours that came with a star."""
        if node.id in self._own_names:
            return
        if node.id in LOOKS_ELSEWHERE:
            self._note(node, node.id)
        elif node.id in OFFERED and node.id not in self._allowed:
            self._note(node, node.id, is_ours=True)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """``mazelib.right_hand``, or what leads elsewhere."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id in self._ours:
            if node.attr not in self._allowed:
                self._note(node, node.attr, is_ours=True)
        elif node.attr in LEADS_ELSEWHERE or _is_inner(node.attr):
            self._note(node, node.attr)


def _is_inner(attribute: str) -> bool:
    return attribute.startswith(INNER) and attribute not in USUAL


def _own_names(program: ast.Module) -> set[str]:
    """The names to which a program gives a meaning of its own; imports are none."""
    names = set[str]()
    for node in ast.walk(program):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
    return names
