"""Doubts: why a rule's memory cannot be compared, found in its code before it runs.

A rule may use what is known here (see known_words). Then all that it keeps is plain values in
names, classes and objects, which can be frozen (see freezer). Anything else raises a doubt, told in
a few words: the rule may keep something that is not looked at, or its answers may depend on more
than what it keeps. A doubt is not an error: the rule walks all the same.
"""

import ast
import re
from collections.abc import Collection

from mazelib.learner.known_words import (
    ASKED_OF_SETS,
    IMPORTS,
    LEAD_AWAY,
    ONLY_ASK,
    RELIED_ON,
    UNKNOWN,
    WORDS,
)
from mazelib.learner.syntax import calls, is_sign, name_in
from mazelib.text.sentences import _

_SETS = ("set", "frozenset")
_ORDER_OF_A_SET = _("the order of a set")
#: Values that exist only once, so that "is" asks whether two values are equal.
_ONLY_ONE_OF_IT = re.compile(r"None|True|False|(Turn|Heading)\.[A-Z]+")


def doubt_in(program: ast.Module) -> str:
    """The first doubt about a program, in a few words; empty if there is none."""
    doubts = _Doubts(program)
    for node in ast.walk(program):
        doubt = doubts.about(node)
        if doubt:
            return doubt
    return ""


