"""The proof of a circle: how a file is written whose rule surely does the same again.

A walker that comes to the same place and heading, with the same target and the same memory, does
the same for ever if nothing else can decide its answers. That is certain for

1. a function of the view, ``def turn(view):``,
2. a class that keeps its memory in attributes, ``self.cards = {}``,

if the whole file is plain: written with nothing but the words in plain_words. Then every value is
a number, a text, a turn, a heading, a view, or a list, tuple or dict of such values. And all that
lasts from one turn to the next is looked at: attributes, and data at the top of the file.

A rule that is not plain is not proven. It may go round for ever all the same.
"""

import ast
from dataclasses import dataclass
from functools import lru_cache

from mazelib.learner.guard.only_noted import only_noted
from mazelib.learner.script import plain_words as plain
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
    except RecursionError:
        return Proof(_("it is nested too deeply"))
    if rule not in file.rules:
        return Proof(_("it is no function or class of its own file"))
    for node in file.odd:
        code = ast.unparse(node).splitlines()[0]
        words = _("line {line}: {code}")
        return Proof(words.format(line=getattr(node, "lineno", 1), code=code[:MOST_LETTERS]))
    return Proof(only_noted=only_noted(program, rule))


class _File:
    """A learner's file: what the names at its top stand for, and its ``odd`` nodes, not plain."""

    def __init__(self, program: ast.Module) -> None:
        self.odd: list[ast.AST] = []
        #: The names of functions, of rules (functions and classes), of what is imported from us,
        #: and of data.
        self.functions: set[str] = set()
        self.rules: set[str] = set()
        self.ours: set[str] = set()
        self.data: set[str] = set()
        #: The node around each node.
        self.outer: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(program):
            for inner in ast.iter_child_nodes(node):
                self.outer[inner] = node
        for statement in program.body:
            self._read(statement)
        for node in ast.walk(program):
            if isinstance(node, ast.FunctionDef):
                _Function(self, node)

    @property
    def names(self) -> set[str]:
        """All names at the top of the file."""
        return self.rules | self.ours | self.data

    def demand(self, is_plain: bool, node: ast.AST) -> None:
        """Note a node that is not plain."""
        if not is_plain:
            self.odd.append(node)

    def stands_for_data(self, name: str) -> bool:
        """Whether a name at the top stands for plain data."""
        return name in self.data or name in plain.OUR_VALUES & self.ours

    def _read(self, statement: ast.stmt) -> None:
        """Read a statement at the top. It is of one of these kinds, or it is odd."""
        match statement:
            case ast.Expr(value=ast.Constant()) | ast.Import(names=[ast.alias("here", None)]):
                pass
            case ast.ImportFrom():
                self._read_import(statement)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._demand_data(value)
                self._give(name, self.data, statement)
            case ast.FunctionDef(name=name):
                self._give(name, self.functions, statement)
                self.rules.add(name)
            case ast.ClassDef(name=name):
                self._give(name, self.rules, statement)
                self._read_class(statement)
            case ast.If() if ast.unparse(statement.test) == "__name__ == '__main__'":
                for inner in [*statement.body, *statement.orelse]:
                    self._read(inner)
            case ast.Expr(value=ast.Call(func=ast.Name(id="show"), args=args, keywords=keywords)):
                for given in [*args, *keywords]:
                    self.demand(_is_made_of(plain.AT_THE_TOP, given), statement)
            case _:
                self.odd.append(statement)

    def _give(self, name: str, names: set[str], node: ast.AST) -> None:
        """Give a fresh name to what stands at a node: one that means nothing else."""
        is_special = name.startswith("__") or name in plain.FUNCTIONS | plain.ONE_BY_ONE
        self.demand(not is_special and name not in self.names, node)
        names.add(name)

    def _read_import(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        for alias in node.names:
            is_ours = module.partition(".")[0] == "mazelib" and alias.name in OURS
            is_plain = is_ours or module == "__future__"
            self.demand(is_plain and not node.level and not alias.asname, node)
            self._give(alias.name, self.ours, node)

    def _read_class(self, node: ast.ClassDef) -> None:
        self.demand(not node.bases and not node.keywords and not node.decorator_list, node)
        for inner in node.body:
            match inner:
                case ast.Expr(value=ast.Constant()) | ast.FunctionDef() | ast.Pass():
                    pass
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    self.demand(not name.startswith("__"), inner)
                    self._demand_data(value)
                case _:
                    self.odd.append(inner)

    def _demand_data(self, value: ast.expr) -> None:
        self.demand(_is_made_of(plain.DATA, value), value)
        for part in ast.walk(value):
            if isinstance(part, ast.Name):
                self.demand(self.stands_for_data(part.id), part)
            if isinstance(part, ast.Attribute):
                self.demand(part.attr in plain.ATTRIBUTES, part)


class _Function(ast.NodeVisitor):
    """Looks at every node of one function or method, and demands of its file that it is plain."""

    def __init__(self, file: _File, function: ast.FunctionDef) -> None:
        self._file = file
        parameters = [node for node in ast.walk(function.args) if isinstance(node, ast.arg)]
        #: The name that stands for the object, and its methods; empty in a function.
        self._self = ""
        self._methods: set[str] = set()
        around = file.outer[function]
        if isinstance(around, ast.ClassDef):
            self._self = parameters[0].arg if parameters else ""
            methods = [node for node in around.body if isinstance(node, ast.FunctionDef)]
            self._methods = {node.name for node in methods}
        self._locals = {node.arg for node in parameters} | _names_given_in(function)
        self._demand_plain_head(function, parameters)
        for statement in function.body:
            self.visit(statement)

    def _demand_plain_head(self, function: ast.FunctionDef, parameters: list[ast.arg]) -> None:
        is_special = function.name.startswith("__") and function.name != "__init__"
        self._file.demand(not is_special and not function.decorator_list, function)
        for default in [*function.args.defaults, *function.args.kw_defaults]:
            self._file.demand(default is None or isinstance(default, ast.Constant), function)
        for hint in [function.returns, *(node.annotation for node in parameters)]:
            self._file.demand(hint is None or _is_made_of(plain.AT_THE_TOP, hint), function)

    def visit(self, node: ast.AST) -> None:
        """Look at a node, and then at its parts."""
        is_listed = type(node).__name__ in plain.WORDS or isinstance(node, plain.SIGNS)
        self._file.demand(is_listed, node)
        if is_listed:
            super().visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """A name stands for data. The object itself is only asked for what it keeps."""
        is_data = node.id in self._locals or self._file.stands_for_data(node.id)
        self._file.demand(is_data and node.id != self._self, node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A name after a dot is what the object keeps, or what a turn, heading or view has."""
        if isinstance(node.value, ast.Name) and node.value.id == self._self:
            is_kept = node.attr not in self._methods and not node.attr.startswith("__")
            self._file.demand(is_kept, node)
        else:
            is_read = isinstance(node.ctx, ast.Load)
            self._file.demand(is_read and node.attr in plain.ATTRIBUTES, node)
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        """What is called is a known function, a method of the object, or one of plain data."""
        match node.func:
            case ast.Name(id=name):
                known = plain.FUNCTIONS | plain.ONE_BY_ONE | self._file.functions
                known |= (plain.OUR_FUNCTIONS | plain.OUR_VALUES) & self._file.ours
                self._file.demand(name in known - self._locals, node)
                if name in plain.ONE_BY_ONE:
                    self._demand_taken_at_once(node)
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name == self._self:
                self._file.demand(attr in self._methods and attr != "__init__", node)
            case ast.Attribute(value=value, attr=attr):
                self._file.demand(attr in plain.METHODS, node)
                self.visit(value)
                if attr in plain.ONE_BY_ONE_METHODS:
                    self._demand_taken_at_once(node)
            case _:
                self._file.odd.append(node)
        for argument in [*node.args, *node.keywords]:
            self.visit(argument)

    def visit_keyword(self, node: ast.keyword) -> None:
        """An argument given by name. A key may be a method: ``min(ways, key=marks.get)``.

        Nothing else is given a method: its text would tell an address in the machine's memory.
        """
        self._file.demand(node.arg is not None, node)
        match self._file.outer[node], node:
            case (
                ast.Call(func=ast.Name(id=name)),
                ast.keyword(arg="key", value=ast.Attribute(value=value, attr="get" | "index")),
            ) if name in plain.COMPARE_BY_A_KEY:
                self.visit(value)
            case _:
                self.visit(node.value)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Its own names end with it: then they must not mean something else at the top."""
        self._file.demand(not _names_given_in(node) & self._file.names, node.target)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """The word ``is`` compares only with None, of which there is one."""
        asks_is = any(isinstance(sign, (ast.Is, ast.IsNot)) for sign in node.ops)
        is_with_none = [ast.unparse(side) for side in node.comparators] == ["None"]
        self._file.demand(not asks_is or is_with_none, node)
        self.generic_visit(node)

    def _demand_taken_at_once(self, node: ast.expr) -> None:
        """Demand that values which come one by one are all taken, so that nobody keeps the rest."""
        match self._file.outer[node]:
            case ast.For(iter=values) | ast.comprehension(iter=values):
                is_taken = values is node
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[values]):
                is_taken = values is node
            case ast.Call(func=ast.Name(id=name), args=[values, *others]):
                is_all = not others or name in plain.ONE_BY_ONE
                is_taken = is_all and name in plain.TAKE_ALL - self._locals
            case _:
                is_taken = False
        self._file.demand(is_taken, node)


def _names_given_in(node: ast.AST) -> set[str]:
    """All names that get a value somewhere in a node."""
    names = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
    return {name.id for name in names if isinstance(name.ctx, ast.Store)}


def _is_made_of(kinds: tuple[type, ...], node: ast.AST) -> bool:
    """Whether a node and all its parts are of these kinds."""
    return all(isinstance(part, kinds) for part in ast.walk(node))
