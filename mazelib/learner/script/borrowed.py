"""What a rule under check takes from elsewhere, and may not: the answer, or a look at the map.

This looks at what stands in the file, and no line of it runs. What is put together while it runs is
refused then (see names_under_check, under_check), and the worker of a check holds no map.
"""

import ast
import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mazelib.learner.script.files_beside import HERE, imported_paths
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.names_given import NamesGiven
from mazelib.learner.script.names_under_check import HARMLESS, LOOKS_ELSEWHERE, OURS, is_inner
from mazelib.learner.script.our_names import ANSWERS, OFFERED
from mazelib.learner.script.under_check import holds_answers
from mazelib.learner.script.words.own_dice import dice_instead_of_random
from mazelib.learner.script.words.refused import gives_chance
from mazelib.learner.script.words.unknown_name import UnknownName
from mazelib.learner.script.words.wrong_names import comes_from_mazelib, is_not_known
from mazelib.text.diagnostics import LocatedError
from mazelib.text.nearest import did_you_mean_name
from mazelib.text.sentences import _, paragraph


@dataclass(frozen=True)
class Borrowed:
    """A name that a file may not use, and where; ``is_ours`` says that it is one of mazelib.

    ``advice`` says what to write instead, if that is sure. A name of ours that is not
    ``is_imported`` is not known where it stands.
    """

    file: str
    line: int
    name: str
    is_ours: bool
    advice: str = ""
    is_imported: bool = True

    @property
    def is_unknown(self) -> bool:
        """Whether it is a name, and no module, that mazelib does not have for learners."""
        return "." not in self.name and self.name not in OFFERED

    @property
    def words(self) -> str:
        """What the rule takes, and why it may not."""
        if not self.is_imported:
            sentence = _("{file}, line {line}: the name '{name}' is not known.")
            why = self.advice
        elif self.name == OURS:
            sentence = _("{file}, line {line}, uses {name} as a whole.")
            why = _("Import the names that you need, as in: from mazelib import Turn, show")
        elif self.is_ours and "." in self.name and not holds_answers(self.name):
            sentence = _("{file}, line {line}, uses {name}.")
            why = _("Import the names that you need, as in: from mazelib import Turn, show")
        elif self.is_ours and self.is_unknown:
            sentence = _("{file}, line {line}: mazelib does not offer the name {name}.")
            why = did_you_mean_name(self.name, OFFERED) or ""
        elif self.is_ours:
            sentence = _("{file}, line {line}, takes {name} from mazelib.")
            why = _("Nice try! Whoever imports the answer has not passed.")
        else:
            sentence = _("{file}, line {line}, uses {name}.")
            why = _("In a check, a rule knows its view, its notes and its dice, and nothing else.")
            if self.name == "random":
                explanation = gives_chance(self.name)
                why = paragraph(explanation.what, self.advice or explanation.advice)
            elif self.name in OFFERED:
                why = comes_from_mazelib(self.name)
        taken = sentence.format(file=self.file, line=self.line, name=self.name)
        return paragraph(taken, why)


def first_borrowed(
    file: LearnerFile, allowed_answers: Collection[str], beside: Collection[str]
) -> Borrowed | None:
    """The first thing that a file takes and may not; None if it takes nothing.

    It may use what mazelib offers, but only ``allowed_answers``, and the files ``beside`` it.
    """
    finder = _Finder(file, allowed_answers, beside)
    finder.visit(file.program)
    return min(finder.found, key=lambda each: each.line, default=None)


def first_borrowed_by_script(path: Path, allowed_answers: Collection[str]) -> Borrowed | None:
    """The first thing that a script takes and may not, in its own file or one that it imports.

    A file beside it that shows a rule is that of a classmate. No line of any file runs for that.
    LocatedError: the script cannot be read.
    """
    files = [read_learner_file(path)]
    for file in files:  # Each file may add others.
        for other in imported_paths(file):
            if all(other != known.path for known in files):
                with suppress(LocatedError):  # The line that imports it says why.
                    files.append(read_learner_file(other))
    beside = [file.path.stem for file in files[1:] if not _shows(file)]
    found = [first_borrowed(file, allowed_answers, beside) for file in files]
    return next(filter(None, found), None)


def _shows(file: LearnerFile) -> bool:
    """Whether a file calls ``show``, wherever it does so."""
    for node in ast.walk(file.program):
        match node:
            case ast.Call(func=ast.Name(id="show") | ast.Attribute(attr="show")):
                return True
            case _:
                pass
    return False


