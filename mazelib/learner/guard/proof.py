"""The proof of a circle: how a file is written whose rule surely does the same again.

A walker that comes to the same place and heading, with the same target and the same memory, does
the same for ever if nothing else can decide its answers. That is certain for

1. a function of the view, ``def turn(view):``,
2. a class that keeps its memory in attributes, ``self.cards = {}``,

if the whole file is plain: written with nothing but the words in plain_words. Then every value is
plain data (a number, a text, a turn, a heading, a view, or a list, tuple or dict of such values) or
a plain function. And all that lasts from one turn to the next is looked at: attributes, and data at
the top of the file.
"""

import ast
from dataclasses import dataclass
from functools import lru_cache

from mazelib.learner.guard import plain_words as plain
from mazelib.learner.guard.only_noted import only_noted
from mazelib.learner.script.surroundings import OURS
from mazelib.text.sentences import _

#: The most letters that are told of a line.
MOST_LETTERS = 50


@dataclass(frozen=True)
class Proof:
    """Whether it is proven that a rule does the same again when its state comes back.

    ``missing`` is the code because of which it is not; empty if it is. ``only_noted`` are the
    counters and logs that need not come back.
    """

    missing: str = ""
    only_noted: frozenset[str] = frozenset()


@lru_cache(maxsize=16)
def proof_of(program: ast.Module, rule: str) -> Proof:
    """The proof for the function or class of this name, from the file in which it stands."""
    try:
        file = _File(program)
        file.visit(program)
    except RecursionError:
        return Proof(_("it is nested too deeply"))
    if rule not in file.functions | file.classes:
        return Proof(_("it is no function or class of its own file"))
    for node in file.odd:
        while not isinstance(node, ast.stmt):
            node = file.outer[node]
        code = ast.unparse(node).splitlines()[0]
        return Proof(_("line {line}: {code}").format(line=node.lineno, code=code[:MOST_LETTERS]))
    return Proof(only_noted=only_noted(file.outer))


class _File(ast.NodeVisitor):
    """Visits every node of a learner's file, and notes the ``odd`` ones, which are not plain.

    None of Python's own names may get another meaning. So nobody need ask which of two meanings a
    name has: all that a file names itself is plain.
    """

    def __init__(self, program: ast.Module) -> None:
        self.odd: list[ast.AST] = []
        self.functions: set[str] = set()
        self.classes: set[str] = set()
        #: What stands for data: variables and parameters.
        self._data: set[str] = set()
        #: The methods, and the first parameter of each, which stands for its object.
        self._methods: set[str] = set()
        self._objects: set[str] = set()
        #: What is called, and the node around each node.
        self._called: set[ast.expr] = set()
        self.outer: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(program):
            self._read(node)
        #: The names that stand for data or a function, and not for a class, or for an object.
        self._known = self._data | self.functions | plain.FUNCTIONS | {*OURS, "__name__"}
        self._known -= self._objects | self.classes

    def _read(self, node: ast.AST) -> None:
        for inner in ast.iter_child_nodes(node):
            self.outer[inner] = node
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                self._data.add(name)
            case ast.Call(func=called, keywords=keywords):
                self._called.add(called)
                if isinstance(called, ast.Name) and called.id in plain.TAKE_A_KEY:
                    self._called |= {given.value for given in keywords if given.arg == "key"}
            case ast.ClassDef(name=name):
                self.classes.add(name)
            case ast.FunctionDef(name=name) if isinstance(self.outer[node], ast.ClassDef):
                self._methods.add(name)
                self._objects |= set(_parameters(node)[:1])
            case ast.FunctionDef(name=name):
                self.functions.add(name)

    def _demand(self, is_plain: bool, node: ast.AST) -> None:
        """Note a node that is not plain."""
        if not is_plain:
            self.odd.append(node)

    def visit(self, node: ast.AST) -> None:
        """Look at a node, and then at its parts."""
        is_listed = type(node).__name__ in plain.WORDS or isinstance(node, plain.SIGNS)
        self._demand(is_listed, node)
        if is_listed:
            super().visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        """The one module that our own lessons import."""
        self._demand(ast.unparse(node) == "import here", node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Names of ours, under their own names."""
        room = (node.module or "").partition(".")[0]
        names = {alias.asname or alias.name for alias in node.names}
        self._demand(room == "__future__" or (room == "mazelib" and names <= set(OURS)), node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """A class at the top of the file, made from no other class."""
        self._demand(isinstance(self.outer[node], ast.Module) and _is_fresh(node.name), node)
        self._demand(not [*node.bases, *node.keywords, *node.decorator_list], node)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function at the top of the file, or a method."""
        outer = self.outer[node]
        parameters = _parameters(node)
        if isinstance(outer, ast.ClassDef):
            del parameters[:1]
            self._demand(node.name == "__init__" or not node.name.startswith("__"), node)
        else:
            self._demand(isinstance(outer, ast.Module) and _is_fresh(node.name), node)
        self._demand(self._objects.isdisjoint(parameters), node)
        self._demand(all(map(_is_fresh, parameters)) and not node.decorator_list, node)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            self._demand(default is None or isinstance(default, ast.Constant), node)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """A name that is known, or that is called and gives values one by one."""
        if isinstance(node.ctx, ast.Store):
            self._demand(_is_fresh(node.id), node)
        is_called = node in self._called and node.id in plain.ONE_BY_ONE
        self._demand(is_called or node.id in self._known, node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """What the object keeps, what a turn, heading or view has, or a method that is called."""
        is_called = node in self._called
        if isinstance(node.value, ast.Name) and node.value.id in self._objects:
            is_method = node.attr in self._methods
            self._demand(is_method == is_called and not node.attr.startswith("__"), node)
        else:
            known = plain.METHODS if is_called else plain.ATTRIBUTES
            self._demand(node.attr in known and isinstance(node.ctx, ast.Load), node)
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        """A call of a known function or method."""
        name = ast.unparse(node.func).rpartition(".")[2]
        if name == "show":
            parts = [part for part in ast.walk(node) if part is not node]
            self._demand(all(isinstance(part, plain.SHOWN) for part in parts), node)
            return
        self._demand(isinstance(node.func, (ast.Name, ast.Attribute)), node)
        self._demand(name not in plain.ONE_BY_ONE or self._is_taken_at_once(node), node)
        self.generic_visit(node)

    def _is_taken_at_once(self, node: ast.Call) -> bool:
        """Whether values that come one by one are all taken, so that nobody keeps the rest."""
        match self.outer[node]:
            case ast.For(iter=values) | ast.comprehension(iter=values):
                return values is node
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[values]):
                return values is node
            case ast.Call(func=ast.Name(id=name), args=[_values]):
                return name in plain.TAKE_ALL
        return False

    def visit_Compare(self, node: ast.Compare) -> None:
        """The word ``is`` compares only with None, of which there is one."""
        asks_is = any(isinstance(sign, (ast.Is, ast.IsNot)) for sign in node.ops)
        is_with_none = [ast.unparse(side) for side in node.comparators] == ["None"]
        self._demand(not asks_is or is_with_none, node)
        self.generic_visit(node)


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)]


def _is_fresh(name: str) -> bool:
    """Whether a name has no meaning yet, so that a file may give it one."""
    return name not in plain.KNOWN and not name.startswith("__")