class _Doubts(ast.NodeVisitor):
    """The doubts about single nodes of a program: one ``visit_`` method for each kind of node.

    Each method returns its doubt, which is empty if there is none. It does not visit the parts of
    the node: ``doubt_in`` comes to them by itself.
    """

    def __init__(self, program: ast.Module) -> None:
        #: The node around each node. Around the whole program is the program itself.
        self._outer: dict[ast.AST, ast.AST] = {program: program}
        for node in ast.walk(program):
            for inner in ast.iter_child_nodes(node):
                self._outer[inner] = node
        self._names_of_sets = _names_of_sets(program)

    def about(self, node: ast.AST) -> str:
        """The first doubt about a node of any kind."""
        word = type(node).__name__
        if word not in WORDS and not is_sign(node):
            return _("the word {word}").format(word=word.lower())
        doubt: str = self.visit(node)
        return doubt or self._about_sets(node)

    def generic_visit(self, node: ast.AST) -> str:
        """No doubt about any other kind of node."""
        return ""

    def visit_alias(self, node: ast.alias) -> str:
        """An imported name."""
        outer = self._outer[node]
        module = ""
        if isinstance(outer, ast.ImportFrom):
            module = outer.module or "."
        is_known = node.name in IMPORTS.get(module, ())
        if is_known and not node.name.startswith("_") and not node.asname:
            return ""
        return _("an import of {module}").format(module=module.strip(".") or node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> str:
        """A function: its name and its decorators."""
        return self._about_definition(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> str:
        """A class: its name and its decorators."""
        return self._about_definition(node)

    def _about_definition(self, node: ast.FunctionDef | ast.ClassDef) -> str:
        doubt = _about_name(node.name, {*RELIED_ON, "__name__"})
        if not doubt and node.decorator_list:
            return _("a decorator")
        return doubt

    def visit_arg(self, node: ast.arg) -> str:
        """A parameter."""
        return _about_own_name(node.arg)

    def visit_Name(self, node: ast.Name) -> str:
        """A name that is given a value, read or deleted."""
        if isinstance(node.ctx, ast.Store):
            return _about_own_name(node.id)
        doubt = _about_name(node.id, UNKNOWN)
        if doubt:
            return doubt
        if isinstance(node.ctx, ast.Del):
            return _("the word del")
        if node.id in _SETS and not self._is_called(node):
            return _ORDER_OF_A_SET
        return ""

    def visit_Attribute(self, node: ast.Attribute) -> str:
        """A name after a dot."""
        doubt = _about_name(node.attr, LEAD_AWAY)
        if doubt or node.attr not in ("items", "keys"):
            return doubt
        # A set can be made of items and keys, but not where a loop only goes through them.
        if self._is_called(node) and _goes_through(self._outer[self._outer[node]]):
            return ""
        return _("the name {name}").format(name=node.attr)

    def visit_keyword(self, node: ast.keyword) -> str:
        """An argument given by name."""
        return _("print to a file") if node.arg in (None, "file") else ""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> str:
        """An f-string: it may say where in memory a value lies. To print that is harmless."""
        return "" if calls(self._outer[node], ["print"]) else _("an f-string")

    def visit_Constant(self, node: ast.Constant) -> str:
        """A number or a text. A text on a line of its own is a comment."""
        is_comment = isinstance(self._outer[node], ast.Expr)
        if isinstance(node.value, (str, bytes)) and "%" in str(node.value) and not is_comment:
            return _("a text with %")
        return ""

    def visit_Compare(self, node: ast.Compare) -> str:
        """A comparison. Two equal numbers may or may not be the same by "is": nobody can tell."""
        if not any(isinstance(sign, (ast.Is, ast.IsNot)) for sign in node.ops):
            return ""
        sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
        has_only_one = any(_ONLY_ONE_OF_IT.fullmatch(side) for side in sides)
        return "" if len(node.ops) == 1 and has_only_one else _("the word is")

    def _about_sets(self, node: ast.AST) -> str:
        """A set: it needs a name, and may only be asked what does not depend on its order."""
        if _makes_set(node) and not self._gets_a_name(node):
            return _ORDER_OF_A_SET
        is_set = name_in(node) in self._names_of_sets
        is_given_a_value = isinstance(getattr(node, "ctx", None), ast.Store)
        if is_set and not is_given_a_value and not _asks_set(node, self._outer[node]):
            return _ORDER_OF_A_SET
        return ""

    def _is_called(self, node: ast.AST) -> bool:
        outer = self._outer[node]
        return isinstance(outer, ast.Call) and outer.func is node

    def _gets_a_name(self, node: ast.AST) -> bool:
        outer = self._outer[node]
        return isinstance(outer, ast.Assign) and all(name_in(target) for target in outer.targets)


def _names_of_sets(program: ast.Module) -> set[str]:
    """All names and attributes that are given a set somewhere."""
    names: set[str] = set()
    for node in ast.walk(program):
        if isinstance(node, ast.Assign) and _makes_set(node.value):
            names.update(name_in(target) for target in node.targets)
    return names - {""}


def _about_name(name: str, doubtful: Collection[str]) -> str:
    """The doubt about a name that is read, or given to a function or a class."""
    is_special = len(name) > 1 and name.startswith("_") and name.endswith("_")
    is_harmless = name in ("__init__", "__name__")
    if name in doubtful or (is_special and not is_harmless):
        return _("the name {name}").format(name=name)
    return ""


def _about_own_name(name: str) -> str:
    """The doubt about a name to which the program gives a value."""
    return _about_name(name, {*RELIED_ON, *ONLY_ASK, "__name__"})


def _makes_set(node: ast.AST) -> bool:
    return isinstance(node, (ast.Set, ast.SetComp)) or calls(node, _SETS)


def _asks_set(node: ast.AST, outer: ast.AST) -> bool:
    """Whether a set is asked for something that does not depend on its order, by ``in`` say."""
    if isinstance(outer, ast.Compare):
        signs = all(isinstance(sign, (ast.In, ast.NotIn)) for sign in outer.ops)
        return signs and node in outer.comparators
    if isinstance(outer, ast.Attribute):
        return outer.attr in ASKED_OF_SETS
    return calls(outer, ["len"])


def _goes_through(node: ast.AST) -> bool:
    """Whether a node goes through the values it is given, and does not keep them as they are."""
    is_loop = isinstance(node, (ast.For, ast.comprehension, ast.Compare))
    return is_loop or calls(node, ["enumerate", "len", "list", "sorted"])