class _Finder(ast.NodeVisitor):
    """Finds what a file takes from elsewhere."""

    def __init__(
        self, file: LearnerFile, allowed_answers: Collection[str], beside: Collection[str]
    ) -> None:
        self.found: list[Borrowed] = []
        self._file = file
        self._refused_answers = ANSWERS.difference(allowed_answers)
        self._harmless = HARMLESS.union(beside, (HERE,))
        self._used = {node.id for node in ast.walk(file.program) if isinstance(node, ast.Name)}
        self._names = NamesGiven(file.program)
        self._plain_classes = set(_plain_dataclasses(file.program))
        #: The names that the whole file, and the functions around a place, have given a meaning.
        self._own_names = [set(_given_outside_functions(file.program))]
        #: The names under which the file has all of mazelib, and modules of Python's.
        self._ours = {OURS}
        self._modules = set[str]()

    def _may_take(self, name: str) -> bool:
        """Whether mazelib offers a name that is no answer, or one that is allowed."""
        return name in OFFERED and name not in self._refused_answers

    def _is_given(self, name: str) -> bool:
        """Whether the file may give a name somewhere, or import it, with a star, say."""
        return name in self._names.given or self._names.hides_some

    def _note(self, node: ast.AST, name: str, *, is_ours: bool = False) -> None:
        line = getattr(node, "lineno", 1)
        advice = dice_instead_of_random(self._file.lines[line - 1], self._file.lines)
        self.found.append(Borrowed(self._file.path.name, line, name, is_ours, advice))

    def _note_unknown(self, node: ast.Name) -> None:
        """An answer of ours that the file has not imported."""
        unknown = UnknownName(node.id, node.lineno, self._file.lines, self._file.program)
        advice = is_not_known(unknown, is_checked=True).advice
        name = self._file.path.name
        self.found.append(Borrowed(name, node.lineno, node.id, True, advice, is_imported=False))

    def visit_Import(self, node: ast.Import) -> None:
        """``import math``, or ``import mazelib``. What is imported and never used does no harm."""
        for alias in node.names:
            first = alias.name.partition(".")[0]
            name = alias.asname or first
            if alias.name == OURS:
                self._ours.add(name)
            elif first in self._harmless:
                self._modules.add(name)
            elif first == OURS or name in self._used:
                self._note(node, alias.name, is_ours=first == OURS)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """``from mazelib import Turn``, or ``from math import pi``."""
        module = node.module or "."
        first = module.partition(".")[0]
        if module != OURS and first not in self._harmless:
            self._note(node, module, is_ours=first == OURS)
            return
        for alias in node.names:
            if module == OURS and alias.name != "*" and not self._may_take(alias.name):
                self._note(node, alias.name, is_ours=True)
            elif first in HARMLESS and _leads_elsewhere(alias.name):
                self._note(node, alias.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function: inside, some names are its own."""
        self._visit_inside(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """A lambda is a function, too."""
        self._visit_inside(node)

    def _visit_inside(self, node: ast.FunctionDef | ast.Lambda) -> None:
        self._own_names.append({*_given_in(ast.walk(node))})
        self.generic_visit(node)
        self._own_names.pop()

    def visit_Name(self, node: ast.Name) -> None:
        """A name: one of Python's, one of ours that came with a star, or all of mazelib."""
        if node.id in self._ours:
            self._note(node, OURS, is_ours=True)
        elif any(node.id in names for names in self._own_names):
            return
        elif node.id in LOOKS_ELSEWHERE:
            self._note(node, node.id)
        elif node.id in ANSWERS and not self._is_given(node.id):
            self._note_unknown(node)
        elif node.id in self._refused_answers:
            self._note(node, node.id, is_ours=True)

    def visit_Compare(self, node: ast.Compare) -> None:
        """``view.right is open`` reaches nothing: it is a mistake, and is told as one."""
        self.visit(node.left)
        is_harmless = all(isinstance(sign, (ast.Is, ast.IsNot)) for sign in node.ops)
        for asked in node.comparators:
            if not (is_harmless and isinstance(asked, ast.Name) and asked.id == "open"):
                self.visit(asked)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """``mazelib.right_hand``, or what leads elsewhere."""
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if owner in self._ours:
            if not self._may_take(node.attr):
                self._note(node, node.attr, is_ours=True)
            return
        self.generic_visit(node)
        if is_inner(node.attr) or (owner in self._modules and _leads_elsewhere(node.attr)):
            self._note(node, node.attr)

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        """``case object(__globals__=found)`` asks for an attribute, too.

        Which one ``case Mine(found)`` asks for, says only the class, and only when it runs. A
        plain dataclass of this file asks for its own fields.
        """
        self.generic_visit(node)
        for attribute in filter(is_inner, node.kwd_attrs):
            self._note(node, attribute)
        if node.patterns and ast.unparse(node.cls) not in self._plain_classes:
            self._note(node, f"case {ast.unparse(node)}")


def _leads_elsewhere(name: str) -> bool:
    """Whether a name in a module of Python's is another module, or one of its inner names."""
    return name.startswith("_") or (name in sys.stdlib_module_names and name not in HARMLESS)


def _plain_dataclasses(program: ast.Module) -> Iterator[str]:
    """The dataclasses of a file that take nothing from another class, and stand for themselves."""
    taken = [alias for node in program.body for alias in _taken_from_dataclasses(node)]
    given = list(_given_in(ast.walk(program)))
    if "dataclass" not in taken or "dataclass" in given:
        return
    for node in program.body:
        match node:
            case ast.ClassDef(
                name=name,
                bases=[],
                keywords=[],
                decorator_list=[
                    ast.Name(id="dataclass") | ast.Call(func=ast.Name(id="dataclass"))
                ],
            ) if given.count(name) == 1 and "__match_args__" not in _given_in(ast.walk(node)):
                yield name
            case _:
                pass


def _taken_from_dataclasses(node: ast.stmt) -> list[str]:
    """The names that a statement imports from dataclasses, and does not change."""
    if isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
        return [alias.name for alias in node.names if alias.asname is None]
    return []


def _given_outside_functions(program: ast.Module) -> Iterator[str]:
    """The names to which the lines outside all functions give a meaning; imports are none."""
    to_see: list[ast.AST] = [program]
    while to_see:
        node = to_see.pop()
        yield from _given_in((node,))
        if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
            to_see += ast.iter_child_nodes(node)


def _given_in(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names to which some parts of a program give a meaning."""
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
